import AutoLayout
import FileAccess
package import JSONText
import LayoutScene

extension ReviewedOption {
  var json: JSONNode {
    .object(
      present([("name", .string(name)), ("title", title.map { .string($0) })])
        + variant.members
        + present([
          ("state", .string(state.rawValue)), ("oldName", oldName?.json),
          ("fingerprint", fingerprint.map { .string($0) }),
          ("causes", some(causes.map(\.json))), ("frames", some(frames.map(\.json))),
          ("notes", some(notes.map { .string($0) })),
          ("findings", some(findings.map { .string($0) })),
          ("changes", some(changes.map(\.json))), ("names", namesJSON),
          ("ignored", some(ignored.map(\.json))),
          ("solution", solution?.json), ("input", input?.json), ("pictures", some(pictures.map(\.json))),
        ]))
  }

  private var namesJSON: JSONNode? {
    let members = names.sorted { $0.key < $1.key }.map { ($0.key, JSONNode.string($0.value)) }
    return members.isEmpty ? nil : .object(members)
  }

  private static func names(_ json: JSONNode?) -> [String: String]? {
    guard let json else { return [:] }
    guard case .object(let members) = json else { return nil }
    let names = members.compactMap { id, name in name.string.map { (id, $0) } }
    return names.count == members.count ? Dictionary(names) { first, _ in first } : nil
  }

  init?(_ json: JSONNode) {
    func list<Element>(_ name: String, _ read: (JSONNode) -> Element?) -> [Element]? {
      all(json[name] ?? .array([]), read)
    }
    guard let name = json["name"]?.string,
      let state = json["state"]?.string.flatMap(ReviewState.init(rawValue:)),
      let variant = ReviewVariant(json), let causes = list("causes", Cause.init),
      let frames = list("frames", { FrameChange($0) }), let notes = list("notes", { $0.string }),
      let findings = list("findings", { $0.string }),
      let changes = list("changes", ChangedView.init), let ignored = list("ignored", IgnoredView.init),
      let pictures = list("pictures", ReviewedPicture.init), let names = Self.names(json["names"]),
      // A path that leads out of the folder is an error, not a missing file.
      let solution = optional(json["solution"], { FileReference($0) }),
      let input = optional(json["input"], InputReference.init),
      let oldName = optional(json["oldName"], { OptionName($0) }), (oldName != nil) == (state == .renamed)
    else { return nil }
    self.init(name: name, title: json["title"]?.string, state: state)
    (self.causes, self.frames, self.notes, self.pictures) = (causes, frames, notes, pictures)
    self.findings = findings
    (self.changes, self.ignored, self.variant, self.oldName) = (changes, ignored, variant, oldName)
    self.names = names
    (self.solution, self.input, fingerprint) = (solution, input, json["fingerprint"]?.string)
  }
}

/// An empty list is left out.
private func some(_ elements: [JSONNode]) -> JSONNode? { elements.isEmpty ? nil : .array(elements) }

extension OptionName {
  package var json: JSONNode {
    .object([("scenario", .string(scenario)), ("option", .string(option))])
  }

  package init?(_ json: JSONNode) {
    guard let scenario = json["scenario"]?.string, let option = json["option"]?.string else { return nil }
    self.init(scenario: scenario, option: option)
  }
}

extension Cause {
  fileprivate var json: JSONNode {
    .object(
      present([
        ("change", .string(change)), ("reason", .string(reason)), ("sources", some(places.map(\.json))),
      ]))
  }

  fileprivate init?(_ json: JSONNode) {
    guard let change = json["change"]?.string, let reason = json["reason"]?.string,
      let places = all(json["sources"] ?? .array([]), CausePlace.init)
    else { return nil }
    self.init(change: change, reason: reason, places: places)
  }
}

extension CausePlace {
  fileprivate var json: JSONNode {
    .object(
      present([
        ("file", .string(code.file)), ("line", .number(Double(code.line))),
        ("column", .number(Double(code.column))), ("former", isFormer ? .boolean(true) : nil),
      ]))
  }

  fileprivate init?(_ json: JSONNode) {
    func number(_ name: String) -> Int? {
      json[name]?.number.flatMap { Int(exactly: $0) }.flatMap { 1...1_000_000_000 ~= $0 ? $0 : nil }
    }
    guard let file = json["file"]?.string, !file.isEmpty, let line = number("line"),
      let column = number("column")
    else { return nil }
    self.init(
      CodePlace(file: file, line: line, column: column), isFormer: json["former"]?.boolean ?? false)
  }
}

extension FrameChange {
  fileprivate var json: JSONNode {
    func list(_ numbers: [Double]?) -> JSONNode? { numbers.map { .array($0.map { .number($0) }) } }
    return .object(present([("view", .string(view)), ("before", list(before)), ("after", list(after))]))
  }

  fileprivate init?(_ json: JSONNode) {
    guard let view = json["view"]?.string, let before = optional(json["before"], { numbers($0, count: 4) }),
      let after = optional(json["after"], { numbers($0, count: 4) })
    else { return nil }
    self.init(view: view, before: before, after: after)
  }
}

extension ChangedView {
  fileprivate var json: JSONNode {
    .object(present([("view", .string(view)), ("before", before?.json), ("after", after?.json)]))
  }

  fileprivate init?(_ json: JSONNode) {
    guard let view = json["view"]?.string, let before = optional(json["before"], Rect.init(json:)),
      let after = optional(json["after"], Rect.init(json:))
    else { return nil }
    self.init(view: view, before: before, after: after)
  }
}

extension IgnoredView {
  fileprivate var json: JSONNode { .object([("view", .string(view)), ("reason", .string(reason))]) }

  fileprivate init?(_ json: JSONNode) {
    guard let view = json["view"]?.string, let reason = json["reason"]?.string else { return nil }
    self.init(view: view, reason: reason)
  }
}

extension ReviewedPicture {
  fileprivate var json: JSONNode {
    .object(
      present([
        ("appearance", .string(appearance)), ("before", before?.json), ("after", after?.json),
        ("differingPixels", .number(Double(differingPixels))),
      ]))
  }

  fileprivate init?(_ json: JSONNode) {
    guard let appearance = json["appearance"]?.string, Appearance(rawValue: appearance) != nil,
      let pixels = json["differingPixels"]?.number.flatMap({ Int(exactly: $0) }),
      let before = optional(json["before"], DrawnPicture.init),
      let after = optional(json["after"], DrawnPicture.init)
    else { return nil }
    self.init(appearance: appearance, before: before, after: after, differingPixels: pixels)
  }
}

extension DrawnPicture {
  /// The longest side of a picture for which a page can be made to keep room, in points.
  private static let limit = 1e6

  var json: JSONNode {
    .object([
      ("file", file.json), ("size", .array([.number(size.width), .number(size.height)])),
      ("origin", .array([.number(origin.x), .number(origin.y)])), ("scale", .number(scale)),
      ("canvas", .array([.number(canvas.width), .number(canvas.height)])),
    ])
  }

  init?(_ json: JSONNode) {
    guard let file = FileReference(json["file"]), let size = json["size"].flatMap({ numbers($0, count: 2) }),
      let origin = json["origin"].flatMap({ numbers($0, count: 2) }), let scale = json["scale"]?.number,
      let canvas = json["canvas"].flatMap({ numbers($0, count: 2) }), 1e-3...1e3 ~= scale,
      (size + canvas).allSatisfy({ $0 > 0 && $0 <= Self.limit }),
      origin.allSatisfy({ abs($0) <= Self.limit })
    else { return nil }
    self.init(
      file: file, size: Size(width: size[0], height: size[1]), origin: Point(x: origin[0], y: origin[1]),
      scale: scale, canvas: Size(width: canvas[0], height: canvas[1]))
  }
}

extension Rect {
  fileprivate var json: JSONNode { .array(numbers.map { .number($0) }) }

  fileprivate init?(json: JSONNode) {
    guard let list = LayoutReview.numbers(json, count: 4) else { return nil }
    self.init(x: list[0], y: list[1], width: list[2], height: list[3])
  }
}

/// nil unless it is a list of so many numbers.
private func numbers(_ json: JSONNode, count: Int) -> [Double]? {
  all(json, \.number).flatMap { $0.count == count ? $0 : nil }
}
