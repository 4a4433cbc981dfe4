import AutoLayout
import Diagnostics
import Glibc
import InterfaceBuilderFiles
import JSONText
import LayoutScene
import SafeText
import ScenarioFiles
import SwiftCode
import XcodeLogs

/// The samples as chapters of a book, in the order of their file names.
struct Book {
  struct Sample {
    /// The path below the samples' folder, without its extension.
    var path: String
    /// The same with its extension.
    var file: String
    /// The code that the views come from, or else UIKit code that makes the first option; logs have none.
    var code: String?
    var codeTitle: String
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

  private(set) var chapters: [Chapter] = []

  /// The folder with the samples.
  private let folder: String
  /// The folder with the pictures, one for each sample, by the sample's path.
  private let pictures: String
  /// Whether live pages beside the pictures are linked.
  private let isLive: Bool

  /// - Throws: `BookError` for a folder or a sample that cannot be read.
  init(folder: String, pictures: String, isLive: Bool) throws(BookError) {
    (self.folder, self.pictures, self.isLive) = (folder, pictures, isLive)
    let names = try Self.entries(of: folder)
    chapters.append(Chapter(title: "Where it began", anchor: "start", samples: try samples(names, below: "")))
    for name in names where !name.contains(".") {
      let samples = try samples(try Self.entries(of: "\(folder)/\(name)"), below: name + "/")
      let words = name.drop { $0.isNumber || $0 == "-" }.replacing("-", with: " ")
      chapters.append(
        Chapter(title: words.prefix(1).uppercased() + words.dropFirst(), anchor: name, samples: samples))
    }
  }

  private func samples(_ names: [String], below prefix: String) throws(BookError) -> [Sample] {
    var samples: [Sample] = []
    for name in names where Self.isSample(name) {
      let bytes = try Self.bytes(of: "\(folder)/\(prefix)\(name)")
      let ofSource = try sourceSample(bytes, file: prefix + name)
      let sample = if let ofSource { ofSource } else { try sample(bytes, name: name, below: prefix) }
      samples.append(sample)
    }
    return samples
  }

  /// A scenario whose views come from a class: its own texts need no reader of the class.
  ///
  /// - Returns: nil for another file.
  private func sourceSample(_ bytes: [UInt8], file: String) throws(BookError) -> Sample? {
    guard file.hasSuffix(".json"), let scenario = try? JSONNode(parsing: bytes),
      let source = scenario["source"]?.string, let sourceFile = source.split(separator: "#").first
    else { return nil }
    let code = try Self.bytes(of: "\(folder)/\(file.prefix { $0 != "/" })/\(sourceFile)")
    return sample(
      file, title: scenario["title"]?.string, description: scenario["description"]?.string,
      options: (scenario["options"]?.elements ?? []).map {
        ($0["title"]?.string ?? $0["name"]?.string ?? "", $0["description"]?.string ?? "")
      },
      code: String(decoding: code, as: UTF8.self), codeTitle: "The code")
  }

  private func sample(_ bytes: [UInt8], name: String, below prefix: String) throws(BookError) -> Sample {
    let isLog = name.hasSuffix(".log")
    let result =
      if InterfaceBuilderReader.reads(name) {
        InterfaceBuilderReader.read(bytes, input: name)
      } else if isLog {
        ConflictLogReader.read(bytes, input: name)
      } else {
        ScenarioReader.read(bytes, input: name)
      }
    guard let scene = result.scene else { throw .unreadable(prefix + name) }
    let options = scene.options.map { ($0.title ?? $0.name, $0.description ?? "") }
    let code = SwiftFile(scene, options: [0], source: SourceText(bytes))
    return sample(
      prefix + name, title: scene.title, description: scene.description, options: options,
      code: isLog || code.classes.isEmpty ? nil : code.text,
      codeTitle: options.count == 1 ? "UIKit code" : "UIKit code: \(options[0].0)")
  }

  private func sample(
    _ file: String, title: String?, description: String?, options: [(title: String, description: String)],
    code: String?, codeTitle: String
  ) -> Sample {
    let path = PathText.divided(file).stem
    return Sample(
      path: path, file: file, code: code, codeTitle: codeTitle, title: title ?? PathText.name(of: file),
      description: description ?? "", options: options, size: Self.size(of: "\(pictures)/\(path).svg"),
      hasPage: isLive && access("\(pictures)/\(path).html", R_OK) == 0)
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
