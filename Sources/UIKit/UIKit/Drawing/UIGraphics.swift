package import Foundation
package import LayoutScene

/// The contexts in which views and images are currently drawn.
package enum GraphicsContexts {
  nonisolated(unsafe) private static var stack: [(context: CGContext, size: CGSize)] = []

  static var current: CGContext? { stack.last?.context }
  static var currentSize: CGSize? { stack.last?.size }

  static func push(_ context: CGContext, size: CGSize = .zero) { stack.append((context, size)) }
  static func pop() { _ = stack.popLast() }

  /// The drawing that a function makes.
  package static func drawing(by draw: () -> Void) -> Drawing {
    let context = CGContext()
    push(context)
    defer { pop() }
    draw()
    return context.drawing
  }
}

/// The context of the view or image being drawn; nil at other times.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }
/// Makes a context the current one.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }
/// Restores the previous context.
public func UIGraphicsPopContext() { GraphicsContexts.pop() }
/// Starts a picture of a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { GraphicsContexts.push(CGContext(), size: size) }
/// Starts a picture of a size in points; the other arguments are not used.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsBeginImageContext(size)
}
/// The picture that was started, with everything drawn so far.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = GraphicsContexts.current, let size = GraphicsContexts.currentSize else { return nil }
  return UIImage(size: size, drawing: context.drawing)
}
/// Ends a picture.
public func UIGraphicsEndImageContext() { GraphicsContexts.pop() }

/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { GraphicsContexts.current?.fill(rect) }
/// Draws a line one point wide inside a rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) {
  GraphicsContexts.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
/// Clips drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { GraphicsContexts.current?.clip(to: rect) }

/// A renderer of images.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// Creates a renderer for pictures of a size in points.
  public init(size: CGSize) { bounds = CGRect(origin: .zero, size: size) }
  /// Creates a renderer for pictures of a rectangle in points.
  public init(bounds: CGRect) { self.bounds = bounds }
  /// Creates a renderer for pictures of a size in points; the format is not used.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    bounds = CGRect(origin: .zero, size: size)
  }
  /// Returns a picture of what the actions draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsContexts.push(context, size: bounds.size)
    defer { GraphicsContexts.pop() }
    actions(UIGraphicsImageRendererContext(context))
    return UIImage(size: bounds.size, drawing: context.drawing)
  }
}
/// The settings for drawing images.
open class UIGraphicsImageRendererFormat: NSObject {
  /// The pixels per point.
  open var scale: CGFloat = 1
  /// Whether the images are opaque.
  open var opaque = false
  /// Returns a new format with the default settings.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
/// The context in which images are drawn.
open class UIGraphicsImageRendererContext: NSObject {
  /// The Core Graphics context.
  public let cgContext: CGContext
  init(_ context: CGContext) {
    cgContext = context
    super.init()
  }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Strokes a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Clips drawing to a rectangle.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
