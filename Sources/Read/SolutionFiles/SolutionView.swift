package import AutoLayout
import Diagnostics
package import JSONText
package import LayoutScene

/// A view of a solution.
package struct SolutionView: Equatable, Sendable {
  package var id = ""
  package var type = ViewKind.view
  package var superview: String?
  /// In the superview's coordinates, on device pixels.
  package var frame = Rect.zero
  /// As solved; nil if it is the same as `frame`.
  package var exactFrame: Rect?
  package var firstBaseline: Double?
  package var lastBaseline: Double?
  package var lines: Int?
  package var isTruncated: Bool?
  package var isHidden = false
  package var ambiguity: [FrameComponent: ValueRange] = [:]
  /// The constraints on which each component depends; empty unless explanations were requested.
  package var deciders: [FrameComponent: [ConstraintIndex]] = [:]
  /// The input's settings for the view, as keys of a scenario; nil if they are not recorded.
  package var authored: JSONNode?

  /// The frame that the constraints give, whatever device shows it.
  package var solvedFrame: Rect { exactFrame ?? frame }

  static let format = ObjectFormat<SolutionView>(
    "view", "A view as laid out.",
    [
      Field("id", .text, \.id, required: true, "As in the scenario."),
      Field("type", .choice(of: ViewKind.self), \.type, required: true, "As in the scenario."),
      Field(
        "superview", .nullable(.text), \.superview, required: true,
        "The id of the superview; null for the root."),
      Field(
        "frame", .frame, \.frame, required: true,
        "x, y, width and height in the superview, as UIKit sets them: every edge on the nearest device pixel, halves rounded up."
      ),
      Field(
        "exactFrame", .frame, \.exactFrame,
        "The frame that the constraints give, if it is not on device pixels."),
      Field(
        "firstBaseline", .number(.any), \.firstBaseline,
        "Of a view with text: from the top of the exact frame."),
      Field(
        "lastBaseline", .number(.any), \.lastBaseline, "Of a view with text: from the top of the exact frame."
      ),
      Field("lines", .count, \.lines, "How many lines the text has."),
      Field("truncated", .boolean, \.isTruncated, "Whether the text is truncated."),
      Field(
        "hidden", .boolean, \.isHidden, required: true,
        "Whether the view or one of its ancestors is hidden."),
      Field(
        "ambiguity",
        patching: byComponent("ambiguity", .range, "What the constraints leave open.") {
          "The minimum and the maximum \($0.rawValue); null: no limit."
        }, \.ambiguity,
        "The minimum and the maximum of what the constraints leave open; null: no limit."),
      Field(
        "deciders",
        patching: byComponent("deciders", .array(of: .position), "What decides the frame.") {
          "The constraints on which \($0.rawValue) depends, by their positions among the option's."
        }, \.deciders,
        "In the solutions of reviews: the positions of the constraints that decide the exact frame."),
      Field(
        "authored", .anyObject, \.authored,
        "In the solutions of reviews: what the input says about the view, as in a scenario."),
    ])

  private static func byComponent<Value>(
    _ name: String, _ value: ValueFormat<Value>, _ doc: String, each: (FrameComponent) -> String
  ) -> ObjectFormat<[FrameComponent: Value]> {
    ObjectFormat(
      name, doc,
      FrameComponent.allCases.map { component in
        Field(component.rawValue, value, \.[component], each(component))
      })
  }
}

extension ValueFormat where Value == Rect {
  fileprivate static let frame = numbers(
    [("x", .any), ("y", .any), ("width", .any), ("height", .any)], \.numbers
  ) { Rect($0) }
}

extension ValueFormat where Value == ConstraintIndex {
  fileprivate static let position = ValueFormat(
    schema: count.schema, encode: { count.encode($0.rawValue) }
  ) { node, findings in count.decode(node, &findings).map { ConstraintIndex($0) } }

  private static let count = ValueFormat<Int>.count
}

extension ValueFormat where Value == ValueRange {
  /// Both ends; null for none.
  fileprivate static let range = ValueFormat(
    schema: .object([
      ("type", .string("array")), ("items", bound.schema), ("minItems", .number(2)), ("maxItems", .number(2)),
    ]),
    encode: { range in .array([range.lower, range.upper].map { bound.encode($0) ?? .null }) }
  ) { node, findings in
    guard case .array(let elements) = node.content, elements.count == 2,
      let lower = bound.decode(elements[0], &findings), let upper = bound.decode(elements[1], &findings)
    else {
      findings.wrongType(node, expected: "[minimum, maximum]")
      return nil
    }
    return ValueRange(lower: lower, upper: upper)
  }

  private static let bound = ValueFormat<Double?>.nullable(.number(.any))
}

extension ValueFormat where Value == JSONNode {
  /// An object with any members.
  static let anyObject = ValueFormat(schema: .type("object"), encode: { $0 }) { node, findings in
    guard case .object = node.content else {
      findings.wrongType(node, expected: "an object")
      return nil
    }
    return JSONNode(node)
  }
}
