import Foundation
import LayoutReview

/// The locations of the files of one layout.
struct BaselineFiles {
  /// The name of the files without their endings.
  let name: String
  /// The folder of the baselines of a test's file.
  private let folder: URL
  /// The folder for pictures of layouts that differ.
  private let failures: URL

  /// - Parameters:
  ///   - name: the name given in the test.
  ///   - testFile: the path of the test's source file.
  init(name: String, variant: LayoutVariant, testFile: String) {
    let stem = ReviewFileNames.stem(of: name)
    self.name = stem + variant.suffix
    let file = URL(fileURLWithPath: testFile)
    let suite = file.deletingPathExtension().lastPathComponent
    let tests = file.deletingLastPathComponent()
    folder = tests.appendingPathComponent("__Layouts__").appendingPathComponent(suite)
    failures = Self.failureFolder(for: tests).appendingPathComponent(suite)
  }

  var solution: URL { folder.appendingPathComponent(name + ".json") }
  var picture: URL { folder.appendingPathComponent(name + ".png") }

  /// - Parameter kind: the kind of picture, such as `difference`; nil for the picture itself.
  func failedPicture(_ kind: String?, _ ending: String = "png") -> URL {
    failures.appendingPathComponent([name, kind, ending].compactMap { $0 }.joined(separator: "."))
  }

  /// The folder `.build/layouts` of the package that the test belongs to or, without one, of the temporary folder.
  private static func failureFolder(for tests: URL) -> URL {
    var folder = tests.standardizedFileURL
    while folder.path != "/" {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent("Package.swift").path) {
        return folder.appendingPathComponent(".build/layouts")
      }
      folder.deleteLastPathComponent()
    }
    return FileManager.default.temporaryDirectory.appendingPathComponent("layouts")
  }

  /// The content of a file; nil if it does not exist.
  static func read(_ file: URL) throws(SnapshotError) -> [UInt8]? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      return [UInt8](try Data(contentsOf: file))
    } catch {
      throw .brokenBaseline(file.path, reason: error.localizedDescription)
    }
  }

  /// Writes a file atomically, and makes the folders on its path.
  static func write(_ bytes: [UInt8], to file: URL) throws(SnapshotError) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(bytes).write(to: file, options: .atomic)
    } catch {
      throw .unwritable(file.path, reason: error.localizedDescription)
    }
  }
}
