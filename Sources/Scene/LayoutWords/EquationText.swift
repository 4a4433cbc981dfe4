import AutoLayout
package import LayoutScene

extension SceneConstraint {
  /// The constraint in the equation language, such as `b.leading == a.trailing + 8 @750`.
  package func equation(
    numbers write: (Double) -> String = plainNumber, naming name: (SceneItem) -> String
  ) -> String {
    var text = "\(name(firstItem)).\(firstAttribute.name) \(relation.symbol) "
    if let secondItem {
      if multiplier != 1 { text += "\(write(multiplier)) × " }
      text += "\(name(secondItem)).\(secondAttribute.name)"
      if constant != 0 { text += " \(constant < 0 ? "-" : "+") \(write(abs(constant)))" }
    } else {
      text += write(constant)
    }
    if !priority.isRequired { text += " @\(plainNumber(priority.rawValue))" }
    return text
  }
}

extension SceneOption {
  /// Gives constraints their equations with the views' names, if there are names other than ids.
  package mutating func nameConstraints() {
    guard views.contains(where: { $0.name != nil }) else { return }
    let names = views.mapped(\.displayName)
    func name(_ item: SceneItem) -> String {
      switch item {
      case .view(let index): names[index]
      case .guide(.custom(let name), _): name
      case .guide(let guide, .root): guide.name
      case .guide(let guide, let owner): "\(names[owner]).\(guide.name)"
      }
    }
    for index in constraints.indices {
      constraints[index].namedText = constraints[index].equation(naming: name)
    }
  }
}
