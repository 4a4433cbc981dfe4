import AutoLayout
import LayoutScene
import LayoutWords

extension SceneConstraint {
  /// A constraint that the engine has generated, as a value.
  ///
  /// - Parameters:
  ///   - ids: the ids of the views that have other identifiers in the engine.
  ///   - names: display names for the views whose identifiers mean nothing to people.
  /// - Returns: nil if an item is not part of the scene.
  init?(
    _ constraint: LayoutConstraint, items: [ObjectIdentifier: SceneItem], ids: [ObjectIdentifier: String],
    names: [ObjectIdentifier: String]
  ) {
    guard let first = items[ObjectIdentifier(constraint.firstItem)] else { return nil }
    let second = constraint.secondItem.flatMap { items[ObjectIdentifier($0)] }
    let owner = constraint.firstItem.qualifiedName(ids)
    self.init(
      identifier: "\(owner).\(constraint.firstAttribute.name) \(constraint.origin.rawValue)",
      text: constraint.equation(ids), firstItem: first, firstAttribute: constraint.firstAttribute,
      relation: constraint.relation, secondItem: second, secondAttribute: constraint.secondAttribute,
      multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority)
    privateIdentifier = constraint.identifier
    if !names.isEmpty { namedText = constraint.equation(names) }
  }
}

extension LayoutItem {
  /// As in scenario files: a view's identifier, or a guide's prefixed with its owner's.
  fileprivate func qualifiedName(_ names: [ObjectIdentifier: String]) -> String {
    guard self is LayoutGuide, let parent else { return names[ObjectIdentifier(self)] ?? identifier }
    return "\(names[ObjectIdentifier(parent)] ?? parent.identifier).\(identifier)"
  }
}

extension LayoutConstraint {
  /// The constraint in the scenario's equation language.
  ///
  /// - Parameter names: names for views, used in place of their identifiers.
  func equation(_ names: [ObjectIdentifier: String] = [:]) -> String {
    var text = "\(firstItem.qualifiedName(names)).\(firstAttribute.name) \(relation.symbol)"
    if let secondItem {
      if multiplier != 1 { text += " \(equationFactorText(multiplier)) ×" }
      text += " \(secondItem.qualifiedName(names)).\(secondAttribute.name)"
      if constant != 0 { text += (constant < 0 ? " - " : " + ") + equationText(abs(constant)) }
    } else {
      text += " \(equationText(constant))"
    }
    return priority.isRequired ? text : text + " @\(plainNumber(priority.rawValue))"
  }
}
