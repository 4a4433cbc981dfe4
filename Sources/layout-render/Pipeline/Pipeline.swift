import AutoLayout
import LayoutDrawing
import LayoutFiles
import PangoCairoBackend

/// render, solve, check and explain: files in, files and messages out.
struct Pipeline {
  private var request: RenderRequest
  private let library: FontLibrary
  private let console: Console
  /// The calling thread's.
  private let fonts: Typography
  private var status = ExitStatus.success

  init(_ request: RenderRequest, library: FontLibrary, console: Console) {
    self.request = request
    self.library = library
    self.console = console
    fonts = Typography(library)
  }

  /// - Returns: the worst that happened.
  mutating func run() -> ExitStatus {
    do throws(TemplateError) {
      // Wrong names are told before anything is read.
      let plan = request.writesFiles ? try OutputPlan(request) : nil
      console.startProgress(of: request.inputs.count, isQuiet: request.isQuiet)
      var solved = solveInputs()
      if request.isTracing { trace(solved) }
      if request.command == .explain { explain(&solved) }
      if request.checkFormat == .xcode { printConflictLogs(solved) }
      if let plan { try makeOutputs(plan, of: solved) }
    } catch {
      console.report(Message(error.diagnostic))
      status.worsen(to: .usage)
    }
    console.endProgress()
    return status
  }

  private mutating func solveInputs() -> [SolvedInput] {
    let (request, library, console) = (request, library, console)
    var solved = [SolvedInput]()
    OrderedWork.run(
      request.inputs.map(InputFile.init(argument:)), jobs: request.jobs, own: fonts,
      context: { Typography(library) },
      work: { input, fonts in SolvedInput(input, request, fonts: fonts) },
      deliver: {
        solved.append($0)
        console.advance()
      })
    for input in solved {
      report(input.diagnostics, of: input.input)
      status.worsen(to: input.status)
    }
    return solved
  }

  private mutating func makeOutputs(_ plan: OutputPlan, of solved: [SolvedInput]) throws(TemplateError) {
    let outputs = solved.indices.filter { !solved[$0].layouts.isEmpty }
      .flatMap { plan.outputs(of: solved[$0], at: $0) }
    try OutputPlan.check(outputs, of: solved)
    let (request, library) = (request, library)
    console.startProgress(of: outputs.count, isQuiet: request.isQuiet)
    var told = Set(solved.indices.flatMap { index in solved[index].diagnostics.map { Told(index, $0) } })
    OrderedWork.run(
      outputs, jobs: request.jobs, own: fonts, context: { Typography(library) },
      work: { output, fonts in
        MadeOutput(output, of: solved[output.input], request: request, fonts: fonts)
      },
      deliver: { made in
        let fresh = made.diagnostics.filter { told.insert(Told(made.plan.input, $0)).inserted }
        report(fresh, of: solved[made.plan.input].input)
        status.worsen(to: made.status)
        if let bytes = made.bytes { write(bytes, made.plan.path) }
        console.advance()
      })
  }

  /// What was told of an input, which its several pictures need not repeat.
  private struct Told: Hashable {
    var input: Int
    var diagnostic: Diagnostic

    init(_ input: Int, _ diagnostic: Diagnostic) {
      self.input = input
      self.diagnostic = diagnostic
    }
  }

  private func trace(_ solved: [SolvedInput]) {
    for input in solved { console.printMessage(TraceReport.text(of: input.layouts)) }
  }

  private mutating func explain(_ solved: inout [SolvedInput]) {
    for index in solved.indices where !solved[index].layouts.isEmpty {
      do throws(ExplanationError) {
        let report = try ExplanationReport(of: solved[index].layouts, subject: request.subject)
        status.worsen(to: console.printOutput(Array(report.text.utf8)))
        request.drawing.focus = report.focus
        request.drawing.constraints = report.shown
        solved[index].layouts = report.layouts
      } catch {
        solved[index].layouts = []
        console.report(Message(error.diagnostic, input: solved[index].input.path))
        status.worsen(to: .usage)
      }
    }
  }

  private mutating func printConflictLogs(_ solved: [SolvedInput]) {
    let log = solved.flatMap(\.layouts).map { $0.conflictLog() }.joined()
    status.worsen(to: console.printOutput(Array(log.utf8)))
  }

  private mutating func write(_ bytes: [UInt8], _ path: String?) {
    guard let path else {
      status.worsen(to: console.printOutput(bytes))
      return
    }
    do throws(OutputError) {
      try OutputFile.write(bytes, to: path)
    } catch {
      console.report(Message(error.diagnostic))
      status.worsen(to: .cannotWrite)
    }
  }

  private mutating func report(_ diagnostics: [Diagnostic], of input: InputFile) {
    for diagnostic in diagnostics {
      if diagnostic.severity != .note || request.command == .check {
        if !request.tellsOtherwise(diagnostic) { console.report(Message(diagnostic, input: input.path)) }
      }
      if diagnostic.severity == .warning, request.isStrict { status.worsen(to: .findings) }
    }
  }
}
