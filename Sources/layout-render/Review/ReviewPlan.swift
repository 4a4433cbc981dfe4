import AutoLayout
import LayoutFiles
import LayoutReview
import LayoutScene

/// What every input of a review is compared with, in which variants, and where differences are written.
struct ReviewPlan {
  let basis: ReviewBasis
  let report: Folder
  let appearances: [Appearance]
  let variants: [ReviewVariant]
  let ignoredViews: [IgnoredViewRule]
  /// The largest difference of lengths that counts as none, in points.
  let tolerance: Double

  init(_ request: ReviewRequest, _ basis: ReviewBasis) {
    self.basis = basis
    report = request.report
    let manifest = basis.manifest
    let recorded = Appearance.allCases.filter { manifest?.appearances.contains($0.rawValue) ?? false }
    appearances = request.appearances ?? (recorded.isEmpty ? [.light] : recorded)
    let known = manifest?.variants ?? []
    variants = request.variants ?? (known.isEmpty ? [ReviewVariant()] : known)
    ignoredViews = request.ignoredViews
    tolerance = request.tolerance
  }

  /// What the baseline says that results depend on, where the command line does not.
  var keyWords: [String] {
    [appearances.map(\.rawValue).joined(separator: ",")]
      + variants.map { $0.words.joined(separator: ",") }
  }

  func ignored(in scenario: String, _ option: String) -> [IgnoredView] {
    ignoredViews.filter { $0.covers(scenario, option) }.map {
      IgnoredView(view: $0.view, reason: $0.reason)
    }
  }

  /// Scenarios that only the baseline or the revision has. Of several shards, the first one reports them.
  func deletedScenarios(
    of batch: Batch, _ fonts: Typography, _ style: MessageStyle
  ) throws(Failure) -> [ReviewedScenario] {
    guard batch.shard.map({ $0.index == 1 }) ?? true else { return [] }
    var deleted: [ReviewedScenario] = []
    for file in try missing(from: batch.named) {
      var job = InputJob(file: file, fonts: fonts, style: style, isStrict: false) { _ in false }
      let layouts = EarlierLayouts()
      let options = try basis.options(of: file, nil, variants, job, layouts)
      guard !options.isEmpty else { continue }
      deleted.append(
        ReviewedScenario(
          name: file.scenario,
          options: try options.map { option throws(Failure) in
            try job.deleted(option, of: file.scenario, layouts, self)
          }))
    }
    return deleted
  }

  private func missing(from files: [InputFile]) throws(Failure) -> [InputFile] {
    let named = Set(files.map(\.scenario))
    switch basis {
    case .baseline(_, let manifest):
      return (manifest?.scenarios ?? []).filter { !named.contains($0.name) }.map {
        // Only its name is used.
        InputFile(argument: $0.name + ".json")
      }
    case .revision(let revision):
      return try revision.deleted(beside: files).filter { !named.contains($0.scenario) }
    }
  }
}

/// A view whose differences do not count, as the configuration says.
struct IgnoredViewRule: Hashable, Sendable {
  /// Patterns for names.
  var scenario: Glob
  var option: Glob
  var view: String
  var reason: String

  func covers(_ scenario: String, _ option: String) -> Bool {
    self.scenario.matches(scenario) && self.option.matches(option)
  }
}
