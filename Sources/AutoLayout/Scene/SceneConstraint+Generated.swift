extension SceneConstraint {
  /// A constraint that the engine has generated, as a value.
  ///
  /// - Returns: nil if an item is not part of the scene.
  init?(_ constraint: LayoutConstraint, items: [ObjectIdentifier: SceneItem]) {
    guard let first = items[ObjectIdentifier(constraint.firstItem)] else { return nil }
    let second = constraint.secondItem.flatMap { items[ObjectIdentifier($0)] }
    let owner = constraint.firstItem.qualifiedName
    self.init(
      identifier: "\(owner).\(constraint.firstAttribute.name) \(constraint.origin.rawValue)",
      text: constraint.equation, firstItem: first, firstAttribute: constraint.firstAttribute,
      relation: constraint.relation, secondItem: second, secondAttribute: constraint.secondAttribute,
      multiplier: constraint.multiplier, constant: constraint.constant, priority: constraint.priority)
    privateIdentifier = constraint.identifier
  }
}

extension LayoutItem {
  /// As scenario files write it: a view by its identifier, a guide after its owner's.
  fileprivate var qualifiedName: String {
    guard self is LayoutGuide, let parent else { return identifier }
    return "\(parent.identifier).\(identifier)"
  }
}

extension LayoutConstraint {
  /// The constraint in the scenario's equation language.
  var equation: String {
    var text = "\(firstItem.qualifiedName).\(firstAttribute.name) \(relation.symbol)"
    if let secondItem {
      if multiplier != 1 { text += " \(plainNumber(multiplier)) *" }
      text += " \(secondItem.qualifiedName).\(secondAttribute.name)"
      if constant != 0 { text += constant < 0 ? " - " : " + " }
      if constant != 0 { text += plainNumber(abs(constant)) }
    } else {
      text += " \(plainNumber(constant))"
    }
    return priority.isRequired ? text : text + " @\(plainNumber(priority.rawValue))"
  }
}
