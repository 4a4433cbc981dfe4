import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

/// What is between two layouts, and that the ends are the layouts themselves.
@Suite struct AnimationTests {
  private let measurer = FixedMeasurer()

  private func box(_ frame: Rect, canvas: Size, name: String, radius: Double = 0) -> SolvedLayout {
    let root = Scenes.view("root", .view, Rect(x: 0, y: 0, width: canvas.width, height: canvas.height))
    let box = Scenes.view("box", in: root, index: 0, frame) {
      $0.backgroundColor = DynamicColor(Color(hex: 0xFF0000))
      $0.cornerRadius = radius
    }
    return SolvedLayout(name: name, canvas: Canvas(size: canvas), views: [root, box])
  }

  private func animation(_ layouts: [SolvedLayout], _ options: DrawingOptions = DrawingOptions()) -> Animation
  {
    Animation.draw(layouts, options: options, measurer: measurer)
  }

  /// The drawing of a picture's device, in sheet points, by what can be seen.
  private func device(_ list: DisplayList) -> [DisplayItem] {
    list.items.compactMap { item -> [DisplayItem]? in
      if case .group(let group) = item, group.className == "option" { group.items.visible } else { nil }
    }.flatMap { $0 }
  }

  private func boxPath(_ list: DisplayList) -> Rect? {
    var found: Rect?
    func walk(_ items: [DisplayItem]) {
      for item in items {
        if case .fill(let path, Color(hex: 0xFF0000)) = item { found = path.bounds }
        if case .group(let group) = item { walk(group.items) }
      }
    }
    walk(list.items)
    return found
  }

  @Test func theMiddleIsTheMean() throws {
    let first = box(
      Rect(x: 10, y: 20, width: 30, height: 40), canvas: Size(width: 200, height: 300), name: "a")
    let second = box(
      Rect(x: 110, y: 60, width: 80, height: 20), canvas: Size(width: 300, height: 200), name: "b", radius: 6)
    let animation = animation([first, second], DrawingOptions(overlay: .none))
    let middle = animation.picture(at: animation.duration / 2)
    let found = try #require(boxPath(middle))
    let mean = Rect(x: 60, y: 40, width: 55, height: 30)
    #expect((found.x - mean.x).magnitude + (found.y - mean.y).magnitude < 1e-9)
    #expect((found.width - mean.width).magnitude + (found.height - mean.height).magnitude < 1e-9)
    #expect(boxPath(animation.picture(at: 0)) == Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(boxPath(animation.picture(at: 99)) == Rect(x: 110, y: 60, width: 80, height: 20))
  }

  /// A device with a notch and one without it are still the same device, which changes its shape.
  @Test func devicesMoveIntoEachOther() throws {
    func layout(_ device: String) throws -> SolvedLayout {
      var layout = box(Rect(x: 10, y: 20, width: 30, height: 40), canvas: .zero, name: device)
      layout.canvas = try #require(Device.named(device)).canvas()
      return layout
    }
    let animation = animation(
      [try layout("iPhone 8"), try layout("iPhone X")], DrawingOptions(overlay: .none))
    let bezels = [0, animation.duration / 2, 99].map { time in
      device(animation.picture(at: time)).flatMap(\.ungrouped).compactMap { item in
        if case .fill(let path, Theme.light.bezel) = item { path.bounds?.height } else { nil }
      }
    }
    #expect(bezels.map(\.count) == [1, 2, 2])
    let heights = bezels.compactMap(\.first)
    #expect((heights[1] - (heights[0] + heights[2]) / 2).magnitude < 1e-9)
  }

  @Test func coloursMixAndHiddenViewsFadeWhereTheyAre() throws {
    let first = box(
      Rect(x: 10, y: 20, width: 30, height: 40), canvas: Size(width: 200, height: 300), name: "a")
    var second = box(Rect(x: 0, y: 0, width: 1, height: 1), canvas: Size(width: 200, height: 300), name: "b")
    second.views[1].isHidden = true
    let animation = animation([first, second], DrawingOptions(overlay: .none))
    let half = animation.picture(at: animation.duration / 2)
    #expect(boxPath(half) == Rect(x: 10, y: 20, width: 30, height: 40))
    #expect(Inspection(half).groups.contains { ($0.opacity - 0.5).magnitude < 1e-9 })
    #expect(!device(animation.picture(at: 99)).contains { "\($0)".contains("red: 1.0, green: 0.0") })
    #expect(
      Color(hex: 0xFF0000).mixed(with: Color(hex: 0x0000FF, alpha: 0), at: 0.5)
        == Color(red: 0.5, green: 0, blue: 0.5, alpha: 0.5))
  }

  /// The labels that have the same text move; the one that gets another fades.
  @Test func textMovesOrFades() {
    let animation = animation(Array(TwoLabels.layouts()[1...2]), DrawingOptions(overlay: .none))
    func texts(at time: Double) -> [String: Double] {
      var opacities = [String: Double]()
      func walk(_ items: [DisplayItem], _ opacity: Double) {
        for item in items {
          if case .text(let text) = item { opacities[text.text.string] = opacity }
          if case .group(let group) = item { walk(group.items, opacity * group.opacity) }
        }
      }
      walk(animation.picture(at: time).items, 1)
      return opacities
    }
    let middle = texts(at: animation.duration / 2)
    for text in [TwoLabels.shortTitle, TwoLabels.longTitle, TwoLabels.shortDetail, TwoLabels.longDetail] {
      #expect(((middle[text] ?? 0) - 0.5).magnitude < 1e-9)
    }
    let end = texts(at: 99)
    #expect(end[TwoLabels.longTitle] == 1 && end[TwoLabels.shortTitle] == 0)
    #expect(middle["9:41"] == 1)
  }

  @Test(arguments: UInt64(1)...12) func mixesRandomLayoutsWithoutLosingANumber(seed: UInt64) {
    let layouts = (0..<3).map { RandomScene.layout(seed: 3 * seed + $0) }
    let animation = animation(layouts)
    #expect(animation.size.width.isFinite && animation.size.height.isFinite)
    let times = animation.keyframes.map(\.time)
    #expect(times == times.sorted() && Set(times).count == times.count && times.first == 0)
    for time in stride(from: 0.0, through: animation.duration, by: animation.duration / 7) {
      let inspection = Inspection(animation.picture(at: time))
      #expect(inspection.extents.allSatisfy { ($0.x + $0.y + $0.width + $0.height).isFinite })
      #expect(inspection.groups.allSatisfy { (0...1).contains($0.opacity) && $0.translation.x.isFinite })
    }
    // Every keyframe has partners for every other's items.
    let forms = animation.keyframes.map { form(of: $0.items) }
    #expect(forms.allSatisfy { $0 == forms[0] })
    #expect(animation == self.animation(layouts))
  }

  /// The kinds of items and of the pieces of paths, without their numbers.
  private func form(of items: [DisplayItem]) -> [String] {
    items.flatMap { item -> [String] in
      switch item {
      case .fill(let path, _): ["fill \(path.elements.count)"]
      case .stroke(let path, _, let style): ["stroke \(path.elements.count) \(style)"]
      case .text(let text): ["text \(text)"]
      case .image(let image): ["image \(image)"]
      case .group(let group):
        ["group \(group.clip?.elements.count ?? 0)"] + form(of: group.items) + ["end"]
      }
    }
  }

  @Test func easingIsThatOfUIKit() {
    #expect(Easing.inOut.progress(at: 0) == 0 && Easing.inOut.progress(at: 1) == 1)
    #expect((Easing.inOut.progress(at: 0.5) - 0.5).magnitude < 1e-12)
    // Chromium's cubic-bezier(0.42, 0, 0.58, 1) at a quarter.
    #expect((Easing.inOut.progress(at: 0.25) - 0.1292).magnitude < 1e-3)
    let steps = (0...100).map { Easing.inOut.progress(at: Double($0) / 100) }
    #expect(steps == steps.sorted())
  }

  @Test(arguments: [2, 3, 5, 12]) func filmStripsHaveTheMomentsThatAreAskedFor(frames: Int) {
    let layouts = Array(TwoLabels.layouts()[0...1])
    let strip = FilmStrip.draw(layouts, frames: frames, title: "T", measurer: measurer)
    let inspection = Inspection(strip)
    let moments = inspection.groups.filter { $0.className == "moment" }
    #expect(moments.count == frames)
    let words = inspection.texts.map(\.item.text.string)
    #expect(words.contains("short / short") && words.contains("short / long"))
    #expect(words.filter { $0.hasSuffix(" %") }.count == frames - 2)
    let right = inspection.extents.reduce(0) { max($0, $1.maxX) }
    #expect(right <= strip.size.width)
    #expect(moments.map(\.translation.x) == moments.map(\.translation.x).sorted())
  }

  @Test func oddNumbersOfLayoutsDraw() {
    #expect(animation([]).keyframes.isEmpty)
    #expect(animation([TwoLabels.layouts()[0]]).keyframes.count == 2)
    #expect(FilmStrip.draw([], frames: 5, measurer: measurer).size.width > 0)
  }
}

extension [DisplayItem] {
  /// The items without those that are transparent.
  fileprivate var visible: [DisplayItem] {
    compactMap { item in
      guard case .group(var group) = item else { return item }
      group.items = group.items.visible
      return group.opacity > 0 ? .group(group) : nil
    }
  }
}
