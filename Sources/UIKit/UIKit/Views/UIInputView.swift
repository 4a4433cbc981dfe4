@_exported import Foundation

/// A view above or in place of the keyboard.
open class UIInputView: UIView {
  /// The style of an input view.
  public enum Style: Int, Sendable { case `default`, keyboard }
  /// The style of the view.
  public let inputViewStyle: Style
  /// Whether constraints determine the height of the view.
  open var allowsSelfSizing = false

  /// Creates an input view; the frame is in points.
  public init(frame: CGRect, inputViewStyle: Style) {
    self.inputViewStyle = inputViewStyle
    super.init(frame: frame)
  }
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) {
    inputViewStyle = .default
    super.init(coder: coder)
  }
}

extension NSValue {
  /// The rectangle in the value, in points.
  public var cgRectValue: CGRect { rectValue }
  /// The point in the value, in points.
  public var cgPointValue: CGPoint { pointValue }
  /// The size in the value, in points.
  public var cgSizeValue: CGSize { sizeValue }
  /// Creates a value with a rectangle, in points.
  public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
  /// Creates a value with a point, in points.
  public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
  /// Creates a value with a size, in points.
  public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
}
