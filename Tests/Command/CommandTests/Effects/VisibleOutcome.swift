import AutoLayout
import Diagnostics
import LayoutDrawing
import LayoutScene
import LayoutSolving
import PangoCairoBackend
import SolutionFiles

@testable import layout_render

/// All that people and programs get to see of an input: messages, solutions, and pictures in both appearances.
struct VisibleOutcome {
  private let scene: Scene?
  private let layouts: [SolvedLayout]
  private let words: String
  private let measurer: PangoTextMeasurer

  init(of read: ReadResult, _ bytes: [UInt8], _ measurer: PangoTextMeasurer) {
    self.measurer = measurer
    scene = read.diagnostics.contains { $0.severity == .error } ? nil : read.scene
    layouts = scene.map { LayoutEngine.solve($0, measurer: measurer) } ?? []
    let remarks = LayoutFindings.diagnostics(
      of: layouts, in: bytes,
      remarking: Set(LayoutRemark.Kind.allCases).subtracting(scene?.ignoredRemarks ?? []))
    // Without lines and columns, which are others in another text.
    let messages = (read.diagnostics + remarks).map {
      "\($0.place?.file ?? "") \($0.severity) \($0.message) \($0.help ?? "") \($0.option ?? "")"
    }
    words = (messages + [Solution(of: layouts, input: "input").text]).joined(separator: "\n")
  }

  /// Whether the input is wrong.
  var isFailure: Bool { scene == nil }

  func differs(from other: VisibleOutcome) -> Bool {
    words != other.words || isFailure != other.isFailure
      || [nil, PictureAppearance.light, .dark].contains { picture($0) != other.picture($0) }
  }

  private func picture(_ appearance: PictureAppearance?) -> [UInt8]? {
    guard let scene else { return nil }
    var options = DrawingOptions()
    if let overlay = scene.overlay { options.overlay = overlay }
    let output = PlannedOutput(option: nil, appearance: appearance, scale: 1, format: .svg, path: nil)
    return try? output.draw(layouts, of: scene, options, measurer)
      .paint(as: .svg, scale: 1, measurer).encoded()
  }
}
