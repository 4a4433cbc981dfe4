package import LayoutScene

/// The images that the views of a layout show.
package struct ShownImages: Hashable, Sendable {
  fileprivate let byView: [String: SceneImage]

  package init(_ layout: SolvedLayout) {
    byView = Dictionary(
      layout.views.compactMap { view in view.scene.content.image.map { (view.scene.id, $0) } }
    ) { first, _ in first }
  }

  /// A key that is equal for equal contents of image files, whatever the names of the files.
  package var identity: [String] {
    byView.sorted { $0.key < $1.key }.compactMap { view, image in
      image.file.map { "\(view) \($0.content?.base64 ?? "")" }
    }
  }
}

/// The images that two layouts show in the same views.
package struct ImageComparison: Hashable, Sendable {
  private let before: ShownImages
  private let after: ShownImages

  package init(before: ShownImages, after: ShownImages) { (self.before, self.after) = (before, after) }

  /// Whether the view shows another image than before.
  func isOther(in view: String) -> Bool {
    let (old, new) = (before.byView[view], after.byView[view])
    guard let old, let new else { return (old == nil) != (new == nil) }
    if old.asset != new.asset { return true }
    guard let old = old.file, let new = new.file else { return old.source != new.source }
    return old.content?.base64 != new.content?.base64 || old.content == nil && old.name != new.name
  }

  /// Whether both images of the view are as large.
  func areOfOneSize(in view: String) -> Bool {
    guard let old = before.byView[view], let new = after.byView[view] else { return false }
    return old.size == new.size
  }

  /// The input's name for the view's image.
  func name(in view: String) -> String? { after.byView[view]?.file?.name }
}
