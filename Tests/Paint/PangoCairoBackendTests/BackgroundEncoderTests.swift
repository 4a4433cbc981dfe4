import AutoLayout
import CPangoCairo
import Foundation
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
    func pixels(mostBands: Int) throws -> Data {
      let painted = try PNGPainter.pixels(of: list, scale: 7, measurer: measurer, mostBands: mostBands)
      return Data(try #require(DecodedPNG(try painted.encoded())).pixels)
    }
    let whole = try pixels(mostBands: 1)
    let inBands = try pixels(mostBands: 4)
    try #require(whole.count == inBands.count)
    // Cairo rounds where an outline crosses a clip, which moves an edge by a part of a pixel now and then. A
    // text that is cut off between two bands would differ in thousands of pixels.
    var (count, largest) = (0, 0)
    // What is equal is passed over in pieces: tests are not optimized.
    for start in stride(from: 0, to: whole.count, by: 4096) {
      let piece = start..<min(start + 4096, whole.count)
      guard whole[piece] != inBands[piece] else { continue }
      for index in piece where whole[index] != inBands[index] {
        count += 1
        largest = max(largest, abs(Int(whole[index]) - Int(inBands[index])))
      }
    }
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
