internal import AutoLayout
@_exported import Foundation
package import LayoutScene

/// The way in which a path is drawn.
public enum CGPathDrawingMode: Int, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
/// A rule that decides which parts of a path are inside.
public enum CGPathFillRule: Int, Sendable { case winding, evenOdd }
/// The ends of a line.
public enum CGLineCap: Int, Sendable { case butt, round, square }
/// The corners of a line.
public enum CGLineJoin: Int, Sendable { case miter, round, bevel }
/// The way in which a drawing is mixed with what lies behind it.
public enum CGBlendMode: Int, Sendable {
  case normal, multiply, screen, overlay, clear, copy, sourceIn, sourceAtop
}
/// The quality with which scaled pictures are smoothed.
public enum CGInterpolationQuality: Int, Sendable { case `default`, none, low, medium, high }

/// A context in which a view draws. It keeps what is drawn, in points, for pictures.
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

  /// Saves the state.
  open func saveGState() { saved.append(state) }
  /// Restores the state that was saved last.
  open func restoreGState() { if let last = saved.popLast() { state = last } }
  /// Sets the fill colour.
  open func setFillColor(_ color: CGColor) { state.fill = color.dynamic }
  /// Sets the colour of lines.
  open func setStrokeColor(_ color: CGColor) { state.stroke = color.dynamic }
  /// Sets the width of lines, in points.
  open func setLineWidth(_ width: CGFloat) { state.line.width = Double(width) }
  /// Sets the ends of lines.
  open func setLineCap(_ cap: CGLineCap) { state.line.cap = cap.engine }
  /// Sets the corners of lines.
  open func setLineJoin(_ join: CGLineJoin) { state.line.join = join.engine }
  /// Sets the lengths of dashes and gaps, in points; the pattern always begins with the first dash.
  open func setLineDash(phase: CGFloat, lengths: [CGFloat]) { state.line.dashes = lengths.map { Double($0) } }
  /// Sets the opacity of drawing, from 0 to 1.
  open func setAlpha(_ alpha: CGFloat) { state.alpha = Double(min(1, max(0, alpha))) }
  /// Sets the blend mode; does nothing, as drawing always covers what lies behind it.
  open func setBlendMode(_ mode: CGBlendMode) {}
  /// Sets a shadow; does nothing, as there are no shadows.
  open func setShadow(offset: CGSize, blur: CGFloat, color: CGColor? = nil) {}
  /// Moves subsequent drawing, in points.
  open func translateBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.translatedBy(x: x, y: y) }
  /// Scales subsequent drawing.
  open func scaleBy(x: CGFloat, y: CGFloat) { state.transform = state.transform.scaledBy(x: x, y: y) }
  /// Rotates subsequent drawing, in radians.
  open func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Applies a transform to subsequent drawing.
  open func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }
  /// The current transform of points.
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
  /// Discards the current path.
  open func beginPath() { path.path = Path() }
  /// Adds a line to the start of the current part.
  open func closePath() { path.closeSubpath() }

  // MARK: Drawing

  /// Fills the path and discards it.
  open func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: .fill) }
  /// Strokes the path and discards it.
  open func strokePath() { drawPath(using: .stroke) }
  /// Draws the path and discards it.
  open func drawPath(using mode: CGPathDrawingMode) {
    if mode != .stroke { fill(path.path) }
    if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { stroke(path.path, state.line) }
    beginPath()
  }
  /// Fills a rectangle.
  open func fill(_ rect: CGRect) { fill(.rect(Rect(rect))) }
  /// Fills rectangles.
  open func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }
  /// Strokes a rectangle.
  open func stroke(_ rect: CGRect) { stroke(.rect(Rect(rect)), state.line) }
  /// Strokes a rectangle with a line width in points.
  open func stroke(_ rect: CGRect, width: CGFloat) {
    var line = state.line
    line.width = Double(width)
    stroke(.rect(Rect(rect)), line)
  }
  /// Strokes lines between pairs of points.
  open func strokeLineSegments(between points: [CGPoint]) {
    for index in stride(from: 0, to: points.count - 1, by: 2) {
      stroke(.line(from: Point(points[index]), to: Point(points[index + 1])), state.line)
    }
  }
  /// Fills an ellipse.
  open func fillEllipse(in rect: CGRect) { fill(.ellipse(in: Rect(rect))) }
  /// Strokes an ellipse.
  open func strokeEllipse(in rect: CGRect) { stroke(.ellipse(in: Rect(rect)), state.line) }
  /// Clears a rectangle; does nothing, as what lies behind is not drawn in this context.
  open func clear(_ rect: CGRect) {}
  /// Clips drawing to the path and discards it.
  open func clip(using rule: CGPathFillRule = .winding) {
    clip(path.path)
    beginPath()
  }
  /// Clips drawing to a rectangle.
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
