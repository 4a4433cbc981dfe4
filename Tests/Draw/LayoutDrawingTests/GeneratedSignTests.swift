import AutoLayout
import LayoutScene
import LayoutSolving
import TestSupport
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

  @Test func aStackIsOneBracketWithItsSpacing() throws {
    let placed = LabelPlacementTests.overlays([layout()], scale: 1)[0].placed
    let bracket = try #require(placed.first { $0.sign.style == .bracket })
    #expect(bracket.bar?.length == layout().views[1].frame.width)
    #expect(strings(layout()).contains("fillEqually · 37"))
    #expect(strings(layout()).contains("fillEqually · 37"))
    #expect(strings(layout()).contains(OverlaySign.stackBracket.explanation))
    // The equal widths have a mark each, and no number.
    #expect(placed.filter { $0.sign.style == .equalMarks(1) && $0.bar != nil }.count == 2)
  }

  /// UIKit's values for top and leading are one, and files have either word on either axis.
  @Test(arguments: [
    (Axis.vertical, StackSettings.Alignment.top, "leading"), (.vertical, .trailing, "trailing"),
    (.horizontal, .leading, "top"), (.horizontal, .bottom, "bottom"), (.horizontal, .center, "center"),
  ])
  func alignmentsAreNamedForTheirAxis(axis: Axis, alignment: StackSettings.Alignment, name: String) {
    let layout = layout {
      $0.views[1].stack.axis = axis
      $0.views[1].stack.alignment = alignment
    }
    #expect(strings(layout).contains("aligned \(name) · fillEqually · 37"))
  }

  /// A slider wants more than 21 points between its edges, and an image may have any size.
  @Test(arguments: [(ViewKind.slider, true), (.imageView, false)])
  func aControlSqueezedBetweenEdgesSaysSo(kind: ViewKind, isTold: Bool) {
    let layout = layout {
      var view = SceneView(id: "squeezed", kind: kind, superview: 0)
      if var image = ImageViewContent(view.content) {
        image.image = SceneImage(size: Size(width: 40, height: 31))
        view.content = image.content
      }
      $0.views.append(view)
      let distances: [(LayoutAttribute, Double)] = [
        (.left, 40), (.right, -40), (.top, 200), (.bottom, -80),
      ]
      $0.constraints.elements += distances.map { attribute, constant in
        SceneConstraint(
          identifier: "squeezed " + attribute.name, text: attribute.name, firstItem: .view(4),
          firstAttribute: attribute, secondItem: .view(0), secondAttribute: attribute, constant: constant)
      }
    }
    let found = strings(layout)
    #expect(found.contains("edges ✓") == isTold)
    #expect(found.contains("“squeezed” is 21 high, less than its content’s 30.") == isTold)
  }

  @Test func theyAreLeftOutWhereConstraintsAre() {
    #expect(!strings(layout(), DrawingOptions(overlay: [.frames, .legend])).contains("fillEqually · 37"))
    #expect(!strings(layout(), DrawingOptions(axis: .vertical)).contains("fillEqually · 37"))
    #expect(!strings(layout(), DrawingOptions(constraints: [0])).contains("fillEqually · 37"))
    #expect(strings(layout(), DrawingOptions(focus: "stack")).contains("fillEqually · 37"))
  }

  @Test func whatOnlyGivesWayIsNotDrawn() {
    var layout = layout()
    for index in layout.constraints.indices where layout.constraints[index].origin == .stackView {
      layout.constraints[index].isSatisfied = false
    }
    let placed = LabelPlacementTests.overlays([layout], scale: 1)[0].placed
    #expect(!placed.contains { $0.sign.style == .equalMarks(1) })
  }

  /// What UIKit makes of a mask no reader wants to know.
  @Test(
    arguments: [([], false), ([.flexibleLeftMargin, .flexibleWidth], true)] as [(AutoresizingMask, Bool)])
  func masksAreSpringsAndStruts(mask: AutoresizingMask, hasSprings: Bool) {
    let layout = layout {
      var view = SceneView(id: "masked", superview: 0)
      view.frame = Rect(x: 30, y: 200, width: 150, height: 60)
      view.autoresizingMask = mask
      $0.views.append(view)
    }
    let found = strings(layout)
    #expect(found.contains(OverlaySign.strut.explanation))
    #expect(found.contains(OverlaySign.spring.explanation) == hasSprings)
    #expect(!found.contains { $0.contains("×") })
    #expect(!strings(layout, DrawingOptions(overlay: .frames)).contains(OverlaySign.strut.explanation))
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
    let line = SignBar(axis: .horizontal, start: 10, end: 110, across: 50, half: 1)
    let items = [Rect(x: 10, y: 40, width: 40, height: 20), Rect(x: 70, y: 30, width: 40, height: 40)]
    let painter = BarPainter(theme: .light)
    for pieces in [
      strokes(painter.centreMarks(line, items, LineLook(status: .satisfied))),
      strokes(painter.baselineLine(line, items, LineLook(status: .satisfied))),
    ] {
      #expect(!pieces.isEmpty)
      for piece in pieces {
        #expect(piece.y == 50 && piece.width != 0)
        // At most a point of it lies in an item.
        for item in items { #expect(piece.maxX <= item.minX + 1 || piece.minX >= item.maxX - 1) }
      }
    }
  }
}
