import AutoLayout
import Diagnostics
import FileAccess
import LayoutScene
import LayoutWords
import SafeText

/// check: prints only the findings.
struct CheckRequest: SolvingRequest {
  let batch: Batch
  let solving: SolvingOptions
  let format: CheckFormat
  let outputs: OutputPlan? = nil

  init(_ arguments: ParsedArguments) throws(Failure) {
    var batch = try Batch(arguments, joinsSource: false)
    batch.isStrict = true
    self.batch = batch
    solving = try SolvingOptions(arguments)
    format = arguments.choice(of: .format) ?? .messages
  }

  /// In Xcode's format, conflicts go to standard output instead.
  func tells(_ diagnostic: Diagnostic) -> Bool {
    format == .messages || diagnostic.code != "conflict" || diagnostic.severity == .error
  }

  func work(on job: inout InputJob, in reserved: ReservedFiles) throws(Failure) {
    let solved = try job.solve(solving)
    guard format == .xcode else { return }
    job.outcome.output += solved.layouts.map { $0.conflictLog(Printable.line) }.joined().utf8
  }
}
