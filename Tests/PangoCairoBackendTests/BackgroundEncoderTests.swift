import AutoLayout
import CPangoCairo
import LayoutDrawing
import TestSupport
import Testing

@testable import PangoCairoBackend

/// Pictures are painted in bands, and compressed meanwhile.
@Suite struct BackgroundEncoderTests {
  let measurer: PangoTextMeasurer

  init() throws { measurer = PangoTextMeasurer(try FontLibrary()) }

  @Test(arguments: 0..<12) func bandsMakeNoVisibleDifference(seed: Int) throws {
    var random = RandomSource(seed: UInt64(seed))
    let list = DisplayList(
      size: TranslucentGroupTests.page.size, title: "", description: "",
      items: (0..<random.int(1...8)).map { _ in TranslucentGroupTests.item(&random, depth: 0) })
    func pixels(mostBands: Int) throws -> [UInt8] {
      let painted = try PNGPainter.pixels(of: list, scale: 7, measurer: measurer, mostBands: mostBands)
      return try #require(DecodedPNG(try painted.encoded())).pixels
    }
    let whole = try pixels(mostBands: 1)
    let inBands = try pixels(mostBands: 4)
    let differences: [Int] = zip(whole, inBands).map { abs(Int($0) - Int($1)) }.filter { $0 > 0 }
    // Cairo rounds where an outline crosses a clip, which moves an edge by a part of a pixel now and then. A
    // text that is cut off between two bands would differ in thousands of pixels.
    let (count, largest) = (differences.count, differences.max() ?? 0)
    #expect(count < whole.count / 5000 && largest < 128, "\(count) differ, by up to \(largest)")
  }

  /// As when painting fails: nobody waits for rows that never come.
  @Test func encoderOfAnUnfinishedPictureStops() throws {
    let surface = try CairoSurface(cairo_image_surface_create(CAIRO_FORMAT_ARGB32, 40, 40))
    let encoder = BackgroundEncoder(
      try Bitmap(surface, width: 40, height: 40), pixelsPerPoint: 1, texts: [])
    encoder.finish(rowsBefore: 20)
  }
}
