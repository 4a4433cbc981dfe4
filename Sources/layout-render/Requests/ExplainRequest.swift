import AutoLayout
import LayoutDrawing
import LayoutFiles
import LayoutScene
import SafeText

/// explain: says why a view is where it is, or what is in conflict.
struct ExplainRequest: SolvingRequest {
  let batch: Batch
  let solving: SolvingOptions
  /// `VIEW` or `VIEW.ATTRIBUTE`; nil: the conflicts.
  let subject: String?
  let outputs: OutputPlan?

  init(_ arguments: ParsedArguments) throws(Failure) {
    batch = try Batch(arguments, Array(arguments.operands.prefix(1)))
    var solving = try SolvingOptions(arguments)
    (solving.isExplaining, solving.expectsLog) = (true, true)
    self.solving = solving
    subject = arguments.operands.dropFirst().first
    outputs =
      arguments.has(.output) ? try OutputPlan(OutputFlags(arguments), of: arguments, batch) : nil
  }

  /// The explanation itself covers other findings.
  func tells(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error
      || diagnostic.severity == .warning && ConflictLogReader.tells(diagnostic)
  }

  func work(on job: inout InputJob, in reserved: ReservedFiles) throws(Failure) {
    var solved = try job.solve(solving)
    // What a trace in a log says is all that there is to say about it.
    if solved.document.kind == .conflictLog { job.tellRest(of: solved.document.diagnostics) }
    guard !solved.layouts.isEmpty else { return }
    let file = job.file
    let report = try Failure.from({ Failure($0).about(file) }) { () throws(ExplanationError) in
      try ExplanationReport(of: solved.layouts, subject: subject)
    }
    job.outcome.output += Printable.lines(report.lines).utf8
    solved.layouts = report.layouts
    try job.make(
      outputs, of: solved,
      drawing: DrawingOptions(
        overlay: solved.document.scene.overlay ?? .all, focus: report.focus, constraints: report.shown),
      keeping: reserved)
  }
}
