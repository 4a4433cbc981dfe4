struct CGPoint {
  var x: CGFloat = 0, y: CGFloat = 0
  // The text as on Apple's systems.
  var description: String { "(\(x), \(y))" }
  static let zero = CGPoint()
}
struct CGSize {
  var width: CGFloat = 0, height: CGFloat = 0
  var description: String { "(\(width), \(height))" }
  static let zero = CGSize()
}
enum CGRectEdge: Int { case minXEdge, minYEdge, maxXEdge, maxYEdge }
struct CGVector { var dx: CGFloat = 0, dy: CGFloat = 0 }
struct CGRect {
  var origin = CGPoint(), size = CGSize()
  var description: String { "(\(minX), \(minY), \(width), \(height))" }
  static let zero = CGRect(), null = CGRect(x: .infinity, y: .infinity, width: 0, height: 0),
    infinite = CGRect(
      x: -8.988465674311579e307, y: -8.988465674311579e307, width: 1.7976931348623157e308,
      height: 1.7976931348623157e308)
  init() {}
  init(origin: CGPoint, size: CGSize) { self.origin = origin; self.size = size }
  init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
    origin = CGPoint(x: x, y: y); size = CGSize(width: width, height: height)
  }
  // A negative size counts from the other corner.
  var width: CGFloat { abs(size.width) }
  var height: CGFloat { abs(size.height) }
  var minX: CGFloat { min(origin.x, origin.x + size.width) }
  var minY: CGFloat { min(origin.y, origin.y + size.height) }
  var maxX: CGFloat { max(origin.x, origin.x + size.width) }
  var maxY: CGFloat { max(origin.y, origin.y + size.height) }
  var midX: CGFloat { origin.x + size.width / 2 }
  var midY: CGFloat { origin.y + size.height / 2 }
  var isNull: Bool { minX == CGRect.null.minX }
  var isEmpty: Bool { size.width == 0 || size.height == 0 }
  func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    width < 2 * dx || height < 2 * dy
      ? .null : CGRect(x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
  }
  func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect {
    CGRect(x: origin.x + dx, y: origin.y + dy, width: size.width, height: size.height)
  }
  var integral: CGRect {
    CGRect(x: floor(minX), y: floor(minY), width: ceil(maxX) - floor(minX), height: ceil(maxY) - floor(minY))
  }
  var standardized: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
  func union(_ other: CGRect) -> CGRect {
    if isNull || other.isNull { return isNull ? other : self }
    let x = min(minX, other.minX), y = min(minY, other.minY)
    return CGRect(x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
  func intersection(_ other: CGRect) -> CGRect {
    let x = max(minX, other.minX), y = max(minY, other.minY), right = min(maxX, other.maxX),
      bottom = min(maxY, other.maxY)
    return right < x || bottom < y ? .null : CGRect(x: x, y: y, width: right - x, height: bottom - y)
  }
  func intersects(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
  func divided(atDistance distance: CGFloat, from edge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) {
    let part = min(max(distance, 0), edge == .minXEdge || edge == .maxXEdge ? width : height)
    let left = CGRect(x: minX, y: minY, width: part, height: height),
      top = CGRect(x: minX, y: minY, width: width, height: part)
    switch edge {
    case .minXEdge: return (left, CGRect(x: minX + part, y: minY, width: width - part, height: height))
    case .maxXEdge:
      return (
        left.offsetBy(dx: width - part, dy: 0), CGRect(x: minX, y: minY, width: width - part, height: height)
      )
    case .minYEdge: return (top, CGRect(x: minX, y: minY + part, width: width, height: height - part))
    case .maxYEdge:
      return (
        top.offsetBy(dx: 0, dy: height - part), CGRect(x: minX, y: minY, width: width, height: height - part)
      )
    }
  }
  func contains(_ point: CGPoint) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
  func contains(_ other: CGRect) -> Bool { union(other) == self }
}
@passive struct CATransform3D { var isIdentity = true }
let CATransform3DIdentity = CATransform3D()
func CATransform3DMakeScale(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(isIdentity: false)
}
func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  CATransform3D(isIdentity: false)
}
func CGAffineTransformMakeRotation(_ angle: CGFloat) -> CGAffineTransform { CGAffineTransform() }
func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
// A value whose type no file declares, or of a protocol that nothing conforms to.
func undeclared(_ type: String) -> Any
func unknown(_ reason: String) -> Any
func isUnknown(_ value: Any) -> Bool
extension NSDirectionalEdgeInsets {
  // The margins that the screen requires at the sides of a controller's view.
  static var ofScreen: NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: 0, leading: Canvas.margin, bottom: 0, trailing: Canvas.margin)
  }
}
