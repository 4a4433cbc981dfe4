@_exported import Foundation

/// A view above or in place of the keyboard.
open class UIInputView: UIView {
  /// What it looks like.
  public enum Style: Int, Sendable { case `default`, keyboard }
  /// What it looks like.
  public let inputViewStyle: Style
  /// Whether its constraints give it its height.
  open var allowsSelfSizing = false

  /// Creates one; the frame is in points.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

extension NSValue {
  /// A rectangle that it holds, in points.
  public var cgRectValue: CGRect { rectValue }
  /// A point that it holds, in points.
  public var cgPointValue: CGPoint { pointValue }
  /// A size that it holds, in points.
  public var cgSizeValue: CGSize { sizeValue }
  /// Holds a rectangle, in points.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// Holds a point, in points.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// Holds a size, in points.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
}
