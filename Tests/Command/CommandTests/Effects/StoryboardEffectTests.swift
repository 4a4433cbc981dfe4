import AutoLayout
import Foundation
import PangoCairoBackend
import ScenarioFiles
import TestSupport
import Testing

@testable import Diagnostics
@testable import InterfaceBuilderFiles
@testable import XMLText

/// Every element and attribute that the reader of Interface Builder's files asks for does something: somewhere in the
/// samples, or in the documents below, a message, a frame or a picture is another one without it, or with another value.
@Suite struct StoryboardEffectTests {
  private let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  @Test func everyWordOfTheReaderHasAnEffect() throws {
    // Written to Swift code as the system's spacing: `ConvertTests`.
    var idle = try Self.askedFor().subtracting(["symbolic"]).subtracting(Self.converted)
    var tries: [String: Int] = [:]
    for (name, document) in try Self.documents() {
      let plain = Self.canvases.map { outcome(of: document, name, on: $0) }
      #expect(!plain[0].isFailure, "\(name)")
      for (word, others) in Self.occurrences(in: document) where idle.contains(word) {
        tries[word, default: 0] += 1
        guard tries[word, default: 0] <= 60 else { continue }
        if others.contains(where: { !isSame($0, name, as: plain) }) { idle.remove(word) }
      }
    }
    for word in idle.sorted() {
      let count = tries[word, default: 0]
      Issue.record("\(word) \(count == 0 ? "is in no document" : "has no effect in \(count) places")")
    }
  }

  /// Interface Builder's canvas shows neither rows of these heights nor scrolled content: the app does.
  private static let converted: Set = [
    "alwaysBounceHorizontal", "alwaysBounceVertical", "contentInsetAdjustmentBehavior", "rowHeight",
    "sectionHeaderHeight", "sectionFooterHeight",
  ]

  @Test func whatOnlyTheAppShowsIsConverted() throws {
    var lost = Self.converted
    for (name, document) in try Self.documents() {
      let plain = scenario(of: document, name)
      for (word, others) in Self.occurrences(in: document) where lost.contains(word) {
        if others.contains(where: { scenario(of: $0, name) != plain }) { lost.remove(word) }
      }
    }
    #expect(lost == [])
  }

  private func scenario(of document: XMLElement, _ name: String) -> String? {
    InterfaceBuilderReader.read(Array(document.written.utf8), input: name).scene
      .flatMap { try? ScenarioWriter.json(ofScene: 0, in: $0) }
  }

  /// The canvas of the document, and another one, where views are resized.
  private static let canvases: [CanvasOverrides] = {
    var other = CanvasOverrides()
    other.size = Size(width: 500, height: 900)
    return [CanvasOverrides(), other]
  }()

  private func outcome(of document: XMLElement, _ name: String, on canvas: CanvasOverrides) -> VisibleOutcome
  {
    let bytes = Array(document.written.utf8)
    return VisibleOutcome(
      of: InterfaceBuilderReader.read(bytes, input: name, overrides: canvas), bytes, measurer)
  }

  /// - Parameter plain: the outcome on each canvas.
  private func isSame(_ document: XMLElement, _ name: String, as plain: [VisibleOutcome]) -> Bool {
    !zip(Self.canvases, plain).contains { canvas, plain in
      outcome(of: document, name, on: canvas).differs(from: plain)
    }
  }

  // MARK: Words

  /// What the reader's source asks elements for: attributes, children by their names and by their keys.
  private static func askedFor() throws -> Set<String> {
    let files = try Places.files(
      below: PackageFolder.sources(of: "InterfaceBuilderFiles"), withExtension: "swift")
    var words = Set<String>()
    for file in files {
      let source = try String(contentsOf: file, encoding: .utf8)
      for match in source.matches(
        of:
          /(?:\w|\]|\?)\["(\w+)"\]|flag\("(\w+)"\)|number\(\.(\w+)\)|child\("(\w+)"|key: "(\w+)"|list\("(\w+)"\)/
      ) {
        let found = [
          match.output.1, match.output.2, match.output.3, match.output.4, match.output.5, match.output.6,
        ]
        words.formUnion(found.compactMap { $0.map(String.init) })
      }
    }
    #expect(words.count > 100)
    return words
  }

  /// The attributes, elements and keys of a document, each with the document without it, and with other values.
  private static func occurrences(in document: XMLElement) -> [(word: String, others: [XMLElement])] {
    var found: [(String, [XMLElement])] = []
    func visit(_ element: XMLElement, _ whole: @escaping (XMLElement?) -> XMLElement) {
      for (index, (name, value)) in element.attributes.enumerated() {
        var others: [XMLElement] = []
        for new in [nil] + otherValues(of: name, value) {
          var changed = element
          if let new { changed.attributes[index].value = new } else { changed.attributes.remove(at: index) }
          others.append(whole(changed))
        }
        found.append((name, others))
        if name == "key" { found.append((value, [whole(nil)])) }
      }
      found.append((element.name, [whole(nil)]))
      for (index, child) in element.children.enumerated() {
        visit(child) { new in
          var changed = element
          if let new { changed.children[index] = new } else { changed.children.remove(at: index) }
          return whole(changed)
        }
      }
    }
    for (index, child) in document.children.enumerated() {
      visit(child) { new in
        var changed = document
        if let new { changed.children[index] = new } else { changed.children.remove(at: index) }
        return changed
      }
    }
    for index in document.attributes.indices {
      var changed = document
      let name = changed.attributes.remove(at: index).name
      found.append((name, [changed]))
    }
    return found
  }

  private static func otherValues(of name: String, _ value: String) -> [String?] {
    switch value {
    case "YES": ["NO"]
    case "NO": ["YES"]
    default:
      (words[name] ?? []) + (Double(value).map { [String($0 + 7), "0.5"] } ?? ["\(value)2"])
    }
  }

  /// Attributes whose values are words of Interface Builder's.
  private static let words = [
    "appearance": ["dark"], "orientation": ["landscape"], "toolsVersion": ["7706"],
    "targetRuntime": ["iOS.CocoaTouch"], "lineBreakMode": ["clip", "headTruncation"],
    "contentMode": ["center"], "buttonType": ["infoLight", "custom"],
  ]

  // MARK: Documents

  /// The smallest first, since a word is tried only until it has had an effect.
  private static func documents() throws -> [(String, XMLElement)] {
    let folder = Places.samples.appending(path: "10-interface-builder")
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    let samples = try names.filter(InterfaceBuilderReader.reads).map {
      ($0, [UInt8](try Data(contentsOf: folder.appending(path: $0))))
    }
    let all = samples + StoryboardDocuments.all.map { ($0.0, Array($0.1.utf8)) }
    return try all.sorted { $0.1.count < $1.1.count }.map { name, bytes in
      var findings = Findings(source: SourceText(bytes))
      return (name, try #require(XMLParser.parse(&findings), "\(name)"))
    }
  }
}

extension XMLElement {
  /// The text of the element.
  fileprivate var written: String {
    func escaped(_ text: String) -> String {
      text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
        .replacing("\n", with: "&#10;")
    }
    let attributes = attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
    let content =
      (text.allSatisfy(\.isWhitespace) ? "" : escaped(text)) + children.map(\.written).joined(separator: "\n")
    return "<\(name)\(attributes)>\(content)</\(name)>"
  }
}
