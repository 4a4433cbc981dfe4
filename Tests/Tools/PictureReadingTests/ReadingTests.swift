import AutoLayout
import LayoutDrawing
import LayoutScene
import PangoCairoBackend
import Testing

@testable import PictureReading

/// What is found in files, and where.
@Suite struct ReadingTests {
  private func read(_ markup: String) throws -> ReadPicture {
    let file = "<svg width=\"400\" height=\"300\"><defs>\(Picture.clips)</defs>\(markup)</svg>"
    return try #require(PictureReader.read(Array(file.utf8)))
  }

  @Test func placesFollowGroups() throws {
    let picture = try read(
      """
      <g class="option" transform="translate(100 50)">
      <g class="mockup" transform="scale(0.5)" clip-path="url(#screen)">
      <text x="20" y="40" textLength="60" font-size="20">one</text>
      <text x="20" y="90" textLength="400" font-size="20">cut &amp; off</text>
      <text x="20" y="400" textLength="60" font-size="20">gone</text>
      <text x="180" y="40" textLength="60" font-size="20" direction="rtl">right</text>
      </g></g>
      """)
    let panel = try #require(picture.panels.first)
    #expect(picture.size == Size(width: 400, height: 300))
    #expect(panel.screen == Rect(x: 100, y: 50, width: 100, height: 50))
    #expect(panel.texts.map(\.string) == ["one", "cut & off", "right"])
    #expect(panel.texts[0].rect == Rect(x: 110, y: 62.5, width: 30, height: 9.5))
    // The clip ends at 200.
    #expect(panel.texts[1].rect.maxX == 200)
    #expect(panel.texts[2].rect.maxX == 190)
  }

  @Test func signsHaveKindsFatesAndParts() throws {
    let picture = try read(
      """
      <g class="option"><g class="overlay-constraints">
      <g class="sign equal-size in-conflict optional" data-constraint="a b&#10;c"><title>no text of it</title>
      <g data-role="bar"><path d="M10 20L40 20"/><path d="M10 17L10 23M40 17L40 23"/></g>
      <g data-role="label"><path d="M0 0L9 0L9 9Z" fill="#fff"/>
      <g aria-hidden="true" fill="#b35300"><use/></g><text x="1" y="8" textLength="5" font-size="10">8</text></g>
      <g class="overlay-priorities" data-role="priority"><text x="20" y="8" textLength="5" font-size="10">@9</text></g>
      </g><g class="sign unheard-of"><text x="0" y="8" textLength="5" font-size="10">?</text></g>
      </g></g>
      """)
    let signs = try #require(picture.panels.first?.signs)
    #expect(signs.map(\.kind) == [.equalSize, nil])
    #expect(signs[0].fate == .inConflict)
    #expect(signs[0].constraints == ["a b", "c"])
    #expect(signs[0].parts.map(\.role) == [.bar, .label, .priority])
    #expect(signs[0].segments(of: .bar).map(\.length) == [30, 6, 6])
    #expect(signs[0].parts[1].shapes == [Rect(x: 0, y: 0, width: 9, height: 9)])
    #expect(signs[0].labels.flatMap(\.texts).map(\.string) == ["8", "@9"])
    #expect(signs[0].labels.flatMap(\.texts).map(\.color) == ["#b35300", nil])
    #expect(signs[1].labels.flatMap(\.texts).map(\.string) == ["?"])
    #expect(picture.options[0].hasOrange)
  }

  @Test func panelsAndCaptionsBelongToOptions() throws {
    let picture = try read(
      "<text>title</text><g class=\"option\">\(Picture.sign("1"))</g><g class=\"caption\"><text x=\"1\" y=\"9\">Says.</text></g>"
        + "<g class=\"option continued\">\(Picture.sign("2"))</g>"
        + "<text>header</text><g class=\"option\">\(Picture.sign("3"))</g>"
        + "<g class=\"overlay-legend\"><g class=\"sign\"/><text>legend</text></g>")
    #expect(picture.options.map(\.panels.count) == [2, 1])
    #expect(picture.options.map { $0.captions.map(\.string) } == [["Says."], []])
    #expect(picture.panels.map(\.signs.count) == [1, 1, 1])
  }

  @Test func whatIsNotSeenIsNotRead() throws {
    let sign = Picture.sign("1")
    let picture = try read(
      "<g class=\"option\"><g opacity=\"0\">\(sign)</g><g class=\"for-dark\" display=\"none\">\(sign)</g>"
        + "<g class=\"for-light\">\(sign)</g></g><g class=\"animation-playing\"><g class=\"option\">\(sign)</g></g>"
    )
    #expect(picture.panels.map(\.signs.count) == [1])
  }

  @Test(arguments: [
    "", "<svg", "<html width=\"1\" height=\"1\"/>", "<svg height=\"1\"/>",
    "<!DOCTYPE a [<!ENTITY b \"\">]><svg width=\"1\" height=\"1\"/>",
  ])
  func otherFilesAreRefused(file: String) {
    #expect(PictureReader.read(Array(file.utf8)) == nil)
  }

  /// The painter's files are read as they were meant.
  @Test func readsWhatThePainterWrites() throws {
    let measurer = PangoTextMeasurer(try FontLibrary())
    let frame = Rect(x: 20, y: 30, width: 60, height: 20)
    let text = TextItem(text: Text("≥ 8", alignment: .center), frame: frame, color: Color(hex: 0xB35300))
    let bar = DisplayItem.stroke(
      .line(from: Point(x: 10, y: 60), to: Point(x: 10, y: 80)), Color(hex: 0x0000FF), StrokeStyle(width: 1))
    let sign = SignDescription(.size, fate: .satisfied, constraints: ["a\nb", "c"], title: "Title")
    let group = DisplayGroup(
      sign: sign, translation: Point(x: 5, y: 6), scale: 2,
      items: [
        .group(DisplayGroup(role: .bar, items: [bar])),
        .group(DisplayGroup(role: .label, items: [.text(text)])),
      ])
    let mockup = DisplayGroup(
      className: "mockup", clip: .rect(Rect(x: 1, y: 2, width: 30, height: 40)), items: [])
    let option = DisplayGroup(className: "option", items: [.group(mockup), .group(group)])
    let list = DisplayList(
      size: Size(width: 300, height: 200), title: "", description: "", items: [.group(option)])
    let picture = try #require(PictureReader.read(try SVGPainter.paint(list, measurer: measurer)))
    let panel = try #require(picture.panels.first)
    #expect(panel.screen == Rect(x: 1, y: 2, width: 30, height: 40))
    let read = try #require(panel.signs.first)
    #expect(read.kind == .size && read.fate == .satisfied && read.constraints == ["a b", "c"])
    #expect(read.segments(of: .bar) == [Segment(start: Point(x: 25, y: 126), end: Point(x: 25, y: 166))])
    let label = try #require(read.labels.first?.texts.first)
    #expect(label.string == "≥ 8" && label.color == "#b35300")
    #expect(abs(label.rect.midX - 105) < 0.01 && abs(label.rect.midY - 86) < 3)
    let size = measurer.layout(text.text, maximumWidth: nil, maximumHeight: nil).size
    #expect(abs(label.rect.width - 2 * size.width) < 0.01)
  }
}
