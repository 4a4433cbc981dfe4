import AutoLayout
import LayoutScene
import LayoutSolving
import TestSupport
import Testing

@Suite struct ConflictTests {
  private func layout(_ constraints: [SceneConstraint]) throws -> SolvedLayout {
    let option = SceneOption(
      name: "default", canvas: Canvas(size: Size(width: 320, height: 568)),
      views: [SceneView(id: "root"), SceneView(id: "label", superview: 0)], constraints: constraints)
    return try #require(
      LayoutEngine.solve(Scene(input: "test", options: [option]), measurer: TestMeasurer()).first)
  }

  private func constraint(
    _ identifier: String, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    toRoot: Bool = true, _ constant: Double = 0
  ) -> SceneConstraint {
    SceneConstraint(
      identifier: identifier, text: identifier, firstItem: .view(1), firstAttribute: attribute,
      relation: relation, secondItem: toRoot ? .view(0) : nil,
      secondAttribute: toRoot ? attribute : .notAnAttribute, constant: constant)
  }

  /// Apple's own example of an unsatisfiable layout.
  @Test func aWidthThatDoesNotFitIsBroken() throws {
    let layout = try layout([
      constraint("leading", .leading, .equal, 8), constraint("top", .top),
      constraint("wide", .width, .greaterThanOrEqual, toRoot: false, 400),
      constraint("trailing", .trailing, .equal, -8),
    ])
    #expect(layout.conflicts == [LayoutConflict(constraints: [0, 2, 3], broken: 2)])
    #expect(layout.constraints[2].isBroken && layout.constraints[2].error == -96)
    #expect(layout.views[1].frame.width == 304)
  }

  @Test func theNewestGoesWhereNoSizeIsToBlame() throws {
    let layout = try layout([
      constraint("first", .leading, .equal, 8), constraint("second", .leading, .equal, 9),
    ])
    #expect(layout.conflicts == [LayoutConflict(constraints: [0, 1], broken: 1)])
  }

  @Test func negativeSizesConflictByThemselves() throws {
    let layout = try layout([constraint("negative", .width, .equal, toRoot: false, -5)])
    #expect(layout.conflicts == [LayoutConflict(constraints: [0], broken: 0)])
    #expect(layout.views[1].frame.width == 0)
  }

  @Test func separateConflictsAreFoundOneByOne() throws {
    let layout = try layout([
      constraint("w1", .width, .equal, toRoot: false, 10),
      constraint("w2", .width, .equal, toRoot: false, 20),
      constraint("w3", .width, .equal, toRoot: false, 30),
      constraint("h1", .height, .equal, toRoot: false, 10),
      constraint("h2", .height, .lessThanOrEqual, toRoot: false, 5),
    ])
    #expect(layout.conflicts.count == 3)
    #expect(layout.views[1].frame.size == Size(width: 10, height: 10))
    for conflict in layout.conflicts { #expect(conflict.constraints.contains { $0 == conflict.broken }) }
  }

  /// Two boxes of 20 over each other in 26 points: what requires its content's height holds as far as there is room, and
  /// what is not required gives way first.
  @Test(arguments: [(1000.0, 999.0, [20.0, 6]), (751, 1000, [6, 20]), (1000, 1000, [6, 20])])
  func requiredResistanceGivesWayLast(upper: Double, lower: Double, heights: [Double]) throws {
    let boxes = try squeezed(height: 26, [upper, lower])
    #expect(boxes.map(\.frame.height) == heights)
  }

  /// In 12 points there is no room even for the one that requires its height.
  @Test func requiredResistanceHoldsAsFarAsThereIsRoom() throws {
    let fixture = Fixture()
    let boxes = try squeezed(height: 12, [1000, 999.99], in: fixture)
    #expect(boxes.map(\.frame.height) == [12, 0])
    let conflict = try #require(fixture.window.engine.conflicts.first)
    #expect(
      conflict.broken.origin == .compressionResistance && fixture.window.engine.isBroken(conflict.broken))
    #expect(fixture.window.engine.error(of: conflict.broken) == -8)
  }

  @Test func requiredHuggingGivesWayBeforeRequiredResistance() throws {
    let fixture = Fixture()
    let boxes = ["a", "b"].map { ImageView(identifier: $0) }
    for (box, width) in zip(boxes, [80.0, 50]) {
      box.imageSize = Size(width: width, height: 10)
      box.contentHugging.horizontal = .required
      box.compressionResistance.horizontal = .required
      fixture.add(box)
    }
    try fixture.constrain(boxes[0], .width, .equal, boxes[1], .width)
    fixture.layOut()
    #expect(boxes.map(\.frame.width) == [80, 80])
  }

  private func squeezed(height: Double, _ priorities: [Double], in fixture: Fixture = Fixture()) throws
    -> [View]
  {
    let box = fixture.view("box")
    let images = priorities.map { priority in
      let image = ImageView(identifier: "image")
      image.imageSize = Size(width: 10, height: 20)
      image.compressionResistance.vertical = LayoutPriority(priority)
      return fixture.add(image, to: box)
    }
    try fixture.constrain(box, .height, plus: height)
    try fixture.constrain(images[0], .top, .equal, box, .top)
    try fixture.constrain(images[1], .top, .equal, images[0], .bottom)
    try fixture.constrain(box, .bottom, .equal, images[1], .bottom)
    fixture.layOut()
    return images
  }

  /// What is broken for the one conflict mends the other, which is not to cost a constraint of its own.
  @Test func aConstantOfTwoConflictsIsBrokenOnce() throws {
    let canvas = Canvas(size: Size(width: 320, height: 568))
    func width(
      _ view: ViewIndex, _ relation: LayoutRelation, _ other: ViewIndex?, _ constant: Double
    ) -> SceneConstraint {
      SceneConstraint(
        identifier: "c", text: "c", firstItem: .view(view), firstAttribute: .width, relation: relation,
        secondItem: other.map { .view($0) }, secondAttribute: other == nil ? .notAnAttribute : .width,
        constant: constant)
    }
    let option = SceneOption(
      name: "default", canvas: canvas,
      views: [SceneView(id: "root")] + (1...3).map { SceneView(id: "v\($0)", superview: 0) },
      constraints: [
        width(2, .lessThanOrEqual, 1, -10), width(3, .lessThanOrEqual, 1, -20), width(1, .equal, nil, 5),
      ])
    let layouts = LayoutEngine.solve(Scene(input: "test", options: [option]), measurer: TestMeasurer())
    #expect(layouts.first?.conflicts == [LayoutConflict(constraints: [0, 2], broken: 2)])
  }

  @Test func aBrokenConstraintIsTriedAgain() throws {
    let fixture = Fixture()
    let view = fixture.view("v")
    let first = try fixture.constrain(view, .width, plus: 10)
    try fixture.constrain(view, .width, plus: 20)
    fixture.layOut()
    #expect(view.frame.width == 10)
    first.constant = 20
    fixture.root.setNeedsLayout()
    fixture.layOut()
    #expect(view.frame.width == 20)
    first.deactivate()
    try fixture.constrain(view, .width, .lessThanOrEqual, plus: 15)
    fixture.root.setNeedsLayout()
    fixture.layOut()
    #expect(view.frame.width == 20)
  }

  @Test func prioritiesOfInstalledConstraintsStayOnTheirSide() throws {
    let fixture = Fixture()
    let view = fixture.view("v")
    let constraint = try fixture.constrain(view, .width, plus: 10)
    #expect(throws: PriorityError.mutatesRequirement(from: .required, to: .defaultLow)) {
      try constraint.setPriority(.defaultLow)
    }
    constraint.deactivate()
    try constraint.setPriority(.defaultLow)
    try constraint.activate()
    try constraint.setPriority(.defaultHigh)
    #expect(throws: PriorityError.self) { try constraint.setPriority(LayoutPriority(1001)) }
    #expect(throws: ActivationError.noCommonAncestor) {
      let stranger = View(identifier: "stranger")
      try LayoutConstraint(
        item: view, attribute: .width, relatedBy: .equal, toItem: stranger, attribute: .width
      )
      .activate()
    }
  }
}
