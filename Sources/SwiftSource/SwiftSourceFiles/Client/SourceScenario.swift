import AutoLayout
package import Diagnostics
package import FileAccess
package import JSONText
import LayoutScene
import SafeText

/// A scenario whose views are those of a class in Swift source, each option with values of its own:
///
///     {"source": "CardView.swift#CardView", "options": [{"name": "long", "set": {"titleLabel.text": "…"}}]}
package struct SourceScenario {
  /// The files that are read, the one with the class first, as the scenario names them.
  private let sources: [String]
  /// The name of the class; nil if the file has only one.
  private let className: String?
  package let text: WrittenJSON
  package var scenario: JSONNode { text.node }

  /// - Returns: nil for a scenario with views of its own, and for anything that is not a scenario.
  package init?(_ bytes: [UInt8]) throws(Failure) {
    guard Self.isLikely(bytes), let text = WrittenJSON(bytes), let source = text.node["source"] else {
      return nil
    }
    self.text = text
    let names = source.string.map { [$0] } ?? (source.elements ?? []).compactMap(\.string)
    let parts = (names.first ?? "").split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
      .map(String.init)
    guard let path = parts.first, !path.isEmpty else {
      throw .sourceUnnamed(text.place(of: [.key("source")]))
    }
    for key in ["views", "constraints"] where text.node[key] != nil {
      throw .besideSource(key, text.place(of: [.key(key)]))
    }
    sources = [path] + names.dropFirst()
    if let name = sources.first(where: { !InputFile.isSwift($0) || !PathText.staysInside($0) }) {
      throw .sourceOutside(name, text.place(of: [.key("source")]))
    }
    className = parts.count > 1 ? parts[1] : nil
  }

  /// Whether the word `"source"` is present, perhaps in a view or a constraint.
  package static func isLikely(_ bytes: [UInt8]) -> Bool {
    bytes.firstRange(of: Array("\"source\"".utf8)) != nil
  }

  /// The reply of the reader of Swift source about all options, as one reading.
  ///
  /// - Parameter file: the file of the scenario.
  package func reading(
    of file: InputFile, _ files: ImageFolder, _ overrides: CanvasOverrides,
    fonts: CodeFonts?
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
    try checkOptions()
    for (number, option) in (scenario["options"]?.elements ?? [.object([])]).enumerated() {
      let canvas =
        scenario["canvas"] == nil && option["canvas"] == nil
        ? nil : merged([scenario["canvas"], option["canvas"]])
      let screen = SwiftReading.canvas(overrides, canvas?.members)
      let reply = try reply(
        className, option, texts, on: screen,
        fonts.map { CodeScreen(overrides, canvas: canvas, $0) })
      let found = reply["options"]?.elements ?? []
      guard let layout = found.first, className != nil || found.count == 1 else {
        let all = found.isEmpty ? try self.reply(nil, .object([]), texts, on: screen, nil) : reply
        let names = (all["options"]?.elements ?? []).compactMap { $0["name"]?.string }
        throw .classUnknown(className, in: sources[0], names, reply, text.place(of: [.key("source")]))
      }
      let own = ["name", "title", "description"].compactMap { key in option[key].map { (key, $0) } }
      let told = placed(layout["notUnderstood"], number, in: file)
      options.append(
        merged([
          layout, .object([("notUnderstood", told)] + own + (canvas.map { [("canvas", $0)] } ?? [])),
        ]))
      let others = placed(reply["notUnderstood"], number, in: file).elements ?? []
      notes += others.filter { !notes.contains($0) }
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
    _ solved: CodeScreen?
  ) throws(Failure) -> JSONNode {
    let values = ["set", "calls"].compactMap { key in option[key].map { (key, $0) } }
    let paths = texts.map(\.0)
    let bytes = try SwiftReader.read(
      paths, from: [paths[0]], name.map { [$0] }, [("texts", .object(texts))] + values, on: canvas, solved)
    return try Failure.from({ Failure(.badInput, [Message($0)]) }) { () throws(Diagnostic) in
      try JSONNode(parsing: bytes)
    }
  }

  /// One object with the members of all objects; of members with the same name, the last one counts.
  package func merged(_ objects: [JSONNode?]) -> JSONNode {
    var members: [JSONNode.Member] = []
    for (key, value) in objects.flatMap({ $0?.members ?? [] }) {
      members.removeAll { $0.0 == key }
      members.append((key, value))
    }
    return .object(members)
  }
}

extension Failure {
  fileprivate static func sourceUnnamed(_ place: SourcePlace) -> Failure {
    Failure(
      wrong: "source-unnamed", "\"source\" names no file", at: place,
      help: "write a file and a class, as in \"CardView.swift#CardView\"")
  }

  fileprivate static func sourceOutside(_ name: String, _ place: SourcePlace) -> Failure {
    Failure(
      wrong: "source-outside",
      "\"\(name)\" is not a file of Swift source in the scenario's folder or below", at: place,
      help: "put the scenario beside the folder of the code, or name the code on the command line")
  }

  fileprivate static func besideSource(_ key: String, _ place: SourcePlace) -> Failure {
    Failure(
      wrong: "beside-source", "\"\(key)\" cannot stand beside \"source\", which has them", at: place,
      help: "change the code, or set properties in an option")
  }

  fileprivate static func classUnknown(
    _ name: String?, in file: String, _ found: [String], _ reply: JSONNode,
    _ place: SourcePlace
  ) -> Failure {
    if let reason = reply["notMade"]?.elements?.first(where: { $0["name"]?.string == name })?["reason"]?
      .string
    {
      return Failure(wrong: "not-made", "“\(name ?? "")” cannot be made: \(reason)", at: place)
    }
    guard let name else {
      return Failure(
        wrong: "class-unnamed", "\"source\" names no class", at: place,
        help: found.isEmpty
          ? "there is no view class in \(file)"
          : "write \"\(file)#\(found[0])\"; there are \(found.map { "\"\($0)\"" }.joined(separator: ", "))")
    }
    return Failure(
      wrong: "class-unknown", "there is no view class or controller “\(name)” in \(file)", at: place,
      help: found.isEmpty ? nil : known(found, near: name))
  }
}
