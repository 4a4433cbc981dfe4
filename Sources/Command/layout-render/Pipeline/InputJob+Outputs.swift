import AutoLayout
import FileAccess
import LayoutDrawing
import LayoutScene
import LivePage
import PangoCairoBackend
import SolutionFiles

/// Phases 3 and 4, and writing.
extension InputJob {
  /// Makes the outputs planned for an input.
  ///
  /// - Parameter drawing: for pictures and pages; includes what the input itself asks for.
  /// - Returns: the pictures that were written.
  @discardableResult mutating func make(
    _ plan: OutputPlan?, of solved: SolvedDocument, drawing: DrawingOptions = DrawingOptions(),
    keeping reserved: ReservedFiles
  ) throws(Failure) -> [PageElement.Picture] {
    guard let plan, !solved.layouts.isEmpty else { return [] }
    let outputs = plan.outputs(of: solved)
    var reserved = reserved
    reserved.add(outcome.sources)
    try reserved.check(outputs.map { ($0.path, $0.words(in: solved)) })
    var pictures: [PageElement.Picture] = []
    for output in outputs {
      do throws(Failure) {
        let (bytes, size) = try make(output, of: solved, drawing)
        try write(bytes, to: output.path)
        if let size { pictures.append(PageElement.Picture(plan: output, size: size)) }
      } catch {
        reportOnce(error)
      }
    }
    return pictures
  }

  /// - Returns: the bytes and, for pictures, the size in points.
  mutating func make(
    _ output: PlannedOutput, of solved: SolvedDocument, _ drawing: DrawingOptions
  ) throws(Failure) -> (bytes: [UInt8], size: Size?) {
    let layouts = output.option.map { [solved.layouts[$0]] } ?? solved.layouts
    if case .sweep(let range) = output.content {
      return (sweep(layouts, of: solved.document, over: range, asText: output.format == .text), nil)
    }
    switch output.format {
    case .json:
      let name = file.name
      let text = outcome.timings.measure(.encode) { Solution(of: layouts, input: name).text }
      return (Array(text.utf8), nil)
    case .text:
      return (Array(outcome.timings.measure(.encode) { TextReport.text(of: layouts) }.utf8), nil)
    case .html: return (try page(output, of: layouts, in: solved.document, drawing), nil)
    case .png, .svg, .pdf: return try paint(layouts, as: output, of: solved.document.scene, drawing)
    }
  }

  private mutating func page(
    _ output: PlannedOutput, of all: [SolvedLayout], in document: Document, _ drawing: DrawingOptions
  ) throws(Failure) -> [UInt8] {
    // A page leaves out controllers that have no views, unless there is nothing else.
    let drawn = all.filter { $0.absence == nil }
    let layouts = drawn.isEmpty ? all : drawn
    do throws(Failure) {
      let module = LiveModuleFile(engine: try LiveEngine.read(), isShared: output.sharesModule)
      let page = LivePageData(
        document: document, scenarios: try document.scenarios(of: layouts), layouts: layouts,
        drawing: drawing)
      let measurer = fonts.freshMeasurer()
      let picture = try Failure.from({ Failure($0).and(Failure(measurer.problems)) }) {
        () throws(PaintError) in try page.picture(measurer)
      }
      let html = page.html(fonts.freshMeasurer(), picture: picture, module: module)
      if module.isShared, let path = output.path {
        try share(module, beside: path)
      }
      return html
    } catch {
      throw error.about(file)
    }
  }

  /// Writes the engine beside a page, unless another page has.
  private mutating func share(_ module: LiveModuleFile, beside page: String) throws(Failure) {
    let path = FilePath.parts(of: page).folder + module.name
    let present = try? FileReading.content(of: path, chosenBy: .person)
    if present == module.script { return }
    try outcome.timings.measure(.write) { () throws(Failure) in
      try OutputFile.write(module.script, to: path)
    }
  }

  private mutating func paint(
    _ layouts: [SolvedLayout], as output: PlannedOutput, of scene: Scene, _ drawing: DrawingOptions
  ) throws(Failure) -> (bytes: [UInt8], size: Size?) {
    let measurer = fonts.freshMeasurer()
    let drawn = outcome.timings.measure(.draw) { output.draw(layouts, of: scene, drawing, measurer) }
    let bytes: [UInt8]
    do throws(PaintError) {
      let painted = try outcome.timings.measure(.paint) { () throws(PaintError) in
        try drawn.paint(as: output.format, scale: output.scale, measurer)
      }
      bytes = try outcome.timings.measure(.encode) { () throws(PaintError) in try painted.encoded() }
    } catch {
      throw Failure(error).and(Failure(measurer.problems)).about(file)
    }
    let problems = Failure(measurer.problems).about(file)
    if problems.status > .success { throw problems }
    reportOnce(problems)
    return (bytes, drawn.size)
  }

  /// - Parameter path: nil: standard output.
  mutating func write(_ bytes: [UInt8], to path: String?) throws(Failure) {
    guard let path else {
      outcome.output += bytes
      return
    }
    try outcome.timings.measure(.write) { () throws(Failure) in try OutputFile.write(bytes, to: path) }
    outcome.written.append(path)
    if isRecording { made.append(MadeFile(name: path, bytes: bytes)) }
  }
}
