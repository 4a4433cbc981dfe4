import AutoLayout
import LayoutScene
import TestSupport
import Testing

@testable import LayoutDrawing

/// Where ghosts of ambiguous views are, and what they keep clear of.
struct GhostTests {
  private func layout(_ change: (inout SolvedView) -> Void) -> SolvedLayout {
    var layout = Scenes.conflict()
    change(&layout.views[1])
    return layout
  }

  @Test func wholeFramesOfTheEngineAreDrawnAsTheyAre() {
    let frames = [
      Rect(x: 40, y: 120, width: 100, height: 140), Rect(x: 180, y: 120, width: 100, height: 140),
    ]
    let layout = layout {
      $0.ambiguity = [.x: ValueRange(lower: 40, upper: 180), .width: ValueRange(lower: 100, upper: 240)]
      $0.extremeFrames = frames + [$0.frame, frames[0]]
    }
    #expect(Ghosts(layout: layout).frames(of: 1) == frames)
  }

  @Test func sharedEdgesStandOutOfTheFrameAndOthersStay() {
    let frame = Rect(x: 10, y: 20, width: 100, height: 40)
    let ghost = Rect(x: 10, y: 20, width: 100, height: 80)
    #expect(
      ghost.standingOut(of: frame, by: 4) == Rect(x: 6, y: 16, width: 108, height: 84))
    let elsewhere = Rect(x: 200, y: 20, width: 100, height: 40)
    #expect(elsewhere.standingOut(of: frame, by: 4) == elsewhere)
  }

  @Test func framesAreThoseOfTheSuperview() {
    var layout = Scenes.nested()
    let index = layout.views.indices.first {
      layout.views[$0].absoluteFrame.origin != layout.views[$0].frame.origin
    }
    guard let index else {
      Issue.record("no nested view")
      return
    }
    let view = layout.views[index]
    layout.views[index].ambiguity = [.width: ValueRange(lower: 1, upper: nil)]
    layout.views[index].extremeFrames = [Rect(x: view.frame.x, y: view.frame.y, width: 1, height: 3)]
    #expect(
      Ghosts(layout: layout).frames(of: index) == [
        Rect(x: view.absoluteFrame.x, y: view.absoluteFrame.y, width: 1, height: 3)
      ])
  }

  @Test func withoutWholeFramesNoEdgeIsGuessed() {
    let open = layout {
      $0.ambiguity = [.x: ValueRange(lower: 0, upper: 100), .width: ValueRange(lower: 10, upper: 240)]
    }
    #expect(Ghosts(layout: open).frames(of: 1).isEmpty)
    let wide = layout { $0.ambiguity = [.width: ValueRange(lower: 10, upper: nil)] }
    #expect(
      Ghosts(layout: wide).frames(of: 1) == [Rect(x: 40, y: 120, width: 10, height: 140)])
    #expect(Ghosts(layout: layout { _ in }).frames(of: 1).isEmpty)
  }

  /// The title of a narrow toolbar has less than nothing for its room.
  @Test func textWithoutRoomIsNoObstacle() {
    let layout = layout {
      $0.scene.content = ViewContent(.toolbar)
      $0.absoluteFrame = Rect(x: 40, y: 120, width: 20, height: 44)
      $0.frame = $0.absoluteFrame
      $0.ambiguity = [.x: ValueRange(lower: 0, upper: 200), .y: ValueRange(lower: 0, upper: 200)]
      $0.extremeFrames = [
        Rect(x: 0, y: 142, width: 200, height: 20), Rect(x: 50, y: 0, width: 20, height: 300),
        Rect(x: 50, y: 142, width: -1e-9, height: -1e-9),
      ]
    }
    #expect(MockupTexts(of: layout, measurer: FixedMeasurer()).extents.allSatisfy { $0.width > 0 })
    #expect(Sheet.draw(layout, measurer: FixedMeasurer()).size.width > 0)
    let frame = Rect(x: 0, y: 0, width: 100, height: 50)
    let inverted = Rect(x: 60, y: 10, width: -20, height: -20)
    #expect(frame.outline(avoiding: [inverted]).elements.count == 8)
  }

  /// Points along the outline are drawn if and only if no obstacle holds them.
  @Test func outlinesAvoidObstacles() {
    var random = RandomSource(seed: 11)
    for _ in 0..<200 {
      func rect(_ range: ClosedRange<Double>) -> Rect {
        Rect(
          x: .random(in: 0...100, using: &random), y: .random(in: 0...100, using: &random),
          width: .random(in: range, using: &random), height: .random(in: range, using: &random))
      }
      let frame = rect(20...100)
      let obstacles = (0..<3).map { _ in rect(5...60) }
      let path = frame.outline(avoiding: obstacles)
      var drawn = [Rect]()
      for (start, end) in zip(path.elements, path.elements.dropFirst()) {
        guard case .move(let a) = start, case .line(let b) = end else { continue }
        let line = Rect(x: a.x, y: a.y, width: b.x - a.x, height: b.y - a.y)
        for obstacle in obstacles { #expect(!obstacle.grown(by: -1e-9).intersects(line.grown(by: 1e-12))) }
        drawn.append(line)
      }
      let length = drawn.reduce(0) { $0 + $1.width + $1.height }
      #expect(length <= 2 * (frame.width + frame.height) + 1e-9)
      if obstacles.allSatisfy({ !$0.intersects(frame.grown(by: 1)) }) {
        #expect((length - 2 * (frame.width + frame.height)).magnitude < 1e-9)
      }
    }
  }
}
