import Diagnostics
import FileAccess
import PangoCairoBackend
import SafeText

/// A command that solves its inputs: files in, files and messages out, in the order of the inputs.
protocol SolvingRequest: BatchRequest where Context == ReservedFiles {
  /// Where outputs go; nil: nothing is drawn.
  var outputs: OutputPlan? { get }
}

extension SolvingRequest {
  func context() throws(Failure) -> ReservedFiles {
    let others = outputs?.dependencies.map { [($0, "the dependency file")] } ?? []
    return try ReservedFiles(outputs == nil && others.isEmpty ? [] : batch.named, others)
  }

  var folder: String { outputs?.folder ?? "" }

  func others(of file: InputFile, in reserved: ReservedFiles) -> [String] { [] }

  func makes(_ name: String, of file: InputFile) -> Bool {
    outputs?.template?.matches(folder + name) { field in
      field == .scenario ? PathText.fileNameSafe(file.scenario) : nil
    } ?? false
  }

  var printsText: Bool {
    switch outputs?.format {
    case .json, .text, nil: true
    case .png, .svg, .pdf, .html: false
    }
  }

  func write(
    _ files: [MadeFile], for job: inout InputJob, in reserved: ReservedFiles
  ) throws(Failure) {
    var reserved = reserved
    reserved.add(job.outcome.sources)
    let name = job.file.path
    try reserved.check(files.map { (folder + $0.name, name) })
    for file in files { try job.write(file.bytes, to: folder + file.name) }
  }

  func run(in session: Session) throws(Failure) -> ExitStatus {
    try batch.fonts.load(reportingTo: session.console) { library throws(Failure) in
      if batch.isWatching {
        Watch.run(batch.files) { solve(changed: $0, library, session).sources }
      }
      return solve(library, session).status
    }
  }

  /// - Parameter changed: the inputs to work on, in this process only; nil: all.
  @discardableResult private func solve(
    changed: [InputFile]? = nil, _ library: FontLibrary, _ session: Session
  ) -> SolvingResult {
    let start = PhaseTimings.now
    var result = SolvingResult()
    do throws(Failure) {
      // Wrong names are reported before anything is read.
      outcomes(changed: changed, in: try context(), library, session) { outcome, file in
        if !outcome.output.isEmpty { result.status.worsen(to: session.console.printOutput(outcome.output)) }
        result.add(outcome, of: file)
        if batch.isWatching, !batch.isQuiet { session.console.report(outcome.summary(of: file)) }
      }
      let collisions = result.collisions(dependencies: outputs?.dependencies)
      for failure in collisions { result.status.worsen(to: session.console.report(failure)) }
      if let path = outputs?.dependencies, collisions.isEmpty, result.status != .usage {
        try result.writeDependencies(to: path, fonts: batch.fonts.files.filter(\.isPresent).map(\.file))
      }
    } catch {
      result.status.worsen(to: session.console.report(error))
    }
    if !batch.isWatching, !batch.isQuiet { session.console.tellWritten(result.paths) }
    if batch.isTiming {
      let text = TimingReport.text(result.timings, wall: PhaseTimings.now - start)
      session.console.printMessage(Array(text.utf8))
    }
    return result
  }
}

extension Outcome {
  /// One line about each picture, for someone who is waiting for it.
  fileprivate func summary(of file: InputFile) -> Message {
    // A layout is drawn even if a part of it cannot be solved, which makes its input wrong.
    let isDrawn = status <= .findings || status == .badInput && !written.isEmpty
    let milliseconds = Int((timings.total * 1000).rounded())
    return Message(
      isDrawn
        ? Diagnostic(.note, code: "drawn", "drawn in \(milliseconds) ms")
        : Diagnostic(.note, code: "not-drawn", "not drawn; earlier pictures are unchanged"),
      input: file.path)
  }
}
