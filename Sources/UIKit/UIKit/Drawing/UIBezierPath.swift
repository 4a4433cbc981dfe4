internal import AutoLayout
@_exported import Foundation

/// A path of UIKit.
open class UIBezierPath: NSObject {
  private var covered = CGRect.null
  override public init() { super.init() }
  private let path = CGMutablePath()
  private convenience init(_ path: Path, around rect: CGRect) {
    self.init()
    covered = rect
    self.path.path = path
  }
  /// Creates the path of a rectangle.
  public convenience init(rect: CGRect) { self.init(.rect(Rect(rect)), around: rect) }
  /// Creates the path of an oval.
  public convenience init(ovalIn rect: CGRect) { self.init(.ellipse(in: Rect(rect)), around: rect) }
  /// Creates the path of a rounded rectangle.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(.roundedRect(Rect(rect), radius: Double(cornerRadius)), around: rect)
  }
  /// Creates the path of a rectangle with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = min(cornerRadii.width, cornerRadii.height, rect.width / 2, rect.height / 2)
    self.init(.roundedRect(rect, radius: radius, corners: corners), around: rect)
  }
  /// Creates the path of an arc.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Creates a path from a Core Graphics path.
  public convenience init(cgPath: CGPath) { self.init(cgPath.path, around: cgPath.boundingBox) }
  /// The path for Core Graphics.
  open var cgPath: CGPath {
    get { CGPath(path.path) }
    set {
      path.path = newValue.path
      covered = newValue.boundingBox
    }
  }
  /// The width of the line, in points.
  open var lineWidth: CGFloat = 1
  /// The ends of the line.
  open var lineCapStyle: CGLineCap = .butt
  /// The corners of the line.
  open var lineJoinStyle: CGLineJoin = .miter
  private var dashes: [CGFloat] = []
  /// Sets the lengths of dashes and gaps, in points; the pattern always begins with the first dash.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern else { return dashes = [] }
    dashes = Array(UnsafeBufferPointer(start: pattern, count: max(0, count)))
  }
  /// Whether parts enclosed an even number of times are outside; pictures fill them.
  open var usesEvenOddFillRule = false
  /// The rectangle around all points of the path, including the control points of curves.
  open var bounds: CGRect { covered }
  /// Whether the path has no points.
  open var isEmpty: Bool { covered.isNull }
  private func cover(_ points: CGPoint...) {
    for point in points { covered = covered.union(CGRect(origin: point, size: .zero)) }
  }
  /// Starts a part of the path.
  open func move(to point: CGPoint) {
    cover(point)
    path.move(to: point)
  }
  /// Adds a line.
  open func addLine(to point: CGPoint) {
    cover(point)
    path.addLine(to: point)
  }
  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cover(endPoint, controlPoint1, controlPoint2)
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cover(endPoint, controlPoint)
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
  /// Adds an arc.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    // Where y points down, the angles of a clockwise arc increase.
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: !clockwise)
    let turn = 2 * CGFloat.pi
    let start = clockwise ? startAngle : endAngle
    var length = clockwise ? endAngle - startAngle : startAngle - endAngle
    if abs(length) < turn { length = (length + turn).truncatingRemainder(dividingBy: turn) }
    let quarters = (0...8).map { ((start / turn * 4).rounded(.up) + CGFloat($0)) * turn / 4 }
    for angle in [start, start + length] + quarters.filter({ $0 < start + abs(length) }) {
      cover(CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle)))
    }
  }
  /// Adds a line to the start of the current part.
  open func close() { path.closeSubpath() }
  /// Removes all points.
  open func removeAllPoints() {
    covered = .null
    path.path = Path()
  }
  /// Adds another path.
  open func append(_ bezierPath: UIBezierPath) {
    covered = covered.union(bezierPath.covered)
    path.addPath(bezierPath.path)
  }
  /// The path in reverse: this path itself.
  open func reversing() -> UIBezierPath { self }
  /// Applies a transform to the path.
  open func apply(_ transform: CGAffineTransform) {
    covered = covered.applying(transform)
    path.path = path.path.applying(transform)
  }
  /// Fills the path in the current context.
  open func fill() { GraphicsContexts.current?.fill(path.path) }
  /// Strokes the path in the current context.
  open func stroke() {
    let line = StrokeStyle(
      width: Double(lineWidth), dashes: dashes.map { Double($0) }, cap: lineCapStyle.engine,
      join: lineJoinStyle.engine)
    GraphicsContexts.current?.stroke(path.path, line)
  }
  /// Clips drawing in the current context to the path.
  open func addClip() { GraphicsContexts.current?.clip(path.path) }
  /// Whether a point lies in the rectangle around the path.
  open func contains(_ point: CGPoint) -> Bool { covered.contains(point) }
}

extension Path {
  /// A rectangle with some rounded corners.
  static func roundedRect(_ rect: CGRect, radius: CGFloat, corners: UIRectCorner) -> Path {
    let path = CGMutablePath()
    func corner(_ corner: UIRectCorner, _ point: CGPoint, next: CGPoint) {
      guard corners.contains(corner), radius > 0 else { return path.addLine(to: point) }
      path.addArc(tangent1End: point, tangent2End: next, radius: radius)
    }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    path.move(to: point(rect.midX, top))
    corner(.topRight, point(right, top), next: point(right, bottom))
    corner(.bottomRight, point(right, bottom), next: point(left, bottom))
    corner(.bottomLeft, point(left, bottom), next: point(left, top))
    corner(.topLeft, point(left, top), next: point(right, top))
    path.closeSubpath()
    return path.path
  }
}
