import AutoLayout
import Glibc
import LayoutFiles
import LayoutScene
import SafeText

/// The samples as chapters of a book, in the order of their file names.
struct Book {
  struct Sample {
    /// The path below the samples' folder, without its extension.
    var path: String
    /// The same with its extension.
    var file: String
    /// The code that the views come from, if they come from Swift source.
    var code: String?
    var title: String
    var description: String
    var options: [(title: String, description: String)]
    /// The width and height of its picture as attributes of an image, so that a page keeps the room for it; empty if
    /// there is no picture yet.
    var size: String
    /// Whether there is a live page beside the picture. Logs have none.
    var hasPage: Bool
  }

  struct Chapter {
    /// The title in headings.
    var title: String
    /// The anchor of the chapter in the page.
    var anchor: String
    var samples: [Sample]
  }

  var chapters: [Chapter]

  /// The folder with the pictures, one for each sample, by the sample's path.
  private let pictures: String

  /// - Throws: `BookError` for a folder or a sample that cannot be read.
  init(folder: String, pictures: String) throws(BookError) {
    self.pictures = pictures
    let names = try Self.entries(of: folder)
    chapters = [
      Chapter(
        title: "Where it began", anchor: "start",
        samples: try Self.samples(in: folder, prefix: "", names, pictures))
    ]
    for name in names where !name.contains(".") {
      let samples = try Self.samples(
        in: folder, prefix: name + "/", try Self.entries(of: "\(folder)/\(name)"), pictures)
      let words = name.drop { $0.isNumber || $0 == "-" }.replacing("-", with: " ")
      chapters.append(
        Chapter(title: words.prefix(1).uppercased() + words.dropFirst(), anchor: name, samples: samples))
    }
  }

  mutating func leaveOutLivePages() {
    for chapter in chapters.indices {
      for sample in chapters[chapter].samples.indices { chapters[chapter].samples[sample].hasPage = false }
    }
  }

  private static func samples(
    in folder: String, prefix: String, _ names: [String], _ pictures: String
  ) throws(BookError) -> [Sample] {
    var samples: [Sample] = []
    for name in names where isSample(name) {
      let path = prefix + PathText.divided(name).stem
      let bytes = try bytes(of: "\(folder)/\(prefix)\(name)")
      if let sample = try sourceSample(bytes, path, name: prefix + name, in: folder, pictures) {
        samples.append(sample)
        continue
      }
      let result =
        if InterfaceBuilderReader.reads(name) {
          InterfaceBuilderReader.read(bytes, input: name)
        } else if name.hasSuffix(".log") {
          ConflictLogReader.read(bytes, input: name)
        } else {
          ScenarioReader.read(bytes, input: name)
        }
      guard let scene = result.scene else { throw .unreadable(path) }
      samples.append(
        Sample(
          path: path, file: prefix + name, title: scene.title ?? name, description: scene.description ?? "",
          options: scene.options.map { ($0.title ?? $0.name, $0.description ?? "") },
          size: size(of: "\(pictures)/\(path).svg"),
          hasPage: access("\(pictures)/\(path).html", R_OK) == 0))
    }
    return samples
  }

  /// A scenario whose views come from a class: its own texts need no reader of the class.
  ///
  /// - Returns: nil for another file.
  private static func sourceSample(
    _ bytes: [UInt8], _ path: String, name: String, in folder: String, _ pictures: String
  ) throws(BookError) -> Sample? {
    guard name.hasSuffix(".json") else { return nil }
    let scenario: JSONNode
    do throws(Diagnostic) { scenario = try JSONNode(parsing: bytes) } catch { return nil }
    guard let source = scenario["source"]?.string, let file = source.split(separator: "#").first else {
      return nil
    }
    let place = "\(folder)/\(name.prefix { $0 != "/" })/\(file)"
    return Sample(
      path: path, file: name, code: String(decoding: try Self.bytes(of: place), as: UTF8.self),
      title: scenario["title"]?.string ?? name, description: scenario["description"]?.string ?? "",
      options: (scenario["options"]?.elements ?? []).map {
        ($0["title"]?.string ?? $0["name"]?.string ?? "", $0["description"]?.string ?? "")
      },
      size: size(of: "\(pictures)/\(path).svg"), hasPage: access("\(pictures)/\(path).html", R_OK) == 0)
  }

  private static func size(of picture: String) -> String {
    guard let bytes = try? bytes(of: picture) else { return "" }
    let head = String(decoding: bytes.prefix(1000), as: UTF8.self)
    return head.firstMatch(of: /<svg[^>]*?(width="[0-9.]+" height="[0-9.]+")/).map { String($0.1) } ?? ""
  }

  private static func isSample(_ name: String) -> Bool {
    name.hasSuffix(".json") && !name.hasSuffix(".schema.json") || name.hasSuffix(".log")
      || InterfaceBuilderReader.reads(name)
  }

  private static func entries(of folder: String) throws(BookError) -> [String] {
    guard let directory = opendir(folder) else { throw .unreadable(folder) }
    defer { closedir(directory) }
    var names: [String] = []
    while let entry = readdir(directory) {
      let name = withUnsafeBytes(of: entry.pointee.d_name) { bytes in
        String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
      }
      if !name.hasPrefix(".") { names.append(name) }
    }
    return names.sorted { (Self.number($0), $0) < (Self.number($1), $1) }
  }

  /// The number that a name begins with: chapter 10 comes after chapter 9.
  private static func number(_ name: String) -> Int { Int(name.prefix { $0.isASCII && $0.isNumber }) ?? 0 }

  private static func bytes(of path: String) throws(BookError) -> [UInt8] {
    guard let file = fopen(path, "r") else { throw .unreadable(path) }
    defer { fclose(file) }
    var bytes: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&chunk, 1, chunk.count, file)
      if count == 0 { return bytes }
      bytes += chunk.prefix(count)
    }
  }
}

enum BookError: Error {
  case unreadable(String)
  case unwritable(String)
}
