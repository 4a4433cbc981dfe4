import AutoLayout
import LayoutScene
import LayoutWords

/// Writes constraints in the equation language, so that reading the text gives the same constraint again.
struct EquationWriter {
  let tree: ScenarioTree

  /// Such as `b.leading == a.trailing + 8 @750`.
  func text(of constraint: SceneConstraint) -> String { constraint.equation(naming: name) }

  /// A guide of the root is named without its owner unless a view has the same name.
  private func name(_ item: SceneItem) -> String {
    switch item {
    case .view(let index): return id(index)
    case .guide(.custom(let name), _): return name
    case .guide(let guide, let owner):
      let standsAlone = owner == .root && tree.names.match(guide.name) == nil
      return standsAlone ? guide.name : "\(id(owner)).\(guide.name)"
    }
  }

  private func id(_ index: ViewIndex) -> String { tree.drafts[index].view.id }
}
