import AutoLayout
import TestSupport
import Testing

@Suite struct StackViewTests {
  final class Box: View {
    let size: IntrinsicSize
    init(_ identifier: String, _ width: Double?, _ height: Double?) {
      size = IntrinsicSize(width: width, height: height)
      super.init(identifier: identifier)
    }
    override var intrinsicContentSize: IntrinsicSize { size }
  }

  private let fixture = Fixture()

  /// A stack at the root's top left with boxes of these sizes.
  private func stack(
    _ sizes: [(Double?, Double?)], width: Double? = nil, height: Double? = nil,
    _ change: (inout StackSettings) -> Void
  ) throws -> (StackView, [Box]) {
    var settings = StackSettings()
    change(&settings)
    let stack = fixture.add(StackView(identifier: "stack", settings: settings))
    let boxes = sizes.enumerated().map { Box("box \($0)", $1.0, $1.1) }
    for box in boxes { stack.addArrangedSubview(box) }
    try fixture.constrain(stack, .leading, .equal, fixture.root, .leading)
    try fixture.constrain(stack, .top, .equal, fixture.root, .top)
    if let width { try fixture.constrain(stack, .width, plus: width) }
    if let height { try fixture.constrain(stack, .height, plus: height) }
    fixture.layOut()
    return (stack, boxes)
  }

  @Test func fillWrapsItsViews() throws {
    let (stack, boxes) = try stack([(30, 20), (40, 25)]) { $0.spacing = 8 }
    expectFrame(stack, 0, 0, 78, 25)
    expectFrame(boxes[0], 0, 0, 30, 25)
    expectFrame(boxes[1], 38, 0, 40, 25)
  }

  @Test func verticalCustomSpacingAndMargins() throws {
    let (stack, boxes) = try stack([(30, 20), (40, 25), (10, 10)]) {
      $0.axis = .vertical
      $0.spacing = 4
      $0.customSpacing = ["box 0": 10]
      $0.isLayoutMarginsRelativeArrangement = true
    }
    expectFrame(stack, 0, 0, 56, 8 + 20 + 10 + 25 + 4 + 10 + 8)
    expectFrame(boxes[1], 8, 38, 40, 25)
    expectFrame(boxes[2], 8, 67, 40, 10)
  }

  @Test func fillEqually() throws {
    let (_, boxes) = try stack([(30, 20), (40, 20), (nil, nil)], width: 316) {
      $0.distribution = .fillEqually
      $0.spacing = 8
    }
    for (index, box) in boxes.enumerated() { expectFrame(box, Double(index) * 108, 0, 100, 20) }
  }

  /// The multipliers 0.571429, 0.285714 and 0.142857 of a published dump.
  @Test func fillProportionally() throws {
    let (_, boxes) = try stack([(160, 20), (80, 20), (40, 20)], width: 200) {
      $0.distribution = .fillProportionally
    }
    #expect(zip(boxes.map(\.frame.width), [114.286, 57.143, 28.571]).allSatisfy { abs($0 - $1) < 0.001 })
  }

  /// One without a length of its own is fixed by a constraint: spacing 10 and 50 points leave 140 of 200.
  @Test func fixedViewsHoldInProportion() throws {
    let (_, boxes) = try stack([(30, 20), (nil, 20)], width: 200) {
      $0.distribution = .fillProportionally
      $0.spacing = 10
    }
    try fixture.constrain(boxes[1], .width, plus: 50)
    fixture.layOut()
    #expect(boxes.map(\.frame.width) == [140, 50])
    #expect(fixture.window.engine.conflicts.isEmpty)
  }

  /// The shares are of the stack's own length: 25 and 75 of 200, of which the margins leave 180.
  @Test(arguments: [(0.0, 200.0, [50.0, 130]), (10, 220, [50, 140])])
  func proportionsIgnoreMargins(spacing: Double, width: Double, widths: [Double]) throws {
    let (stack, boxes) = try stack([(25, 20), (75, 20)], width: width) {
      $0.distribution = .fillProportionally
      $0.spacing = spacing
      $0.isLayoutMarginsRelativeArrangement = true
    }
    stack.directionalLayoutMargins = DirectionalEdgeInsets(leading: 10, trailing: 10)
    fixture.layOut()
    #expect(boxes.map(\.frame.width) == widths)
    #expect(boxes[0].frame.x == 10)
  }

  /// A view alone is as long as the stack, so that margins let it stick out; the connection to the end is broken.
  @Test func aViewAloneIsAsLongAsTheStackDespiteMargins() throws {
    let (stack, boxes) = try stack([(25, 20)], width: 200) {
      $0.distribution = .fillProportionally
      $0.isLayoutMarginsRelativeArrangement = true
    }
    stack.directionalLayoutMargins = DirectionalEdgeInsets(leading: 10, trailing: 10)
    fixture.layOut()
    expectFrame(boxes[0], 10, 0, 200, 20)
    let conflict = try #require(fixture.window.engine.conflicts.first)
    #expect(conflict.broken.firstAttribute == .trailing)
    #expect(fixture.window.engine.conflicts.count == 1)
  }

  /// Texts in plain views, 20 and 60 wide, have the shares that they would have in the stack themselves.
  @Test func plainViewsHaveTheSharesOfTheirContents() throws {
    let (_, boxes) = try stack([(nil, 20), (nil, 20)], width: 200) { $0.distribution = .fillProportionally }
    for (box, width) in zip(boxes, [20.0, 60]) {
      let content = ImageView(identifier: "content")
      content.imageSize = Size(width: width, height: 10)
      fixture.add(content, to: box)
    }
    fixture.layOut()
    #expect(boxes.map(\.frame.width) == [50, 150])
    (boxes[0].subviews[0] as? ImageView)?.imageSize = Size(width: 60, height: 10)
    fixture.layOut()
    #expect(boxes.map(\.frame.width) == [100, 100])
  }

  /// Without any length to go by the views are equal, as far as their constraints allow.
  @Test func emptyViewsAreEqualUnlessOneIsFixed() throws {
    let (_, boxes) = try stack([(nil, 20), (nil, 20)], width: 200) { $0.distribution = .fillProportionally }
    #expect(boxes.map(\.frame.width) == [100, 100])
    try fixture.constrain(boxes[0], .width, plus: 50)
    fixture.layOut()
    #expect(boxes.map(\.frame.width) == [50, 150])
    #expect(fixture.window.engine.conflicts.isEmpty)
  }

  @Test func equalSpacingAndCentering() throws {
    let (_, boxes) = try stack([(20, 20), (60, 20), (20, 20)], width: 200) {
      $0.distribution = .equalSpacing
    }
    #expect(boxes.map(\.frame.x) == [0, 70, 180])
    let (_, centred) = try stack([(20, 20), (60, 20), (40, 20)], width: 230) {
      $0.distribution = .equalCentering
    }
    let centres = centred.map(\.frame.midX)
    #expect(abs((centres[1] - centres[0]) - (centres[2] - centres[1])) < 1e-6)
  }

  @Test(arguments: [
    (StackSettings.Alignment.top, [0.0, 0]), (.bottom, [20, 0]), (.center, [10, 0]), (.leading, [0, 0]),
  ])
  func alignment(alignment: StackSettings.Alignment, tops: [Double]) throws {
    let (stack, boxes) = try stack([(30, 20), (40, 40)]) { $0.alignment = alignment }
    #expect(boxes.map(\.frame.y) == tops)
    #expect(boxes.map(\.frame.height) == [20, 40])
    #expect(stack.frame.height == 40)
  }

  @Test func baselines() throws {
    let small = Label(identifier: "small", text: Text("abc", font: Font(size: 10)))
    let large = Label(identifier: "large", text: Text("abc", font: Font(size: 30)))
    var settings = StackSettings()
    settings.alignment = .firstBaseline
    let stack = fixture.add(StackView(identifier: "stack", settings: settings))
    for label in [small, large] { stack.addArrangedSubview(label) }
    try fixture.constrain(stack, .leading, .equal, fixture.root, .leading)
    try fixture.constrain(stack, .top, .equal, fixture.root, .top)
    fixture.layOut()
    #expect(abs(small.frame.y + 9.521484375 - large.frame.y - 28.564453125) < 1e-6)
    // The stack starts with its first view; a taller one sticks out.
    #expect(abs(small.frame.y) < 1e-6 && large.frame.y < 0)
    #expect(abs(stack.frame.height - (large.frame.y + large.frame.height)) < 1e-6)
  }

  /// A hidden view stays aligned, but its content asks for no room; a constraint of its own does.
  @Test func hiddenContentHasNoSize() throws {
    let (stack, boxes) = try stack([(30, 20), (40, 90)]) { $0.alignment = .top }
    boxes[1].isHidden = true
    fixture.layOut()
    #expect(stack.frame.height == 20)
    boxes[1].isHidden = false
    fixture.layOut()
    #expect(stack.frame.height == 90)
  }

  /// v0 hidden, spacing 10: v0-(0)-v1-(10)-v2; a hidden view in the middle takes no room.
  @Test func hiddenViewsTakeNoRoom() throws {
    let (stack, boxes) = try stack([(30, 20), (40, 20), (50, 20)]) { $0.spacing = 10 }
    expectFrame(stack, 0, 0, 140, 20)
    boxes[0].isHidden = true
    fixture.layOut()
    expectFrame(stack, 0, 0, 100, 20)
    #expect(boxes[1].frame.x == 0 && boxes[2].frame.x == 50)
    boxes[0].isHidden = false
    boxes[1].isHidden = true
    fixture.layOut()
    expectFrame(stack, 0, 0, 90, 20)
    #expect(boxes[2].frame.x == 40)
    boxes[2].removeFromSuperview()
    fixture.layOut()
    expectFrame(stack, 0, 0, 30, 20)
    #expect(stack.arrangedSubviews.count == 2)
  }
  /// The room that a hidden view leaves goes to the gap, not to a neighbour, wherever the hidden view was.
  @Test(arguments: [StackSettings.Distribution.equalSpacing, .equalCentering], 0...3)
  func hiddenViewsLeaveGapsFree(_ distribution: StackSettings.Distribution, hidden: Int) throws {
    let (_, boxes) = try stack([(30, 20), (30, 20), (30, 20), (30, 20)], width: 300) {
      $0.distribution = distribution
      $0.spacing = 10
    }
    boxes[hidden].isHidden = true
    fixture.layOut()
    let visible = boxes.filter { !$0.isHidden }
    #expect(visible.map(\.frame.x) == [0, 135, 270])
    #expect(visible.allSatisfy { $0.frame.width == 30 })
    #expect(boxes[hidden].frame.width == 0)
  }
}
