import AutoLayout
import Diagnostics
import LayoutScene
import LayoutWords
import XMLText

/// Reads the constraints of a scene once all the items that they can refer to are known.
struct ConstraintElements {
  /// Views and guides by their identifiers.
  let items: [String: SceneItem]
  let views: ViewList<SceneView>
  /// The identifiers of items that are not installed here.
  let uninstalled: Set<String>
  let variations: VariationElements

  /// - Parameter owner: the view that holds the constraint, which a missing item refers to.
  /// - Returns: nil for a constraint that is not installed, refers to a missing item, or is not valid.
  func read(_ original: XMLElement, owner: ViewIndex, _ findings: inout Findings) -> SceneConstraint? {
    let element = variations.effective(original)
    guard
      let firstName = element["firstAttribute"], let firstAttribute = LayoutAttribute(named: firstName),
      let secondAttribute = element["secondAttribute"].map({ LayoutAttribute(named: $0) })
        ?? .some(.notAnAttribute)
    else {
      findings.warning(
        .unknownAttribute, at: element.range, "a constraint has an attribute that UIKit does not have",
        help: Suggestion.question(
          for: element["firstAttribute"] ?? "", in: LayoutAttribute.allCases.map(\.name)))
      return nil
    }
    guard let first = item(element["firstItem"], in: element, &findings, owner: owner) else { return nil }
    var second: SceneItem?
    if secondAttribute != .notAnAttribute || element["secondItem"] != nil {
      guard let found = item(element["secondItem"], in: element, &findings, owner: owner) else { return nil }
      second = found
    }
    guard let multiplier = number("multiplier", or: 1, of: element, &findings),
      let constant = number("constant", or: 0, of: element, &findings),
      let priority = number("priority", or: 1000, of: element, &findings)
    else { return nil }
    let id = element.id ?? "constraint"
    var constraint = SceneConstraint(
      identifier: element["identifier"] ?? id, text: "", firstItem: first, firstAttribute: firstAttribute,
      relation: relation(element["relation"]), secondItem: second, secondAttribute: secondAttribute,
      multiplier: multiplier, constant: constant, priority: LayoutPriority(priority), source: element.range)
    if let problem = NumberRange.problem(multiplier: multiplier, constant: constant) {
      findings.warning(.outOfRange, at: element.range, "a constraint is left out: \(problem)")
      return nil
    }
    constraint.hasSystemSpacing = element.flag("symbolic") == true && constant == 8
    constraint.hasGivenIdentifier = element["identifier"] != nil
    do throws(ConstraintError) {
      try ConstraintLegality.check(
        firstAttribute, secondAttribute, multiplier: multiplier, constant: constraint.constant,
        priority: constraint.priority, firstIsGuide: first.isGuide, secondIsGuide: second?.isGuide ?? false)
    } catch {
      findings.warning(.outOfRange, at: element.range, "a constraint is not valid: \(error.message)")
      return nil
    }
    constraint.text = constraint.equation(naming: qualifiedID)
    return constraint
  }

  private func item(
    _ id: String?, in element: XMLElement, _ findings: inout Findings, owner: ViewIndex
  ) -> SceneItem? {
    guard let id else { return .view(owner) }
    if let item = items[id] { return item }
    if !uninstalled.contains(id) {
      findings.warning(
        .missingReference, at: element.range,
        "a constraint of \"\(views[owner].displayName)\" refers to a view that is not in the scene (\(id))",
        help: "delete the constraint, or restore the view")
    }
    return nil
  }

  private func relation(_ name: String?) -> LayoutRelation {
    switch name {
    case "greaterThanOrEqual": .greaterThanOrEqual
    case "lessThanOrEqual": .lessThanOrEqual
    default: .equal
    }
  }

  /// - Returns: nil for text that is not a number, after a warning.
  private func number(
    _ attribute: String, or standard: Double, of element: XMLElement, _ findings: inout Findings
  ) -> Double? {
    guard let text = element[attribute] else { return standard }
    if let value = Self.number(text) { return value }
    findings.warning(
      .outOfRange, at: element.range,
      "a constraint is left out: its \(attribute) is not a number: \"\(text.shortened(to: 40))\"")
    return nil
  }

  /// A finite number, or a ratio such as `16:9` or `2/3`; nil for anything else.
  private static func number(_ text: String) -> Double? {
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { Double($0) }
    switch (parts.count, parts.first ?? nil, parts.last ?? nil) {
    case (1, let value?, _): return value.isFinite ? value : nil
    case (2, let above?, let below?) where below != 0: return (above / below).isFinite ? above / below : nil
    default: return nil
    }
  }

  private func qualifiedID(_ item: SceneItem) -> String {
    let view = views[item.view].id
    guard case .guide(let kind, _) = item else { return view }
    return "\(view).\(kind.name)"
  }
}
