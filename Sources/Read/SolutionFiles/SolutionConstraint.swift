package import AutoLayout
import Diagnostics
import JSONText
package import LayoutScene
import ScenarioFiles

/// A constraint of a solution.
package struct SolutionConstraint: Equatable, Sendable {
  package var identifier = ""
  /// Whether the author chose the identifier; otherwise it is derived from the constraint.
  package var isNamed = false
  /// Such as `bottom.height == 21 @650`.
  package var description = ""
  package var first = SolutionSide()
  package var relation = LayoutRelation.equal
  /// nil for a constant alone.
  package var second: SolutionSide?
  package var multiplier = 1.0
  package var constant = 0.0
  package var priority = LayoutPriority.required
  package var origin = ConstraintOrigin.explicit
  package var axis = Axis.horizontal
  package var isSatisfied = true
  /// In points; above 0 if the left side is too large.
  package var error = 0.0
  /// Whether it is left out because of a conflict.
  package var isBroken = false
  /// For one that does not hold, its value and the one that it requests, such as `249.5 instead of 400`; nil if that is not known.
  package var outcome: String?
  /// The place where code makes it.
  package var code: CodePlace?

  static let format = ObjectFormat<SolutionConstraint>(
    "constraint", "A constraint, and what became of it.",
    [
      Field(
        "identifier", .text, \.identifier, required: true, "Yours or, without one, the constraint's text."),
      Field("named", .boolean, \.isNamed, required: true, "Whether the identifier is yours."),
      Field("description", .text, \.description, required: true, "The constraint in normal form."),
      Field(
        "first", .object(SolutionSide.format, startingWith: .init()).called("side"), \.first, required: true,
        "The left side."),
      Field(
        "relation", .choice(LayoutRelation.allCases.map { ($0.symbol, $0) }), \.relation, required: true,
        "How the left side relates to the right side."),
      Field(
        "second", .object(SolutionSide.format, startingWith: .init()).called("side"), \.second,
        "The attribute on the right, if there is one."),
      Field(
        "multiplier", .number(.any), \.multiplier, required: true,
        "The multiplier of the attribute on the right."),
      Field("constant", .number(.any), \.constant, required: true, "What is added on the right, in points."),
      Field("priority", .priority, \.priority, required: true, "The priority; 1000 means required."),
      Field(
        "origin", .choice(of: ConstraintOrigin.self), \.origin, required: true,
        "Where it comes from; explicit: your input."),
      Field("axis", .choice(of: Axis.self), \.axis, required: true, "The axis that it concerns."),
      Field(
        "satisfied", .boolean, \.isSatisfied, required: true, "Whether it holds, to a thousandth of a point."),
      Field(
        "error", .number(.any), \.error, required: true,
        "How far the left side is from where it should be: above 0 if it is too large."),
      Field(
        "broken", .boolean, \.isBroken, required: true,
        "Whether it is left out because of a conflict, or gives way in one although its priority is 1000."),
      Field(
        "outcome", .text, \.outcome,
        "If it does not hold: its value and the one that it requests, in words."),
      Field(
        "source", .nullable(.codePlace), \.code,
        "The place in code that makes it, if the input says so: file, line and column."),
    ])
}

/// An attribute of a view, or of one of its guides.
package struct SolutionSide: Hashable, Sendable {
  /// The id of the view, or of the guide's owner.
  package var view = ""
  package var guide: String?
  package var attribute = LayoutAttribute.width

  /// Such as `root.safeArea.top`.
  package var words: String { [view, guide, attribute.name].compactMap { $0 }.joined(separator: ".") }

  static let format = ObjectFormat<SolutionSide>(
    "side", "An attribute of a view, or of one of its guides.",
    [
      Field("view", .text, \.view, required: true, "The id of the view."),
      Field("guide", .text, \.guide, "The guide of the view, if the attribute is that of a guide."),
      Field("attribute", .attribute, \.attribute, required: true, "As in the scenario."),
    ])
}
