import AutoLayout
import Diagnostics
import FileAccess
import Glibc
import JSONText
import LayoutReview
import LayoutScene
import PangoCairoBackend

/// review: compares inputs with a baseline or a revision, and writes a report.
struct ReviewRequest: BatchRequest {
  let batch: Batch
  let target: Target
  let report: Folder
  /// nil: those of the baseline.
  let appearances: [Appearance]?
  /// nil: those of the baseline.
  let variants: [ReviewVariant]?
  let ignoredViews: [IgnoredViewRule]
  /// Whether this run should become the baseline.
  let isRecording: Bool
  /// Whether pictures become part of the baseline, too.
  let recordsPictures: Bool
  /// Where the report will be published; nil if it is not.
  let address: String?
  /// In points.
  let tolerance: Double
  /// Whether options that only the baseline has are deleted, and not only missing from this command line.
  let isComplete: Bool

  /// The target of the comparison, as the command line names it.
  enum Target: Hashable {
    case baseline(Folder)
    case revision(String)
  }

  init(_ arguments: ParsedArguments) throws(Failure) {
    batch = try Batch(arguments, joinsSource: false)
    var taken: [String: InputFile] = [:]
    for file in batch.named {
      if file.isStandardInput { throw .standardInputReviewed }
      if let other = taken.updateValue(file, forKey: file.scenario) {
        throw .sameName(file.scenario, first: other.argument, second: file.argument)
      }
    }
    if let revision = arguments.value(of: .against) {
      target = .revision(revision)
    } else if let path = arguments.value(of: .baseline) {
      target = .baseline(Folder(path: path))
    } else {
      throw .baselineMissing
    }
    report = Folder(path: arguments.value(of: .output) ?? "report")
    appearances =
      arguments.has(.appearance)
      ? arguments.list(of: .appearance).compactMap { Appearance(rawValue: $0) }.unique : nil
    variants = try Self.variants(arguments)
    ignoredViews = arguments.ignoredViews
    isRecording = arguments.has(.record)
    recordsPictures = arguments.has(.pictures)
    address = arguments.value(of: .address)
    tolerance = arguments.value(of: .tolerance).flatMap { decimal($0) } ?? 0
    isComplete = arguments.has(.complete)
  }

  /// - Returns: nil if no flag asks for any.
  private static func variants(_ arguments: ParsedArguments) throws(Failure) -> [ReviewVariant]? {
    guard [Flag.device, .textSize, .rtl].contains(where: arguments.has) else { return nil }
    let devices = arguments.all(of: .device)
    for device in devices { try CanvasOverrides.check(device: device) }
    return ReviewVariant.all(
      devices: devices.unique,
      textSizes: arguments.list(of: .textSize).compactMap { ContentSizeCategory(rawValue: $0) }.unique,
      bothDirections: arguments.has(.rtl))
  }

  func tells(_ diagnostic: Diagnostic) -> Bool {
    diagnostic.severity == .error || diagnostic.code == OptionReview.changeCode
  }

  /// A worker trusts what its parent has checked.
  func context() throws(Failure) -> ReviewPlan {
    switch target {
    case .baseline(let folder):
      ReviewPlan(self, .baseline(folder, try BaselineFolder.manifest(of: folder)))
    case .revision(let name): ReviewPlan(self, .revision(try GitRevision(name)))
    }
  }

  func work(on job: inout InputJob, in plan: ReviewPlan) throws(Failure) {
    guard let scenario = job.review(against: plan) else { return }
    job.outcome.output = Array(scenario.json.text(width: 110).utf8)
    guard job.isRecording else { return }
    for file in scenario.options.flatMap(\.files).unique {
      job.made.append(MadeFile(name: file.path, bytes: try plan.report.read(file)))
    }
  }

  /// Names of files in a report are those in its folder.
  var folder: String { "" }

  func makes(_ name: String, of file: InputFile) -> Bool {
    ReviewFileNames.isName(name, of: file.scenario)
  }

  /// The part of the report that another process reads.
  var printsText: Bool { true }

  func others(of file: InputFile, in plan: ReviewPlan) throws(Failure) -> [String] {
    try plan.keyWords + [plan.basis.identity(of: file)]
  }

  func write(_ files: [MadeFile], for job: inout InputJob, in plan: ReviewPlan) throws(Failure) {
    for file in files { try plan.report.write(file.bytes, to: file.name, isFlushed: false) }
  }

  /// - Returns: the worst status, of which a difference is the mildest.
  func run(in session: Session) throws(Failure) -> ExitStatus {
    try batch.fonts.load(reportingTo: session.console) { library throws(Failure) in
      let plan = try checkedPlan()
      try ReportFolder.prepare(report)
      var status = ExitStatus.success
      var scenarios: [ReviewedScenario] = []
      outcomes(in: plan, library, session) { outcome, file in
        status.worsen(to: outcome.status)
        if let scenario = ReviewedScenario(outcome, of: file) { scenarios.append(scenario) }
      }
      do throws(Failure) {
        scenarios += try plan.missingScenarios(of: batch, Typography(library), session.console.style)
        status.worsen(to: try finish(scenarios, plan, session))
      } catch {
        status.worsen(to: session.console.report(error))
      }
      return status
    }
  }

  /// Problems with the baseline or the folders are reported before anything is written.
  private func checkedPlan() throws(Failure) -> ReviewPlan {
    try checkPlaces()
    guard case .baseline(let folder) = target else { return try context() }
    let manifest = try BaselineFolder.load(folder)
    if manifest == nil {
      try checkRecording(folder)
    } else if isRecording, isIntegrating {
      throw .recordedAlready(folder.path)
    }
    if report.isSame(as: folder) { throw .sameFolder(folder.path) }
    return ReviewPlan(self, .baseline(folder, manifest))
  }

  /// A run becomes the baseline on request or, outside continuous integration, if it is the first one. In
  /// continuous integration nobody would notice that all layouts are new because a folder is misspelt.
  private func checkRecording(_ baseline: Folder) throws(Failure) {
    if batch.shard != nil { throw .shardWithoutBaseline(baseline.path) }
    guard !isRecording, isIntegrating else { return }
    throw .unrecorded(baseline.path, near: BaselineFolder.near(baseline.path))
  }

  private var isIntegrating: Bool {
    ContinuousIntegration.isRunning(getenv("CI").map { String(cString: $0) })
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
    var report = ReviewReport(
      baseline: plan.basis.name, appearances: plan.appearances.map(\.rawValue), shard: shard,
      scenarios: scenarios)
    if case .revision = plan.basis { report.isRevision = true }
    report.tellRenames()
    var status = ExitStatus.success
    if case .baseline(let baseline, let manifest) = plan.basis, isRecording || manifest == nil {
      try Approval.apply(report, in: self.report, to: baseline, withPictures: recordsPictures)
      report.isRecorded = true
      let count = report.options.count { $0.state != .notGiven && $0.state != .deleted }
      let reason = manifest == nil ? "there was no baseline: " : ""
      session.console.printMessage(
        line: "\(reason)recorded \(count) \(count == 1 ? "option" : "options") in \"\(baseline.path)\"",
        code: "recorded")
    } else if report.hasDifferences {
      status = .findings
    }
    try ReportFolder.write(report, to: self.report, address: address)
    let verdict = ReportFolder.verdict(on: report, in: self.report)
    return max(status, session.console.printOutput(line: verdict))
  }
}

extension ReviewedScenario {
  /// An input's part of the report, as `ReviewRequest.work` wrote it; nil if it has none.
  fileprivate init?(_ outcome: Outcome, of file: InputFile) {
    if outcome.output.isEmpty, outcome.status == .success { return nil }
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
