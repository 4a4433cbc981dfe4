import AutoLayout
import Diagnostics
import FileAccess
import LayoutScene
import LayoutSolving
import ScenarioFiles
import SolutionFiles

extension InputJob {
  /// The breakpoints of layouts of the document, as JSON or text.
  mutating func sweep(
    _ layouts: [SolvedLayout], of document: Document, over range: SweptRange, asText: Bool
  ) -> [UInt8] {
    let (measurer, images, memory) = (
      fonts.freshMeasurer(), ImageFolder(of: file, isRecording: isRecording), ScenarioMemory()
    )
    defer { reads += images.reads }
    let options = outcome.timings.measure(.solve) {
      layouts.map { layout in
        let position = document.scene.options.firstIndex { $0.name == layout.name } ?? 0
        let swept = KeptLayout(measurer: measurer)
        let sweep = Sweep.search(range.axis, over: range.range) { length in
          var overrides = document.overrides
          var size = layout.canvas.size
          size[range.axis] = length
          overrides.size = size
          overrides.isSwept = document.overrides.size == nil
          return document.scene(overrides, images, memory).flatMap { swept.layout(of: $0, option: position) }
        }
        return SweepOption(name: layout.name, title: layout.title, sweep: sweep)
      }
    }
    return outcome.timings.measure(.encode) {
      Array((asText ? SweepText.text(of: options) : SweepReport(options, input: file.name).text).utf8)
    }
  }
}
