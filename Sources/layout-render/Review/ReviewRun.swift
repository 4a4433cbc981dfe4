import LayoutFiles
import LayoutReview
import PangoCairoBackend

/// review: inputs and a baseline in, a report out.
struct ReviewRun {
  private let request: RenderRequest
  private let library: FontLibrary
  private let console: Console
  private var status = ExitStatus.success
  private var scenarios: [ReviewedScenario] = []

  init(_ request: RenderRequest, library: FontLibrary, console: Console) {
    self.request = request
    self.library = library
    self.console = console
  }

  /// - Parameter arguments: the command line, which worker processes are given too.
  /// - Returns: the worst that happened, of which a difference is the least.
  mutating func run(_ arguments: [String]) -> ExitStatus {
    do throws(ReviewError) {
      // Whatever is wrong with names or the baseline is told before anything is written.
      try checkNames()
      guard let path = request.baseline else { throw .baselineMissing }
      let manifest = try BaselineFolder.load(Folder(path: path))
      if manifest == nil, request.shard != nil { throw .shardWithoutBaseline(path) }
      let plan = ReviewPlan(request, manifest: manifest)
      if plan.report.isSame(as: plan.baseline) { throw .sameFolder(path) }
      try ReportFolder.prepare(plan.report)
      console.startProgress(of: request.inputs.count, isQuiet: request.isQuiet)
      runJobs(plan, arguments)
      console.endProgress()
      try finish(plan)
    } catch {
      console.endProgress()
      console.report(error.message)
      status.worsen(to: error.status)
    }
    return status
  }

  private func checkNames() throws(ReviewError) {
    var taken: [String: String] = [:]
    for argument in request.namedInputs {
      if argument == "-" { throw .standardInput }
      let name = InputFile(argument: argument).scenario
      if let other = taken.updateValue(argument, forKey: name) {
        throw .sameName(name, first: other, second: argument)
      }
    }
  }

  private mutating func runJobs(_ plan: ReviewPlan, _ arguments: [String]) {
    let inputs = request.inputs.map(InputFile.init(argument:))
    let workers = min(request.jobs, inputs.count)
    if workers > 1,
      WorkerPool.run(inputs.count, workers: workers, arguments, deliver: { deliver($0, inputs[$1]) })
    {
      return
    }
    let fonts = Typography(library)
    for input in inputs {
      deliver(ReviewJob.run(input, request, plan, fonts: fonts, style: console.style), input)
    }
  }

  /// - Parameter result: nil if the process that worked on the input ended before it was done.
  private mutating func deliver(_ result: JobResult?, _ input: InputFile) {
    console.advance()
    if let result {
      if !result.messages.isEmpty { console.printMessage(result.messages) }
      status.worsen(to: result.status)
    }
    if let scenario = result.flatMap({ Self.scenario(in: $0.output) }) {
      scenarios.append(scenario)
      return
    }
    let message = "internal error; please report it with the input"
    console.report(Message(Diagnostic(.error, code: "bug", message), input: input.path))
    status.worsen(to: .bug)
    scenarios.append(ReviewedScenario(name: input.scenario, input: input.argument, failure: message))
  }

  private static func scenario(in bytes: [UInt8]) -> ReviewedScenario? {
    do throws(Diagnostic) {
      return ReviewedScenario(try JSONNode(parsing: bytes))
    } catch {
      return nil
    }
  }

  private mutating func finish(_ plan: ReviewPlan) throws(ReviewError) {
    try addDeleted(plan)
    var report = ReviewReport(baseline: plan.baseline.path, scenarios: scenarios)
    if plan.manifest == nil {
      try Approval.apply(report, in: plan.report, to: plan.baseline, globs: [])
      report.isRecorded = true
      let count = report.options.count
      console.printMessage(
        "there was no baseline: recorded \(count) \(count == 1 ? "option" : "options") in \"\(plan.baseline.path)\"\n"
      )
    } else if report.hasDifferences {
      status.worsen(to: .findings)
    }
    try ReportFolder.write(report, to: plan.report)
    status.worsen(to: console.printOutput(Array(ReportFolder.verdict(on: report, in: plan.report).utf8)))
  }

  /// Scenarios that only the baseline has: of several shards the first tells them.
  private mutating func addDeleted(_ plan: ReviewPlan) throws(ReviewError) {
    guard request.shard.map({ $0.index == 1 }) ?? true else { return }
    let named = Set(request.namedInputs.map { InputFile(argument: $0).scenario })
    for scenario in plan.manifest?.scenarios ?? [] where !named.contains(scenario.name) {
      var deleted = ReviewedScenario(name: scenario.name)
      for option in scenario.options {
        deleted.options.append(try DeletedOption.review(option, of: scenario.name, plan))
      }
      scenarios.append(deleted)
    }
  }
}
