import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

/// A constraint of the scenario, and how it differs from one canvas to another.
struct ScenarioConstraint: Sendable {
  var constraint: SceneConstraint
  /// The size classes in which it is installed; nil for all.
  var sizeClasses: [SizeClassPattern]?
  var variations = Variations<ConstraintPatch>()
  /// The position of the first constraint of the same visual format, or this one's own without a format.
  var leader: Int
}

/// The constraints of a scenario.
struct ScenarioConstraints: Sendable {
  /// In the order of the file.
  var all: [ScenarioConstraint]
  /// The names of constraints that could not be read, so that they are not reported as unknown.
  var unusable: Set<String>
}

/// The changes that an option or a variation makes to a constraint.
struct ConstraintPatch: Sendable {
  var isActive: Bool?
  var constant: Located<Double>?
  var priority: Located<LayoutPriority>?

  static let format = ObjectFormat<ConstraintPatch>(
    "constraint patch", "What differs in the constraint.",
    [
      Field("active", .boolean, \.isActive, "Whether the constraint is active."),
      Field("constant", .located(.number(.coordinate)), \.constant, "In points."),
      Field("priority", .located(.priority), \.priority, "Above 0 and at most 1000; 1000 means required."),
    ],
    aliases: ["isActive": "active"],
    hints: Dictionary(
      uniqueKeysWithValues: [
        "multiplier", "relation", "equation", "item", "firstItem", "secondItem", "firstAttribute",
        "secondAttribute", "attribute", "to", "toItem",
      ].map { ($0, Hint(fixedHint)) }))

  /// As in NSLayoutConstraint, only the constant, the priority and isActive can be set.
  private static let fixedHint =
    "it is fixed, as in UIKit: let the option say \"active\": false here, and add another constraint in \"addedConstraints\""

  /// Reports values that several constraints cannot share, because each has its own constant and priority.
  ///
  /// - Parameters:
  ///   - name: the common name of the constraints.
  func checkSharing(_ count: Int, name: String, _ findings: inout Findings) {
    guard count > 1 else { return }
    let places = [("constant", constant?.range), ("priority", priority?.range)]
    for case (let key, let place?) in places {
      findings.error(
        .ambiguousName, at: place,
        "\"\(name)\" makes \(count) constraints, each with a \(key) of its own",
        help: "all of them can only be made active or inactive; an option can name one, "
          + "such as \"\(name) #2\"")
    }
  }
}

extension SceneConstraint {
  mutating func apply(_ patch: ConstraintPatch) {
    isActive = patch.isActive ?? isActive
    constant = patch.constant?.value ?? constant
    priority = patch.priority?.value ?? priority
  }
}
