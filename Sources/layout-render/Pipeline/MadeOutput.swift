import AutoLayout
import LayoutDrawing
import LayoutFiles
import LayoutScene
import PangoCairoBackend

/// An output after the phases draw and paint: bytes, and nothing written yet.
struct MadeOutput: Sendable {
  var plan: PlannedOutput
  /// nil: it could not be made.
  var bytes: [UInt8]?
  /// The picture's size in points; nil for reports.
  var size: Size?
  var diagnostics: [Diagnostic] = []
  var status = ExitStatus.success

  init(
    _ plan: PlannedOutput, of solved: SolvedInput, drawing: DrawingOptions,
    overrides: CanvasOverrides, fonts: Typography, timings: inout PhaseTimings
  ) {
    self.plan = plan
    let layouts = plan.option.map { [solved.layouts[$0]] } ?? solved.layouts
    switch plan.format {
    case .json:
      bytes = timings.measure(.encode) {
        Array(Solution(of: layouts, input: solved.input.name).text.utf8)
      }
    case .text: bytes = timings.measure(.encode) { Array(TextReport.text(of: layouts).utf8) }
    case .html: makePage(layouts, of: solved, drawing, overrides, fonts.freshMeasurer())
    case .png, .svg, .pdf: paint(layouts, of: solved, drawing, fonts.freshMeasurer(), &timings)
    }
  }

  private mutating func paint(
    _ layouts: [SolvedLayout], of solved: SolvedInput, _ drawing: DrawingOptions,
    _ measurer: PangoTextMeasurer, _ timings: inout PhaseTimings
  ) {
    let drawing = solved.drawing(drawing)
    let drawn = timings.measure(.draw) {
      switch plan.appearance {
      case nil: draw(layouts, in: nil, of: solved, drawing, measurer)
      case .light: draw(layouts, in: .light, of: solved, drawing, measurer)
      case .dark: draw(layouts, in: .dark, of: solved, drawing, measurer)
      case .auto:
        draw(layouts, in: .light, of: solved, drawing, measurer)
          .following(draw(layouts, in: .dark, of: solved, drawing, measurer))
      }
    }
    if case .still(let list, _) = drawn { size = list.size }
    do throws(PaintError) {
      bytes = try paint(drawn, measurer, &timings)
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
    _ all: [SolvedLayout], of solved: SolvedInput, _ drawing: DrawingOptions,
    _ overrides: CanvasOverrides, _ measurer: PangoTextMeasurer
  ) {
    let engine: [UInt8]
    do throws(LiveEngineError) {
      engine = try LiveEngine.read()
    } catch {
      diagnostics.append(error.diagnostic)
      status = .unavailable
      return
    }
    let drawing = solved.drawing(drawing)
    // A page of views has no place for controllers that have none, unless there is nothing else.
    let drawn = all.filter { $0.absence == nil }
    let layouts = drawn.isEmpty ? all : drawn
    do throws(ScenarioWriteError) {
      let scenarios = try solved.scenarios(of: layouts)
      let page = LivePageData(
        input: solved, scenarios: scenarios, layouts: layouts, drawing: drawing, overrides: overrides)
      bytes = page.html(measurer, engine: engine)
    } catch {
      diagnostics.append(
        Diagnostic(
          .error, code: error.code, "the page needs a scenario: \(error.message)",
          help: layouts.count > 1 ? "choose others with --option" : nil))
      status = .badInput
    }
  }

  /// A picture, in the dark appearance too for a file that follows its reader's.
  private enum Drawing {
    case still(DisplayList, dark: DisplayList? = nil)
    case moving(Animation, dark: Animation? = nil)

    func following(_ dark: Drawing) -> Drawing {
      switch (self, dark) {
      case (.still(let list, _), .still(let darkList, _)): .still(list, dark: darkList)
      case (.moving(let animation, _), .moving(let darkAnimation, _)): .moving(animation, dark: darkAnimation)
      case (.still, .moving), (.moving, .still): self
      }
    }
  }

  /// - Parameter appearance: nil: the sheet's is the default, and every canvas has its own.
  private func draw(
    _ layouts: [SolvedLayout], in appearance: Appearance?, of solved: SolvedInput, _ options: DrawingOptions,
    _ measurer: PangoTextMeasurer
  ) -> Drawing {
    var (layouts, options) = (layouts, options)
    if let appearance {
      options.appearance = appearance
      // Options of several appearances are about them.
      let isSubject = Set(layouts.map(\.canvas.appearance)).count > 1
      for index in layouts.indices where !isSubject { layouts[index].canvas.appearance = appearance }
    }
    let (title, description) = (solved.title, solved.description)
    switch plan.content {
    case .sheet where plan.option != nil:
      return .still(Sheet.draw(layouts[0], options: options, measurer: measurer))
    case .sheet:
      return .still(
        Sheet.draw(layouts, title: title, description: description, options: options, measurer: measurer))
    case .animation:
      return .moving(
        Animation.draw(
          layouts, title: title, description: description, options: options, measurer: measurer))
    case .filmStrip(let frames):
      return .still(
        FilmStrip.draw(
          layouts, frames: frames, title: title, description: description, options: options,
          measurer: measurer))
    }
  }

  private func paint(
    _ drawing: Drawing, _ measurer: PangoTextMeasurer, _ timings: inout PhaseTimings
  ) throws(PaintError) -> [UInt8] {
    let picture = try timings.measure(.paint) { () throws(PaintError) -> PaintedPicture in
      switch (drawing, plan.format) {
      case (.moving(let animation, let dark), _):
        .encoded(try SVGPainter.paint(animation, dark: dark, measurer: measurer))
      case (.still(let list, let dark), .svg):
        .encoded(try SVGPainter.paint(list, dark: dark, measurer: measurer))
      case (.still(let list, _), .pdf): .encoded(try PDFPainter.paint(list, measurer: measurer))
      case (.still(let list, _), _):
        .pixels(try PNGPainter.pixels(of: list, scale: plan.scale, measurer: measurer))
      }
    }
    switch picture {
    case .encoded(let bytes): return bytes
    case .pixels(let pixels):
      return try timings.measure(.encode) { () throws(PaintError) in try pixels.encoded() }
    }
  }

  private enum PaintedPicture {
    case encoded([UInt8])
    case pixels(PaintedPixels)
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
