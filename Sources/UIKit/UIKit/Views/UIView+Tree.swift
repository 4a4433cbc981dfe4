@_exported import Foundation

/// The tree of views, and coordinates in it.
extension UIView {
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2 else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (lower, higher) = (subviews[low], subviews[high])
    reorder(higher, to: low)
    reorder(lower, to: high)
  }

  /// The view's origin in the coordinates of its root.
  private var originInRoot: CGPoint {
    var point = CGPoint.zero
    var next: UIView? = self
    while let view = next {
      point.x += view.frame.minX - view.bounds.minX
      point.y += view.frame.minY - view.bounds.minY
      next = view.superview
    }
    return point
  }

  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (from, to) = (view?.originInRoot ?? .zero, originInRoot)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Returns an empty view with the same frame here.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }

  public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }

  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  /// Does nothing here.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}

@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {}
