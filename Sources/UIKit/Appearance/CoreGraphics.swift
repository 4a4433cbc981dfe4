// What has no comment here is what UIKit has by the same name.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

// What of Core Graphics views mention. Nothing is drawn through it: pictures are made from layouts.

/// A path.
open class CGPath: NSObject {
  /// Creates an empty path.
  override public init() { super.init() }
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) { self.init() }
}
/// A path that can be changed.
open class CGMutablePath: CGPath {
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func addRect(_ rect: CGRect) {}
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  open func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  open func addPath(_ path: CGPath) {}
  open func closeSubpath() {}
}
public enum CGPathDrawingMode: Int, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
public enum CGLineCap: Int, Sendable { case butt, round, square }
public enum CGLineJoin: Int, Sendable { case miter, round, bevel }
public enum CGBlendMode: Int, Sendable {
  case normal, multiply, screen, overlay, clear, copy, sourceIn, sourceAtop
}
public enum CGInterpolationQuality: Int, Sendable { case `default`, none, low, medium, high }

/// What is drawn in.
open class CGContext {
  public init() {}
  open func setFillColor(_ color: CGColor) {}
  open func setStrokeColor(_ color: CGColor) {}
  open func setLineWidth(_ width: CGFloat) {}
  open func setLineCap(_ cap: CGLineCap) {}
  open func setLineJoin(_ join: CGLineJoin) {}
  open func setLineDash(phase: CGFloat, lengths: [CGFloat]) {}
  open func setAlpha(_ alpha: CGFloat) {}
  open func setBlendMode(_ mode: CGBlendMode) {}
  open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  open func fill(_ rect: CGRect) {}
  open func stroke(_ rect: CGRect) {}
  open func clear(_ rect: CGRect) {}
  open func fillEllipse(in rect: CGRect) {}
  open func strokeEllipse(in rect: CGRect) {}
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func addLines(between points: [CGPoint]) {}
  open func addPath(_ path: CGPath) {}
  open func addRect(_ rect: CGRect) {}
  open func addEllipse(in rect: CGRect) {}
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  open func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  open func beginPath() {}
  open func closePath() {}
  open func fillPath() {}
  open func strokePath() {}
  open func drawPath(using mode: CGPathDrawingMode) {}
  open func clip() {}
  open func clip(to rect: CGRect) {}
  open func saveGState() {}
  open func restoreGState() {}
  open func translateBy(x: CGFloat, y: CGFloat) {}
  open func scaleBy(x: CGFloat, y: CGFloat) {}
  open func rotate(by angle: CGFloat) {}
  open func draw(_ image: CGImage, in rect: CGRect) {}
}

/// The context of `draw(_:)`, which is not called here.
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }
public func UIGraphicsBeginImageContext(_ size: CGSize) {}
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }
public func UIGraphicsEndImageContext() {}
public func UIRectFill(_ rect: CGRect) {}

/// A path of UIKit.
open class UIBezierPath: NSObject {
  override public init() { super.init() }
  public convenience init(rect: CGRect) { self.init() }
  public convenience init(ovalIn rect: CGRect) { self.init() }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init() }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init() }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) { self.init() }
  public convenience init(cgPath: CGPath) { self.init() }
  open var cgPath = CGPath()
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  open var usesEvenOddFillRule = false
  open var bounds: CGRect { .zero }
  open var isEmpty: Bool { true }
  open func move(to point: CGPoint) {}
  open func addLine(to point: CGPoint) {}
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {}
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {}
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {}
  open func close() {}
  open func removeAllPoints() {}
  open func append(_ bezierPath: UIBezierPath) {}
  open func reversing() -> UIBezierPath { self }
  open func apply(_ transform: CGAffineTransform) {}
  open func fill() {}
  open func stroke() {}
  open func addClip() {}
  open func contains(_ point: CGPoint) -> Bool { false }
}
