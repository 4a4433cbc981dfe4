import AutoLayout
import LayoutReview
import LayoutScene

/// What every input of a review is compared with, and where differences are written.
struct ReviewPlan {
  let baseline: Folder
  /// nil: there is none yet.
  let manifest: BaselineManifest?
  let report: Folder
  let appearances: [Appearance]

  init(_ request: ReviewRequest, _ manifest: BaselineManifest?) {
    (baseline, report) = (request.baseline, request.report)
    self.manifest = manifest
    let recorded = (manifest?.scenarios ?? []).flatMap { $0.options.flatMap(\.pictures) }.map(
      \.variant.appearance)
    let known = Appearance.allCases.filter { recorded.contains($0.rawValue) }
    appearances = request.appearances ?? (known.isEmpty ? [.light] : known)
  }

  /// Scenarios that only the baseline has. Of several shards, the first one reports them.
  func deletedScenarios(of batch: Batch) throws(Failure) -> [ReviewedScenario] {
    guard batch.shard.map({ $0.index == 1 }) ?? true else { return [] }
    let named = Set(batch.named.map(\.scenario))
    return try (manifest?.scenarios ?? []).filter { !named.contains($0.name) }.map {
      scenario throws(Failure) in
      ReviewedScenario(
        name: scenario.name,
        options: try scenario.options.map { option throws(Failure) in
          try DeletedOption.review(option, of: scenario.name, self)
        })
    }
  }
}
