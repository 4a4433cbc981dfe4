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
}
