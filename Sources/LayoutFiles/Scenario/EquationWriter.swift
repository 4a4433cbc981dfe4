import AutoLayout

/// Writes constraints in the equation language, so that reading the text gives the same constraint again.
struct EquationWriter {
  let tree: ViewTree

  /// Such as `b.leading == a.trailing + 8 @750`.
  func text(of constraint: SceneConstraint) -> String {
    var text = "\(name(of: constraint.firstItem)).\(constraint.firstAttribute.name)"
    text += " \(constraint.relation.symbol) "
    if let second = constraint.secondItem {
      if constraint.multiplier != 1 { text += "\(plainNumber(constraint.multiplier)) × " }
      text += "\(name(of: second)).\(constraint.secondAttribute.name)"
      if constraint.constant != 0 {
        text += " \(constraint.constant < 0 ? "-" : "+") \(plainNumber(abs(constraint.constant)))"
      }
    } else {
      text += plainNumber(constraint.constant)
    }
    if !constraint.priority.isRequired { text += " @\(plainNumber(constraint.priority.rawValue))" }
    return text
  }

  /// A guide of the root stands alone unless a view has taken its name.
  private func name(of item: SceneItem) -> String {
    switch item {
    case .view(let index): return id(index)
    case .guide(.custom(let name), _): return name
    case .guide(let guide, let owner):
      let standsAlone = owner == 0 && tree.names.match(guide.name) == nil
      return standsAlone ? guide.name : "\(id(owner)).\(guide.name)"
    }
  }

  private func id(_ index: Int) -> String { tree.drafts[index].view.id }
}
