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

  /// Whether an option asked for frames that were not known.
  static func areAsked(for reading: [UInt8]) -> Bool {
    reading.firstRange(of: Array("\"\(flag)\"".utf8)) != nil
  }

  /// The reading with the options that asked for frames as they are once they know them.
  ///
  /// - Parameters:
  ///   - reading: made without frames.
  ///   - ask: reads the options of these names, with frames.
  func settled(
    _ reading: [UInt8], _ ask: ([String], JSONNode) throws(Failure) -> [UInt8]
  ) throws(Failure) -> [UInt8] {
    let whole = try Self.parsed(reading)
    var options = whole["options"]?.elements ?? []
    let waiting = options.indices.filter { options[$0][Self.flag] != nil }
    guard !waiting.isEmpty else { return reading }
    let names = waiting.compactMap { options[$0]["name"]?.string }
    let measurer = try measurer()
    var known: JSONNode?
    for _ in 0..<Self.limit {
      let solved = JSONNode.object(
        waiting.compactMap { position in
          frames(of: options[position], measurer).map { (Self.key(options[position]), $0) }
        })
      if solved == known { break }
      known = solved
      let answer = try Self.parsed(ask(names, solved))["options"]?.elements ?? []
      for position in waiting {
        let place = Self.place(options[position])
        options[position] = answer.first { Self.place($0) == place } ?? options[position]
      }
    }
    let others = (whole.members ?? []).filter { $0.0 != "options" }
    return Array(JSONNode.object([("options", .array(options))] + others).line.utf8)
  }

  /// The frames of an option's views by their ids.
  private func frames(of option: JSONNode, _ measurer: any TextMeasurer) -> JSONNode? {
    let members = (option.members ?? []) + (canvas.map { [("canvas", $0)] } ?? [])
    guard let layout = SwiftReading.layout(of: .object(members), overrides) else { return nil }
    let solved = LayoutEngine.solve(layout, measurer: measurer)
    return .object(
      solved.views.map { view in
        let frame = view.frame
        return (
          view.scene.id, .array([frame.x, frame.y, frame.width, frame.height].map { JSONNode.number($0) })
        )
      })
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
