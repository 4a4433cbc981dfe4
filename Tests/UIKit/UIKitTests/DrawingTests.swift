import AutoLayout
import LayoutScene
import Testing
import UIKit

/// The display pass, and what views draw in it.
@MainActor struct DrawingTests {
  private final class Badge: UIView {
    var calls: [CGRect] = []
    override func draw(_ rect: CGRect) {
      calls.append(rect)
      UIColor.systemRed.setFill()
      UIBezierPath(ovalIn: rect.insetBy(dx: 2, dy: 2)).fill()
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.setStrokeColor(UIColor.white.cgColor)
      context.setLineWidth(3)
      context.move(to: CGPoint(x: 4, y: 4))
      context.addLine(to: CGPoint(x: 16, y: 16))
      context.strokePath()
      NSAttributedString(string: "7").draw(at: CGPoint(x: 8, y: 8))
    }
  }

  private func shown(_ view: UIView) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.addSubview(view)
    window.makeKeyAndVisible()
    return window
  }

  @Test func viewsDrawOnceForAllRequests() {
    let badge = Badge(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let window = shown(badge)
    #expect(badge.calls == [CGRect(x: 0, y: 0, width: 20, height: 20)])
    for _ in 0..<3 { badge.setNeedsDisplay() }
    window.layer.displayIfNeeded()
    #expect(badge.calls.count == 2)
    window.layer.displayIfNeeded()
    #expect(badge.calls.count == 2)
  }

  @Test func viewsOfAnotherSizeDrawAgain() {
    let badge = Badge(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    let window = shown(badge)
    badge.frame.size.width = 40
    window.layer.displayIfNeeded()
    #expect(badge.calls.last == CGRect(x: 0, y: 0, width: 40, height: 20))
  }

  @Test func drawingIsKept() throws {
    let badge = Badge(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    _ = shown(badge)
    let marks = badge.drawing.items.map(\.mark)
    try #require(marks.count == 3)
    #expect(
      marks[0] == .fill(.ellipse(in: Rect(x: 2, y: 2, width: 16, height: 16)), UIColor.systemRed.dynamic))
    guard case .stroke(let path, let color, let style) = marks[1], case .text(let text, let rect) = marks[2]
    else {
      Issue.record("\(marks)")
      return
    }
    #expect(path == .line(from: Point(x: 4, y: 4), to: Point(x: 16, y: 16)))
    #expect(color == UIColor.white.dynamic && style.width == 3)
    #expect(text.string == "7" && rect.origin == Point(x: 8, y: 8))
  }

  @Test func nothingIsDrawnOutsideOfThePass() {
    #expect(UIGraphicsGetCurrentContext() == nil)
    UIColor.red.setFill()
    UIBezierPath(rect: CGRect(x: 0, y: 0, width: 5, height: 5)).fill()
  }

  @Test func transformsMoveAndScaleWhatIsDrawn() {
    let drawing = GraphicsContexts.drawing {
      let context = UIGraphicsGetCurrentContext()
      context?.saveGState()
      context?.translateBy(x: 10, y: 20)
      context?.scaleBy(x: 2, y: 2)
      context?.setLineWidth(1)
      context?.stroke(CGRect(x: 1, y: 1, width: 3, height: 4))
      context?.restoreGState()
      context?.setAlpha(0.5)
      context?.clip(to: CGRect(x: 0, y: 0, width: 9, height: 9))
      context?.fill(CGRect(x: 1, y: 1, width: 3, height: 4))
    }
    let black = Color(red: 0, green: 0, blue: 0)
    #expect(
      drawing.items == [
        .init(
          .stroke(
            .rect(Rect(x: 12, y: 22, width: 6, height: 8)), DynamicColor(black), StrokeStyle(width: 2))),
        .init(
          .fill(.rect(Rect(x: 1, y: 1, width: 3, height: 4)), DynamicColor(black.withAlpha(0.5))),
          clips: [.rect(Rect(x: 0, y: 0, width: 9, height: 9))]),
      ])
  }

  /// Every point of an arc is as far from its centre as its radius says.
  @Test(arguments: [(0, 1, true), (0, 1, false), (-2, 2.5, true), (3, -3, false), (0, 2 * Double.pi, true)])
  func arcsAreRound(start: Double, end: Double, isClockwise: Bool) {
    let path = UIBezierPath(
      arcCenter: CGPoint(x: 7, y: -3), radius: 5, startAngle: start, endAngle: end, clockwise: isClockwise)
    var last = CGPoint.zero
    for element in path.cgPath.path.elements {
      switch element {
      case .move(let point), .line(let point): last = CGPoint(x: point.x, y: point.y)
      case .curve(let end, let one, let two):
        for t in stride(from: 0.0, through: 1, by: 0.1) {
          let weights = [
            (1 - t) * (1 - t) * (1 - t), 3 * t * (1 - t) * (1 - t), 3 * t * t * (1 - t), t * t * t,
          ]
          let points = [Point(x: last.x, y: last.y), one, two, end]
          let x = zip(weights, points).reduce(0.0) { $0 + $1.0 * $1.1.x } - 7
          let y = zip(weights, points).reduce(0.0) { $0 + $1.0 * $1.1.y } + 3
          #expect(abs((x * x + y * y).squareRoot() - 5) < 0.002)
        }
        last = CGPoint(x: end.x, y: end.y)
      case .close: break
      }
    }
    #expect(abs(last.x - 7 - 5 * cos(end)) < 1e-9 && abs(last.y + 3 - 5 * sin(end)) < 1e-9)
  }

  @Test func arcsBetweenTangentsRoundACorner() throws {
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 0, y: 0))
    path.addArc(tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    let elements = path.path.elements
    #expect(elements.count == 3)
    guard case .line(let start) = elements[1], case .curve(let end, _, _) = elements[2] else {
      Issue.record("\(elements)")
      return
    }
    #expect(abs(start.x - 6) < 1e-9 && abs(start.y) < 1e-9)
    #expect(abs(end.x - 10) < 1e-9 && abs(end.y - 4) < 1e-9)
  }

  @Test func renderersKeepWhatIsDrawn() throws {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 8)).image { context in
      UIColor.systemBlue.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 6, height: 8))
    }
    #expect(image.size == CGSize(width: 12, height: 8))
    let drawing = try #require(image.drawing)
    #expect(
      drawing.items.map(\.mark) == [
        .fill(.rect(Rect(x: 0, y: 0, width: 6, height: 8)), UIColor.systemBlue.dynamic)
      ])
    // Half as large, and moved.
    let again = GraphicsContexts.drawing { image.draw(in: CGRect(x: 10, y: 10, width: 6, height: 4)) }
    #expect(
      again.items.map(\.mark) == [
        .fill(.rect(Rect(x: 10, y: 10, width: 3, height: 4)), UIColor.systemBlue.dynamic)
      ])
  }
}
