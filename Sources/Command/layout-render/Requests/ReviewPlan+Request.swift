import AutoLayout
import FileAccess
import LayoutReview

extension ReviewPlan {
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
    isComplete = request.isComplete
  }
}
