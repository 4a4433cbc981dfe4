package import Foundation

/// The reader of Swift source.
package enum ReaderProgram {
  /// The program, as `make test` built it with the tests, or otherwise `make reader`; nil if neither did.
  package static let url: URL? = {
    let tests = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
    let folders = [tests, PackageFolder.url.appending(path: ".build/reader/release")]
    return folders.map { $0.appending(path: "layout-render-swift") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }()

  /// Whether tests use it. A missing reader is an error where all tests are expected to run.
  package static let isExpected = url != nil || ProcessInfo.processInfo.environment["CI"] != nil
}
