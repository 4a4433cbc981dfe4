package import AutoLayout
@_exported import Foundation

open class CGPath: NSObject {
  package final var path = Path()

  /// Creates an empty path.
  override public init() { super.init() }
  init(_ path: Path, _ transform: CGAffineTransform? = nil) {
    self.path = transform.map(path.applying) ?? path
    super.init()
  }
  public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(.rect(Rect(rect)), transform?.pointee)
  }
  public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    self.init(.ellipse(in: Rect(rect)), transform?.pointee)
  }
  /// The corners are circles of the smaller radius.
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let radius = Double(min(cornerWidth, cornerHeight))
    self.init(.roundedRect(Rect(rect), radius: radius), transform?.pointee)
  }

  open var isEmpty: Bool { path.elements.isEmpty }
  open var boundingBox: CGRect { path.box.map { CGRect($0) } ?? .null }
  open var currentPoint: CGPoint {
    path.currentPoint.map { CGPoint(x: $0.x, y: $0.y) } ?? .zero
  }
  open func copy() -> CGPath? { CGPath(path) }
  open func mutableCopy() -> CGMutablePath? { CGMutablePath(path) }
}

open class CGMutablePath: CGPath {
  open func move(to point: CGPoint) { path.elements.append(.move(Point(point))) }
  open func addLine(to point: CGPoint) { path.elements.append(.line(Point(point))) }
  open func addLines(between points: [CGPoint]) {
    guard let first = points.first else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
  open func addRect(_ rect: CGRect) { path.elements += Path.rect(Rect(rect)).elements }
  open func addEllipse(in rect: CGRect) { path.elements += Path.ellipse(in: Rect(rect)).elements }
  /// The corners are circles of the smaller radius.
  open func addRoundedRect(in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat) {
    path.elements += Path.roundedRect(Rect(rect), radius: Double(min(cornerWidth, cornerHeight))).elements
  }
  open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.elements.append(.curve(Point(end), control1: Point(control1), control2: Point(control2)))
  }
  open func addQuadCurve(to end: CGPoint, control: CGPoint) {
    path.addQuadCurve(to: Point(end), control: Point(control))
  }
  /// As in Core Graphics, where y points up, the angle of a clockwise arc decreases.
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: Point(center), radius: Double(radius), start: Double(startAngle), end: Double(endAngle),
      grows: !clockwise)
  }
  open func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(corner: Point(tangent1End), end: Point(tangent2End), radius: Double(radius))
  }
  open func addPath(_ path: CGPath) { self.path.elements += path.path.elements }
  open func closeSubpath() { if !path.elements.isEmpty { path.elements.append(.close) } }
}
