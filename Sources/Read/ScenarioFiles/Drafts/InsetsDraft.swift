import AutoLayout
import Diagnostics
import JSONText

/// Insets of which a file gives only some sides.
struct InsetsDraft: Sendable {
  var top: Double?
  var leading: Double?
  var bottom: Double?
  var trailing: Double?
  /// As in UIEdgeInsets; leading and trailing take precedence.
  var left: Double?
  var right: Double?

  var isEmpty: Bool { [top, leading, bottom, trailing, left, right].allSatisfy { $0 == nil } }

  /// The given sides, and those of `base` for the others.
  func resolved(over base: DirectionalEdgeInsets, in direction: LayoutDirection) -> DirectionalEdgeInsets {
    let (first, second) = direction == .leftToRight ? (left, right) : (right, left)
    return DirectionalEdgeInsets(
      top: top ?? base.top, leading: leading ?? first ?? base.leading, bottom: bottom ?? base.bottom,
      trailing: trailing ?? second ?? base.trailing)
  }

  static let format = ObjectFormat<InsetsDraft>(
    "insets", "Distances from the edges in points; a side that is left out keeps its value.",
    [
      Field("top", .number(.coordinate), \.top, "From the top edge."),
      Field("leading", .number(.coordinate), \.leading, "From the edge where text begins."),
      Field("bottom", .number(.coordinate), \.bottom, "From the bottom edge."),
      Field("trailing", .number(.coordinate), \.trailing, "From the edge where text ends."),
      Field("left", .number(.coordinate), \.left, "From the left edge, in either direction."),
      Field("right", .number(.coordinate), \.right, "From the right edge, in either direction."),
    ])
}

extension Shorthand where Value == InsetsDraft {
  static let allSides = Shorthand(sides, takesArrays: true, .sides) { sides, insets in
    insets = InsetsDraft(top: sides[0], leading: sides[1], bottom: sides[2], trailing: sides[3])
  }
}

extension Shorthand where Value == EdgeInsets {
  static let allSides = Shorthand(sides, takesArrays: true, .sides) { sides, insets in
    insets = EdgeInsets(top: sides[0], left: sides[1], bottom: sides[2], right: sides[3])
  }
}

extension Shorthand {
  fileprivate static var sides: String { "a number for all sides, [top, left, bottom, right]" }
}

extension ValueFormat where Value == [Double] {
  /// One number for all four sides, or one for each, in the order of UIEdgeInsets.
  fileprivate static let sides: ValueFormat = {
    let single = ValueFormat<Double>.number(.coordinate)
    let four = numbers(["top", "left", "bottom", "right"].map { ($0, .coordinate) }, \.self) { $0 }
    return ValueFormat(schema: .any(of: [single.schema, four.schema]), encode: { four.encode($0) }) {
      node, findings in
      if case .array = node.content { return four.decode(node, &findings) }
      return single.decode(node, &findings).map { [$0, $0, $0, $0] }
    }
  }()
}
