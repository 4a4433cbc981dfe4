@_exported import Foundation

/// Methods that add, move and remove subviews, with the calls that UIKit makes on the way.
extension UIView {
  final func place(_ view: UIView, at index: Int) {
    guard view !== self, !isDescendant(of: view) else { raise("Can't add self as subview") }
    if view.ownSuperview === self { return reorder(view, to: index) }
    let (oldWindow, newWindow) = (view.window, window)
    view.willMove(toSuperview: self)
    if newWindow !== oldWindow { view.announceMove(toWindow: newWindow) }
    view.detach()
    view.ownSuperview = self
    let place = min(max(0, index), ownSubviews.count)
    ownSubviews.insert(view, at: place)
    addToEngine(view, at: place)
    didAddSubview(view)
    view.didMoveToSuperview()
    if newWindow !== oldWindow { view.enterWindow() }
  }

  final func leaveSuperview() {
    guard ownSuperview != nil else { return }
    let oldWindow = window
    willMove(toSuperview: nil)
    if oldWindow != nil { announceMove(toWindow: nil) }
    detach()
    didMoveToSuperview()
    if oldWindow != nil { enterWindow() }
  }

  private func detach() {
    guard let superview = ownSuperview else { return }
    superview.willRemoveSubview(self)
    (superview as? UIStackView)?.forget(self)
    removeFromEngine()
    superview.ownSubviews.removeAll { $0 === self }
    ownSuperview = nil
  }

  final func reorder(_ view: UIView, to index: Int) {
    guard view.ownSuperview === self else { return }
    ownSubviews.removeAll { $0 === view }
    ownSubviews.insert(view, at: min(max(0, index), ownSubviews.count))
    moveInEngine(view, to: index)
  }

  private func announceMove(toWindow window: UIWindow?) {
    willMove(toWindow: window)
    for view in ownSubviews { view.announceMove(toWindow: window) }
  }

  /// Notifies a tree that has entered a window, as in UIKit: each view before its subviews.
  final func enterWindow() {
    didMoveToWindow()
    for view in ownSubviews { view.enterWindow() }
  }
}
