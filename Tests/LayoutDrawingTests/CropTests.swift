import AutoLayout
import Testing

@testable import LayoutDrawing

/// Stretches of a canvas that pictures leave out.
struct CropTests {
  private func layout(_ frames: [Rect], height: Double = 600, device: String? = nil) -> SolvedLayout {
    let views = frames.enumerated().map { Scenes.view("v\($0.offset)", .view, index: 0, $0.element) }
    return SolvedLayout(
      name: "", canvas: Canvas(device: device, size: Size(width: 320, height: height)),
      views: [TwoLabels.root()] + views)
  }

  private func box(_ y: Double, _ height: Double = 20) -> Rect { Rect(x: 0, y: y, width: 50, height: height) }

  @Test func onlyWhatIsEmptyInEveryOptionGoes() {
    let first = layout([box(20)])
    #expect(Crop(of: [first]).cuts == [66...574])
    #expect(Crop(of: [first, layout([box(300)])]).cuts == [66...274, 346...574])
    #expect(Crop(of: [first, layout([box(0, 600)])]).cuts == [])
    #expect(Crop(of: [layout([box(20)], device: "iPhone 8")]).cuts == [])
    #expect(Crop(of: [first, layout([box(20)], height: 500)]).cuts == [])
  }

  @Test func whatLiesOutsideIsNothingToGoBy() {
    #expect(Crop(of: [layout([box(20), box(90_000), box(-700, 100)])]).cuts == [66...574])
  }

  @Test func heightsKeepTheirOrder() {
    let crop = Crop(of: [layout([box(20), box(300)])])
    let positions = stride(from: 0.0, through: 600, by: 1).map(crop.position)
    #expect(zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 })
    // Lengths outside of the cuts stay.
    #expect(crop.position(of: 40) - crop.position(of: 20) == 20)
    #expect(crop.position(of: 320) - crop.position(of: 300) == 20)
    let pieces = crop.pieces(height: 600)
    #expect(pieces.reduce(0) { $0 + $1.upperBound - $1.lowerBound } == crop.position(of: 600))
  }

  @Test func theFlagshipFitsAColumn() {
    let list = Sheet.draw(
      TwoLabels.layouts().map { layout in
        var layout = layout
        layout.canvas = Canvas(size: layout.canvas.size)
        return layout
      }, title: "Title", measurer: FixedMeasurer())
    #expect(list.size.width <= 760 && list.size.height <= 660)
  }
}
