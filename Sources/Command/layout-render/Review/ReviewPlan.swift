import AutoLayout
import FileAccess
import LayoutReview
import LayoutScene

/// The basis with which every input of a review is compared, the variants, and the place where differences are written.
struct ReviewPlan {
  let basis: ReviewBasis
  let report: Folder
  let appearances: [Appearance]
  let variants: [ReviewVariant]
  let ignoredViews: [IgnoredViewRule]
  /// The largest difference of lengths that counts as none, in points.
  let tolerance: Double
  /// Whether the inputs and variants are all that there should be.
  let isComplete: Bool

  /// The settings of the baseline on which results depend where the command line gives none.
  var keyWords: [String] {
    [appearances.map(\.rawValue).joined(separator: ",")]
      + variants.map { $0.words.joined(separator: ",") }
  }

  func ignored(in scenario: String, _ option: String) -> [IgnoredView] {
    ignoredViews.filter { $0.covers(scenario, option) }.map {
      IgnoredView(view: $0.view, reason: $0.reason)
    }
  }

  /// Whether this review judges an option in the variant that a given input no longer has.
  func judges(_ variant: ReviewVariant) -> Bool { isComplete || variants.contains(variant) }

  /// Scenarios that only the baseline or the revision has. Of several shards, the first one reports them.
  ///
  /// Those of a baseline are deleted only if the inputs are all that there are. Otherwise they were not given, and one
  /// whose file is gone may have another name now.
  func missingScenarios(
    of batch: Batch, _ fonts: Typography, _ style: MessageStyle
  ) throws(Failure) -> [ReviewedScenario] {
    guard batch.shard.map({ $0.index == 1 }) ?? true else { return [] }
    var deleted: [ReviewedScenario] = []
    for file in try missing(from: batch.named) {
      var job = InputJob(file: file, fonts: fonts, style: style, isStrict: false) { _ in false }
      if !isComplete, let known = basis.manifest?.scenario(named: file.scenario), !isGone(known, from: batch)
      {
        deleted.append(
          ReviewedScenario(
            name: known.name, options: known.options.map { ReviewedOption(notGiven: $0.name, $0.variant) }))
        continue
      }
      let layouts = EarlierLayouts()
      let options = try basis.options(of: file, nil, variants, job, layouts)
      guard !options.isEmpty else { continue }
      deleted.append(
        ReviewedScenario(
          name: file.scenario,
          options: try options.map { option throws(Failure) in
            var missing = try job.deleted(option, of: file.scenario, layouts, self)
            if basis.manifest != nil, !isComplete { missing.state = .notGiven }
            return missing
          }))
    }
    return deleted
  }

  /// Whether the file of a scenario is in none of the folders that inputs are in.
  private func isGone(_ scenario: BaselineScenario, from batch: Batch) -> Bool {
    let names = Set(scenario.options.compactMap { $0.input?.name })
    let folders = Set(batch.named.map { FilePath.parts(of: $0.argument).folder })
    return !names.isEmpty
      && !folders.contains { folder in names.contains { Folder(path: folder.isEmpty ? "." : folder).has($0) }
      }
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
