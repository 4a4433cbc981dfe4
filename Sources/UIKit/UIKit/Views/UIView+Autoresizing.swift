@_exported import Foundation

internal import AutoLayout

extension UIView {
  /// Resizes the subviews according to their masks, as UIKit does as soon as the view has a new size.
  ///
  /// - Parameter old: the previous size of the view, in points.
  final func resizeSubviews(from old: CGSize) {
    guard autoresizesSubviews else { return }
    for view in ownSubviews
    where !view.autoresizingMask.isEmpty && view.translatesAutoresizingMaskIntoConstraints {
      view.frame = view.resized(view.frame, from: old, to: bounds.size)
    }
  }

  /// Returns the frame, in points, that the mask gives the view when the superview changes from one size to another.
  final func resized(_ frame: CGRect, from old: CGSize, to new: CGSize) -> CGRect {
    let mask = autoresizingMask.engine
    let across = AutoresizingRule(
      flexibility: mask.flexibility(on: .horizontal), origin: Double(frame.minX), size: Double(frame.width),
      total: Double(old.width))
    let down = AutoresizingRule(
      flexibility: mask.flexibility(on: .vertical), origin: Double(frame.minY), size: Double(frame.height),
      total: Double(old.height))
    return CGRect(
      x: CGFloat(across.origin(in: Double(new.width))), y: CGFloat(down.origin(in: Double(new.height))),
      width: CGFloat(across.size(in: Double(new.width))), height: CGFloat(down.size(in: Double(new.height))))
  }
}

extension UIView.AutoresizingMask {
  var engine: AutoLayout.AutoresizingMask { .init(rawValue: Int(rawValue)) }
}
