internal import AutoLayout
@_exported import Foundation
package import LayoutScene

/// How a path is drawn.
public enum CGPathDrawingMode: Int, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
/// Which parts of a path are inside.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
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

/// What a view draws in: it keeps what is drawn, in points, for pictures.
///
/// Parts of a path that overlap are filled by the winding rule, whatever rule is asked for. Texts and images are moved by
/// the transform, but not turned.
open class CGContext {
  private struct State {
    var transform = CGAffineTransform.identity
    var fill = DynamicColor(Color(red: 0, green: 0, blue: 0)),
      stroke = DynamicColor(Color(red: 0, green: 0, blue: 0))
    var line = StrokeStyle(width: 1)
    var alpha = 1.0
    var clips: [Path] = []
  }

  /// What was drawn so far.
  package private(set) var drawing = Drawing()
  private var state = State()
  private var saved: [State] = []
  private let path = CGMutablePath()

  /// Creates an empty context.
  public init() {}

  // MARK: The state

  /// Keeps the state.
  open func saveGState() { saved.append(state) }
  /// Goes back to the state that was kept last.
  open func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Sets the colour of what is filled.
  open func setFillColor(_ color: CGColor) { state.fill = color.dynamic }
  /// Sets the colour of lines.
  open func setStrokeColor(_ color: CGColor) { state.stroke = color.dynamic }
  /// Sets the width of lines, in points.
  open func setLineWidth(_ width: CGFloat) { state.line.width = Double(width) }
  /// Sets the ends of lines.
  open func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.engine }
  /// Sets the corners of lines.
  open func setLineJoin(_ join: CGLineJoin) { state.line.join = join.engine }
  /// Sets the lengths of dashes and gaps, in points; they begin with the first dash.
  open func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.line.dashes = lengths.map { Double($0) } }
  /// Makes what is drawn transparent, from 0 to 1.
  open func setAlpha(_ alpha: CGFloat) { state.alpha = Double(min(1, max(0, alpha))) }
  /// Does nothing: what is drawn covers what is below.
  open func setBlendMode(_ mode: CGBlendMode) {}
  /// Does nothing: there are no shadows.
  open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Moves what is drawn from now on, in points.
  open func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }
  /// Scales what is drawn from now on.
  open func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }
  /// Turns what is drawn from now on, in radians.
  open func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Applies a transform to what is drawn from now on.
  open func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// How points are moved.
  open var ctm: CGAffineTransform { state.transform }

  // MARK: The path

  /// Starts a part of the path.
  open func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds lines, from the first point to the last.
  open func addLines(between points: [CGPoint]) { path.addLines(between: points) }
  /// Adds a path.
  open func addPath(_ path: CGPath) { self.path.addPath(path) }
  /// Adds a rectangle.
  open func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse.
  open func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a curve with two control points.
  open func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    path.addCurve(to: end, control1: control1, control2: control2)
  }
  /// Adds a curve with one control point.
  open func addQuadCurve(to end: CGPoint, control: CGPoint) { path.addQuadCurve(to: end, control: control) }
  /// Adds a part of a circle; see `CGMutablePath`.
  open func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Adds an arc that touches two lines.
  open func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
    path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius)
  }
  /// Forgets the path.
  open func beginPath() { path.path = Path() }
  /// Adds a line to where the part began.
  open func closePath() { path.closeSubpath() }

  // MARK: Drawing

  /// Fills the path, and forgets it.
  open func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: .fill) }
  /// Draws a line along the path, and forgets it.
  open func strokePath() { drawPath(using: .stroke) }
  /// Draws the path, and forgets it.
  open func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(path.path) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(path.path, state.line) }
    beginPath()
  }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { fill(.rect(Rect(rect))) }
  /// Fills rectangles.
  open func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Draws lines along a rectangle.
  open func stroke(_ rect: CGRect) { stroke(.rect(Rect(rect)), state.line) }
  /// Draws lines along a rectangle, of a width in points.
  open func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = Double(width)
    stroke(.rect(Rect(rect)), line)
  }
  /// Draws lines between points, two by two.
  open func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(.line(from: Point(points[index]), to: Point(points[index + 1])), state.line)
    }
  }
  /// Fills an ellipse.
  open func fillEllipse(in rect: CGRect) { fill(.ellipse(in: Rect(rect))) }
  /// Draws a line along an ellipse.
  open func strokeEllipse(in rect: CGRect) { stroke(.ellipse(in: Rect(rect)), state.line) }
  /// Does nothing: what is below is not drawn in this context.
  open func clear(_ rect: CGRect) {}
  /// Has only what is inside of the path seen, and forgets the path.
  open func clip(using rule: CGPathFillRule = .winding) {
    clip(path.path)
    beginPath()
  }
  /// Has only what is inside of a rectangle seen.
  open func clip(to rect: CGRect) { clip(.rect(Rect(rect))) }
  /// Draws a grey picture: images of Core Graphics have no content here.
  open func draw(_ image: CGImage, in rect: CGRect) { draw(SceneImage(size: Size(rect.size)), in: rect) }

  final func clip(_ path: Path) { state.clips.append(path.applying(state.transform)) }

  final func fill(_ path: Path) { add(.fill(path.applying(state.transform), shown(state.fill))) }

  /// Draws a line of a path's own style, in the context's colour.
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

  /// Draws what was drawn in another context, with a point of it at the origin.
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
