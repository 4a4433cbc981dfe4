package import AutoLayout
package import Foundation

extension CGRect {
  package init(_ rect: Rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
}

extension Rect {
  package init(_ rect: CGRect) {
    let rect = rect.standardized
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.width),
      height: Double(rect.height))
  }
}

extension CGSize {
  package init(_ size: Size) { self.init(width: size.width, height: size.height) }

  init(_ size: IntrinsicSize) {
    let (width, height) = (size.width ?? UIView.noIntrinsicMetric, size.height ?? UIView.noIntrinsicMetric)
    // Adding 0 turns negative zeros into positive ones.
    self.init(width: width + 0, height: height + 0)
  }
}

extension Size {
  package init(_ size: CGSize) { self.init(width: Double(size.width), height: Double(size.height)) }
}

extension IntrinsicSize {
  init(_ size: CGSize) {
    func length(_ value: CGFloat) -> Double? { value == UIView.noIntrinsicMetric ? nil : Double(value) }
    self.init(width: length(size.width), height: length(size.height))
  }
}

extension UIEdgeInsets {
  package init(_ insets: EdgeInsets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
}

extension EdgeInsets {
  package init(_ insets: UIEdgeInsets) {
    self.init(
      top: Double(insets.top), left: Double(insets.left), bottom: Double(insets.bottom),
      right: Double(insets.right))
  }
}

extension DirectionalEdgeInsets {
  package init(_ insets: NSDirectionalEdgeInsets) {
    self.init(
      top: Double(insets.top), leading: Double(insets.leading), bottom: Double(insets.bottom),
      trailing: Double(insets.trailing))
  }

  /// Creates directional insets from physical ones, for a layout direction.
  package init(_ insets: EdgeInsets, in direction: LayoutDirection) {
    let isMirrored = direction == .rightToLeft
    self.init(
      top: insets.top, leading: isMirrored ? insets.right : insets.left, bottom: insets.bottom,
      trailing: isMirrored ? insets.left : insets.right)
  }
}

extension NSDirectionalEdgeInsets {
  package init(_ insets: DirectionalEdgeInsets) {
    self.init(top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
  }
}
