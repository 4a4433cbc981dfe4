import AutoLayout
import Glibc
import LayoutFiles
import LayoutReview
import LayoutScene
import PangoCairoBackend

/// review: compares inputs with a baseline, and writes a report.
struct ReviewRequest: BatchRequest {
  let batch: Batch
  let baseline: Folder
  let report: Folder
  /// nil: those of the baseline.
  let appearances: [Appearance]?
  /// Whether this run should become the baseline.
  let isRecording: Bool

  init(_ arguments: ParsedArguments) throws(Failure) {
    batch = try Batch(arguments)
    var taken: [String: InputFile] = [:]
    for file in batch.named {
      if file.isStandardInput { throw .standardInputReviewed }
      if let other = taken.updateValue(file, forKey: file.scenario) {
        throw .sameName(file.scenario, first: other.argument, second: file.argument)
      }
    }
    guard let path = arguments.value(of: .baseline) else { throw .baselineMissing }
    baseline = Folder(path: path)
    report = Folder(path: arguments.value(of: .output) ?? "report")
    appearances =
      arguments.has(.appearance)
      ? arguments.list(of: .appearance).compactMap { Appearance(rawValue: $0) }.unique : nil
    isRecording = arguments.has(.record)
  }

  func tells(_ diagnostic: Diagnostic) -> Bool { diagnostic.severity == .error }

  /// A worker trusts what its parent has checked.
  func context() throws(Failure) -> ReviewPlan {
    ReviewPlan(self, try BaselineFolder.manifest(of: baseline))
  }

  func work(on job: inout InputJob, in plan: ReviewPlan) throws(Failure) {
    let scenario = job.review(against: plan)
    job.outcome.output = Array(scenario.json.text(width: 110).utf8)
  }

  /// - Returns: the worst status, of which a difference is the mildest.
  func run(in session: Session) throws(Failure) -> ExitStatus {
    try batch.fonts.load(in: session) { library throws(Failure) in
      // What is wrong with the baseline is reported before anything is written.
      let manifest = try BaselineFolder.load(baseline)
      if manifest == nil { try checkRecording() }
      let plan = ReviewPlan(self, manifest)
      if report.isSame(as: baseline) { throw .sameFolder(baseline.path) }
      try checkPlaces()
      try ReportFolder.prepare(report)
      var status = ExitStatus.success
      var scenarios: [ReviewedScenario] = []
      outcomes(in: plan, library, session) { outcome, file in
        status.worsen(to: outcome.status)
        scenarios.append(ReviewedScenario(outcome, of: file))
      }
      do throws(Failure) {
        status.worsen(to: try finish(scenarios + plan.deletedScenarios(of: batch), plan, session))
      } catch {
        status.worsen(to: session.console.report(error))
      }
      return status
    }
  }

  /// A run becomes the baseline on request or, outside continuous integration, if it is the first one. In
  /// continuous integration nobody would notice that all layouts are new because a folder is misspelt.
  private func checkRecording() throws(Failure) {
    if batch.shard != nil { throw .shardWithoutBaseline(baseline.path) }
    guard !isRecording, ContinuousIntegration.isRunning(getenv("CI").map { String(cString: $0) }) else {
      return
    }
    throw .unrecorded(baseline.path, near: BaselineFolder.near(baseline.path))
  }

  /// Rejects inputs inside an old report, which would be removed with it.
  private func checkPlaces() throws(Failure) {
    for part in ReviewFileNames.Part.allCases.map({ Folder(path: report.path(of: $0.rawValue)) }) {
      for input in batch.named where Folder(path: input.argument).inside(part) != nil {
        throw .inputInReport(input.argument, report: part.path)
      }
    }
  }

  /// Writes the report, and the baseline if the run becomes one.
  private func finish(
    _ scenarios: [ReviewedScenario], _ plan: ReviewPlan, _ session: Session
  ) throws(Failure) -> ExitStatus {
    let shard = ReviewShard(
      index: batch.shard?.index ?? 1, count: batch.shard?.count ?? 1,
      inputs: Shard.sorted(batch.named.map(\.scenario)))
    var report = ReviewReport(baseline: baseline.path, shard: shard, scenarios: scenarios)
    var status = ExitStatus.success
    if isRecording || plan.manifest == nil {
      try Approval.apply(report.scenarios, in: self.report, to: baseline)
      report.isRecorded = true
      let count = report.options.count
      let reason = plan.manifest == nil ? "there was no baseline: " : ""
      session.console.printMessage(
        line: "\(reason)recorded \(count) \(count == 1 ? "option" : "options") in \"\(baseline.path)\"")
    } else if report.hasDifferences {
      status = .findings
    }
    try ReportFolder.write(report, to: self.report)
    let verdict = ReportFolder.verdict(on: report, in: self.report)
    return max(status, session.console.printOutput(line: verdict))
  }
}

extension ReviewedScenario {
  /// An input's part of the report, as `ReviewRequest.work` wrote it.
  fileprivate init(_ outcome: Outcome, of file: InputFile) {
    do throws(Diagnostic) {
      if let scenario = ReviewedScenario(try JSONNode(parsing: outcome.output)) {
        self = scenario
        return
      }
    } catch {
      // The process was lost, and the outcome says so.
    }
    self.init(
      name: file.scenario, input: file.argument, failure: Failure.bug.messages.first?.diagnostic.message,
      status: ExitStatus.bug.rawValue)
  }
}
