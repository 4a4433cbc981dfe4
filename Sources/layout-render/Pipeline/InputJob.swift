import AutoLayout
import LayoutDrawing
import LayoutFiles
import LayoutWords
import PangoCairoBackend
import SafeText

/// Takes one input all the way: reads, solves, explains, draws, paints and writes it. Nothing of it is kept, so
/// that memory does not grow with the number of inputs.
struct InputJob {
  private var request: RenderRequest
  private let plan: OutputPlan?
  private let fonts: Typography
  private let style: MessageStyle
  private var result = JobResult()
  /// What was told, which the input's several pictures need not repeat.
  private var told: Set<Diagnostic> = []

  private init(_ request: RenderRequest, _ plan: OutputPlan?, fonts: Typography, style: MessageStyle) {
    self.request = request
    self.plan = plan
    self.fonts = fonts
    self.style = style
  }

  /// - Parameter plan: where outputs go; nil: nothing is drawn.
  static func run(
    _ input: InputFile, _ request: RenderRequest, _ plan: OutputPlan?, fonts: Typography, style: MessageStyle
  ) -> JobResult {
    var job = InputJob(request, plan, fonts: fonts, style: style)
    job.run(input)
    return job.result
  }

  private mutating func run(_ input: InputFile) {
    var solved = SolvedInput(input, request, fonts: fonts, timings: &result.timings)
    report(solved.diagnostics, of: input)
    result.status.worsen(to: solved.status)
    guard !solved.layouts.isEmpty else { return }
    if request.isTracing { result.messages += Array(TraceReport.text(of: solved.layouts).utf8) }
    if request.command == .explain { explain(&solved) }
    if request.checkFormat == .xcode {
      result.output += Array(solved.layouts.map { $0.conflictLog(Printable.line) }.joined().utf8)
    }
    if let plan { makeOutputs(plan, of: solved) }
  }

  private mutating func makeOutputs(_ plan: OutputPlan, of solved: SolvedInput) {
    let outputs = solved.layouts.isEmpty ? [] : plan.outputs(of: solved)
    do throws(TemplateError) {
      try plan.check(outputs, of: solved)
    } catch {
      report(Message(error.diagnostic))
      result.status.worsen(to: .usage)
      return
    }
    var pictures: [PageElement.Picture] = []
    for output in outputs {
      let made = MadeOutput(
        output, of: solved, drawing: request.drawing, overrides: request.overrides, fonts: fonts,
        timings: &result.timings)
      report(made.diagnostics.filter { !told.contains($0) }, of: solved.input)
      result.status.worsen(to: made.status)
      guard let bytes = made.bytes, write(bytes, output.path) else { continue }
      if let size = made.size { pictures.append(PageElement.Picture(plan: output, size: size)) }
    }
    if request.printsElements {
      let elements = PageElement.all(
        of: pictures, in: solved, drawing: request.drawing, isForDocC: request.isForDocC, fonts: fonts)
      result.output += Array(elements.map(\.text).joined().utf8)
    }
  }

  /// - Returns: whether it could be written.
  private mutating func write(_ bytes: [UInt8], _ path: String?) -> Bool {
    guard let path else {
      result.output += bytes
      return true
    }
    do throws(OutputError) {
      try result.timings.measure(.write) { () throws(OutputError) in try OutputFile.write(bytes, to: path) }
      result.written.append(path)
      return true
    } catch {
      report(Message(error.diagnostic))
      result.status.worsen(to: .cannotWrite)
      return false
    }
  }

  private mutating func explain(_ solved: inout SolvedInput) {
    do throws(ExplanationError) {
      let report = try ExplanationReport(of: solved.layouts, subject: request.subject)
      result.output += Array(report.text.utf8)
      request.drawing.focus = report.focus
      request.drawing.constraints = report.shown
      solved.layouts = report.layouts
    } catch {
      solved.layouts = []
      report(Message(error.diagnostic, input: solved.input.path))
      result.status.worsen(to: .usage)
    }
  }

  private mutating func report(_ diagnostics: [Diagnostic], of input: InputFile) {
    let start = PhaseTimings.now
    defer { result.timings[.report] += PhaseTimings.now - start }
    for diagnostic in diagnostics {
      told.insert(diagnostic)
      if diagnostic.severity != .note || request.command == .check {
        if !request.tellsOtherwise(diagnostic) { report(Message(diagnostic, input: input.path)) }
      }
      if diagnostic.severity == .warning, request.isStrict { result.status.worsen(to: .findings) }
    }
  }

  private mutating func report(_ message: Message) {
    result.messages += Array(style.text(of: message).utf8)
  }
}
