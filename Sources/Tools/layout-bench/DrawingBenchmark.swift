import AutoLayout
import Diagnostics
import Glibc
import LayoutDrawing
import LayoutScene
import LayoutSolving
import PangoCairoBackend
import ScenarioFiles

/// Times the drawing of larger and larger layouts in which nothing repeats: every constraint has a sign of its own, as
/// far as a picture has room for that many.
enum DrawingBenchmark {
  private static let runs = 20

  /// - Returns: an exit status.
  static func run(counts: [Int]) -> Int32 {
    guard let fonts = try? FontLibrary() else {
      SolverBenchmark.complain("fonts are missing")
      return 65
    }
    let measurer = PangoTextMeasurer(fonts)
    print("Milliseconds of processor time, medians of \(runs) runs")
    print("| views | constraints | signs | placing them | drawing |\n| --- | --- | --- | --- | --- |")
    for count in counts {
      guard let scene = ScenarioReader.read(Array(json(viewCount: count).utf8), input: "grid").scene else {
        SolverBenchmark.complain("a grid of \(count) views is not a valid scenario")
        return 70
      }
      let layouts = LayoutEngine.solve(scene, measurer: measurer)
      guard let layout = layouts.first else { continue }
      let place = Overlay.placing(of: layout, measurer: measurer)
      let placing = median { place() > 0 }
      let drawing = median { !Sheet.draw(layouts, measurer: measurer).items.isEmpty }
      print("| \(count) | \(layout.constraints.count) | \(place()) | \(placing) | \(drawing) |")
    }
    return 0
  }

  /// In milliseconds, rounded to tenths. The result of the work is used, so that none of it can be optimised away.
  private static func median(_ work: () -> Bool) -> Double {
    let times = (0..<runs).map { _ in
      let start = processorTime()
      return work() ? processorTime() - start : .infinity
    }
    return (times.sorted()[runs / 2] * 10_000).rounded() / 10
  }

  /// Boxes in rows of ten, with sizes and gaps of several lengths.
  private static func json(viewCount: Int) -> String {
    let columns = 10
    let views = (0..<viewCount).map { "{ \"id\": \"box \($0)\", \"backgroundColor\": \"#dde8ff\" }" }
    let equations = (0..<viewCount).flatMap { k in
      [
        k % columns == 0
          ? "box \(k).leading = superview.leading + 10"
          : "box \(k).leading = box \(k - 1).trailing + \(10 + k % 7)",
        k < columns
          ? "box \(k).top = superview.top + 10" : "box \(k).top = box \(k - columns).bottom + \(10 + k % 5)",
        "box \(k).width = \(30 + k % 9)",
        k.isMultiple(of: 2) ? "box \(k).height = 0.5 * box \(k).width" : "box \(k).height = \(20 + k % 4)",
      ]
    }
    return """
      { "canvas": { "size": [600, \(60 + 36 * (viewCount / columns + 1))], "scale": 1 },
        "views": [\(views.joined(separator: ",\n"))],
        "constraints": [\(equations.map { "\"\($0)\"" }.joined(separator: ",\n"))] }
      """
  }

  /// In seconds.
  private static func processorTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
