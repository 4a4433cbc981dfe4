import AutoLayout
import TestSupport
import Testing

@Suite struct ScrollViewTests {
  @Test(arguments: [false, true])
  func edgesOfAScrollViewAreItsContents(byGuides: Bool) throws {
    let fixture = Fixture()
    let scroll = fixture.add(ScrollView(identifier: "scroll"))
    let content = fixture.view("content", in: scroll)
    let edges = [LayoutAttribute.leading, .trailing, .top, .bottom]
    for edge in edges {
      try fixture.constrain(scroll, edge, .equal, fixture.root, edge)
      try fixture.constrain(
        byGuides ? scroll.contentLayoutGuide : scroll, edge, .equal, content, edge,
        plus: edge == .bottom ? 10 : 0)
    }
    try fixture.constrain(
      content, .width, .equal, byGuides ? scroll.frameLayoutGuide : scroll, .width)
    try fixture.constrain(content, .height, plus: 900)
    let centred = fixture.view("centred", in: scroll)
    try fixture.constrain(centred, .centerY, .equal, scroll, .centerY)
    try fixture.constrain(centred, .height, plus: 20)
    fixture.layOut()
    expectFrame(scroll, 0, 0, 320, 568)
    expectFrame(content, 0, 0, 320, 900)
    #expect(scroll.contentSize == Size(width: 320, height: 910))
    #expect(centred.frame.y == 274)
  }

  @Test func looseContentHasNoSize() throws {
    let fixture = Fixture()
    let scroll = fixture.add(ScrollView(identifier: "scroll"))
    let content = fixture.view("content", in: scroll)
    for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      try fixture.constrain(scroll, edge, .equal, fixture.root, edge)
    }
    try fixture.constrain(content, .leading, .equal, scroll, .leading, plus: 5)
    try fixture.constrain(content, .width, plus: 50)
    fixture.layOut()
    #expect(scroll.contentSize == .zero && content.frame.x == 5)
  }

  /// Content that can scroll begins below the bars, and the frame's guide stays where the frame is.
  @Test(arguments: [(900.0, -20.0), (300.0, 0.0)])
  func scrollableContentBeginsBelowTheBars(_ height: Double, _ offset: Double) throws {
    let fixture = Fixture(
      Canvas(size: Size(width: 320, height: 568), safeArea: DirectionalEdgeInsets(top: 20)))
    let scroll = fixture.add(ScrollView(identifier: "scroll"))
    let (content, pinned) = (fixture.view("content", in: scroll), fixture.view("pinned", in: scroll))
    for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      try fixture.constrain(scroll, edge, .equal, fixture.root, edge)
      try fixture.constrain(scroll.contentLayoutGuide, edge, .equal, content, edge)
    }
    try fixture.constrain(content, .height, plus: height)
    try fixture.constrain(content, .width, .equal, scroll.frameLayoutGuide, .width)
    try fixture.constrain(pinned, .top, .equal, scroll.frameLayoutGuide, .top, plus: 5)
    fixture.layOut()
    #expect(scroll.contentOffset.y == offset)
    #expect(content.frame.y == 0)
    #expect(pinned.frame.y == offset + 5)
  }
}

@Suite struct KeyboardGuideTests {
  @Test(arguments: [(false, 568.0), (true, 308.0)])
  func theGuideBeginsAtTheKeyboard(_ isShown: Bool, _ top: Double) throws {
    var canvas = Canvas(size: Size(width: 320, height: 568))
    canvas.showsKeyboard = isShown
    let fixture = Fixture(canvas)
    let (field, box) = (fixture.view("field"), fixture.view("box"))
    let guide = try #require(fixture.root.layoutGuide(.keyboardLayoutGuide))
    try fixture.constrain(field, .bottom, .equal, guide, .top, plus: -8)
    try fixture.constrain(field, .width, .equal, guide, .width)
    // A view that ends above the screen's end has less of the keyboard over it.
    for edge in [LayoutAttribute.leading, .trailing, .top] {
      try fixture.constrain(box, edge, .equal, fixture.root, edge)
    }
    try fixture.constrain(box, .bottom, .equal, fixture.root, .bottom, plus: -100)
    let inner = fixture.view("inner", in: box)
    let innerGuide = try #require(box.layoutGuide(.keyboardLayoutGuide))
    try fixture.constrain(inner, .height, .equal, innerGuide, .height)
    fixture.layOut()
    #expect(field.frame.maxY == top - 8 && field.frame.width == 320)
    #expect(inner.frame.height == (isShown ? 160 : 0))
  }

  @Test func keyboardsHaveTheHeightsOfTheirDevices() throws {
    func height(_ device: String, _ orientation: DeviceOrientation = .portrait) throws -> Double {
      var canvas = try #require(Device.named(device)).canvas(orientation: orientation, bars: [])
      #expect(canvas.keyboardHeight == 0)
      canvas.showsKeyboard = true
      return canvas.keyboardHeight
    }
    #expect(try height("iPhone 8") == 260)
    #expect(try height("iPhone 8 Plus") == 271)
    #expect(try height("iPhone 14") == 335)
    #expect(try height("iPhone 14", .landscape) == 209)
  }
}

/// The flow layout of collection views.
@Suite struct FlowLayoutTests {
  private let ten = Size(width: 10, height: 10)

  @Test func cellsThatFitShareALine() {
    var layout = FlowLayout()
    layout.sectionInset = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let sizes = [Size(width: 40, height: 10), Size(width: 30, height: 20), Size(width: 50, height: 10)]
    let frames = layout.frames(of: sizes, in: Size(width: 106, height: 50))
    // 100 points of room: the first two are spread over it, and centred across.
    #expect(frames[0] == Rect(x: 2, y: 6, width: 40, height: 10))
    #expect(frames[1] == Rect(x: 72, y: 1, width: 30, height: 20))
    #expect(frames[2] == Rect(x: 2, y: 31, width: 50, height: 10))
  }

  @Test func equalCellsFormAGrid() {
    let frames = FlowLayout().frames(of: Array(repeating: ten, count: 5), in: Size(width: 56, height: 0))
    // Three with gaps of 13, and the two others below the first.
    #expect(frames.map(\.x) == [0, 23, 46, 0, 23])
    #expect(frames.map(\.y) == [0, 0, 0, 20, 20])
  }

  @Test func aCellAloneInALineStandsInTheMiddle() {
    let sizes = [Size(width: 80, height: 10), Size(width: 60, height: 10)]
    let frames = FlowLayout().frames(of: sizes, in: Size(width: 100, height: 0))
    #expect(frames.map(\.x) == [10, 0])
  }

  @Test func linesAreColumnsWhenScrollingSideways() {
    var layout = FlowLayout()
    layout.scrollDirection = .horizontal
    let upright = FlowLayout().frames(
      of: [Size(width: 40, height: 5), Size(width: 70, height: 9), Size(width: 20, height: 7)],
      in: Size(width: 100, height: 0))
    let sideways = layout.frames(
      of: [Size(width: 5, height: 40), Size(width: 9, height: 70), Size(width: 7, height: 20)],
      in: Size(width: 0, height: 100))
    #expect(sideways == upright.map { Rect(x: $0.y, y: $0.x, width: $0.height, height: $0.width) })
  }

  @Test func noCellsHaveNoFrames() { #expect(FlowLayout().frames(of: [], in: .zero).isEmpty) }

  @Test func cellsAreAsLargeAsTheirContents() throws {
    let fixture = Fixture()
    let list = fixture.add(CollectionView(identifier: "list"))
    for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
      try fixture.constrain(list, edge, .equal, fixture.root, edge)
    }
    let cells = try [100.0, 150, 200].map { width in
      let cell = CollectionCell(identifier: "cell \(width)")
      list.addCell(cell)
      let box = fixture.view("box", in: cell)
      for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
        try fixture.constrain(box, edge, .equal, cell, edge)
      }
      try fixture.constrain(box, .width, plus: width)
      try fixture.constrain(box, .height, plus: 30)
      return cell
    }
    fixture.layOut()
    expectFrame(cells[0], 0, 0, 100, 30)
    expectFrame(cells[1], 170, 0, 150, 30)
    expectFrame(cells[2], 0, 40, 200, 30)
    #expect(fixture.window.engine.conflicts.isEmpty)
  }
}
