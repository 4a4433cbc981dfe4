internal import AutoLayout
@_exported import Foundation

open class UIBezierPath: NSObject {
  private var covered = CGRect.null
  override public init() { super.init() }
  private let path = CGMutablePath()
  private convenience init(_ path: Path, around rect: CGRect) {
    self.init()
    covered = rect
    self.path.path = path
  }
  public convenience init(rect: CGRect) { self.init(.rect(Rect(rect)), around: rect) }
  public convenience init(ovalIn rect: CGRect) { self.init(.ellipse(in: Rect(rect)), around: rect) }
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init(.roundedRect(Rect(rect), radius: Double(cornerRadius)), around: rect)
  }
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    let radius = min(cornerRadii.width, cornerRadii.height, rect.width / 2, rect.height / 2)
    self.init(.roundedRect(rect, radius: radius, corners: corners), around: rect)
  }
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  public convenience init(cgPath: CGPath) { self.init(cgPath.path, around: cgPath.boundingBox) }
  open var cgPath: CGPath {
    get { CGPath(path.path) }
    set {
      path.path = newValue.path
      covered = newValue.boundingBox
    }
  }
  open var lineWidth: CGFloat = 1
  open var lineCapStyle: CGLineCap = .butt
  open var lineJoinStyle: CGLineJoin = .miter
  private var dashes: [CGFloat] = []
  /// The pattern always begins with the first dash.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {
    guard let pattern else { return dashes = [] }
    dashes = Array(UnsafeBufferPointer(start: pattern, count: max(0, count)))
  }
  /// Pictures fill parts that are enclosed an even number of times.
  open var usesEvenOddFillRule = false
  open var bounds: CGRect { covered }
  open var isEmpty: Bool { covered.isNull }
  private func cover(_ points: CGPoint...) {
    for point in points { covered = covered.union(CGRect(origin: point, size: .zero)) }
  }
  open func move(to point: CGPoint) {
    cover(point)
    path.move(to: point)
  }
  open func addLine(to point: CGPoint) {
    cover(point)
    path.addLine(to: point)
  }
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    cover(endPoint, controlPoint1, controlPoint2)
    path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
  }
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    cover(endPoint, controlPoint)
    path.addQuadCurve(to: endPoint, control: controlPoint)
  }
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
  open func close() { path.closeSubpath() }
  open func removeAllPoints() {
    covered = .null
    path.path = Path()
  }
  open func append(_ bezierPath: UIBezierPath) {
    covered = covered.union(bezierPath.covered)
    path.addPath(bezierPath.path)
  }
  /// Returns this path itself.
  open func reversing() -> UIBezierPath { self }
  open func apply(_ transform: CGAffineTransform) {
    covered = covered.applying(transform)
    path.path = path.path.applying(transform)
  }
  open func fill() { GraphicsContexts.current?.fill(path.path) }
  open func stroke() {
    let line = StrokeStyle(
      width: Double(lineWidth), dashes: dashes.map { Double($0) }, cap: lineCapStyle.engine,
      join: lineJoinStyle.engine)
    GraphicsContexts.current?.stroke(path.path, line)
  }
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
