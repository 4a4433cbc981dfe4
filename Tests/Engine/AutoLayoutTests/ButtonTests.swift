import AutoLayout
import TestSupport
import Testing

/// The sizes of buttons with a configuration.
@Suite struct ButtonTests {
  private let fixture = Fixture()

  private func button(
    _ title: String, subtitle: String? = nil, image: Size? = nil,
    _ settings: ButtonSettings = ButtonSettings()
  ) -> Button {
    let button = Button(identifier: "button", text: Text(title, font: Font(size: settings.size.fontSize)))
    button.settings = settings
    button.settings.hasConfiguration = true
    button.subtitle = subtitle.map { Text($0, font: Font(size: 12)) }
    button.imageSize = image
    return fixture.add(button)
  }

  private func lineHeight(_ size: Double) -> Double {
    fixture.window.measurer.metrics(of: Font(size: size)).lineHeight
  }

  /// Small buttons are 28 points high, medium ones 34.5 at 2 pixels a point, and large ones 50.5.
  @Test(arguments: [(ButtonSize.mini, 10.0, 15.0), (.small, 10, 15), (.medium, 14, 17), (.large, 30, 17)])
  func sizesAddTheirInsets(_ size: ButtonSize, insets: Double, font: Double) {
    var settings = ButtonSettings()
    settings.size = size
    let button = button("Buy", settings)
    let scale = fixture.window.canvas.scale
    let expected = ((lineHeight(font) + insets) * scale).rounded(.up) / scale
    #expect(button.intrinsicContentSize.height == expected)
  }

  @Test func partsAddUp() throws {
    var settings = ButtonSettings()
    settings.contentInsets = .zero
    settings.imagePadding = 6
    settings.titlePadding = 3
    let title = try #require(button("Buy it now", settings).intrinsicContentSize.width)
    let image = Size(width: 30, height: 60)
    let beside = button("Buy it now", subtitle: "Once", image: image, settings).intrinsicContentSize
    #expect(beside == IntrinsicSize(width: title + 36, height: 60))
    settings.imagePlacement = .bottom
    let below = button("Buy it now", subtitle: "Once", image: image, settings).intrinsicContentSize
    let scale = fixture.window.canvas.scale
    let height = ((lineHeight(17) + 3 + lineHeight(12) + 6 + 60) * scale).rounded(.up) / scale
    #expect(below == IntrinsicSize(width: title, height: height))
  }

  /// The baseline is the title's: half a subtitle higher, or lower by half an image above it.
  @Test(arguments: [(true, -0.5), (false, 0.5)])
  func theTitleHasTheBaseline(hasSubtitle: Bool, share: Double) throws {
    var settings = ButtonSettings()
    settings.imagePlacement = .top
    let plain = button("Buy")
    let other =
      hasSubtitle
      ? button("Buy", subtitle: "Once") : button("Buy", image: Size(width: 9, height: 40), settings)
    try fixture.constrain(plain, .top, .equal, fixture.root, .top, plus: 100)
    try fixture.constrain(other, .centerY, .equal, plain, .centerY)
    let label = fixture.label("label", "abc")
    try fixture.constrain(label, .firstBaseline, .equal, other, .firstBaseline)
    let sibling = fixture.label("sibling", "abc")
    try fixture.constrain(sibling, .firstBaseline, .equal, plain, .firstBaseline)
    fixture.layOut()
    let added = hasSubtitle ? lineHeight(12) + 1 : 40
    #expect(abs(label.frame.y - sibling.frame.y - share * added) < 1)
  }
}
