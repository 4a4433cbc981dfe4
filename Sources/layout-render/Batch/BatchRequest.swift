import LayoutFiles
import PangoCairoBackend

/// A command that works on each of its inputs separately, possibly in several processes.
protocol BatchRequest: Request {
  /// What the work on every input needs to know.
  associatedtype Context

  var batch: Batch { get }

  /// Whether a finding is reported in a message.
  func tells(_ diagnostic: Diagnostic) -> Bool

  /// Makes the context, in each process separately.
  func context() throws(Failure) -> Context

  /// Does all the work on the job's input.
  func work(on job: inout InputJob, in context: Context) throws(Failure)
}

extension BatchRequest {
  func tells(_ diagnostic: Diagnostic) -> Bool { diagnostic.severity != .note }

  /// Works on one input. Only the outcome is kept, so that memory does not grow with the number of inputs.
  func outcome(
    of file: InputFile, in context: Context, _ fonts: Typography, _ style: MessageStyle
  ) -> Outcome {
    var job = InputJob(file: file, fonts: fonts, style: style, isStrict: batch.isStrict, tells: tells)
    do throws(Failure) { try work(on: &job, in: context) } catch { job.report(error) }
    return job.outcome
  }

  /// Works on the inputs and delivers the outcome of each, in order. A process that ends before it is done
  /// has hit a bug.
  ///
  /// - Parameter changed: the inputs to work on, in this process only; nil: all.
  func outcomes(
    changed: [InputFile]? = nil, in context: Context, _ library: FontLibrary, _ session: Session,
    deliver: (Outcome, InputFile) -> Void
  ) {
    let (console, files) = (session.console, changed ?? batch.files)
    if let shard = batch.shard, batch.files.isEmpty { console.report(shard.emptiness) }
    console.startProgress(of: files.count, isQuiet: batch.isQuiet)
    defer { console.endProgress() }
    func finish(_ outcome: Outcome, _ file: InputFile) {
      console.advance()
      if !outcome.messages.isEmpty { console.printMessage(outcome.messages) }
      deliver(outcome, file)
    }
    if changed == nil, batch.processes > 1,
      WorkerPool.run(
        files.count, workers: batch.processes, session.commandLine,
        deliver: { finish($0 ?? .lost(files[$1], console.style), files[$1]) })
    {
      return
    }
    let fonts = Typography(library)
    for file in files { finish(outcome(of: file, in: context, fonts, console.style), file) }
  }
}
