import AutoLayout

/// A constraint as an object of a file describes it.
struct ConstraintDraft: Sendable {
  var equation: Located<String>?
  var firstItem: Located<String>?
  var firstAttribute: Located<LayoutAttribute>?
  var relation = LayoutRelation.equal
  var secondItem: Located<String?>?
  var secondAttribute: Located<LayoutAttribute>?
  var multiplier = 1.0
  var constant = 0.0
  var priority = LayoutPriority.required
  var identifier: Located<String>?
  var isActive = true

  /// The form that names an equation.
  static let equationFormat = ObjectFormat<ConstraintDraft>(
    "constraint with an equation", "An equation with a name of its own.",
    [
      Field("equation", .located(.text), \.equation, required: true, equationDoc)
    ] + commonFields)

  /// The form that spells the constraint out.
  static let attributeFormat = ObjectFormat<ConstraintDraft>(
    "constraint", "A constraint in parts: first = multiplier × second + constant.",
    [
      Field("firstItem", .located(.text), \.firstItem, required: true, "A view or guide, as in an equation."),
      Field(
        "firstAttribute", .located(.attribute), \.firstAttribute, required: true,
        "The attribute of the first item."),
      Field(
        "relation", .choice(LayoutRelation.allCases.map { ($0.symbol, $0) }), \.relation, "== by default."),
      Field(
        "secondItem", .located(.nullable(.text)), \.secondItem,
        "A view or guide; null or missing for a constant size."),
      Field("secondAttribute", .located(.attribute), \.secondAttribute, "The attribute of the second item."),
      Field("multiplier", .number(.coordinate), \.multiplier, "1 by default."),
      Field("constant", .number(.coordinate), \.constant, "In points; 0 by default."),
      Field("priority", .priority, \.priority, "Above 0 up to 1000, which is required and the default."),
      .unsupported("visualFormat"),
      .unsupported("options"),
      .unsupported("metrics"),
    ] + commonFields)

  static let equationDoc =
    "The constraint in the words of Apple's recipes, such as \"b.leading = a.trailing + 8 @750\"."

  private static let commonFields: [Field<ConstraintDraft>] = [
    Field("identifier", .located(.text), \.identifier, "A unique name; without it the constraint's text."),
    Field("active", .boolean, \.isActive, "Whether the constraint takes part; true by default."),
    .unsupported("sizeClasses"),
  ]
}

extension ValueFormat where Value == LayoutAttribute {
  /// An attribute's name, in any case.
  static let attribute = ValueFormat(
    schema: .object([("enum", .array(LayoutAttribute.writableNames.map { .string($0) }))])
  ) { node, findings in
    guard case .string(let name) = node.content else {
      findings.wrongType(node, expected: "an attribute's name")
      return nil
    }
    guard let attribute = LayoutAttribute(named: name) else {
      findings.error(
        .unknownAttribute, at: node.range, "no attribute named \"\(name)\"",
        help: Suggestion.question(for: name, in: LayoutAttribute.writableNames))
      return nil
    }
    return attribute
  }
}
