import AutoLayout
import LayoutFiles
import LayoutScene
import LayoutSolving

/// The passes of layout in code, such as `layoutSubviews`, which ask for frames that constraints decide: the reader is
/// asked again with the frames as they were solved, until these no longer change.
struct LayoutPasses {
  typealias Measurer = () throws(Failure) -> any TextMeasurer

  let overrides: CanvasOverrides
  /// The canvas of a scenario; nil: that of a device.
  var canvas: JSONNode?
  let measurer: Measurer

  /// How often the reader is asked again. In UIKit code that never settles is a loop.
  private static let limit = 3
  private static let flag = "needsFrames"

  /// Whether an option asked for frames that were not known, or may leave the height of its view open.
  static func areNeeded(for reading: [UInt8]) -> Bool {
    [flag, OpenHeight.hosted].contains { reading.firstRange(of: Array("\"\($0)\"".utf8)) != nil }
  }

  /// The reading with the options that asked for frames as they are once they know them, and with heights that they leave
  /// open.
  ///
  /// - Parameters:
  ///   - reading: made without frames.
  ///   - ask: reads the options of these names, with frames.
  func settled(
    _ reading: [UInt8], _ ask: ([String], JSONNode) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    let whole = try Self.parsed(reading)
    let measurer = try measurer()
    var options = (whole["options"]?.elements ?? []).map { closed($0, measurer) }
    let waiting = options.indices.filter { options[$0][Self.flag] != nil }
    let names = waiting.compactMap { options[$0]["name"]?.string }
    var known: [[JSONNode.Member]] = []
    // Code may replace the size of a content by one that it makes of it: the one that was measured before stays known.
    var contents: [Int: [JSONNode.Member]] = [:]
    for _ in 0..<(waiting.isEmpty ? 0 : Self.limit) {
      var frames: [[JSONNode.Member]] = []
      for position in waiting {
        let layout = solved(options[position], measurer)
        let new = layout.map { SolvedFrames.contentSizes(in: $0) } ?? []
        let earlier = (contents[position] ?? []).filter { one in !new.contains { $0.0 == one.0 } }
        contents[position] = new + earlier
        frames.append((layout.map { SolvedFrames.frames(in: $0) } ?? []) + new + earlier)
      }
      if frames.map(JSONNode.object) == known.map(JSONNode.object) { break }
      known = frames
      let solved = JSONNode.object(
        zip(waiting, frames).map { (Self.key(options[$0]), JSONNode.object($1)) })
      let answer = try Self.parsed(ask(names, solved))["options"]?.elements ?? []
      for position in waiting {
        let place = Self.place(options[position])
        options[position] =
          answer.first { Self.place($0) == place }.map { closed($0, measurer) } ?? options[position]
      }
    }
    let others = (whole.members ?? []).filter { $0.0 != "options" }
    return Array(JSONNode.object([("options", .array(options))] + others).line.utf8)
  }

  /// The option with a height for its view, if the view is shown on its own and its content leaves it open.
  private func closed(_ option: JSONNode, _ measurer: any TextMeasurer) -> JSONNode {
    guard let height = OpenHeight(of: option), let layout = solved(option, measurer) else { return option }
    return height.closed(in: layout) ?? option
  }

  private func solved(_ option: JSONNode, _ measurer: any TextMeasurer) -> SolvedLayout? {
    let members = (option.members ?? []) + (canvas.map { [("canvas", $0)] } ?? [])
    return SwiftReading.layout(of: .object(members), overrides).map {
      LayoutEngine.solve($0, measurer: measurer)
    }
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
