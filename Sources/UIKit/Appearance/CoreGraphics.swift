@_exported import Foundation

// What of Core Graphics views mention. Nothing is drawn through it: pictures are made from layouts.

/// A path.
open class CGPath: NSObject {
  /// Creates an empty path.
  override public init() { super.init() }
  /// Creates the path of a rectangle, whose shape is not kept.
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { self.init() }
}
/// A path that can be changed.
open class CGMutablePath: CGPath {
  /// Does nothing: paths have no shape here.
  open func move(to point: CGPoint) {}
  /// Does nothing: paths have no shape here.
  open func addLine(to point: CGPoint) {}
  /// Does nothing: paths have no shape here.
  open func addLines(between points: [CGPoint]) {}
  /// Does nothing: paths have no shape here.
  open func addRect(_ rect: CGRect) {}
  /// Does nothing: paths have no shape here.
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Does nothing: paths have no shape here.
  open func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  /// Does nothing: paths have no shape here.
  open func addPath(_ path: CGPath) {}
  /// Does nothing: paths have no shape here.
  open func closeSubpath() {}
}
/// How a path is drawn.
public enum CGPathDrawingMode: Int, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
/// The ends of a line.
public enum CGLineCap: Int, Sendable { case butt, round, square }
/// The corners of a line.
public enum CGLineJoin: Int, Sendable { case miter, round, bevel }
/// How a drawing is mixed with what is below.
public enum CGBlendMode: Int, Sendable {
  case normal, multiply, screen, overlay, clear, copy, sourceIn, sourceAtop
}
/// How well scaled pictures are smoothed.
public enum CGInterpolationQuality: Int, Sendable { case `default`, none, low, medium, high }

/// What is drawn in.
open class CGContext {
  /// Creates a context that draws nothing.
  public init() {}
  /// Draws nothing.
  open func setFillColor(_ color: CGColor) {}
  /// Draws nothing.
  open func setStrokeColor(_ color: CGColor) {}
  /// Draws nothing.
  open func setLineWidth(_ width: CGFloat) {}
  /// Draws nothing.
  open func setLineCap(_ cap: CGLineCap) {}
  /// Draws nothing.
  open func setLineJoin(_ join: CGLineJoin) {}
  /// Draws nothing.
  open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  /// Draws nothing.
  open func setAlpha(_ alpha: CGFloat) {}
  /// Draws nothing.
  open func setBlendMode(_ mode: CGBlendMode) {}
  /// Draws nothing.
  open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Draws nothing.
  open func fill(_ rect: CGRect) {}
  /// Draws nothing.
  open func stroke(_ rect: CGRect) {}
  /// Draws nothing.
  open func clear(_ rect: CGRect) {}
  /// Draws nothing.
  open func fillEllipse(in rect: CGRect) {}
  /// Draws nothing.
  open func strokeEllipse(in rect: CGRect) {}
  /// Draws nothing.
  open func move(to point: CGPoint) {}
  /// Draws nothing.
  open func addLine(to point: CGPoint) {}
  /// Draws nothing.
  open func addLines(between points: [CGPoint]) {}
  /// Draws nothing.
  open func addPath(_ path: CGPath) {}
  /// Draws nothing.
  open func addRect(_ rect: CGRect) {}
  /// Draws nothing.
  open func addEllipse(in rect: CGRect) {}
  /// Draws nothing.
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Draws nothing.
  open func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  /// Draws nothing.
  open func beginPath() {}
  /// Draws nothing.
  open func closePath() {}
  /// Draws nothing.
  open func fillPath() {}
  /// Draws nothing.
  open func strokePath() {}
  /// Draws nothing.
  open func drawPath(using mode: CGPathDrawingMode) {}
  /// Draws nothing.
  open func clip() {}
  /// Draws nothing.
  open func clip(to rect: CGRect) {}
  /// Draws nothing.
  open func saveGState() {}
  /// Draws nothing.
  open func restoreGState() {}
  /// Draws nothing.
  open func translateBy(x: CGFloat, y: CGFloat) {}
  /// Draws nothing.
  open func scaleBy(x: CGFloat, y: CGFloat) {}
  /// Draws nothing.
  open func rotate(by angle: CGFloat) {}
  /// Draws nothing.
  open func draw(_ image: CGImage, in rect: CGRect) {}
}

/// The context of `draw(_:)`, which is not called here.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
/// Starts a picture; there is none here.
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
/// Starts a picture; there is none here.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
/// The picture that was started; there is none here.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
/// Ends a picture.
public func UIGraphicsEndImageContext() {}
/// Fills a rectangle; draws nothing.
public func UIRectFill(_ rect: CGRect) {}

/// A path of UIKit.
open class UIBezierPath: NSObject {
  override public init() { super.init() }
  /// Creates the path of a rectangle, whose shape is not kept.
  public convenience init(rect: CGRect) { self.init() }
  /// Creates the path of an oval, whose shape is not kept.
  public convenience init(ovalIn rect: CGRect) { self.init() }
  /// Creates the path of a rounded rectangle, whose shape is not kept.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
  /// Creates the path of a rectangle with some round corners, whose shape is not kept.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init() }
  /// Creates the path of an arc, whose shape is not kept.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { self.init() }
  /// Creates a path from one of Core Graphics, whose shape is not kept.
  public convenience init(cgPath: CGPath) { self.init() }
  /// The path for Core Graphics.
  open var cgPath = CGPath()
  /// The width of its line, in points.
  open var lineWidth: CGFloat = 1
  /// The ends of its line.
  open var lineCapStyle: CGLineCap = .butt
  /// The corners of its line.
  open var lineJoinStyle: CGLineJoin = .miter
  /// Whether parts that lie in it an even number of times are outside.
  open var usesEvenOddFillRule = false
  /// The rectangle around it; zero here.
  open var bounds: CGRect { .zero }
  /// Whether it has no points; always here.
  open var isEmpty: Bool { true }
  /// Does nothing: paths have no shape here.
  open func move(to point: CGPoint) {}
  /// Does nothing: paths have no shape here.
  open func addLine(to point: CGPoint) {}
  /// Does nothing: paths have no shape here.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  /// Does nothing: paths have no shape here.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}
  /// Does nothing: paths have no shape here.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  /// Does nothing: paths have no shape here.
  open func close() {}
  /// Does nothing: paths have no shape here.
  open func removeAllPoints() {}
  /// Does nothing: paths have no shape here.
  open func append(_ bezierPath: UIBezierPath) {}
  /// The path backwards: itself.
  open func reversing() -> UIBezierPath { self }
  /// Does nothing: paths have no shape here.
  open func apply(_ transform: CGAffineTransform) {}
  /// Does nothing: paths have no shape here.
  open func fill() {}
  /// Does nothing: paths have no shape here.
  open func stroke() {}
  /// Does nothing: paths have no shape here.
  open func addClip() {}
  /// Whether a point is inside; never here.
  open func contains(_ point: CGPoint) -> Bool { false }
}
