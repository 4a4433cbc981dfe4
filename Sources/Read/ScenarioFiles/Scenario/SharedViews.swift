import AutoLayout
import LayoutScene

/// The views that all options of a scene have; the other views of an option are written as its additions.
struct SharedViews {
  private let ids: Set<String>

  /// Options agree about a view if its place, type and guides are the same in all of them, and they agree about its
  /// superview.
  init(_ options: [SceneOption]) {
    let places = options.map { option in
      Dictionary(option.views.map { ($0.id, Place($0, in: option)) }, uniquingKeysWith: { first, _ in first })
    }
    var ids: Set<String> = []
    for view in options.first?.views.elements ?? [] {
      guard let place = places[0][view.id], places.allSatisfy({ $0[view.id] == place }),
        place.superview.map(ids.contains) ?? true
      else { continue }
      ids.insert(view.id)
    }
    self.ids = ids
  }

  private struct Place: Equatable {
    var superview: String?
    var kind: ViewKind
    var guides: [String]

    init(_ view: SceneView, in option: SceneOption) {
      superview = view.superview.map { option.views[$0].id }
      kind = view.kind
      guides = view.layoutGuides
    }
  }

  func contains(_ view: SceneView) -> Bool { ids.contains(view.id) }

  /// The option without its own views, and without their constraints.
  func part(of option: SceneOption) -> SceneOption {
    guard option.views.count > ids.count else { return option }
    var part = option
    var positions: [ViewIndex: ViewIndex] = [:]
    part.views = []
    for (index, view) in option.views.indexed() where contains(view) {
      positions[index] = part.views.endIndex
      var view = view
      view.superview = view.superview.flatMap { positions[$0] }
      part.views.append(view)
    }
    part.constraints = ConstraintList(option.constraints.compactMap { $0.moved(to: positions) })
    return part
  }

  /// The constraints that the part lacks.
  func additions(to option: SceneOption) -> [SceneConstraint] {
    option.constraints.filter { constraint in
      [constraint.firstItem, constraint.secondItem].compactMap(\.self).contains {
        !contains(option.views[$0.view])
      }
    }
  }
}

extension SceneConstraint {
  /// nil if one of its views has no position.
  fileprivate func moved(to positions: [ViewIndex: ViewIndex]) -> SceneConstraint? {
    var constraint = self
    guard let first = firstItem.moved(to: positions) else { return nil }
    constraint.firstItem = first
    if let secondItem {
      guard let second = secondItem.moved(to: positions) else { return nil }
      constraint.secondItem = second
    }
    return constraint
  }
}

extension SceneItem {
  fileprivate func moved(to positions: [ViewIndex: ViewIndex]) -> SceneItem? {
    guard let position = positions[view] else { return nil }
    return switch self {
    case .view: .view(position)
    case .guide(let kind, _): .guide(kind, of: position)
    }
  }
}
