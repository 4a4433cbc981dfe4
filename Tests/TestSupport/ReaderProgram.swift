import Foundation

/// The reader of Swift source, which `make reader` builds.
package enum ReaderProgram {
  package static let isBuilt = FileManager.default.isExecutableFile(
    atPath: ".build/reader/release/layout-render-swift")

  /// Whether tests use it. A missing reader is an error where all tests are expected to run.
  package static let isExpected = isBuilt || ProcessInfo.processInfo.environment["CI"] != nil
}
