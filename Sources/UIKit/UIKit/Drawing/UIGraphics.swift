package import Foundation
package import LayoutScene

/// The contexts in which views and images draw now.
package enum GraphicsContexts {
  nonisolated(unsafe) private static var stack: [(context: CGContext, size: CGSize)] = []

  static var current: CGContext? { stack.last?.context }
  static var currentSize: CGSize? { stack.last?.size }

  static func push(_ context: CGContext, size: CGSize = .zero) { stack.append((context, size)) }
  static func pop() { _ = stack.popLast() }

  /// What a function draws.
  package static func drawing(by draw: () -> Void) -> Drawing {
    let context = CGContext()
    push(context)
    defer { pop() }
    draw()
    return context.drawing
  }
}

/// The context of the view or image that is drawn now; nil outside of drawing.
public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }
/// Has a context be the current one.
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }
/// Has the context before be the current one.
public func UIGraphicsPopContext() { GraphicsContexts.pop() }
/// Starts a picture of a size in points.
public func UIGraphicsBeginImageContext(_ size: CGSize) { GraphicsContexts.push(CGContext(), size: size) }
/// Starts a picture of a size in points.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsBeginImageContext(size)
}
/// The picture that was started, with what was drawn so far.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = GraphicsContexts.current, let size = GraphicsContexts.currentSize else { return nil }
  return UIImage(size: size, drawing: context.drawing)
}
/// Ends a picture.
public func UIGraphicsEndImageContext() { GraphicsContexts.pop() }

/// Fills a rectangle in the current context.
public func UIRectFill(_ rect: CGRect) { GraphicsContexts.current?.fill(rect) }
/// Draws a line of one point inside of a rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) {
  GraphicsContexts.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
/// Has only what is inside of a rectangle seen in the current context.
public func UIRectClip(_ rect: CGRect) { GraphicsContexts.current?.clip(to: rect) }

/// Draws images.
open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  /// Creates a renderer for pictures of a size in points.
  public init(size: CGSize) { bounds = CGRect(origin: .zero, size: size) }
  /// Creates a renderer for pictures of a rectangle in points.
  public init(bounds: CGRect) { self.bounds = bounds }
  /// Creates a renderer for pictures of a size in points.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    bounds = CGRect(origin: .zero, size: size)
  }
  /// A picture of what the actions draw.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsContexts.push(context, size: bounds.size)
    defer { GraphicsContexts.pop() }
    actions(UIGraphicsImageRendererContext(context))
    return UIImage(size: bounds.size, drawing: context.drawing)
  }
}
/// How images are drawn.
open class UIGraphicsImageRendererFormat: NSObject {
  /// Pixels per point.
  open var scale: CGFloat = 1
  /// Whether nothing shows through.
  open var opaque = false
  /// A new format with the defaults.
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
/// What images are drawn in.
open class UIGraphicsImageRendererContext: NSObject {
  /// The context.
  public let cgContext: CGContext
  init(_ context: CGContext) {
    cgContext = context
    super.init()
  }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  /// Draws lines along a rectangle.
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  /// Has only what is inside of a rectangle seen.
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
