import Foundation

/// A path of UIKit. It is not drawn: of its shape only the rectangle around it is kept.
open class UIBezierPath: NSObject {
  private var covered = CGRect.null
  override public init() { super.init() }
  private convenience init(around rect: CGRect) {
    self.init()
    covered = rect
  }
  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) { self.init(around: rect) }
  /// Creates the path of an oval.
  public convenience init(ovalIn rect: CGRect) { self.init(around: rect) }
  /// Creates the path of a rounded rectangle.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(around: rect) }
  /// Creates the path of a rectangle with some round corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) { self.init(around: rect) }
  /// Creates the path of an arc.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
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
  /// The rectangle around all of its points, those that bend curves among them.
  open var bounds: CGRect { covered }
  /// Whether it has no points.
  open var isEmpty: Bool { covered.isNull }
  private func cover(_ points: CGPoint...) {
    for point in points { covered = covered.union(CGRect(origin: point, size: .zero)) }
  }
  /// Begins a part of it.
  open func move(to point: CGPoint) { cover(point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { cover(point) }
  /// Adds a curve.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cover(endPoint, controlPoint1, controlPoint2)
  }
  /// Adds a curve.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) { cover(endPoint, controlPoint) }
  /// Adds an arc.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    let turn = 2 * CGFloat.pi
    let start = clockwise ? startAngle : endAngle
    var length = clockwise ? endAngle - startAngle : startAngle - endAngle
    if abs(length) < turn { length = (length + turn).truncatingRemainder(dividingBy: turn) }
    let quarters = (0...8).map { ((start / turn * 4).rounded(.up) + CGFloat($0)) * turn / 4 }
    for angle in [start, start + length] + quarters.filter({ $0 < start + abs(length) }) {
      cover(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
    }
  }
  /// Does nothing: the rectangle around it stays.
  open func close() {}
  /// Empties it.
  open func removeAllPoints() { covered = .null }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) { covered = covered.union(bezierPath.covered) }
  /// The path backwards: itself.
  open func reversing() -> UIBezierPath { self }
  /// Moves, turns or scales it.
  open func apply(_ transform: CGAffineTransform) { covered = covered.applying(transform) }
  /// Does nothing: paths are not drawn.
  open func fill() {}
  /// Does nothing: paths are not drawn.
  open func stroke() {}
  /// Does nothing: paths are not drawn.
  open func addClip() {}
  /// Whether a point is in the rectangle around it.
  open func contains(_ point: CGPoint) -> Bool { covered.contains(point) }
}
