import AutoLayout
import TestSupport
import Testing

@Suite struct TextViewTests {
  private let fixture = Fixture()
  /// 41 letters of 8.5 points.
  private let long = "twenty letters exact and ten more letters"

  private func textView(_ string: String, isScrollEnabled: Bool = false) throws -> TextView {
    let view = TextView(identifier: "text", text: Text(string, numberOfLines: 0))
    view.isScrollEnabled = isScrollEnabled
    fixture.add(view)
    try fixture.constrain(view, .leading, .equal, fixture.root, .leading)
    try fixture.constrain(view, .top, .equal, fixture.root, .top)
    return view
  }

  @Test func unwrappedTextAndInsets() throws {
    let view = try textView("twenty letters exact")
    fixture.layOut()
    expectFrame(view, 0, 0, 20 * 8.5 + 10, 20.5 + 16)
  }

  /// Lines of at most 32, 18 and 10 letters.
  @Test(arguments: [(290.0, 2), (165, 3), (95, 5)])
  func wrapsInsideItsInsets(width: Double, lines: Int) throws {
    let view = try textView(long)
    try fixture.constrain(view, .width, plus: width)
    fixture.layOut()
    let height = (Double(lines) * 20.287109375 * 2).rounded(.up) / 2
    #expect(view.frame.size == Size(width: width, height: height + 16))
  }

  @Test func theContainerIsItsOwn() throws {
    let view = try textView("twenty letters exact")
    view.container.inset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    fixture.layOut()
    expectFrame(view, 0, 0, 20 * 8.5 + 16, 20.5 + 4)
    view.container.lineFragmentPadding = 0
    fixture.layOut()
    expectFrame(view, 0, 0, 20 * 8.5 + 6, 20.5 + 4)
  }

  @Test func anEmptyOneHasRoomForALine() throws {
    let view = try textView("")
    fixture.layOut()
    expectFrame(view, 0, 0, 10, 36.5)
  }

  @Test func scrollingTextHasNoSizeOfItsOwn() throws {
    let view = try textView(long, isScrollEnabled: true)
    #expect(view.intrinsicContentSize == .none)
    try fixture.constrain(view, .width, plus: 100)
    try fixture.constrain(view, .height, plus: 50)
    fixture.layOut()
    expectFrame(view, 0, 0, 100, 50)
    view.isScrollEnabled = false
    #expect(view.intrinsicContentSize.height != nil)
  }

  @Test func moreRoomLetsTheTextGrowAgain() throws {
    let view = try textView(long)
    let width = try fixture.constrain(view, .width, .lessThanOrEqual, plus: 120)
    fixture.layOut()
    #expect(view.frame.height > 2 * 20.5 + 16)
    width.constant = 400
    fixture.layOut()
    #expect(view.frame.size == Size(width: 358.5, height: 36.5))
  }

  @Test func baselineIsBelowTheInset() throws {
    let view = try textView("text")
    let label = fixture.label("label", "label")
    try fixture.constrain(label, .firstBaseline, .equal, view, .firstBaseline)
    fixture.layOut()
    #expect(abs(label.frame.y - 8) < 1e-6)
  }
}
