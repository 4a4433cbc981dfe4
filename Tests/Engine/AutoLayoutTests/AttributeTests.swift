import AutoLayout
import TestSupport
import Testing

/// Each attribute against the frame it is read from, worked out here by hand.
@Suite struct AttributeTests {
  /// The place of an attribute in a rectangle, for margins of (1, 2, 3, 4) from the top counter-clockwise.
  private func place(
    _ attribute: LayoutAttribute, of r: Rect, _ direction: LayoutDirection
  ) -> Double {
    let isLeftToRight = direction == .leftToRight
    let (marginLeft, marginRight) = isLeftToRight ? (2.0, 4.0) : (4.0, 2.0)
    switch attribute {
    case .left: return r.x
    case .right: return r.x + r.width
    case .leading: return isLeftToRight ? r.x : r.x + r.width
    case .trailing: return isLeftToRight ? r.x + r.width : r.x
    case .top, .firstBaseline: return r.y
    case .bottom, .lastBaseline: return r.y + r.height
    case .width: return r.width
    case .height: return r.height
    case .centerX: return r.x + r.width / 2
    case .centerY: return r.y + r.height / 2
    case .leftMargin: return r.x + marginLeft
    case .rightMargin: return r.x + r.width - marginRight
    case .leadingMargin: return isLeftToRight ? r.x + 2 : r.x + r.width - 2
    case .trailingMargin: return isLeftToRight ? r.x + r.width - 4 : r.x + 4
    case .topMargin: return r.y + 1
    case .bottomMargin: return r.y + r.height - 3
    case .centerXWithinMargins: return r.x + (marginLeft + r.width - marginRight) / 2
    case .centerYWithinMargins: return r.y + (1 + r.height - 3) / 2
    case .notAnAttribute: return .nan
    }
  }

  private static let locations = LayoutAttribute.allCases.filter { $0.kind != .none && $0.kind != .size }

  @Test(arguments: locations, LayoutDirection.allCases)
  func tiesOneViewToAnother(attribute: LayoutAttribute, direction: LayoutDirection) throws {
    let fixture = Fixture(
      Canvas(size: Size(width: 320, height: 568), layoutDirection: direction))
    let box = fixture.view("box")
    let inner = fixture.view("inner", in: box)
    let other = fixture.view("other")
    for view in [inner, other] {
      view.directionalLayoutMargins = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    }
    try fixture.constrain(box, .left, .equal, fixture.root, .left, plus: 11)
    try fixture.constrain(box, .top, .equal, fixture.root, .top, plus: 13)
    try fixture.constrain(inner, .left, .equal, box, .left, plus: 17)
    try fixture.constrain(inner, .top, .equal, box, .top, plus: 19)
    for (view, width, height) in [(inner, 50.0, 60.0), (other, 70, 30)] {
      try fixture.constrain(view, .width, plus: width)
      try fixture.constrain(view, .height, plus: height)
    }
    try fixture.constrain(other, attribute, .equal, inner, attribute, plus: 5)
    fixture.layOut()
    let absoluteInner = Rect(x: 28, y: 32, width: 50, height: 60)
    #expect(inner.frame == Rect(x: 17, y: 19, width: 50, height: 60))
    // In a right-to-left interface a positive constant leads to the left.
    let isMirrored = direction == .rightToLeft && attribute.kind == .directionalX
    let distance =
      place(attribute, of: other.frame, direction) - place(attribute, of: absoluteInner, direction)
    #expect(abs(distance - (isMirrored ? -5 : 5)) < 1e-6)
  }

  @Test func multiplierActsInTheCommonAncestorsSpace() throws {
    let fixture = Fixture()
    let view = fixture.view("v")
    try fixture.constrain(view, .width, plus: 40)
    try fixture.constrain(view, .centerX, .equal, fixture.root, .centerX, times: 0.5)
    try fixture.constrain(view, .height, .equal, view, .width, times: 0.75)
    try fixture.constrain(view, .bottom, .equal, fixture.root, .bottom, times: 0.25, plus: -2)
    fixture.layOut()
    expectFrame(view, 60, 110, 40, 30)
  }

  /// `a = m·b + c` and `b = a/m - c/m` are one constraint, whichever way round it is written.
  @Test(arguments: [1.0, 0.5, 2, 4], LayoutDirection.allCases)
  func invertedConstraintsAreTheSame(multiplier: Double, direction: LayoutDirection) throws {
    for relation in LayoutRelation.allCases {
      let frames = try [false, true].map { isInverted in
        let fixture = Fixture(Canvas(size: Size(width: 320, height: 568), layoutDirection: direction))
        let (a, b) = (fixture.view("a"), fixture.view("b"))
        try fixture.constrain(b, .left, .equal, fixture.root, .left, plus: 40)
        for view in [a, b] { try fixture.constrain(view, .width, plus: 30) }
        try fixture.constrain(a, .left, .equal, fixture.root, .left, plus: 70, at: 100)
        if isInverted {
          try fixture.constrain(
            b, .trailing, relation.inverted, a, .leading, times: 1 / multiplier, plus: -16 / multiplier)
        } else {
          try fixture.constrain(a, .leading, relation, b, .trailing, times: multiplier, plus: 16)
        }
        fixture.layOut()
        return a.frame
      }
      #expect(abs(frames[0].x - frames[1].x) < 1e-6 && frames[0].width == frames[1].width)
    }
  }

  @Test func guides() throws {
    let canvas = try #require(Device.named("iPhone X")).canvas(bars: [.status, .navigation])
    let fixture = Fixture(canvas)
    let top = fixture.view("top")
    let safe = try #require(fixture.root.layoutGuide(.safeArea))
    let margins = try #require(fixture.root.layoutGuide(.layoutMargins))
    let topGuide = try #require(fixture.root.layoutGuide(.topLayoutGuide))
    let bottomGuide = try #require(fixture.root.layoutGuide(.bottomLayoutGuide))
    try fixture.constrain(top, .top, .equal, topGuide, .bottom, plus: 1)
    try fixture.constrain(top, .bottom, .equal, bottomGuide, .top, plus: -2)
    try fixture.constrain(top, .leading, .equal, safe, .leading)
    try fixture.constrain(top, .trailing, .equal, margins, .trailing)
    let custom = LayoutGuide(kind: .custom("gap"))
    top.addLayoutGuide(custom)
    let inner = fixture.view("inner", in: top)
    for edge in [LayoutAttribute.leading, .top] { try fixture.constrain(custom, edge, .equal, top, edge) }
    try fixture.constrain(custom, .width, plus: 30)
    try fixture.constrain(custom, .height, plus: 40)
    try fixture.constrain(inner, .leading, .equal, custom, .trailing)
    try fixture.constrain(inner, .top, .equal, custom, .bottom)
    for size in [LayoutAttribute.width, .height] { try fixture.constrain(inner, size, plus: 9) }
    fixture.layOut()
    expectFrame(top, 0, 89, 359, 812 - 34 - 2 - 89)
    expectFrame(inner, 30, 40, 9, 9)
  }

  @Test func readableContentIsLimitedAndCentred() throws {
    for (width, expected) in [(320.0, 288.0), (1024, 672)] {
      let fixture = Fixture(Canvas(size: Size(width: width, height: 700)))
      let text = fixture.view("text")
      let guide = try #require(fixture.root.layoutGuide(.readableContent))
      for edge in [LayoutAttribute.leading, .trailing, .top, .bottom] {
        try fixture.constrain(text, edge, .equal, guide, edge)
      }
      fixture.layOut()
      expectFrame(text, (width - expected) / 2, 0, expected, 700)
    }
  }

  @Test func marginsFollowTheSafeAreaWhereAViewReachesIntoIt() throws {
    let fixture = Fixture(try #require(Device.named("iPhone 8")).canvas())
    let box = fixture.view("box")
    let content = fixture.view("content", in: box)
    for edge in [LayoutAttribute.leading, .trailing, .top] {
      try fixture.constrain(box, edge, .equal, fixture.root, edge)
    }
    try fixture.constrain(box, .height, plus: 100)
    for (edge, margin) in [
      (LayoutAttribute.leading, LayoutAttribute.leadingMargin), (.trailing, .trailingMargin),
      (.top, .topMargin), (.bottom, .bottomMargin),
    ] {
      try fixture.constrain(content, edge, .equal, box, margin)
    }
    fixture.layOut()
    expectFrame(content, 8, 28, 359, 64)
  }
}
