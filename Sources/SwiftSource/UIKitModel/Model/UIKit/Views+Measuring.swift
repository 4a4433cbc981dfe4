extension UIView {
  // Whether there is content that UIKit measures.
  package var hasContent: Bool { sceneContent is ControlContent }
  // Whether it has several lines if there is no room for one; and the width that it has by itself.
  package var wraps: Bool { false }
  package var lineWidth: CGFloat? { !wraps || solved == nil ? nil : frame.width }
  func invalidateIntrinsicContentSize() {
    if UIView.isLayingOut { isSizeOpen = true }
  }
  var intrinsicContentSize: CGSize { hasContent ? fitting(lineWidth) : CGSize(width: -1, height: -1) }
  package func fitting(_ width: CGFloat?) -> CGSize {
    Host.measurer.size("content", ofView: looks(), in: width)
  }
  // The description of the view in a scenario, without its contents; and that of the view alone, with its contents and
  // the constraints in it.
  package func looks() -> [String: Any]
  package func ownLayout() -> [String: Any]
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
    return Host.measurer.size("layout", layout)
  }
}
