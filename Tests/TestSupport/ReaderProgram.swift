package import Foundation

/// The reader of Swift source.
package enum ReaderProgram {
  /// The program, as `make reader` built it; nil if it was not.
  package static let url: URL? = {
    let program = PackageFolder.url.appending(path: ".build/reader/release/layout-render-swift")
    return FileManager.default.isExecutableFile(atPath: program.path) ? program : nil
  }()

  /// Whether tests use it. A missing reader is an error where all tests are expected to run.
  package static let isExpected = url != nil || ProcessInfo.processInfo.environment["CI"] != nil
}
