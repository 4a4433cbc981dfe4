import AutoLayout
import LayoutFiles
import LayoutScene
import LayoutSolving

/// What code asks a layout for: the passes, such as `layoutSubviews`, for frames that constraints decide, and
/// `sizeThatFits` and the like for sizes. The reader is asked again with the frames as they were solved, and the sizes as
/// they were measured, until these no longer change.
struct LayoutPasses {
  typealias Measurer = () throws(Failure) -> any TextMeasurer

  let overrides: CanvasOverrides
  /// The canvas of a scenario; nil: that of a device.
  var canvas: JSONNode?
  let measurer: Measurer

  /// How often the reader is asked again. In UIKit code that never settles is a loop: it is told.
  private static let limit = 8
  private static let flag = "needsFrames", measures = "measures"

  /// Whether an option asked for frames or sizes that were not known, or may leave the height of its view open.
  static func areNeeded(for reading: [UInt8]) -> Bool {
    [flag, measures, OpenHeight.hosted].contains { reading.firstRange(of: Array("\"\($0)\"".utf8)) != nil }
  }

  /// The reading with the options that asked for frames or sizes as they are once they know them, and with heights that
  /// they leave open.
  ///
  /// - Parameters:
  ///   - reading: made without frames.
  ///   - ask: reads the options of these names, with further members of the request.
  func settled(
    _ reading: [UInt8], _ ask: ([String], [JSONNode.Member]) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    let whole = try Self.parsed(reading)
    let measurer = try measurer()
    var options = (whole["options"]?.elements ?? []).map { closed($0, measurer) }
    let waiting = options.indices.filter {
      options[$0][Self.flag] != nil || options[$0][Self.measures] != nil
    }
    let names = waiting.compactMap { options[$0]["name"]?.string }
    var known: [JSONNode.Member] = []
    var sizes: [JSONNode.Member] = []
    var isSettled = waiting.isEmpty
    for _ in 0..<Self.limit where !isSettled {
      let asked = waiting.flatMap { options[$0][Self.measures]?.elements ?? [] }.compactMap(\.string)
      for text in asked where !sizes.contains(where: { $0.0 == text }) {
        if let size = size(of: text, measurer) {
          sizes.append((text, .array([.number(size.width), .number(size.height)])))
        }
      }
      let frames = waiting.map { (Self.key(options[$0]), self.frames(of: options[$0], measurer)) }
      let new: [JSONNode.Member] = [("frames", .object(frames)), ("sizes", .object(sizes))]
      isSettled = JSONNode.object(new) == JSONNode.object(known)
      if isSettled { break }
      known = new
      let answer = try Self.parsed(ask(names, known))["options"]?.elements ?? []
      for position in waiting {
        let place = Self.place(options[position])
        options[position] =
          answer.first { Self.place($0) == place }.map { closed($0, measurer) } ?? options[position]
      }
    }
    for position in waiting where !isSettled {
      let option = options[position], last = JSONNode.object(known)["frames"]?[Self.key(option)]
      if frames(of: option, measurer) != last { options[position] = Self.restless(option) }
    }
    let others = (whole.members ?? []).filter { $0.0 != "options" }
    return Array(JSONNode.object([("options", .array(options))] + others).line.utf8)
  }

  private func frames(of option: JSONNode, _ measurer: any TextMeasurer) -> JSONNode {
    .object(solved(option, measurer).map { SolvedFrames.frames(in: $0) } ?? [])
  }

  /// The option, with the message that its passes have no end.
  private static func restless(_ option: JSONNode) -> JSONNode {
    let reason =
      "its layout passes never settle: each changes sizes that it asks for; shown are those after \(limit) passes"
    let place = (option.members ?? []).filter { ["file", "line", "column"].contains($0.0) }
    let notes = (option["notUnderstood"]?.elements ?? []) + [.object(place + [("reason", .string(reason))])]
    let others = (option.members ?? []).filter { $0.0 != "notUnderstood" }
    return .object(others + [("notUnderstood", .array(notes))])
  }

  /// The option with a height for its view, if the view is shown on its own and its content leaves it open, and no wider
  /// than the view may be.
  private func closed(_ option: JSONNode, _ measurer: any TextMeasurer) -> JSONNode {
    guard let view = OpenHeight(of: option), let layout = solved(option, measurer) else { return option }
    let solve = { solved($0, measurer) }
    if let (narrow, other) = view.narrowed(in: layout, solve) {
      return OpenHeight(of: narrow)?.closed(in: other, solve) ?? narrow
    }
    return view.closed(in: layout, solve) ?? option
  }

  private func solved(_ option: JSONNode, _ measurer: any TextMeasurer) -> SolvedLayout? {
    layout(of: option).map { LayoutEngine.solve($0, measurer: measurer) }
  }

  private func layout(of option: JSONNode) -> SceneOption? {
    let members = (option.members ?? []) + (canvas.map { [("canvas", $0)] } ?? [])
    return SwiftReading.layout(of: .object(members), overrides)
  }

  /// How large the first view of what code asks to measure is; nil if that is no layout.
  private func size(of measured: String, _ measurer: any TextMeasurer) -> Size? {
    guard let asked = try? JSONNode(parsing: Array(measured.utf8)),
      var layout = layout(of: asked)
    else { return nil }
    let kind = asked["kind"]?.string
    // Pixels so small that sizes are not rounded to them.
    if kind == "text" { layout.canvas.scale = 1024 }
    guard let view = LayoutEngine.solve(layout, measurer: measurer).views.elements.dropFirst().first else {
      return nil
    }
    let content = view.intrinsicContentSize
    return kind == "layout" ? view.frame.size : Size(width: content.width ?? -1, height: content.height ?? -1)
  }

  private static func key(_ option: JSONNode) -> String {
    "\(option["file"]?.string ?? "")#\(option["name"]?.string ?? "")"
  }

  /// What no other option has.
  private static func place(_ option: JSONNode) -> [JSONNode?] {
    ["name", "file", "line", "column"].map { option[$0] }
  }

  private static func parsed(_ reading: [UInt8]) throws(Failure) -> JSONNode {
    try Failure.from({ Failure(.badInput, [Message($0)]) }) { () throws(Diagnostic) in
      try JSONNode(parsing: reading)
    }
  }
}
