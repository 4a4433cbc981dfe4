import AutoLayout
import JSONText
import TestSupport
import Testing

@testable import SolutionFiles

/// Frames on device pixels, and when the solver's stand beside them.
@Suite struct FrameRoundingTests {
  private func view(_ frame: Rect, scale: Double) -> SolutionView {
    var view = SolutionView()
    view.setFrame(frame, scale: scale)
    return view
  }

  /// What a log of UIKit's own tests has, for two pixels a point and for one.
  @Test func originsAreUIKits() {
    for (y, rounded) in [(950.25, 950.5), (950.2, 950)] {
      #expect(
        view(Rect(x: 0, y: y, width: 8, height: 8), scale: 2).frame
          == Rect(x: 0, y: rounded, width: 8, height: 8))
    }
    #expect(view(Rect(x: 0, y: 950.5, width: 8, height: 8), scale: 1).frame.y == 951)
    #expect(view(Rect(x: -0.25, y: -0.26, width: 8, height: 8), scale: 2).frame.y == -0.5)
    #expect(view(Rect(x: -0.25, y: -0.26, width: 8, height: 8), scale: 2).frame.x == 0)
  }

  @Test func neighboursMeet() {
    let third = 320.0 / 3
    let widths = (0..<3).map {
      view(Rect(x: Double($0) * third, y: 0, width: third, height: 1), scale: 2).frame.width
    }
    #expect(widths == [106.5, 107, 106.5])
  }

  @Test(arguments: [1.0, 2, 3])
  func noiseIsNoOtherFrame(_ scale: Double) {
    for pixel in stride(from: 0, to: 2000, by: 97) {
      // A half goes up, whatever the arithmetic has made of it.
      let (whole, half) = (Double(pixel) / scale, (Double(pixel) + 0.5) / scale)
      for noise in [0, 1e-9, -1e-9, 1e-13, -4e-7] {
        let frame = Rect(x: whole + noise, y: -whole - noise, width: 7 / scale - noise, height: 0)
        #expect(view(frame, scale: scale).exactFrame == nil)
        let found = view(Rect(x: half + noise, y: 0, width: 1 / scale, height: 0), scale: scale)
        #expect(found.frame.x == withoutNoise(Double(pixel + 1) / scale))
        #expect(found.exactFrame.map { abs($0.x - half) < 1e-6 } == true)
      }
    }
  }

  /// Whatever the frame: both are what they say, and a second writing changes nothing.
  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func framesAreOnPixels(_ seed: UInt64) {
    var random = RandomSource(seed: seed)
    for _ in 0..<20 {
      let scale = Double(Int.random(in: 1...3, using: &random))
      let grid = Double(Int.random(in: 1...9, using: &random))
      let numbers = [-5000, -5000, 0, 0].map { Double(Int.random(in: $0...5000, using: &random)) / grid }
      let found = view(Rect(numbers), scale: scale)
      let edges = [found.frame.minX, found.frame.minY, found.frame.maxX, found.frame.maxY].map { $0 * scale }
      #expect(edges.allSatisfy { abs($0 - $0.rounded()) < 1e-4 }, "\(numbers) @\(scale)x")
      // What lies nearer to the pixels is written as lying on them.
      let moved = distance(found.frame, numbers)
      let isTold = found.exactFrame == nil ? moved < 2e-6 : moved > 5e-7
      #expect(isTold && distance(found.solvedFrame, numbers) < 2e-6, "\(numbers) @\(scale)x")
      #expect(view(found.solvedFrame, scale: scale) == found, "\(numbers) @\(scale)x")
    }
  }

  private func distance(_ frame: Rect, _ numbers: [Double]) -> Double {
    zip(frame.numbers, numbers).map { abs($0 - $1) }.max() ?? 0
  }
}
