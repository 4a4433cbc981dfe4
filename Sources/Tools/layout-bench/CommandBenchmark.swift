import AutoLayout
import Diagnostics
import Glibc
import LayoutDrawing
import LayoutScene
import LayoutSolving
import PangoCairoBackend
import ScenarioFiles

/// Times the whole command, alternating with a C program that draws the same picture.
enum CommandBenchmark {
  private static let runs = 25
  /// Pixels per point.
  private static let scale = 2.0

  /// - Parameters:
  ///   - command: the path of the built command.
  ///   - folder: for intermediate files.
  /// - Returns: an exit status.
  static func run(file: String, command: String, folder: String) -> Int32 {
    guard let bytes = SolverBenchmark.read(file), let fonts = try? FontLibrary(),
      let scene = ScenarioReader.read(bytes, input: file).scene
    else {
      SolverBenchmark.complain("\(file) cannot be read, or fonts are missing")
      return 65
    }
    let measurer = PangoTextMeasurer(fonts)
    let layouts = LayoutEngine.solve(scene, measurer: measurer)
    let list = Sheet.draw(layouts, title: scene.title, description: scene.description, measurer: measurer)
    let source = CProgram(list, scale: scale, measurer: measurer).source
    let floor = "\(folder)/floor"
    guard write(source, to: floor + ".c"), compile(floor) else {
      SolverBenchmark.complain("the C program cannot be compiled; is there a C compiler?")
      return 69
    }
    let drawing = [command, file, "-o", "\(folder)/own.png", "--scale", "2", "--quiet"]
    guard
      let (own, least) = TimedProgram.best(of: drawing, and: [floor, "\(folder)/floor.png"], runs: runs)
    else {
      SolverBenchmark.complain("\(command) or the C program failed")
      return 70
    }
    print("\(file) to PNG @2x, best of \(runs) runs in turn, in ms")
    print("  layout-render    \(TimedProgram.rounded(own * 1000))")
    print("  C, drawing only  \(TimedProgram.rounded(least * 1000))")
    print("  ratio            \(TimedProgram.rounded(own / least))")
    return 0
  }

  private static func write(_ text: String, to path: String) -> Bool {
    guard let file = fopen(path, "w") else { return false }
    defer { fclose(file) }
    return fputs(text, file) >= 0
  }

  private static func compile(_ path: String) -> Bool {
    let line = "cc -O2 \(path).c -o \(path) $(pkg-config --cflags --libs pangocairo pangoft2 spng)"
    return TimedProgram.seconds(["/bin/sh", "-c", line]) != nil
  }
}
