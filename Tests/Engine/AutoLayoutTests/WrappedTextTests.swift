import AutoLayout
import TestSupport
import Testing

@Suite struct WrappedTextTests {
  private let fixture = Fixture()
  /// 8.5 points a letter: 41 letters, 348.5 points.
  private let long = "twenty letters exact and ten more letters"

  private func label(atMost width: Double) throws -> Label {
    let label = fixture.label("label", long, lines: 0)
    try fixture.constrain(label, .leading, .equal, fixture.root, .leading)
    try fixture.constrain(label, .top, .equal, fixture.root, .top)
    try fixture.constrain(label, .width, .lessThanOrEqual, plus: width)
    return label
  }

  /// As Interface Builder recorded it: a label that could be 284 wide is as wide as its longest line.
  @Test func wrappedTextIsAsWideAsItsLongestLine() throws {
    let label = try label(atMost: 284)
    fixture.layOut()
    expectFrame(label, 0, 0, Double("twenty letters exact and ten more".count) * 8.5, 41)
  }

  @Test func requiredResistanceIsForTheWrappedText() throws {
    let label = try label(atMost: 284)
    label.compressionResistance.horizontal = .required
    fixture.layOut()
    expectFrame(label, 0, 0, 280.5, 41)
  }

  @Test func moreRoomLetsTheTextGrowAgain() throws {
    let label = fixture.label("label", long, lines: 0)
    try fixture.constrain(label, .leading, .equal, fixture.root, .leading)
    let width = try fixture.constrain(label, .width, .lessThanOrEqual, plus: 100)
    fixture.layOut()
    #expect(label.frame.height > 41)
    width.constant = 400
    fixture.layOut()
    #expect(label.frame.size == Size(width: 348.5, height: 20.5))
  }

  @Test func anExplicitPreferredWidthSettlesTheIntrinsicSize() throws {
    let label = fixture.label("label", long, lines: 0)
    label.preferredMaxLayoutWidth = 200
    try fixture.constrain(label, .leading, .equal, fixture.root, .leading)
    fixture.layOut()
    #expect(label.frame.width == 170 && label.frame.height == 41)
  }

  @Test func oneLineNeverWraps() throws {
    let label = try label(atMost: 100)
    label.text.numberOfLines = 1
    fixture.layOut()
    expectFrame(label, 0, 0, 100, 20.5)
  }
}
