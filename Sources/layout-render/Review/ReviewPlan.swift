import AutoLayout
import LayoutReview
import LayoutScene

/// What every input of a review is compared with, and where what differs goes.
struct ReviewPlan {
  var baseline: Folder
  /// nil: there is none yet.
  var manifest: BaselineManifest?
  var report: Folder
  var appearances: [Appearance]

  init(_ request: RenderRequest, manifest: BaselineManifest?) {
    baseline = Folder(path: request.baseline ?? "")
    self.manifest = manifest
    report = Folder(path: request.output ?? "report")
    let recorded = (manifest?.scenarios ?? []).flatMap { $0.options.flatMap(\.pictures) }.map(
      \.variant.appearance)
    let known = Appearance.allCases.filter { recorded.contains($0.rawValue) }
    appearances = request.appearances?.flatMap(\.parts) ?? (known.isEmpty ? [.light] : known)
  }

  /// A worker trusts what its parent has checked.
  init(forWorker request: RenderRequest) {
    var manifest: BaselineManifest?
    if let path = request.baseline {
      do throws(ReviewError) {
        manifest = try BaselineFolder.manifest(of: Folder(path: path))
      } catch {
        manifest = nil
      }
    }
    self.init(request, manifest: manifest)
  }
}
