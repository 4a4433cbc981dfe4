import Foundation

/// Interface Builder files with the frames that their scenes recorded, where such a folder is at hand: the one
/// that LAYOUT_RENDER_STORYBOARDS names, or a folder `storyboards` with a manifest in a folder beside this
/// checkout.
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

  /// nil without such a folder.
  static func find() -> RecordedScenes? {
    folders().lazy.compactMap { folder -> RecordedScenes? in
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
      let files = names.filter { $0.hasSuffix(".expected.json") }.sorted().compactMap { name in
        (try? Data(contentsOf: folder.appending(path: name)))
          .flatMap { try? JSONDecoder().decode(File.self, from: $0) }
      }
      return files.isEmpty ? nil : RecordedScenes(folder: folder, files: files)
    }.first
  }

  private static func folders() -> [URL] {
    if let named = ProcessInfo.processInfo.environment["LAYOUT_RENDER_STORYBOARDS"] {
      return [URL(fileURLWithPath: named)]
    }
    var beside = URL(fileURLWithPath: #filePath)
    for _ in 0..<5 { beside.deleteLastPathComponent() }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: beside.path)) ?? []
    return names.sorted().map { beside.appending(path: $0).appending(path: "storyboards") }
      .filter { FileManager.default.fileExists(atPath: $0.appending(path: "manifest.json").path) }
  }
}
