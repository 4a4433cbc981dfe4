package import Diagnostics
package import FileAccess
package import JSONText
import ScenarioFiles

/// The errors that the options of a scenario may have if its views come from source, and their places.
extension SourceScenario {
  private enum Kind: String {
    case string = "a string", object = "an object", strings = "an array of strings"

    func fits(_ node: JSONNode) -> Bool {
      switch self {
      case .string: node.string != nil
      case .object: node.members != nil
      case .strings: node.elements?.allSatisfy { $0.string != nil } ?? false
      }
    }
  }

  private static let keys: [(name: String, kind: Kind)] = [
    ("name", .string), ("title", .string), ("description", .string), ("canvas", .object), ("set", .object),
    ("calls", .strings),
  ]

  /// Rejects what the reader would not accept.
  func checkOptions() throws(Failure) {
    if let canvas = scenario["canvas"], !Kind.object.fits(canvas) {
      throw wrong("wrong-type", "\"canvas\" is \(Kind.object.rawValue)", [.key("canvas")])
    }
    guard let given = scenario["options"] else { return try checkCanvas(nil, [.key("canvas")]) }
    guard let options = given.elements, !options.isEmpty else {
      throw wrong("option-missing", "\"options\" is an array of at least one", [.key("options")])
    }
    var names: Set<String> = []
    for (number, option) in options.enumerated() {
      let path: [WrittenJSON.Step] = [.key("options"), .index(number)]
      guard let members = option.members else { throw wrong("wrong-type", "an option is an object", path) }
      for (key, value) in members {
        guard let known = Self.keys.first(where: { $0.name == key }) else {
          throw wrong(
            "unknown-key", "unknown key \"\(key)\" in an option of views from source", path + [.key(key)],
            help: Suggestion.question(for: key, in: Self.keys.map(\.name))
              ?? "keys are \(Self.keys.map { "\"\($0.name)\"" }.joined(separator: ", "))")
        }
        guard known.kind.fits(value) else {
          throw wrong("wrong-type", "\"\(key)\" is \(known.kind.rawValue)", path + [.key(key)])
        }
      }
      if let empty = option["set"]?.members?.first(where: { $0.0.allSatisfy(\.isWhitespace) }) {
        throw wrong(
          "empty-path", "\"set\" has a value for a property without a name",
          path + [.key("set"), .key(empty.0)], help: "write its path, as in \"titleLabel.text\"")
      }
      try checkCanvas(option["canvas"], path + [.key("canvas")])
      guard let name = option["name"]?.string, names.insert(name).inserted else {
        throw wrong("option-name", "every option needs a \"name\" that no other has", path + [.key("name")])
      }
    }
  }

  /// - Parameter canvas: the canvas of an option, which the canvas of the scenario completes.
  private func checkCanvas(_ canvas: JSONNode?, _ path: [WrittenJSON.Step]) throws(Failure) {
    let canvas = merged([scenario["canvas"], canvas])
    let empty = JSONNode.object([("canvas", canvas), ("views", .array([]))])
    let found = ScenarioReader.read(Array(empty.line.utf8), input: "").diagnostics
    if let error = found.first(where: { $0.severity == .error }) {
      throw wrong(error.code, error.message, path, help: error.help)
    }
  }

  private func wrong(
    _ code: String, _ message: String, _ path: [WrittenJSON.Step], help: String? = nil
  ) -> Failure {
    Failure(wrong: code, message, at: text.place(of: path), help: help)
  }

  /// Notes about what an option sets or calls, whose places the reader knows only in its request, with their places in
  /// the scenario.
  package func placed(_ notes: JSONNode?, _ option: Int, in file: InputFile) -> JSONNode {
    .array(
      (notes?.elements ?? []).map { note in
        guard let path = note["file"]?.string, path.hasPrefix("#"), !file.isStandardInput else { return note }
        let parts = path.dropFirst().split(separator: ".", maxSplits: 1).map(String.init)
        let steps = parts.enumerated().map { number, part -> WrittenJSON.Step in
          number == 1 ? Int(part).map { .index($0) } ?? .key(part) : .key(part)
        }
        let place = text.place(of: [.key("options"), .index(option)] + steps)
        return merged([
          note,
          .object([
            ("file", .string(file.path)), ("line", .number(Double(place.line))),
            ("column", .number(Double(place.column))),
          ]),
        ])
      })
  }
}

extension Failure {
  /// - Parameter place: the place in the input.
  package init(wrong code: String, _ message: String, at place: SourcePlace, help: String? = nil) {
    self.init(.badInput, [Message(Diagnostic(.error, code: code, message, at: place, help: help))])
  }
}
