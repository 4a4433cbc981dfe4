import Glibc
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
      if manifest == nil { try checkRecording(path) }
      let plan = ReviewPlan(request, manifest: manifest)
      if plan.report.isSame(as: plan.baseline) { throw .sameFolder(path) }
      try checkPlaces(plan.report)
      if let shard = request.shard, request.inputs.isEmpty { console.report(shard.emptiness) }
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

  /// A run becomes the baseline when that is asked for, or at the first review on a desk: in continuous
  /// integration nobody would see that a misspelt folder makes everything new, and nothing different.
  private func checkRecording(_ path: String) throws(ReviewError) {
    if request.shard != nil { throw .shardWithoutBaseline(path) }
    guard !request.isRecording, ContinuousIntegration.isRunning else { return }
    throw .unrecorded(path, near: BaselineFolder.near(path))
  }

  /// What is removed from an old report must not be an input.
  private func checkPlaces(_ report: Folder) throws(ReviewError) {
    for part in ReviewFileNames.Part.allCases.map({ Folder(path: report.path(of: $0.rawValue)) }) {
      for input in request.namedInputs where Folder(path: input).inside(part) != nil {
        throw .inputInReport(input, report: part.path)
      }
    }
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
    scenarios.append(
      ReviewedScenario(
        name: input.scenario, input: input.argument, failure: message, status: ExitStatus.bug.rawValue))
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
    let names = request.namedInputs.map { InputFile(argument: $0).scenario }
    var report = ReviewReport(
      baseline: plan.baseline.path, shard: ReviewShard(request.shard, inputs: names), scenarios: scenarios)
    if request.isRecording || plan.manifest == nil {
      try Approval.apply(report.scenarios, in: plan.report, to: plan.baseline)
      report.isRecorded = true
      let count = report.options.count
      let reason = plan.manifest == nil ? "there was no baseline: " : ""
      console.printMessage(
        line: "\(reason)recorded \(count) \(count == 1 ? "option" : "options") in \"\(plan.baseline.path)\"")
    } else if report.hasDifferences {
      status.worsen(to: .findings)
    }
    try ReportFolder.write(report, to: plan.report)
    status.worsen(to: console.printOutput(line: ReportFolder.verdict(on: report, in: plan.report)))
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

/// Whether nobody looks on.
enum ContinuousIntegration {
  /// As GitHub, GitLab and most others say it: the variable `CI` is there and not false.
  static var isRunning: Bool {
    guard let value = getenv("CI").map({ String(cString: $0).lowercased() }) else { return false }
    return !["", "0", "false", "no", "off"].contains(value)
  }
}

extension ReviewShard {
  /// - Parameter inputs: the names of all inputs, those of other machines among them.
  fileprivate init(_ shard: Shard?, inputs: [String]) {
    let sorted = inputs.sorted { Array($0.utf8).lexicographicallyPrecedes(Array($1.utf8)) }
    self.init(index: shard?.index ?? 1, count: shard?.count ?? 1, inputs: sorted)
  }
}
