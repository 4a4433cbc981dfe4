import AutoLayout
import LayoutScene
import LayoutWords
import TestSupport
import Testing

@testable import LayoutDrawing

/// Numbers and trees that no one should write, and that must neither trap nor take long.
struct OddInputTests {
  private func draw(_ layout: SolvedLayout) -> DisplayList { Sheet.draw(layout, measurer: FixedMeasurer()) }

  @Test(arguments: [-1e300, -50, 0, 1e-300, 1e9, 1e300])
  func extremeFramesAreClamped(value: Double) {
    for component in 0..<4 {
      var layout = TwoLabels.layouts()[0]
      for index: ViewIndex in [1, 2] {
        var frame = layout.views[index].absoluteFrame
        switch component {
        case 0: frame.x = value
        case 1: frame.y = value
        case 2: frame.width = value
        default: frame.height = value
        }
        layout.views[index].frame = frame
        layout.views[index].absoluteFrame = frame
      }
      let list = draw(layout)
      #expect(list.size.width < 3000 && list.size.height < 3000)
      #expect(Inspection(list).extents.allSatisfy { $0.width.isFinite && $0.height.isFinite })
    }
  }

  @Test(arguments: [0, 1, 1e6, 1e300])
  func extremeCanvasesAreClamped(value: Double) {
    var layout = TwoLabels.layouts()[0]
    layout.canvas.size = Size(width: value, height: value)
    let list = draw(layout)
    #expect(list.size.width < 6000 && list.size.height < 6000)
  }

  /// Any number anywhere may be none, or beyond all bounds.
  @Test(arguments: 0..<30) func numbersThatAreNoneAreDrawnSomehow(seed: Int) {
    var random = RandomSource(seed: UInt64(seed))
    var layouts = [0, 1].map { RandomScene.layout(seed: UInt64(seed / 2 + $0)) }
    for index in layouts.indices { spoil(&layouts[index], using: &random) }
    let measurer = FixedMeasurer()
    var options = DrawingOptions()
    options.columns = [nil, 1, .max][seed % 3]
    switch seed % 5 {
    case 0: _ = Animation.draw(layouts, options: options, measurer: measurer)
    case 1: _ = FilmStrip.draw(layouts, frames: 3, options: options, measurer: measurer)
    default: _ = Sheet.draw(layouts, options: options, measurer: measurer)
    }
  }

  private func spoil(_ layout: inout SolvedLayout, using random: inout RandomSource) {
    let odd: [Double] = [.nan, .infinity, -.infinity, 1e300, -1e300, 1e9, -50, -1e-9, 0, 1e-300]
    func spoil(_ value: inout Double) { if random.chance(15) { value = random.pick(odd) } }
    func spoil(_ rect: inout Rect) {
      spoil(&rect.x)
      spoil(&rect.y)
      spoil(&rect.width)
      spoil(&rect.height)
    }
    if random.chance(20) { layout.canvas.size.width = random.pick(odd) }
    if random.chance(20) { layout.canvas.scale = random.pick(odd) }
    for index in layout.views.indices {
      spoil(&layout.views[index].frame)
      spoil(&layout.views[index].absoluteFrame)
      spoil(&layout.views[index].layoutMargins.left)
      spoil(&layout.views[index].layoutMargins.top)
      spoil(&layout.views[index].scene.alpha)
      spoil(&layout.views[index].scene.cornerRadius)
      spoil(&layout.views[index].scene.borderWidth)
      if var text = layout.views[index].scene.content.text {
        spoil(&text.font.size)
        layout.views[index].scene.content.text = text
      }
      var extreme = layout.views[index].frame
      spoil(&extreme)
      if random.chance(30) {
        layout.views[index].ambiguity[.x] = ValueRange(lower: random.pick(odd), upper: random.pick(odd))
        layout.views[index].extremeFrames = [extreme]
        layout.views[index].firstBaseline = random.pick(odd)
        layout.views[index].contentSize = Size(width: random.pick(odd), height: random.pick(odd))
        layout.views[index].scene.recordedFrame = extreme
        layout.views[index].misplaced = [.x]
        let image = Size(width: random.pick(odd), height: random.pick(odd))
        layout.views[index].scene.content[ImageViewContent.self]?.imageSize = image
        layout.views[index].scene.content[ButtonContent.self]?.imageSize = image
        let pages = random.pick([.min, -1, 0, .max])
        layout.views[index].scene.content[PageControlContent.self]?.numberOfPages = pages
        layout.views[index].scene.content[SliderContent.self]?.value = random.pick(odd)
        layout.views[index].scene.content[ProgressViewContent.self]?.value = random.pick(odd)
      }
    }
    for index in layout.constraints.indices {
      spoil(&layout.constraints[index].error)
      spoil(&layout.constraints[index].scene.constant)
      spoil(&layout.constraints[index].scene.multiplier)
    }
  }

  @Test func deepNestingDoesNotNestThePicture() {
    let count = 5000
    var views = [TwoLabels.root()]
    for index in 1...count {
      var view = views[0]
      view.scene = SceneView(id: "v\(index)", superview: ViewIndex(index - 1))
      view.scene.alpha = 0.999
      views.append(view)
    }
    let layout = SolvedLayout(name: "deep", canvas: TwoLabels.canvas(), views: views)
    var deepest = 0
    var pending: [(items: [DisplayItem], depth: Int)] = [(draw(layout).items, 0)]
    while let (items, depth) = pending.popLast() {
      deepest = max(deepest, depth)
      for item in items { if case .group(let group) = item { pending.append((group.items, depth + 1)) } }
    }
    #expect(deepest < 40)
  }

  @Test func referencesToNothingAreLeftOut() {
    var layout = TwoLabels.layouts()[0]
    layout.constraints[0].scene.firstItem = .view(99)
    layout.constraints[1].scene.secondItem = .guide(.custom("none"), of: 7)
    layout.conflicts = [LayoutConflict(constraints: [3, 1000], broken: 2000)]
    layout.guides = [SolvedGuide(kind: .safeArea, owner: 12, absoluteFrame: .zero)]
    layout.views[2].scene.superview = 77
    #expect(draw(layout).size.width > 0)
  }

  @Test func manyConstraintsAreDrawn() {
    var layout = TwoLabels.layouts()[0]
    let all = layout.constraints
    for _ in 0..<100 { layout.constraints.elements += all }
    #expect(draw(layout).size.width > 0)
  }

  @Test func longNamesAreShortened() {
    var layout = TwoLabels.layouts()[0]
    layout.views[1].scene.id = String(repeating: "name ", count: 10_000)
    layout.title = String(repeating: "title ", count: 10_000)
    #expect(draw(layout).size.width < 1200)
  }
}

struct NumberTextTests {
  @Test(
    arguments: [
      (0.0, "0"), (8.0, "8"), (20.5, "20.5"), (458.5, "458.5"), (20.3333, "20.33"), (-3.0, "\u{2212}3"),
      (0.001, "0"), (1e300, "∞"),
    ] as [(Double, String)])
  func numbersAreShort(value: Double, text: String) { #expect(numberText(value) == text) }

  @Test func numbersInEquationsHaveAHyphen() {
    #expect(equationText(-83.333333) == "-83.33" && equationText(-0.001) == "0")
    #expect(equationFactorText(2.0 / 3) == "0.667" && equationFactorText(-0.5) == "-0.5")
    #expect(equationFactorText(1.0 / 3000) == "0.000333")
  }

  @Test func numbersThatDifferDoSoInWords() {
    #expect(numberTexts(83.333333, 90) == ("83.33", "90"))
    #expect(numberTexts(83.333333, 83.333334) == ("83.333333", "83.333334"))
  }

  @Test(arguments: [(16.0 / 9, "16:9"), (1.0, "1:1"), (0.75, "3:4"), (2.0, "2:1"), (1.618, "1.618:1")])
  func ratiosAreWholeNumbersWhereTheyCanBe(value: Double, text: String) {
    #expect(ratioText(value) == text)
  }
}
