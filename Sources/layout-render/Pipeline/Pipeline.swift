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

  /// - Parameter arguments: the command line, which worker processes are given too.
  /// - Returns: the worst that happened.
  mutating func run(_ arguments: [String]) -> ExitStatus {
    let start = PhaseTimings.now
    do throws(TemplateError) {
      // Wrong names are told before anything is read.
      let plan = request.writesFiles ? try OutputPlan(request) : nil
      try plan?.checkInputNames(of: request)
      console.startProgress(of: request.inputs.count, isQuiet: request.isQuiet)
      runJobs(plan, arguments)
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
    if workers > 1, WorkerPool.run(inputs.count, workers: workers, arguments, deliver: { deliver($0, inputs[$1]) }) {
      return
    }
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
      return
    }
    if !result.messages.isEmpty { console.printMessage(result.messages) }
    if !result.output.isEmpty { status.worsen(to: console.printOutput(result.output)) }
    status.worsen(to: result.status)
    timings += result.timings
    for path in result.written { noteWriter(of: path, input) }
    dependencies.add(outputs: result.written, input: input.argument)
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
    let fonts = FontLibrary.describe(extraDirectories: request.fonts.directories).filter(\.isPresent).map(\.file)
    do throws(OutputError) {
      try OutputFile.write(Array(dependencies.text(fonts: fonts).utf8), to: path)
    } catch {
      console.report(Message(error.diagnostic))
      status.worsen(to: .cannotWrite)
    }
  }
}
