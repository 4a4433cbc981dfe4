package import AutoLayout
package import LayoutScene

extension SceneView {
  /// The keys of a scenario that make the view on the canvas, without those of its subviews: what its author
  /// has said of it, wherever it was read from.
  package func keys(on canvas: Canvas) -> [JSONNode.Member] { ViewDraft(writing: self, on: canvas).members() }
}

extension Canvas {
  /// The keys of a scenario that make the canvas.
  package var keys: [JSONNode.Member] {
    CanvasDraft.format.members(of: CanvasDraft(self), over: CanvasDraft())
  }
}
