extension UIView {
  // What masks make of a frame when the superview gets another size.
  func resized(_ frame: CGRect, _ old: CGSize, _ new: CGSize) -> CGRect {
    if isUnknown(frame) { return frame }
    let flexible = (0..<6).map { autoresizingMask.rawValue & (1 << $0) != 0 }
    let (x, width) = stretched(frame.minX, frame.width, flexible.part(0, 3), old.width, new.width)
    let (y, height) = stretched(frame.minY, frame.height, flexible.part(3, 6), old.height, new.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
  // Flexible parts share a change in proportion to their lengths, or equally if these are 0.
  func stretched(_ start: CGFloat, _ length: CGFloat, _ flexible: [Bool], _ old: CGFloat, _ new: CGFloat) {
    let parts = zip([start, length, old - start - length], flexible).map { $0.1 ? $0.0 : 0.0 },
      sum = parts.reduce(0.0, +)
    let shares = zip(parts, flexible).map {
      $0.1 ? (sum == 0 ? 1.0 / flexible.filter { $0 }.count : $0.0 / sum) : 0.0
    }
    return (start + shares[0] * (new - old), length + shares[1] * (new - old))
  }
  // Whether there is a content that UIKit measures.
  var hasContent: Bool { sceneContent is ControlContent }
  // Whether it has several lines if there is no room for one; and the room that it has by itself.
  var wraps: Bool { false }
  var lineWidth: CGFloat? { !wraps || !UIView.isLayingOut && solved == nil ? nil : frame.width }
  func invalidateIntrinsicContentSize() {
    guard UIView.isLayingOut else { return }
    solveShown()
    isSizeOpen = true
  }
  var intrinsicContentSize: CGSize { hasContent ? fitting(lineWidth) : CGSize(width: -1, height: -1) }
  func fitting(_ width: CGFloat?) -> CGSize { ModelCanvas.size("content", ofView: looks(), in: width) }
  // What a scenario says of it, but for what is in it; and it alone, with what is in it and the constraints there.
  func looks() -> [String: Any]
  func ownLayout() -> [String: Any]
  func sizeToFit() { frame.size = sizeThatFits(frame.size) }
  func sizeThatFits(_ size: CGSize) -> CGSize {
    guard hasContent else { return bounds.size }
    let own = fitting(wraps && size.width > 0 ? size.width : nil)
    return CGSize(
      width: own.width < 0 ? bounds.width : own.width, height: own.height < 0 ? bounds.height : own.height)
  }
  func systemLayoutSizeFitting(
    _ size: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: UILayoutPriority = .fittingSizeLevel
  ) -> CGSize {
    var layout = ownLayout()
    for (name, length, priority) in [("width", size.width, horizontal), ("height", size.height, vertical)] {
      layout["constraints"].append([
        "firstItem": layout["id"], "firstAttribute": name, "constant": min(10000, length),
        "priority": priority.rawValue,
      ])
    }
    layout["id"] = nil
    return ModelCanvas.size("layout", layout)
  }
  var screenOrigin: CGPoint {
    guard let outer = superview?.screenOrigin else { return frame.origin }
    return CGPoint(x: outer.x + frame.minX, y: outer.y + frame.minY)
  }
  func convert(_ value: Any, to view: UIView?) -> Any {
    let other = view?.screenOrigin ?? CGPoint.zero, own = screenOrigin
    if let rect = value as? CGRect { return rect.offsetBy(dx: own.x - other.x, dy: own.y - other.y) }
    return CGPoint(x: value.x + own.x - other.x, y: value.y + own.y - other.y)
  }
  func convert(_ value: Any, from view: UIView?) -> Any {
    let other = view?.screenOrigin ?? CGPoint.zero, own = screenOrigin
    if let rect = value as? CGRect { return rect.offsetBy(dx: other.x - own.x, dy: other.y - own.y) }
    return CGPoint(x: value.x + other.x - own.x, y: value.y + other.y - own.y)
  }
}
