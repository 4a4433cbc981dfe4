import Foundation
import Testing

/// Interface Builder files with the frames that their scenes recorded: the folder that LAYOUT_RENDER_STORYBOARDS names.
struct RecordedScenes {
  /// A file and what is expected of it.
  struct File: Decodable {
    var file: String
    /// Of Xcode, such as `X12`.
    var era: String
    var scenes: [RecordedScene]
  }

  struct RecordedScene: Codable {
    /// nil in a xib.
    var sceneID: String?
    var device: String?
    /// Pixels per point.
    var scale: Double
    var checks: [Check]
  }

  struct Check: Codable {
    var viewID: String
    var `class`: String
    /// x, y, width and height in the superview's coordinates.
    var frame: [Double]
    /// Those of "xywh" that required equalities alone determine.
    var det: String
    var textDependent: Bool
    /// What rounding to pixels took away, by component.
    var rounding: [String: Double]?
  }

  var folder: URL
  var files: [File]

  /// Without it, tests that need such files are skipped, and say why.
  static let advice: Comment =
    "LAYOUT_RENDER_STORYBOARDS names no folder of Interface Builder files with their frames"

  /// nil without such a folder.
  static func find() -> RecordedScenes? {
    guard let path = ProcessInfo.processInfo.environment["LAYOUT_RENDER_STORYBOARDS"] else { return nil }
    let folder = URL(filePath: path)
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let files = names.filter { $0.hasSuffix(".expected.json") }.sorted().compactMap { name in
      (try? Data(contentsOf: folder.appending(path: name)))
        .flatMap { try? JSONDecoder().decode(File.self, from: $0) }
    }
    return files.isEmpty ? nil : RecordedScenes(folder: folder, files: files)
  }
}
