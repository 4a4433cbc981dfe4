import AutoLayout
import Diagnostics
import FileAccess
import LayoutDrawing
import LayoutScene
import SafeText
import SolutionFiles
import SwiftSourceFiles
import XcodeLogs

/// explain: says why a view is where it is, or what is in conflict.
struct ExplainRequest: SolvingRequest {
  let batch: Batch
  let solving: SolvingOptions
  /// `VIEW` or `VIEW.ATTRIBUTE`; nil: the conflicts. With a log it may be `code`.
  let subject: String?
  /// The Swift source that a log may come from.
  let code: InputFile?
  let outputs: OutputPlan?

  init(_ arguments: ParsedArguments) throws(Failure) {
    let operands = Self.logFirst(arguments.operands)
    batch = try Batch(arguments, Array(operands.prefix(1)))
    var solving = try SolvingOptions(arguments)
    (solving.isExplaining, solving.expectsLog) = (true, true)
    self.solving = solving
    subject = operands.dropFirst().first
    code = subject.map(InputFile.init(argument:)).flatMap { $0.isSwiftSource ? $0 : nil }
    outputs =
      arguments.has(.output) ? try OutputPlan(OutputFlags(arguments), of: arguments, batch.files) : nil
  }

  /// A log and the code that it may come from, in whichever order they are named: no view has a name like
  /// that of a log.
  private static func logFirst(_ operands: [String]) -> [String] {
    guard operands.count == 2, InputFile(argument: operands[0]).isSwiftSource else { return operands }
    let other = InputFile(argument: operands[1])
    guard !other.isStandardInput else { return operands.reversed() }
    do throws(InputError) {
      return ConflictLogReader.reads(try other.read()) ? operands.reversed() : operands
    } catch {
      return operands
    }
  }

  /// The explanation itself covers other findings.
  func tells(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error
      || diagnostic.severity == .warning && ConflictLogReader.tells(diagnostic)
  }

  func work(on job: inout InputJob, in reserved: ReservedFiles) throws(Failure) {
    var solved = try job.solve(solving)
    // The findings about a trace in a log are all that there is to report about it.
    if solved.document.kind == .conflictLog { job.tellRest(of: solved.document.diagnostics) }
    guard !solved.layouts.isEmpty else { return }
    let file = job.file
    let code = solved.document.kind == .conflictLog ? code : nil
    let missing = if let code { try find(code, for: &solved) } else { [String]() }
    let report = try Failure.from({ Failure($0).about(file) }) { () throws(ExplanationError) in
      try ExplanationReport(of: solved.layouts, subject: code == nil ? subject : nil)
    }
    job.outcome.output += Printable.lines(report.lines + missing).utf8
    solved.layouts = report.layouts
    try job.make(
      outputs, of: solved,
      drawing: DrawingOptions(
        overlay: solved.document.scene.overlay ?? .all, focus: report.focus, constraints: report.shown),
      keeping: reserved)
  }

  /// Gives the constraints of a log the places of the code that may have made them.
  ///
  /// - Returns: lines about those without one.
  private func find(_ code: InputFile, for solved: inout SolvedDocument) throws(Failure) -> [String] {
    let document = try Document.read(code, solving.overrides, fonts: nil)
    let lines = LoggedCode(document.scene)
    var missing = 0
    for index in solved.layouts.indices {
      let name = solved.layouts[index].name
      guard let report = solved.document.scene.options.first(where: { $0.name == name }) else { continue }
      missing += lines.place(&solved.layouts[index], of: report)
    }
    guard missing > 0 else { return [] }
    let count = missing == 1 ? "one of your constraints" : "\(missing) of your constraints"
    return ["", "no code for \(count) was found in \(code.argument)"]
  }
}
