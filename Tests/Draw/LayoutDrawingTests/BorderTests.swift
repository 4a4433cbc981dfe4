import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

/// The borders of layers are over what is in them, and inside their views.
struct BorderTests {
  private let measurer = FixedMeasurer()

  /// What is drawn of a box that fills a canvas, with another one in it.
  private func items(scale: Double = 1, configure: (inout SceneView) -> Void) -> [DisplayItem] {
    let frame = Rect(x: 0, y: 0, width: 100, height: 50)
    let inner = Scenes.view("inner", .view, index: 0, frame) {
      $0.backgroundColor = DynamicColor(Color(hex: 0x00FF00))
    }
    let layout = SolvedLayout(
      name: "default", canvas: Canvas(size: frame.size),
      views: [Scenes.view("box", .view, index: nil, frame, configure: configure), inner])
    let mockup = Mockup(
      layout: layout, texts: MockupTexts(of: layout, measurer: measurer), theme: .light, scale: scale,
      measurer: measurer)
    return flat(mockup.items(id: nil))
  }

  private func flat(_ items: [DisplayItem]) -> [DisplayItem] {
    items.flatMap { if case .group(let group) = $0 { flat(group.items) } else { [$0] } }
  }

  private func borders(_ items: [DisplayItem], _ color: Color) -> [(
    position: Int, bounds: Rect?, width: Double
  )] {
    items.enumerated().compactMap { position, item in
      if case .stroke(let path, color, let style) = item { (position, path.bounds, style.width) } else { nil }
    }
  }

  @Test func bordersAreOverSubviews() throws {
    let red = Color(hex: 0xFF0000)
    let items = items {
      $0.borderWidth = 4
      $0.borderColor = DynamicColor(red)
    }
    let border = try #require(borders(items, red).first)
    #expect(border.width == 4 && border.bounds == Rect(x: 2, y: 2, width: 96, height: 46))
    let inner = items.firstIndex { if case .fill(_, Color(hex: 0x00FF00)) = $0 { true } else { false } }
    #expect(try #require(inner) < border.position)
  }

  @Test func aBorderIsBlackAndNoWiderThanItsView() throws {
    let border = try #require(borders(items { $0.borderWidth = 400 }, Color(hex: 0)).last)
    #expect(border.width == 25)
    #expect(borders(items { $0.borderWidth = .nan }, Color(hex: 0)).isEmpty)
  }
}
