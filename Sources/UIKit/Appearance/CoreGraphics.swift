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
/// A distance in two directions.
public struct CGVector: Equatable, Sendable {
  /// Across, in points.
  public var dx: CGFloat
  /// Down, in points.
  public var dy: CGFloat
  /// None.
  public static let zero = CGVector(dx: 0, dy: 0)
  /// Creates a distance.
  public init(dx: CGFloat, dy: CGFloat) { (self.dx, self.dy) = (dx, dy) }
}

/// Fills a rectangle; draws nothing.
public func UIRectFill(_ rect: CGRect) {}
