import LayoutFiles
import PangoCairoBackend

/// render, solve, check, explain and animate: files in, files and messages out, in the order of the inputs.
struct Pipeline {
  private let request: RenderRequest
  private let library: FontLibrary
  private let console: Console
  private var status = ExitStatus.success
  private var timings = PhaseTimings()
  /// The files that were written, in order, each with its input.
  private var written: [(path: String, input: InputFile)] = []
  private var dependencies = DependencyFile()

  init(_ request: RenderRequest, library: FontLibrary, console: Console) {
    self.request = request
    self.library = library
    self.console = console
  }

  /// - Parameters:
  ///   - arguments: the command line, which worker processes are given too.
  ///   - changed: the inputs to work on, without other processes; nil: all.
  /// - Returns: the worst that happened.
  mutating func run(_ arguments: [String], changed: [InputFile]? = nil) -> ExitStatus {
    (status, timings) = (.success, PhaseTimings())
    let start = PhaseTimings.now
    do throws(TemplateError) {
      // Wrong names are told before anything is read.
      let plan = request.writesFiles ? try OutputPlan(request) : nil
      try plan?.checkInputNames(of: request)
      if let shard = request.shard, request.inputs.isEmpty { console.report(shard.emptiness) }
      console.startProgress(of: changed?.count ?? request.inputs.count, isQuiet: request.isQuiet)
      if let changed {
        runHere(changed, plan)
      } else {
        runJobs(plan, arguments)
      }
    } catch {
      report(error)
    }
    console.endProgress()
    checkWritten()
    if request.isTiming {
      console.printMessage(Array(TimingReport.text(timings, wall: PhaseTimings.now - start).utf8))
    }
    return status
  }

  private mutating func runJobs(_ plan: OutputPlan?, _ arguments: [String]) {
    let inputs = request.inputs.map(InputFile.init(argument:))
    // Standard input can be read by one process only.
    let workers = request.inputs.contains("-") ? 1 : min(request.jobs, inputs.count)
    if workers > 1,
      WorkerPool.run(inputs.count, workers: workers, arguments, deliver: { deliver($0, inputs[$1]) })
    {
      return
    }
    runHere(inputs, plan)
  }

  private mutating func runHere(_ inputs: [InputFile], _ plan: OutputPlan?) {
    let fonts = Typography(library)
    for input in inputs {
      deliver(InputJob.run(input, request, plan, fonts: fonts, style: console.style), input)
    }
  }

  /// - Parameter result: nil if the process that worked on the input ended before it was done.
  private mutating func deliver(_ result: JobResult?, _ input: InputFile) {
    console.advance()
    guard let result else {
      let message = "internal error; please report it with the input"
      console.report(Message(Diagnostic(.error, code: "bug", message), input: input.path))
      status.worsen(to: .bug)
      tell(nil, input)
      return
    }
    if !result.messages.isEmpty { console.printMessage(result.messages) }
    if !result.output.isEmpty { status.worsen(to: console.printOutput(result.output)) }
    status.worsen(to: result.status)
    timings += result.timings
    written += result.written.map { ($0, input) }
    dependencies.add(outputs: result.written, input: input.argument)
    tell(result, input)
  }

  /// One line on each picture, for whoever waits for it.
  private func tell(_ result: JobResult?, _ input: InputFile) {
    guard request.isWatching, !request.isQuiet else { return }
    // A layout of which a part cannot be solved is drawn, though its input is wrong.
    let isDrawn =
      result.map { $0.status <= .findings || $0.status == .badInput && !$0.written.isEmpty } ?? false
    let milliseconds = Int(((result?.timings.total ?? 0) * 1000).rounded())
    let diagnostic =
      isDrawn
      ? Diagnostic(.note, code: "drawn", "drawn in \(milliseconds) ms")
      : Diagnostic(.note, code: "not-drawn", "not drawn; earlier pictures stay as they are")
    console.report(Message(diagnostic, input: input.path))
  }

  /// Options of two inputs may lead to one file, which is seen only when both are written.
  private mutating func checkWritten() {
    var writers: [FileIdentity: InputFile] = [:]
    for (path, input) in written {
      let other = writers.updateValue(input, forKey: FileIdentity(path))
      if let other, other != input { report(.collision(path: path, first: other.path, second: input.path)) }
    }
    written = []
    guard let path = request.dependencies else { return }
    if let other = writers[FileIdentity(path)] {
      report(.collision(path: path, first: other.path, second: "the dependency file"))
    } else if status != .usage {
      write(dependencies, to: path)
    }
  }

  private mutating func report(_ error: TemplateError) {
    console.report(Message(error.diagnostic))
    status.worsen(to: .usage)
  }

  private mutating func write(_ dependencies: DependencyFile, to path: String) {
    let fonts = FontLibrary.describe(extraDirectories: request.fonts.directories).filter(\.isPresent).map(
      \.file)
    let text: String
    do throws(UnwritableRule) {
      text = try dependencies.text(fonts: fonts)
    } catch {
      console.report(Message(error.diagnostic))
      return status.worsen(to: .cannotWrite)
    }
    do throws(OutputError) {
      try OutputFile.write(Array(text.utf8), to: path)
    } catch {
      console.report(Message(error.diagnostic))
      status.worsen(to: .cannotWrite)
    }
  }
}
