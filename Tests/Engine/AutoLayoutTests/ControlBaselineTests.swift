import AutoLayout
import TestSupport
import Testing

/// What has a baseline though no text of its own shows it.
@Suite struct ControlBaselineTests {
  private let fixture = Fixture()

  @Test func anEmptyLabelKeepsItsFontsBaseline() throws {
    let empty = fixture.label("empty", "")
    let full = fixture.label("full", "abc")
    try fixture.constrain(empty, .top, .equal, fixture.root, .top, plus: 50)
    try fixture.constrain(full, .firstBaseline, .equal, empty, .firstBaseline)
    fixture.layOut()
    #expect(full.frame.y == 50)
  }

  /// Titles of 13 points stand in the middle of 31.
  @Test func segmentedControl() throws {
    let control = fixture.add(
      SegmentedControl(identifier: "control", frame: .zero, segments: ["One", "Two"], era: .iOS14))
    let label = fixture.label("label", "abc", size: 13)
    try fixture.constrain(control, .top, .equal, fixture.root, .top)
    try fixture.constrain(label, .firstBaseline, .equal, control, .firstBaseline)
    fixture.layOut()
    let line = fixture.window.measurer.metrics(of: Font(size: 13)).lineHeight
    #expect(abs(label.frame.y - (31 - line) / 2) < 1e-6)
  }

  /// Six letters of 6.5 points make 39, three make 20 pixels up; each has 18 more, and a line is between.
  @Test(arguments: [(true, 96.0), (false, 115)])
  func segmentWidths(isByContent: Bool, width: Double) {
    let control = fixture.add(
      SegmentedControl(
        identifier: "control", frame: .zero, segments: ["Double", "One"], apportionsByContent: isByContent,
        era: .iOS14))
    fixture.layOut()
    #expect(control.intrinsicContentSize.width == width)
  }

  /// The text of a control that is higher than it need be stands in the middle, and its baseline with it.
  @Test(arguments: [LayoutAttribute.firstBaseline, .lastBaseline])
  func stretchedControls(attribute: LayoutAttribute) throws {
    let text = Text("abc", font: Font(size: 17))
    for control in [TextField(identifier: "field", text: text), Button(identifier: "button", text: text)] {
      let control = fixture.add(control)
      let label = fixture.label("label \(control.identifier)", "abc")
      try fixture.constrain(control, .top, .equal, fixture.root, .top)
      try fixture.constrain(control, .height, plus: 100)
      try fixture.constrain(label, .firstBaseline, .equal, control, attribute)
      fixture.layOut()
      let line = fixture.window.measurer.metrics(of: Font(size: 17)).lineHeight
      #expect(abs(label.frame.y - (100 - line) / 2) < 1e-6)
    }
  }
}
