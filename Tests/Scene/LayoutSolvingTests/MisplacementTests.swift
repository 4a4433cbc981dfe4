import AutoLayout
import LayoutScene
import LayoutSolving
import LayoutWords
import TestSupport
import Testing

/// Recorded frames against solved ones. The oracle is the solution itself: what it says is not misplaced, and
/// what is moved away from it is.
@Suite struct MisplacementTests {
  /// A label, a box that begins where the label ends, and a box of a fixed size.
  private func option(scale: Double = 2) -> SceneOption {
    var label = SceneView(id: "label", kind: .label, superview: 0)
    label.name = "Name"
    label.content.text?.string = "twelve chars"
    let views = [
      SceneView(id: "root"), label, SceneView(id: "after", superview: 0),
      SceneView(id: "fixed", superview: 0),
    ]
    func edge(_ view: ViewIndex, _ attribute: LayoutAttribute, _ constant: Double) -> SceneConstraint {
      SceneConstraint(
        identifier: "\(view.rawValue) \(attribute)", text: "", firstItem: .view(view),
        firstAttribute: attribute,
        secondItem: .view(0), secondAttribute: attribute, constant: constant)
    }
    func size(_ view: ViewIndex, _ attribute: LayoutAttribute, _ constant: Double) -> SceneConstraint {
      SceneConstraint(
        identifier: "\(view.rawValue) \(attribute)", text: "", firstItem: .view(view),
        firstAttribute: attribute,
        constant: constant)
    }
    let constraints = [
      edge(1, .leading, 20), edge(1, .top, 20), edge(2, .top, 20), size(2, .width, 50), size(2, .height, 50),
      SceneConstraint(
        identifier: "gap", text: "", firstItem: .view(2), firstAttribute: .leading, secondItem: .view(1),
        secondAttribute: .trailing, constant: 8),
      edge(3, .leading, 20), edge(3, .top, 200), size(3, .width, 100), size(3, .height, 40),
    ]
    return SceneOption(
      name: "default", canvas: Canvas(size: Size(width: 320, height: 568), scale: scale), views: views,
      constraints: constraints)
  }

  private func solve(_ option: SceneOption) -> SolvedLayout {
    LayoutEngine.solve(option, measurer: TestMeasurer())
  }

  /// The option with every solved frame, rounded to half points, as the recorded one.
  private func recorded(scale: Double = 2) -> SceneOption {
    var option = option(scale: scale)
    for (index, view) in solve(option).views.indexed() {
      func rounded(_ value: Double) -> Double { (value * 2).rounded() / 2 }
      let frame = view.frame
      option.views[index].recordedFrame = Rect(
        x: rounded(frame.x), y: rounded(frame.y), width: rounded(frame.width), height: rounded(frame.height))
    }
    return option
  }

  /// What is recorded for one screen says nothing about another.
  @Test func framesAreComparedOnlyOnTheCanvasThatTheyAreRecordedFor() {
    var option = recorded()
    option.views[3].recordedFrame?.x += 30
    option.recordedCanvas = option.canvas
    #expect(solve(option).findings.map(\.code) == ["misplaced-view"])
    // Colours move nothing.
    option.canvas.appearance = .dark
    #expect(solve(option).findings.map(\.code) == ["misplaced-view"])
    var others = [option, option, option, option]
    others[0].canvas.size.width = 375
    others[1].canvas.layoutDirection = .rightToLeft
    others[2].canvas.contentSizeCategory = .accessibilityLarge
    others[3].canvas.safeArea.top = 59
    for other in others {
      let layout = solve(other)
      #expect(layout.findings.isEmpty && layout.views.allSatisfy(\.misplaced.isEmpty))
    }
  }

  @Test func whatIsRecordedAsSolvedIsInPlace() {
    let layout = solve(recorded())
    #expect(layout.views.allSatisfy(\.misplaced.isEmpty) && layout.findings.isEmpty)
  }

  @Test(arguments: FrameComponent.allCases)
  func aMovedComponentIsMisplaced(_ component: FrameComponent) throws {
    var option = recorded()
    var frame = try #require(option.views[3].recordedFrame)
    switch component {
    case .x: frame.x += 3
    case .y: frame.y -= 3
    case .width: frame.width += 3
    case .height: frame.height -= 3
    }
    option.views[3].recordedFrame = frame
    let layout = solve(option)
    #expect(layout.views.map(\.misplaced) == [[], [], [], [component]])
    #expect(layout.findings.map(\.code) == ["misplaced-view"] && layout.findings.map(\.views) == [[3]])
    #expect(layout.findings.first.flatMap { layout.explain($0).help } != nil)
  }

  @Test(arguments: [(2.0, 0.4, false), (2, 0.9, false), (2, 1.1, true), (1, 0.9, false), (1, 1.1, true)])
  func roundingToPixelsIsNoFinding(_ scale: Double, _ shift: Double, _ isMisplaced: Bool) {
    var option = recorded(scale: scale)
    option.views[3].recordedFrame?.x += shift
    #expect(solve(option).views[3].misplaced.isEmpty == !isMisplaced)
  }

  /// Another font may wrap a text into more or fewer lines, but never into half a line.
  @Test(arguments: [(0.0, false), (1, false), (-1, false), (0.5, true), (-0.5, true), (0.1, false)])
  func heightsOfTextsAreWholeLines(_ lines: Double, _ isMisplaced: Bool) throws {
    func option(_ change: Double) throws -> SceneOption {
      var option = self.option()
      option.views[1].content.text?.numberOfLines = 0
      option.constraints.append(
        SceneConstraint(
          identifier: "width", text: "", firstItem: .view(1), firstAttribute: .width, constant: 60))
      for (index, view) in solve(option).views.indexed() { option.views[index].recordedFrame = view.frame }
      option.views[1].recordedFrame?.height += change * 17 * 1.193359375
      return option
    }
    #expect(try solve(option(lines)).views[1].misplaced == (isMisplaced ? [.height] : []))
  }

  /// Where the file breaks no more than an optional constraint, Xcode may know better.
  @Test func optionalConstraintsAreNotHeldAgainstTheFile() throws {
    var option = recorded()
    option.views[3].recordedFrame?.width += 30
    #expect(solve(option).views[3].misplaced == [.width])
    let width = try #require(option.constraints.firstIndex { $0.identifier == "3 width" })
    option.constraints[width].priority = .defaultHigh
    #expect(solve(option).findings.isEmpty)
  }

  /// Two siblings off by the same way have one cause; one of another size hides all that is in it.
  @Test func whatMovedTogetherIsToldOnce() {
    var option = recorded()
    for index: ViewIndex in [2, 3] { option.views[index].recordedFrame?.y += 7 }
    #expect(solve(option).findings.map(\.views) == [[2]])
    option.views[3].recordedFrame?.y += 1
    #expect(solve(option).findings.map(\.views) == [[2], [3]])
    option = recorded()
    option.views[3].superview = 2
    option.constraints = option.constraints.mapped { constraint in
      var constraint = constraint
      if constraint.firstItem == .view(3), constraint.secondItem != nil { constraint.secondItem = .view(2) }
      return constraint
    }
    for index: ViewIndex in [2, 3] { option.views[index].recordedFrame?.width += 9 }
    option.views[3].recordedFrame?.x += 30
    #expect(solve(option).findings.map(\.views) == [[2]])
  }

  @Test func stacksPutTheirViewsInPlace() {
    var option = option()
    option.views[2].content = .stackView(StackViewContent())
    option.views[3].superview = 2
    option.constraints.elements.removeAll { $0.firstItem == .view(3) && $0.secondItem != nil }
    option.constraints.elements.removeAll { $0.firstItem == .view(2) && $0.secondItem == nil }
    for (index, view) in solve(option).views.indexed() { option.views[index].recordedFrame = view.frame }
    option.views[3].recordedFrame?.x += 30
    #expect(solve(option).findings.isEmpty)
  }

  /// Another font would make the label so wide, and move what follows it.
  @Test func whatFollowsFromATextIsNoFinding() {
    var option = recorded()
    option.views[1].recordedFrame?.width += 1.5
    option.views[2].recordedFrame?.x += 1.5
    #expect(solve(option).findings.isEmpty)
  }

  /// A text that was changed without an update of the frames: the label is wrong, and not what follows it.
  @Test func onlyTheCauseIsTold() {
    var option = recorded()
    option.views[1].recordedFrame?.width += 40
    option.views[2].recordedFrame?.x += 40
    let layout = solve(option)
    #expect(layout.views.map(\.misplaced) == [[], [.width], [], []])
    #expect(
      layout.findings.first.map { layout.explain($0).statement.hasPrefix("“Name” is misplaced: ") } == true)
  }

  /// What decides a text in a font of which nothing is known cannot be held against the file.
  @Test func unknownFontsAreBelieved() {
    var option = recorded()
    option.views[1].content.text?.font.family = "Papyrus"
    option.views[1].recordedFrame?.width += 40
    option.views[2].recordedFrame?.x += 40
    #expect(solve(option).findings.isEmpty)
  }

  @Test func framesThatMeanNothingAreIgnored() {
    var option = recorded()
    option.views[3].recordedFrame?.x += 30
    option.views[3].isHidden = true
    #expect(solve(option).findings.isEmpty)
    option.views[3].isHidden = false
    option.constraints.elements.removeAll { $0.identifier.hasPrefix("3 ") }
    option.views[3].autoresizingMask = []
    #expect(solve(option).findings.isEmpty)
  }
}

@Suite struct ContentPriorityTieTests {
  /// Labels in a row that has more or less room than they need.
  private func row(
    _ width: Double, _ change: (inout SceneView, Int) -> Void = { _, _ in }
  ) -> [ContentPriorityTie] {
    var views = [SceneView(id: "root")]
    var constraints: [SceneConstraint] = []
    func attach(_ view: ViewIndex, _ attribute: LayoutAttribute, _ other: ViewIndex, _ to: LayoutAttribute) {
      constraints.append(
        SceneConstraint(
          identifier: "\(view.rawValue) \(attribute)", text: "", firstItem: .view(view),
          firstAttribute: attribute,
          secondItem: .view(other), secondAttribute: to))
    }
    for index in 1...3 {
      var label = SceneView(id: "label \(index)", kind: .label, superview: 0)
      label.content.text?.string = String(repeating: "x", count: 4 * index)
      change(&label, index)
      views.append(label)
      attach(ViewIndex(index), .top, 0, .top)
      attach(ViewIndex(index), .leading, ViewIndex(index - 1), index == 1 ? .leading : .trailing)
    }
    attach(3, .trailing, 0, .trailing)
    let option = SceneOption(
      name: "default", canvas: Canvas(size: Size(width: width, height: 100)), views: views,
      constraints: constraints)
    return LayoutEngine.solve(option, measurer: TestMeasurer()).contentPriorityTies
  }

  @Test func equalHuggingTiesWhereThereIsTooMuchRoom() throws {
    let tie = try #require(row(400).first)
    #expect(
      tie
        == ContentPriorityTie(
          origin: .contentHugging, axis: .horizontal, priority: LayoutPriority(251), views: [1, 2, 3]))
  }

  /// In a row whose middle is the superview's, the title gives way on both sides: by another length than its neighbours.
  @Test func aTitleBetweenTwoButtonsTiesWithThem() throws {
    var views = [SceneView(id: "root")]
    var constraints: [SceneConstraint] = []
    for (index, kind) in [ViewKind.button, .label, .button].enumerated() {
      var view = SceneView(id: "\(kind) \(index)", kind: kind, superview: 0)
      view.content.text?.string = "twenty letters in it"
      views.append(view)
    }
    func attach(
      _ view: ViewIndex, _ attribute: LayoutAttribute, _ relation: LayoutRelation, _ other: ViewIndex,
      _ to: LayoutAttribute
    ) {
      constraints.append(
        SceneConstraint(
          identifier: "\(constraints.count)", text: "", firstItem: .view(view), firstAttribute: attribute,
          relation: relation, secondItem: .view(other), secondAttribute: to))
    }
    for view: ViewIndex in [1, 2, 3] { attach(view, .top, .equal, 0, .top) }
    attach(1, .leading, .equal, 0, .leading)
    attach(2, .leading, .greaterThanOrEqual, 1, .trailing)
    attach(2, .centerX, .equal, 0, .centerX)
    attach(3, .leading, .greaterThanOrEqual, 2, .trailing)
    attach(3, .trailing, .equal, 0, .trailing)
    let option = SceneOption(
      name: "default", canvas: Canvas(size: Size(width: 320, height: 100)), views: views,
      constraints: constraints)
    let ties = LayoutEngine.solve(option, measurer: TestMeasurer()).contentPriorityTies
    #expect(ties.map(\.views) == [[1, 2, 3]], "\(ties)")
  }

  /// Where the room is too little even for one of them, each is compressed in any case; by how much is open.
  @Test func unequalTextsTie() throws {
    #expect(row(60).map(\.views) == [[1, 2, 3]])
    #expect(
      row(30) { $0.content.text?.string = $1 == 2 ? "xx" : "twenty letters in it" }.map(\.views) == [
        [1, 2, 3]
      ])
  }

  /// The rows of a view compete among themselves, even if as much is missing in each of them.
  @Test func separateRowsHaveTiesOfTheirOwn() {
    var views = [SceneView(id: "root")]
    var constraints: [SceneConstraint] = []
    func attach(
      _ view: ViewIndex, _ attribute: LayoutAttribute, _ other: ViewIndex, _ to: LayoutAttribute,
      _ constant: Double = 0
    ) {
      constraints.append(
        SceneConstraint(
          identifier: "\(constraints.count)", text: "", firstItem: .view(view), firstAttribute: attribute,
          secondItem: .view(other), secondAttribute: to, constant: constant))
    }
    for first: ViewIndex in [1, 3] {
      let second = ViewIndex(first.rawValue + 1)
      for index in [first, second] {
        var label = SceneView(id: "label \(index)", kind: .label, superview: 0)
        label.content.text?.string = "twenty letters in it"
        views.append(label)
        attach(index, .top, 0, .top, first == 1 ? 0 : 50)
      }
      attach(first, .leading, 0, .leading)
      attach(second, .leading, first, .trailing)
      attach(second, .trailing, 0, .trailing)
    }
    let option = SceneOption(
      name: "default", canvas: Canvas(size: Size(width: 200, height: 100)), views: views,
      constraints: constraints)
    let ties = LayoutEngine.solve(option, measurer: TestMeasurer()).contentPriorityTies
    #expect(ties.map(\.views) == [[1, 2], [3, 4]])
  }

  @Test func equalResistanceTiesWhereThereIsTooLittle() throws {
    let tie = try #require(row(190).first)
    #expect(
      tie
        == ContentPriorityTie(
          origin: .compressionResistance, axis: .horizontal, priority: LayoutPriority(750), views: [1, 2, 3]))
  }

  @Test func theLowestPriorityDecides() {
    #expect(row(400) { $0.contentHugging.horizontal = LayoutPriority(Double(250 + $1)) }.isEmpty)
    // The two that are higher do not take part.
    #expect(row(400) { if $1 == 2 { $0.contentHugging.horizontal = .defaultLow } }.isEmpty)
  }

  @Test func whoAreLowestTie() {
    let ties = row(400) { if $1 != 2 { $0.contentHugging.horizontal = .defaultLow } }
    #expect(ties.map(\.views) == [[1, 3]])
  }

  @Test func aRowThatFitsHasNone() { #expect(row(24 * 8.5).isEmpty) }
}
