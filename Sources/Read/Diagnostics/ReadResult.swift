package import LayoutScene

/// The result of reading an input.
package struct ReadResult: Hashable, Sendable {
  /// nil exactly if there is an error among the diagnostics.
  package var scene: Scene?
  /// In the order of their places.
  package var diagnostics: [Diagnostic]

  package init(scene: Scene?, diagnostics: [Diagnostic]) {
    self.scene = scene
    self.diagnostics = diagnostics
  }
}
