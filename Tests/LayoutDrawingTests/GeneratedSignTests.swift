import AutoLayout
import Testing

@testable import LayoutDrawing

/// The signs of the constraints that stack views and autoresizing masks make.
struct GeneratedSignTests {
  private let measurer = FixedMeasurer()

  /// Two boxes in a stack with room about it, and a view placed by its mask.
  private func layout(_ change: (inout SceneOption) -> Void = { _ in }) -> SolvedLayout {
    var root = SceneView(id: "root")
    root.frame = Rect(x: 0, y: 0, width: 300, height: 300)
    var stack = SceneView(id: "stack", kind: .stackView, superview: 0)
    stack.stack.distribution = .fillEqually
    stack.stack.spacing = 37
    let boxes = ["one", "two"].map { SceneView(id: $0, superview: 1) }
    let distances: [(LayoutAttribute, Double)] = [(.left, 40), (.top, 60), (.right, -60), (.bottom, -160)]
    let constraints = distances.map { attribute, constant in
      SceneConstraint(
        identifier: attribute.name, text: attribute.name, firstItem: .view(1), firstAttribute: attribute,
        secondItem: .view(0), secondAttribute: attribute, constant: constant)
    }
    var option = SceneOption(
      name: "default", canvas: Canvas(size: Size(width: 300, height: 300)), views: [root, stack] + boxes,
      constraints: constraints)
    change(&option)
    return LayoutEngine.solve(Scene(input: "test", options: [option]), measurer: measurer)[0]
  }

  private func strings(_ layout: SolvedLayout, _ options: DrawingOptions = DrawingOptions()) -> [String] {
    Inspection(Sheet.draw(layout, options: options, measurer: measurer)).texts.map(\.item.text.string)
  }

  private func overlay(_ layout: SolvedLayout) -> Overlay {
    let mockup = Mockup(
      layout: layout, texts: MockupTexts(of: layout, measurer: measurer), theme: .light, scale: 1,
      measurer: measurer)
    return Overlay(
      mockup: mockup, selection: OverlaySelection(layout: layout, options: DrawingOptions()),
      sheetTheme: .light)
  }

  @Test func aStackTellsItsSpacingAndItsEqualSizes() {
    let found = strings(layout())
    #expect(found.contains("37"))
    #expect(found.filter { $0 == "=" }.count == 2)
    #expect(found.contains(OverlaySign.generated.explanation))
  }

  @Test func theyTakeNothingFromTheScenesOwnSigns() {
    let whole = layout()
    var own = whole
    own.constraints.removeAll { $0.origin == .stackView }
    let labels = overlay(own).labelRects
    let all = overlay(whole).labelRects
    #expect(all.count == labels.count + 3)
    #expect(all.suffix(labels.count) == labels[...])
    for (index, label) in all.enumerated() {
      for other in all[(index + 1)...] { #expect(!label.grown(by: -0.01).intersects(other)) }
    }
    #expect(!strings(own).contains(OverlaySign.generated.explanation))
  }

  @Test func theyAreLeftOutWhereConstraintsAre() {
    #expect(!strings(layout(), DrawingOptions(overlay: [.frames, .legend])).contains("37"))
    #expect(!strings(layout(), DrawingOptions(axis: .vertical)).contains("37"))
    #expect(!strings(layout(), DrawingOptions(constraints: [0])).contains("37"))
    #expect(strings(layout(), DrawingOptions(focus: "one")).contains("37"))
  }

  @Test func whatOnlyGivesWayIsNotDrawn() {
    var layout = layout()
    for index in layout.constraints.indices where layout.constraints[index].origin == .stackView {
      layout.constraints[index].isSatisfied = false
    }
    #expect(!strings(layout).contains("37"))
  }

  @Test func aShareOfTheSuperviewIsToldByTheSubview() {
    let layout = layout {
      var view = SceneView(id: "masked", superview: 0)
      view.frame = Rect(x: 30, y: 200, width: 150, height: 60)
      view.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      $0.views.append(view)
    }
    let found = strings(layout)
    #expect(found.contains("= 0.5×"))
    #expect(!found.contains("1×"))
  }
}

/// Lines across the middle of views.
struct CentreLineTests {
  private func strokes(_ items: [DisplayItem]) -> [Rect] {
    items.flatMap { item -> [Rect] in
      guard case .stroke(let path, _, _) = item else { return [] }
      var rects = [Rect]()
      var start = Point.zero
      for element in path.elements {
        switch element {
        case .move(let point): start = point
        case .line(let point):
          rects.append(
            Rect(x: start.x, y: start.y, width: point.x - start.x, height: point.y - start.y))
        default: break
        }
      }
      return rects
    }
  }

  @Test func doNotStrikeThroughWords() {
    let line = SignCandidate.Bar(axis: .horizontal, start: 10, end: 110, across: 50, half: 1)
    let word = Rect(x: 30, y: 40, width: 40, height: 20)
    let painter = BarPainter(theme: .light)
    let whole = strokes(painter.plainLine(line, status: .satisfied, isOptional: false))
    #expect(whole == [Rect(x: 10, y: 50, width: 100, height: 0)])
    let broken = strokes(painter.plainLine(line, status: .satisfied, isOptional: false, around: [word]))
    #expect(broken.count == 2)
    for piece in broken { #expect(piece.maxX <= word.minX || piece.minX >= word.maxX) }
    // Something of it is seen even where the word is as wide as the line.
    let covered = Rect(x: 10, y: 40, width: 100, height: 20)
    #expect(
      strokes(painter.plainLine(line, status: .satisfied, isOptional: false, around: [covered])).count == 2)
  }
}
