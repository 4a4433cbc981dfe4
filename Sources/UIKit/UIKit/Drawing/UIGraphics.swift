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

public func UIGraphicsGetCurrentContext() -> CGContext? { GraphicsContexts.current }
public func UIGraphicsPushContext(_ context: CGContext) { GraphicsContexts.push(context) }
public func UIGraphicsPopContext() { GraphicsContexts.pop() }
public func UIGraphicsBeginImageContext(_ size: CGSize) { GraphicsContexts.push(CGContext(), size: size) }
/// The arguments other than the size are not used.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  UIGraphicsBeginImageContext(size)
}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  guard let context = GraphicsContexts.current, let size = GraphicsContexts.currentSize else { return nil }
  return UIImage(size: size, drawing: context.drawing)
}
public func UIGraphicsEndImageContext() { GraphicsContexts.pop() }

public func UIRectFill(_ rect: CGRect) { GraphicsContexts.current?.fill(rect) }
/// Draws a line one point wide inside a rectangle in the current context.
public func UIRectFrame(_ rect: CGRect) {
  GraphicsContexts.current?.stroke(rect.insetBy(dx: 0.5, dy: 0.5), width: 1)
}
public func UIRectClip(_ rect: CGRect) { GraphicsContexts.current?.clip(to: rect) }

open class UIGraphicsImageRenderer: NSObject {
  private let bounds: CGRect
  public init(size: CGSize) { bounds = CGRect(origin: .zero, size: size) }
  public init(bounds: CGRect) { self.bounds = bounds }
  /// The format is not used.
  public init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    bounds = CGRect(origin: .zero, size: size)
  }
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext()
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    GraphicsContexts.push(context, size: bounds.size)
    defer { GraphicsContexts.pop() }
    actions(UIGraphicsImageRendererContext(context))
    return UIImage(size: bounds.size, drawing: context.drawing)
  }
}
open class UIGraphicsImageRendererFormat: NSObject {
  open var scale: CGFloat = 1
  open var opaque = false
  open class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}
open class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  init(_ context: CGContext) {
    cgContext = context
    super.init()
  }
  open func fill(_ rect: CGRect) { cgContext.fill(rect) }
  open func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  open func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}
