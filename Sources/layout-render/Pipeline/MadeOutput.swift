import AutoLayout
import LayoutDrawing
import LayoutFiles
import PangoCairoBackend

/// An output after the phases draw and paint: bytes, and nothing written yet.
struct MadeOutput: Sendable {
  var plan: PlannedOutput
  /// nil: it could not be made.
  var bytes: [UInt8]?
  var diagnostics: [Diagnostic] = []
  var status = ExitStatus.success

  init(_ plan: PlannedOutput, of solved: SolvedInput, request: RenderRequest, fonts: Typography) {
    self.plan = plan
    let (drawing, overrides) = (request.drawing, request.overrides)
    let layouts = plan.option.map { [solved.layouts[$0]] } ?? solved.layouts
    switch plan.format {
    case .json: bytes = Array(SolutionReport.json(of: layouts, input: solved.input.name).utf8)
    case .text: bytes = Array(TextReport.text(of: layouts).utf8)
    case .html: makePage(layouts, of: solved, drawing, overrides, fonts.freshMeasurer())
    case .png, .svg, .pdf: paint(layouts, of: solved, drawing, fonts.freshMeasurer())
    }
  }

  private mutating func paint(
    _ layouts: [SolvedLayout], of solved: SolvedInput, _ drawing: DrawingOptions,
    _ measurer: PangoTextMeasurer
  ) {
    var drawing = drawing
    if let overlay = solved.overlay { drawing.overlay = overlay }
    var layouts = layouts
    if let appearance = plan.appearance {
      drawing.appearance = appearance
      for index in layouts.indices { layouts[index].canvas.appearance = appearance }
    }
    let list =
      plan.option == nil
      ? Sheet.draw(
        layouts, title: solved.title, description: solved.description, options: drawing, measurer: measurer)
      : Sheet.draw(layouts[0], options: drawing, measurer: measurer)
    do throws(PaintError) {
      bytes = try paint(list, measurer)
    } catch {
      diagnostics.append(error.diagnostic)
      status = error.status
    }
    diagnostics += measurer.problems.map(\.diagnostic)
    if measurer.problems.contains(where: \.isMissingFont) {
      bytes = nil
      status.worsen(to: .unavailable)
    }
  }

  private mutating func makePage(
    _ layouts: [SolvedLayout], of solved: SolvedInput, _ drawing: DrawingOptions,
    _ overrides: CanvasOverrides, _ measurer: PangoTextMeasurer
  ) {
    var drawing = drawing
    if let overlay = solved.overlay { drawing.overlay = overlay }
    do throws(ScenarioWriteError) {
      let scenario = try solved.scenario(of: layouts)
      let page = LivePageData(
        input: solved, scenario: scenario, layouts: layouts, drawing: drawing, overrides: overrides)
      bytes = page.html(measurer)
    } catch {
      diagnostics.append(
        Diagnostic(
          .error, code: error.code, "the page needs a scenario: \(error.message)",
          help: "name one option, as in --option \"\(layouts.first?.name ?? "")\""))
      status = .badInput
    }
  }

  private func paint(_ list: DisplayList, _ measurer: PangoTextMeasurer) throws(PaintError) -> [UInt8] {
    switch plan.format {
    case .svg: try SVGPainter.paint(list, measurer: measurer)
    case .pdf: try PDFPainter.paint(list, measurer: measurer)
    default: try PNGPainter.paint(list, scale: plan.scale, measurer: measurer)
    }
  }
}

extension PaintError {
  var diagnostic: Diagnostic {
    switch self {
    case .tooLarge, .unpaintableSize:
      Diagnostic(
        .error, code: "picture-too-large", description, help: "draw fewer options, or a smaller --scale")
    case .cairo, .png: Diagnostic(.error, code: "painting-failed", description)
    }
  }

  var status: ExitStatus {
    switch self {
    case .tooLarge, .unpaintableSize: .badInput
    case .cairo, .png: .bug
    }
  }
}
