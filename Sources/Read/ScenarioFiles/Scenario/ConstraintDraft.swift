package import AutoLayout
import Diagnostics
package import JSONText
import LayoutScene

/// A constraint as an object in a file describes it.
struct ConstraintDraft: Sendable {
  var equation: Located<String>?
  var visualFormat: Located<String>?
  var options: Located<VisualFormatOptions>?
  var metrics: [String: Double] = [:]
  var views: [String: Located<String>] = [:]
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
  var shouldBeArchived = true
  var code: CodePlace?
  var standIn: String?
  var sizeClasses: [SizeClassPattern]?
  var variations = Variations<ConstraintPatch>()

  /// The form with an equation.
  static let equationFormat = ObjectFormat<ConstraintDraft>(
    "constraint with an equation", "An equation with a name of its own.",
    [
      Field("equation", .located(.text), \.equation, required: true, equationDoc)
    ] + commonFields, aliases: uiKitNames)

  /// The form that spells the constraint out.
  static let attributeFormat = ObjectFormat<ConstraintDraft>(
    "constraint", "A constraint in parts: first = multiplier × second + constant.",
    [
      Field("firstItem", .located(.text), \.firstItem, required: true, "A view or guide, as in an equation."),
      Field(
        "firstAttribute", .located(.attribute), \.firstAttribute, required: true,
        "The attribute of the first item."),
      Field(
        "relation", .relation, \.relation, "== by default; or the name that UIKit has for it."),
      Field(
        "secondItem", .located(.nullable(.text)), \.secondItem,
        "A view or guide; null or missing for a constant size."),
      Field("secondAttribute", .located(.attribute), \.secondAttribute, "The attribute of the second item."),
      Field("multiplier", .number(.coordinate), \.multiplier, "1 by default."),
      Field("constant", .number(.coordinate), \.constant, "In points; 0 by default."),
      Field(
        "priority", .priority, \.priority, "Above 0 and at most 1000; 1000, the default, means required."),
    ] + commonFields, aliases: uiKitNames)

  /// The form that makes several constraints at once.
  static let visualFormatFormat = ObjectFormat<ConstraintDraft>(
    "constraint with a visual format",
    "The constraints of a row or a column of views. In an option the identifier stands for all of them, and \"… #2\" for the second.",
    [
      Field(
        "visualFormat", .located(.text), \.visualFormat, required: true,
        "In Apple's visual format language, such as \"H:|-[a]-gap-[b(>=50@750)]-|\"."),
      Field(
        "options", .located(.visualFormat), \.options,
        "How the views align and in which direction they follow one another."),
      Field("metrics", .metrics, \.metrics, "The values of the names that the format uses."),
      Field(
        "views", .views, \.views,
        "The views and guides that the format's names stand for; those that it lacks are ids."),
    ] + commonFields, aliases: uiKitNames)

  static let equationDoc =
    "The constraint in the notation of Apple's recipes, such as \"b.leading = a.trailing + 8 @750\"."

  private static let uiKitNames = ["isActive": "active", "id": "identifier"]

  private static let commonFields: [Field<ConstraintDraft>] = [
    Field("identifier", .located(.text), \.identifier, "A unique name; the constraint's text by default."),
    Field("active", .boolean, \.isActive, "Whether the constraint is active; true by default."),
    Field(
      "shouldBeArchived", .boolean, \.shouldBeArchived,
      "Whether a scenario written from this one keeps the constraint; true by default."),
    Field("source", .nullable(.codePlace), \.code, "The place in code that makes the constraint."),
    Field(
      "standIn", .nullable(.text), \.standIn,
      "What code calls a number that is declared elsewhere, and for which the one here stands in."),
    Field(
      "sizeClasses", .sizeClasses, \.sizeClasses,
      "The combinations of width and height in which the constraint is installed; all by default."),
    Field(
      "variations", patching: Variations.format(.constraintPatch), \.variations,
      "What differs in some size classes; of those that apply, the most specific wins."),
  ]
}

extension ValueFormat where Value == VisualFormatOptions {
  /// Options by their names, with at most one direction and one kind of spacing.
  static let visualFormat: ValueFormat = {
    let flags = ValueFormat.flags(VisualFormatOptions.names.map { ($0.name, $0.option) })
    return ValueFormat(schema: flags.schema, encode: flags.encode) { node, findings in
      guard let options = flags.decode(node, &findings) else { return nil }
      for kind in ["direction", "spacing"] {
        guard let second = node.texts(startingWith: kind).dropFirst().first else { continue }
        findings.error(
          .visualFormat, at: second, "a format has only one \(kind)", help: "leave one of them out")
      }
      return options
    }
  }()
}

extension JSONValue {
  /// The places of the names in an array that start with a word; the first of equals.
  fileprivate func texts(startingWith word: String) -> [SourceRange] {
    guard case .array(let elements) = content else { return [] }
    var found: [(name: String, range: SourceRange)] = []
    for element in elements {
      guard case .string(let text) = element.content else { continue }
      let name = memberName(in: text)
      if name.hasPrefix(word), !found.contains(where: { $0.name == name }) {
        found.append((name, element.range))
      }
    }
    return found.map(\.range)
  }
}

extension ValueFormat where Value == LayoutRelation {
  /// A symbol, or UIKit's name.
  static let relation = choice(
    LayoutRelation.allCases.map { ($0.symbol, $0) },
    aliases: [
      ("equal", .equal), ("lessThanOrEqual", .lessThanOrEqual),
      ("greaterThanOrEqual", .greaterThanOrEqual), ("=", .equal), ("≤", .lessThanOrEqual),
      ("≥", .greaterThanOrEqual),
    ])
}

extension ValueFormat where Value == LayoutAttribute {
  /// An attribute's name, ignoring case.
  package static let attribute = ValueFormat(
    schema: .object([("enum", .array(LayoutAttribute.writableNames.map { .string($0) }))]),
    encode: { .string($0.name) }
  ) { node, findings in
    guard case .string(let name) = node.content else {
      findings.wrongType(node, expected: "an attribute's name")
      return nil
    }
    let property = name.hasPrefix(".") ? String(name.dropFirst()) : name
    guard
      let attribute = LayoutAttribute(named: property) ?? .byFoldedName[property.lowercased()]
    else {
      findings.error(
        .unknownAttribute, at: node.range, "no attribute named \"\(name)\"",
        help: Suggestion.question(for: name, in: LayoutAttribute.writableNames))
      return nil
    }
    return attribute
  }
}

extension ValueFormat where Value == ConstraintPatch {
  static let constraintPatch = ValueFormat(schema: .reference("constraintPatch")) { node, findings in
    ValueFormat.object(ConstraintPatch.format, startingWith: ConstraintPatch()).decode(node, &findings)
  }
}

extension ValueFormat where Value == [String: Double] {
  static let metrics = byName(.number(.coordinate)) { problem(withName: $0, of: "metric") }
}

extension ValueFormat where Value == [String: Located<String>] {
  static let views = byName(.located(.text)) { problem(withName: $0, of: "view in a visual format") }
}

private func problem(withName name: String, of kind: String) -> String? {
  name.isIdentifier ? nil : "the name of a \(kind) can contain only letters, digits and underscores"
}
