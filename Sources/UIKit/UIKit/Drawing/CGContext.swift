internal import AutoLayout
@_exported import Foundation
package import LayoutScene

public enum CGPathDrawingMode: Int, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
public enum CGLineCap: Int, Sendable { case butt, round, square }
public enum CGLineJoin: Int, Sendable { case miter, round, bevel }
public enum CGBlendMode: Int, Sendable {
  case normal, multiply, screen, overlay, clear, copy, sourceIn, sourceAtop
}
public enum CGInterpolationQuality: Int, Sendable { case `default`, none, low, medium, high }

/// The context keeps what is drawn, in points, for pictures.
///
/// Overlapping parts of a path are always filled by the winding rule, regardless of the rule requested. The transform
/// moves texts and images, but does not rotate them.
open class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var fill = DynamicColor(Color(red: 0, green: 0, blue: 0)),
      stroke = DynamicColor(Color(red: 0, green: 0, blue: 0))
    var line = StrokeStyle(width: 1)
    var alpha = 1.0
    var clips: [Path] = []
  }

  /// Everything drawn so far.
  package private(set) var drawing = Drawing()
  private var state = State()
  private var saved: [State] = []
  private let path = CGMutablePath()

  /// Creates an empty context.
  public init() {}

  // MARK: The state

  open func saveGState() { saved.append(state) }
  open func restoreGState() { if let last = saved.popLast() { state = last } }
  open func setFillColor(_ color: CGColor) { state.fill = color.dynamic }
  open func setStrokeColor(_ color: CGColor) { state.stroke = color.dynamic }
  open func setLineWidth(_ width: CGFloat) { state.line.width = Double(width) }
  open func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.engine }
  open func setLineJoin(_ join: CGLineJoin) { state.line.join = join.engine }
  /// The pattern always begins with the first dash.
  open func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.line.dashes = lengths.map { Double($0) } }
  open func setAlpha(_ alpha: CGFloat) { state.alpha = Double(min(1, max(0, alpha))) }
  /// Does nothing, as drawing always covers what lies behind it.
  open func setBlendMode(_ mode: CGBlendMode) {}
  /// Does nothing, as there are no shadows.
  open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  open func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }
  open func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }
  open func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  open func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  open var ctm: CGAffineTransform { state.transform }

  // MARK: The path

  open func move(to point: CGPoint) { path.move(to: point) }
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  open func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  open func addPath(_ path: CGPath) { self.path.addPath(path) }
  open func addRect(_ rect: CGRect) { path.addRect(rect) }
  open func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  open func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  /// See `CGMutablePath`.
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  open func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  open func beginPath() { path.path = Path() }
  open func closePath() { path.closeSubpath() }

  // MARK: Drawing

  open func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: .fill) }
  open func strokePath() { drawPath(using: .stroke) }
  open func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(path.path) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(path.path, state.line) }
    beginPath()
  }
  open func fill(_ rect: CGRect) { fill(.rect(Rect(rect))) }
  open func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  open func stroke(_ rect: CGRect) { stroke(.rect(Rect(rect)), state.line) }
  open func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = Double(width)
    stroke(.rect(Rect(rect)), line)
  }
  open func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(.line(from: Point(points[index]), to: Point(points[index + 1])), state.line)
    }
  }
  open func fillEllipse(in rect: CGRect) { fill(.ellipse(in: Rect(rect))) }
  open func strokeEllipse(in rect: CGRect) { stroke(.ellipse(in: Rect(rect)), state.line) }
  /// Does nothing, as what lies behind is not drawn in this context.
  open func clear(_ rect: CGRect) {}
  open func clip(using rule: CGPathFillRule = .winding) {
    clip(path.path)
    beginPath()
  }
  open func clip(to rect: CGRect) { clip(.rect(Rect(rect))) }
  /// Draws a grey picture, since Core Graphics images have no content here.
  open func draw(_ image: CGImage, in rect: CGRect) { draw(SceneImage(size: Size(rect.size)), in: rect) }

  final func clip(_ path: Path) { state.clips.append(path.applying(state.transform)) }

  final func fill(_ path: Path) { add(.fill(path.applying(state.transform), shown(state.fill))) }

  /// Strokes a path with a line style of its own, in the context's colour.
  final func stroke(_ path: Path, _ line: StrokeStyle) {
    let transform = state.transform
    let scale = abs(Double(transform.a * transform.d - transform.b * transform.c)).squareRoot()
    var line = line
    line.width *= scale
    line.dashes = line.dashes.map { $0 * scale }
    add(.stroke(path.applying(transform), shown(state.stroke), line))
  }

  final func draw(_ text: StyledText, in rect: CGRect) {
    add(.text(text, Rect(rect.applying(state.transform))))
  }

  final func draw(_ image: SceneImage, in rect: CGRect) {
    add(.image(image, Rect(rect.applying(state.transform))))
  }

  /// Draws the contents of another context, with its origin at a point.
  final func draw(_ other: Drawing, at origin: CGPoint, scale: CGSize) {
    saveGState()
    translateBy(x: origin.x, y: origin.y)
    scaleBy(x: scale.width, y: scale.height)
    for item in other.items {
      saveGState()
      item.clips.forEach(clip)
      switch item.mark {
      case .fill(let path, let color):
        state.fill = color
        fill(path)
      case .stroke(let path, let color, let line):
        state.stroke = color
        stroke(path, line)
      case .text(let text, let rect): draw(text, in: CGRect(rect))
      case .image(let image, let rect): draw(image, in: CGRect(rect))
      }
      restoreGState()
    }
    restoreGState()
  }

  private func add(_ mark: Drawing.Mark) { drawing.items.append(.init(mark, clips: state.clips)) }

  private func shown(_ color: DynamicColor) -> DynamicColor {
    guard state.alpha < 1 else { return color }
    return DynamicColor(
      light: color.light.withAlpha(color.light.alpha * state.alpha),
      dark: color.dark.withAlpha(color.dark.alpha * state.alpha))
  }
}

extension CGLineCap {
  var engine: LineCap {
    switch self {
    case .butt: .butt
    case .round: .round
    case .square: .square
    }
  }
}

extension CGLineJoin {
  var engine: LineJoin {
    switch self {
    case .miter: .miter
    case .round: .round
    case .bevel: .bevel
    }
  }
}
