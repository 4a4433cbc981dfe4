import TestSupport
import Testing

/// What code draws in `draw(_:)`, with the library's own drawing code interpreted.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct DrawingReadingTests {
  private static func badge(_ drawing: String) -> String {
    """
    class Badge: UIView {
      override init(frame: CGRect) {
        super.init(frame: frame)
        heightAnchor.constraint(equalToConstant: 40).isActive = true
      }
      required init?(coder: NSCoder) { nil }
      override func draw(_ rect: CGRect) {
        \(drawing)
      }
    }
    """
  }

  private static func marks(_ drawing: String) throws -> ([[String: Any]], [String]) {
    let reading = try Reading(badge(drawing), ["screen": [String: Any]()])
    let view = try reading.view("self", in: "Badge")
    return (view["drawing"] as? [[String: Any]] ?? [], try reading.reasons("Badge"))
  }

  @Test func viewsDrawInTheirBounds() throws {
    let (marks, reasons) = try Self.marks(
      """
      UIColor.systemRed.setFill()
      UIBezierPath(rect: rect.insetBy(dx: 10, dy: 5)).fill()
      """)
    #expect(marks.map { $0["path"] as? String } == ["M 10.0 5.0 L 365.0 5.0 L 365.0 35.0 L 10.0 35.0 Z"])
    #expect(marks.first?["fill"] as? String == "systemRed")
    #expect(reasons == [])
  }

  @Test func contextsHaveStates() throws {
    let (marks, reasons) = try Self.marks(
      """
      guard let context = UIGraphicsGetCurrentContext() else { return }
      context.saveGState()
      context.translateBy(x: 10, y: 20)
      context.scaleBy(x: 2, y: 2)
      context.setLineWidth(1.5)
      context.setLineCap(.round)
      context.move(to: .zero)
      context.addLine(to: CGPoint(x: 4, y: 3))
      context.strokePath()
      context.restoreGState()
      context.clip(to: CGRect(x: 0, y: 0, width: 9, height: 9))
      context.fillEllipse(in: CGRect(x: 0, y: 0, width: 2, height: 2))
      """)
    #expect(marks.count == 2 && reasons == [])
    #expect(marks.first?["path"] as? String == "M 10.0 20.0 L 18.0 26.0")
    #expect(marks.first?["lineWidth"] as? Double == 3 && marks.first?["lineCap"] as? String == "round")
    #expect(marks.last?["clips"] as? [String] == ["M 0.0 0.0 L 9.0 0.0 L 9.0 9.0 L 0.0 9.0 Z"])
  }

  @Test func textsAndImagesAreMarks() throws {
    let (marks, reasons) = try Self.marks(
      """
      "7".draw(at: CGPoint(x: 3, y: 4), withAttributes: [.font: UIFont.systemFont(ofSize: 20)])
      UIImage(systemName: "star")?.draw(in: CGRect(x: 1, y: 2, width: 30, height: 20))
      let image = UIGraphicsImageRenderer(size: CGSize(width: 4, height: 4)).image { context in
        UIColor.black.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 4))
      }
      image.draw(in: CGRect(x: 10, y: 0, width: 8, height: 8))
      """)
    #expect(marks.count == 3 && reasons == [])
    #expect((marks.first?["frame"] as? [Double])?.prefix(2) == [3, 4])
    #expect((marks.dropFirst().first?["image"] as? [String: Any])?["symbol"] as? String == "star")
    #expect(marks.last?["path"] as? String == "M 10.0 0.0 L 14.0 0.0 L 14.0 8.0 L 10.0 8.0 Z")
  }

  /// Without a screen the size is not known.
  @Test func nothingIsDrawnBeforeTheSizeIsKnown() throws {
    let reading = try Reading(Self.badge("UIRectFill(rect)"))
    #expect(try reading.view("self", in: "Badge")["drawing"] == nil)
    #expect(try reading.reasons("Badge").contains { $0.contains("what this draws is not shown") })
  }
}
