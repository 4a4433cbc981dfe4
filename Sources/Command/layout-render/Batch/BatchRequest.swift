import Diagnostics
import FileAccess
import PangoCairoBackend
import SwiftSourceFiles

/// A command that works on each of its inputs separately, possibly in several processes.
protocol BatchRequest: Request {
  /// The information that the work on every input needs.
  associatedtype Context

  var batch: Batch { get }

  /// Whether a finding is reported in a message.
  func tells(_ diagnostic: Diagnostic) -> Bool

  /// Makes the context, in each process separately.
  func context() throws(Failure) -> Context

  /// Does all the work on the job's input.
  func work(on job: inout InputJob, in context: Context) throws(Failure)

  /// The dependencies of results besides the program, its fonts, the flags, and the input with its images.
  func others(of file: InputFile, in context: Context) throws(Failure) -> [String]

  /// The folder of all outputs, with a slash at its end.
  var folder: String { get }

  /// Whether a file of this name, below the folder for outputs, could come from the work on an input.
  func makes(_ name: String, of file: InputFile) -> Bool

  /// Whether standard output gets text rather than pictures and pages.
  var printsText: Bool { get }

  /// Writes the files that earlier work on the same input has made.
  func write(_ files: [MadeFile], for job: inout InputJob, in context: Context) throws(Failure)
}

extension BatchRequest {
  func tells(_ diagnostic: Diagnostic) -> Bool {
    switch diagnostic.severity {
    case .error: true
    case .warning: !batch.hidesWarnings
    case .note: false
    }
  }

  /// Works on one input. Only the outcome is kept, so that memory does not grow with the number of inputs.
  func outcome(
    of file: InputFile, in context: Context, _ fonts: Typography, _ style: MessageStyle,
    _ cache: WorkerCache
  ) -> Outcome {
    var job = InputJob(file: file, fonts: fonts, style: style, isStrict: batch.isStrict, tells: tells)
    do throws(Failure) {
      if let cache = cache.cache {
        try work(on: &job, in: context, cache)
      } else {
        try work(on: &job, in: context)
      }
    } catch {
      report(error, of: &job)
    }
    job.outcome.cacheProblem = cache.problem
    return job.outcome
  }

  private func report(_ failure: Failure, of job: inout InputJob) {
    if !job.file.onlyHelps(failure) { job.report(failure) }
  }

  /// Works on the input, or reuses the result of earlier work on the same input.
  private func work(on job: inout InputJob, in context: Context, _ cache: ResultCache) throws(Failure) {
    // An input that cannot be read fails as it does without a cache.
    let file = job.file
    let others = try others(of: file, in: context)
    guard
      let bytes = try? job.outcome.timings.measure(.read, { () throws(InputError) in try file.content() }),
      let key = cache.key(of: file, bytes, others)
    else { return try work(on: &job, in: context) }
    if !file.isSwiftSource { job.content = bytes }
    let found = job.outcome.timings.measure(.read) {
      cache.find(key, for: file, printsText: printsText) { makes($0, of: file) }
    }
    if let found {
      job.outcome.sources = found.images.map { file.imageFolder + $0 } + file.sources
      try write(found.files, for: &job, in: context)
      job.outcome.status.worsen(to: found.status)
      job.outcome.output = found.output
      for message in found.messages { job.print(message) }
      return
    }
    job.isRecording = true
    do throws(Failure) { try work(on: &job, in: context) } catch { report(error, of: &job) }
    let files = job.made.map { MadeFile(name: String($0.name.dropFirst(folder.count)), bytes: $0.bytes) }
    // The reader of Swift source has read it by itself, perhaps after a change.
    if file.isSwiftSource, (try? file.content()) != bytes { return }
    cache.keep(job.outcome, job.messages, files, job.reads, for: key)
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
    var isCacheReported = false
    func finish(_ outcome: Outcome, _ file: InputFile) {
      console.advance()
      if !isCacheReported, !outcome.cacheProblem.isEmpty {
        isCacheReported = true
        console.report(.uselessCache(batch.cache?.folder.path ?? "", outcome.cacheProblem))
      }
      if !outcome.messages.isEmpty { console.printMessage(outcome.messages) }
      deliver(outcome, file)
    }
    let isDone =
      changed == nil && batch.processes > 1
      && WorkerPool.run(
        files.count, workers: batch.processes, session.commandLine,
        deliver: { finish($0 ?? .lost(files[$1], console.style), files[$1]) })
    if !isDone {
      let (fonts, cache) = (Typography(library), WorkerCache(batch))
      SwiftReader.$waitingLine.withValue(console.waitingLine(isQuiet: batch.isQuiet)) {
        for file in files { finish(outcome(of: file, in: context, fonts, console.style, cache), file) }
      }
    }
  }
}
