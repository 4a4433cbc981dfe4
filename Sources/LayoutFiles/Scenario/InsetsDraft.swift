import AutoLayout

/// Insets of which a file gives only some sides.
struct InsetsDraft: Sendable {
  var top: Double?
  var leading: Double?
  var bottom: Double?
  var trailing: Double?

  var isEmpty: Bool { top == nil && leading == nil && bottom == nil && trailing == nil }

  /// The given sides, and those of `base` for the others.
  func resolved(over base: DirectionalEdgeInsets) -> DirectionalEdgeInsets {
    DirectionalEdgeInsets(
      top: top ?? base.top, leading: leading ?? base.leading, bottom: bottom ?? base.bottom,
      trailing: trailing ?? base.trailing)
  }

  static let format = ObjectFormat<InsetsDraft>(
    "insets", "Distances from the edges in points; a side that is left out keeps its value.",
    [
      Field("top", .number(.coordinate), \.top, "From the top edge."),
      Field("leading", .number(.coordinate), \.leading, "From the edge where text begins."),
      Field("bottom", .number(.coordinate), \.bottom, "From the bottom edge."),
      Field("trailing", .number(.coordinate), \.trailing, "From the edge where text ends."),
    ],
    hints: [
      "left": "these follow the direction: write \"leading\"",
      "right": "these follow the direction: write \"trailing\"",
    ])
}

extension Shorthand where Value == InsetsDraft {
  static let allSides = Shorthand("a number for all sides", .number(.coordinate)) { inset, insets in
    insets = InsetsDraft(top: inset, leading: inset, bottom: inset, trailing: inset)
  }
}
