internal import AutoLayout
@_exported import Foundation

/// The connection of a guide to the engine.
extension UILayoutGuide {
  func makeItem() -> LayoutGuide {
    guard let kind else { return LayoutGuide(kind: .custom(Host.name(for: UILayoutGuide.self))) }
    guard let guide = owningView?.item.layoutGuide(kind) else { raise("the view has no guide \(kind.name)") }
    return guide
  }

  var solvedFrame: CGRect {
    guard let window = owningView?.item.window else { return .zero }
    return CGRect(window.engine.frame(of: item))
  }

  func deciders(on axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    owningView?.deciders(of: item, on: axis) ?? []
  }

  var isAmbiguous: Bool {
    guard let window = owningView?.item.window, item.hasVariables else { return false }
    return !window.engine.ambiguity(of: item).isEmpty
  }
}

extension UIView {
  func addToEngine(_ guide: UILayoutGuide) { item.addLayoutGuide(guide.item) }
  func removeFromEngine(_ guide: UILayoutGuide) { item.removeLayoutGuide(guide.item) }
}
