import AutoLayout
import Diagnostics
import LayoutDrawing
import LayoutScene
import LayoutSolving
import PangoCairoBackend
import ScenarioFiles

/// Times the four phases of a scenario: the median of many runs, in milliseconds.
enum PhaseBenchmark {
  private static let runs = 30

  /// - Returns: an exit status.
  static func run(file: String) -> Int32 {
    guard let bytes = SolverBenchmark.read(file) else {
      SolverBenchmark.complain("cannot read \(file)")
      return 66
    }
    guard let fonts = try? FontLibrary(), let scene = ScenarioReader.read(bytes, input: file).scene else {
      SolverBenchmark.complain("\(file) is not a scenario, or fonts are missing")
      return 65
    }
    let measurer = PangoTextMeasurer(fonts)
    let layouts = LayoutEngine.solve(scene, measurer: measurer)
    let list = Sheet.draw(layouts, title: scene.title, description: scene.description, measurer: measurer)
    print("\(file), medians of \(runs) runs in ms")
    report("read") { ScenarioReader.read(bytes, input: file).scene != nil }
    report("solve") { !LayoutEngine.solve(scene, measurer: measurer).isEmpty }
    report("draw") {
      !Sheet.draw(layouts, title: scene.title, description: scene.description, measurer: measurer).items
        .isEmpty
    }
    report("paint PNG @2x") { (try? PNGPainter.paint(list, scale: 2, measurer: measurer)) != nil }
    report("paint SVG") { (try? SVGPainter.paint(list, measurer: measurer)) != nil }
    return 0
  }

  /// The result of the work is used, so that none of it can be optimised away.
  private static func report(_ name: String, _ work: () -> Bool) {
    let clock = ContinuousClock()
    var times: [Double] = []
    for _ in 0..<runs {
      var succeeded = false
      let time = clock.measure { succeeded = work() }
      guard succeeded else {
        print("  \(name): failed")
        return
      }
      let (seconds, attoseconds) = time.components
      times.append(Double(seconds) * 1e3 + Double(attoseconds) / 1e15)
    }
    let median = times.sorted()[runs / 2]
    let padding = String(repeating: " ", count: max(1, 16 - name.count))
    print("  \(name)\(padding)\((median * 1000).rounded() / 1000)")
  }
}
