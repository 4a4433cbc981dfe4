import LayoutFiles
import PangoCairoBackend

/// render, solve, check, explain and animate: files in, files and messages out, in the order of the inputs.
struct Pipeline {
  private let request: RenderRequest
  private let library: FontLibrary
  private let console: Console
  private var status = ExitStatus.success
  private var timings = PhaseTimings()
  private var writers: [String: String] = [:]
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
      console.startProgress(of: changed?.count ?? request.inputs.count, isQuiet: request.isQuiet)
      if let changed {
        runHere(changed, plan)
      } else {
        runJobs(plan, arguments)
      }
    } catch {
      console.report(Message(error.diagnostic))
      status.worsen(to: .usage)
    }
    console.endProgress()
    if let path = request.dependencies { write(dependencies, to: path) }
    if request.isTiming { console.printMessage(TimingReport.text(timings, wall: PhaseTimings.now - start)) }
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
    for path in result.written { noteWriter(of: path, input) }
    dependencies.add(outputs: result.written, input: input.argument)
    tell(result, input)
  }

  /// One line on each picture, for whoever waits for it.
  private func tell(_ result: JobResult?, _ input: InputFile) {
    guard request.isWatching, !request.isQuiet else { return }
    let isWhole = result.map { $0.status <= .findings } ?? false
    let milliseconds = Int(((result?.timings.total ?? 0) * 1000).rounded())
    let diagnostic =
      isWhole
      ? Diagnostic(.note, code: "drawn", "drawn in \(milliseconds) ms")
      : Diagnostic(.note, code: "not-drawn", "not drawn; earlier pictures stay as they are")
    console.report(Message(diagnostic, input: input.path))
  }

  /// Options of two inputs may lead to one name, which is seen only when both are written.
  private mutating func noteWriter(of path: String, _ input: InputFile) {
    if let other = writers[path], other != input.path {
      let error = TemplateError.collision(path: path, first: other, second: input.path)
      console.report(Message(error.diagnostic))
      status.worsen(to: .usage)
    }
    writers[path] = input.path
  }

  private mutating func write(_ dependencies: DependencyFile, to path: String) {
    let fonts = FontLibrary.describe(extraDirectories: request.fonts.directories).filter(\.isPresent).map(
      \.file)
    do throws(OutputError) {
      try OutputFile.write(Array(dependencies.text(fonts: fonts).utf8), to: path)
    } catch {
      console.report(Message(error.diagnostic))
      status.worsen(to: .cannotWrite)
    }
  }
}
