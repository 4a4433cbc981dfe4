import AutoLayout
import LayoutFiles
import LayoutScene
import SafeText

/// A scenario whose views are those of a class in Swift source, each option with values of its own:
///
///     {"source": "CardView.swift#CardView", "options": [{"name": "long", "set": {"titleLabel.text": "…"}}]}
struct SourceScenario {
  /// The files that are read, the one with the class first, as the scenario names them.
  private let sources: [String]
  /// nil: the file has only one.
  private let className: String?
  private let scenario: JSONNode
  private let file: InputFile
  private let text: SourceText

  /// - Returns: nil for a scenario with views of its own, and for what is no scenario.
  init?(_ bytes: [UInt8], of file: InputFile) throws(Failure) {
    guard Self.isLikely(bytes) else { return nil }
    do throws(Diagnostic) { scenario = try JSONNode(parsing: bytes) } catch { return nil }
    (self.file, text) = (file, SourceText(bytes))
    guard let source = scenario["source"] else { return nil }
    let names = source.string.map { [$0] } ?? (source.elements ?? []).compactMap(\.string)
    guard let first = names.first else { throw .sourceUnnamed }
    for key in ["views", "constraints"] where scenario[key] != nil { throw .besideSource(key) }
    let parts = first.split(separator: "#", maxSplits: 1).map(String.init)
    guard let path = parts.first else { throw .sourceUnnamed }
    sources = [path] + names.dropFirst()
    className = parts.count > 1 ? parts[1] : nil
  }

  /// Whether the word is there, perhaps of a view or a constraint.
  static func isLikely(_ bytes: [UInt8]) -> Bool { bytes.firstRange(of: Array("\"source\"".utf8)) != nil }

  /// What the reader of Swift source says about the options, in one reading.
  ///
  func reading(
    _ files: ImageFolder, _ overrides: CanvasOverrides, _ measurer: LayoutPasses.Measurer?
  ) throws(Failure) -> [UInt8] {
    let folder = file.imageFolder
    var texts: [JSONNode.Member] = []
    for name in sources {
      let text = try Failure.from({ Failure($0).about(InputFile(argument: folder + name)) }) {
        () throws(InputError) in try files.content(of: name)
      }
      texts.append((folder + name, .string(String(decoding: text, as: UTF8.self))))
    }
    var (options, notes): ([JSONNode], [JSONNode]) = ([], [])
    var names: Set<String> = []
    for (number, option) in (scenario["options"]?.elements ?? [.object([])]).enumerated() {
      if let other = option.members?.first(where: { !Self.keys.contains($0.0) })?.0 {
        throw .optionKey(other, at: text.place(ofJSON: [.key("options"), .element(number), .key(other)]))
      }
      if scenario["options"] != nil {
        guard let name = option["name"]?.string, names.insert(name).inserted else {
          throw .optionUnnamed(at: text.place(ofJSON: [.key("options"), .element(number), .key("name")]))
        }
      }
      let canvas =
        scenario["canvas"] == nil && option["canvas"] == nil
        ? nil : merged([scenario["canvas"], option["canvas"]])
      let screen = SwiftReading.canvas(overrides, canvas?.members)
      let reply = try reply(
        className, option, texts, on: screen,
        measurer.map { LayoutPasses(overrides: overrides, canvas: canvas, measurer: $0) })
      let found = (reply["options"]?.elements ?? []).map { withPlaces($0, ofOption: number) }
      guard let layout = found.first, className != nil || found.count == 1 else {
        let all = found.isEmpty ? try self.reply(nil, .object([]), texts, on: screen, nil) : reply
        let names = (all["options"]?.elements ?? []).compactMap { $0["name"]?.string }
        throw .classUnknown(className, in: sources[0], names, reply)
      }
      let own = ["name", "title", "description"].compactMap { key in option[key].map { (key, $0) } }
      options.append(merged([layout, .object(own + (canvas.map { [("canvas", $0)] } ?? []))]))
      notes += (reply["notUnderstood"]?.elements ?? []).filter { !notes.contains($0) }
    }
    let replaced = ["source", "options", "canvas"]
    let shared = (scenario.members ?? []).filter { !replaced.contains($0.0) }
    let reading: [JSONNode.Member] = [
      ("version", .number(1)), ("options", .array(options)), ("notUnderstood", .array(notes)),
      ("shared", .object(shared)),
    ]
    return Array(JSONNode.object(reading).line.utf8)
  }

  private func reply(
    _ name: String?, _ option: JSONNode, _ texts: [JSONNode.Member], on canvas: Canvas,
    _ passes: LayoutPasses?
  ) throws(Failure) -> JSONNode {
    let values = ["set", "calls"].compactMap { key in option[key].map { (key, $0) } }
    let paths = texts.map(\.0)
    let bytes = try SwiftReader.read(
      paths, from: [paths[0]], name, [("texts", .object(texts))] + values, on: canvas, passes)
    return try Failure.from({ Failure(.badInput, [Message($0)]) }) { () throws(Diagnostic) in
      try JSONNode(parsing: bytes)
    }
  }

  /// What is said of the calls and values of an option, at its lines.
  private func withPlaces(_ layout: JSONNode, ofOption number: Int) -> JSONNode {
    guard let notes = layout["notUnderstood"]?.elements else { return layout }
    return merged([layout, .object([("notUnderstood", .array(notes.map { placed($0, ofOption: number) }))])])
  }

  private func placed(_ note: JSONNode, ofOption number: Int) -> JSONNode {
    guard let path = note["file"]?.string, path.hasPrefix("#") else { return note }
    let parts = path.dropFirst().split(separator: ".", maxSplits: 1).map(String.init)
    let steps = parts.enumerated().map { place, part in
      place == 1 ? Int(part).map { JSONStep.element($0) } ?? .key(part) : .key(part)
    }
    guard let place = text.place(ofJSON: [.key("options"), .element(number)] + steps) else { return note }
    return merged([
      note,
      .object([
        ("file", .string(file.argument)), ("line", .number(Double(place.line))),
        ("column", .number(Double(place.column))),
      ]),
    ])
  }

  /// The keys of an option.
  fileprivate static let keys = ["name", "title", "description", "canvas", "set", "calls"]

  /// One object with the members of all, of which the last counts.
  private func merged(_ objects: [JSONNode?]) -> JSONNode {
    var members: [JSONNode.Member] = []
    for (key, value) in objects.flatMap({ $0?.members ?? [] }) {
      members.removeAll { $0.0 == key }
      members.append((key, value))
    }
    return .object(members)
  }
}

extension Failure {
  fileprivate static let sourceUnnamed = Failure(
    .badInput, code: "source-unnamed", "\"source\" names no file",
    help: "write a file and a class, as in \"CardView.swift#CardView\"")

  private static func mistake(
    _ code: String, _ message: String, at place: SourcePlace?, help: String? = nil
  ) -> Failure {
    Failure(.badInput, [Message(Diagnostic(.error, code: code, message, at: place, help: help))])
  }

  fileprivate static func optionKey(_ key: String, at place: SourcePlace?) -> Failure {
    mistake(
      "unknown-key", "unknown key \"\(key)\" in an option of views from source", at: place,
      help: known(SourceScenario.keys, near: key))
  }

  fileprivate static func optionUnnamed(at place: SourcePlace?) -> Failure {
    mistake("option-name", "every option needs a \"name\" that no other has", at: place)
  }

  fileprivate static func besideSource(_ key: String) -> Failure {
    Failure(
      .badInput, code: "beside-source", "\"\(key)\" cannot stand beside \"source\", which has them",
      help: "change the code, or set properties in an option")
  }

  fileprivate static func classUnknown(
    _ name: String?, in file: String, _ found: [String], _ reply: JSONNode
  ) -> Failure {
    if let reason = reply["notMade"]?.elements?.first(where: { $0["name"]?.string == name })?["reason"]?
      .string
    {
      return Failure(.badInput, code: "not-made", "“\(name ?? "")” cannot be made: \(reason)")
    }
    guard let name else {
      return Failure(
        .badInput, code: "class-unnamed", "\"source\" names no class",
        help: found.isEmpty
          ? "there is no view class in \(file)"
          : "write \"\(file)#\(found[0])\"; there are \(found.map { "\"\($0)\"" }.joined(separator: ", "))")
    }
    return Failure(
      .badInput, code: "class-unknown", "there is no view class or controller “\(name)” in \(file)",
      help: found.isEmpty ? nil : known(found, near: name))
  }
}
