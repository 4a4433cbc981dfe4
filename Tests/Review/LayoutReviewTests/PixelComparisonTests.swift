import Testing

@testable import LayoutReview

@Suite struct PixelComparisonTests {
  private func picture(_ width: Int, _ height: Int, _ gray: (Int, Int) -> UInt8) throws -> Pixels {
    var samples: [UInt8] = []
    for y in 0..<height {
      for x in 0..<width { samples += [gray(x, y), gray(x, y), gray(x, y), 255] }
    }
    return try #require(Pixels(width: width, height: height, samples: samples))
  }

  /// A square with its left edge at a fraction of a pixel, as a painter with anti-aliasing draws it.
  private func square(at edge: Double) throws -> Pixels {
    try picture(40, 40) { x, y in
      guard (10..<30).contains(y) else { return 255 }
      let left = min(1, max(0, Double(x + 1) - edge))
      let right = min(1, max(0, edge + 20 - Double(x)))
      return UInt8((255 * (1 - left * right)).rounded())
    }
  }

  @Test func findsNothingBetweenEqualPictures() throws {
    let square = try square(at: 10.5)
    let comparison = PixelComparison(square, square)
    #expect(comparison.differing == 0 && comparison.antialiased == 0 && comparison.picture == nil)
  }

  @Test func countsEveryPixelOfAnAreaThatAppears() throws {
    let empty = try picture(40, 40) { _, _ in 255 }
    let comparison = PixelComparison(empty, try square(at: 10))
    #expect(comparison.differing == 400)
    #expect(PixelComparison(try square(at: 10), empty).differing == 400)
    let shown = try #require(comparison.picture)
    let red = stride(from: 0, to: shown.samples.count, by: 4).count { shown.samples[$0 + 1] == 0 }
    #expect(red == 400)
  }

  @Test func ignoresEdgesThatAreDrawnALittleOtherwise() throws {
    let comparison = PixelComparison(try square(at: 10.2), try square(at: 10.6))
    #expect(comparison.differing == 0 && comparison.antialiased > 0)
  }

  @Test func seesAMoveByWholePixels() throws {
    let comparison = PixelComparison(try square(at: 10), try square(at: 13))
    #expect(comparison.differing >= 2 * 2 * 20)
  }

  @Test func toleratesColoursThatLookTheSame() throws {
    func gray(_ value: UInt8) throws -> Pixels { try picture(4, 4) { _, _ in value } }
    // A tenth of the distance from black to white, weighted as brightness is.
    #expect(PixelComparison(try gray(100), try gray(120)).differing == 0)
    #expect(PixelComparison(try gray(100), try gray(130)).differing == 16)
  }

  @Test func countsWhatOnlyOnePictureCovers() throws {
    let small = try picture(10, 10) { _, _ in 255 }
    let large = try picture(12, 15) { _, _ in 255 }
    for comparison in [PixelComparison(small, large), PixelComparison(large, small)] {
      #expect(comparison.differing == 12 * 15 - 100)
      #expect(comparison.picture?.width == 12 && comparison.picture?.height == 15)
    }
  }

  @Test func refusesSamplesThatDoNotFit() {
    #expect(Pixels(width: 2, height: 2, samples: [0]) == nil)
    #expect(Pixels(width: 0, height: 2, samples: []) == nil)
  }
}
