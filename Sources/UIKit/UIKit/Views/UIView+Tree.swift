@_exported import Foundation

/// The tree of views, and coordinates in it.
extension UIView {
  /// Whether a view is this one or contains it.
  public func isDescendant(of view: UIView) -> Bool {
    var next: UIView? = self
    while let current = next {
      if current === view { return true }
      next = current.superview
    }
    return false
  }

  /// The view of the tree with a tag.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Exchanges two subviews in their order.
  public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
    guard index1 != index2 else { return }
    let (low, high) = (min(index1, index2), max(index1, index2))
    let (lower, higher) = (subviews[low], subviews[high])
    reorder(higher, to: low)
    reorder(lower, to: high)
  }

  /// Where the view's origin is, in the coordinates of its root.
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

  /// A point of this view in the coordinates of another; of the window if that is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (from, to) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// A point of another view in the coordinates of this one.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (from, to) = (view?.originInRoot ?? .zero, originInRoot)
    return CGPoint(x: point.x + from.x - to.x, y: point.y + from.y - to.y)
  }

  /// A rectangle of this view in the coordinates of another.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of another view in the coordinates of this one.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// A picture of the view; there is none here.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? { UIView(frame: frame) }

  /// Offers something to the system.
  public func addInteraction(_ interaction: any UIInteraction) { interactions.append(interaction) }

  /// Takes an offer back.
  public func removeInteraction(_ interaction: any UIInteraction) {
    interactions.removeAll { $0 === interaction }
  }

  /// Draws the tree into the current context; there is none here.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool { false }
}

/// What a view offers to the system.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {}
