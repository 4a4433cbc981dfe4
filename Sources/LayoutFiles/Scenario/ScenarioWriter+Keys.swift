package import AutoLayout
package import LayoutScene

extension SceneView {
  /// The scenario keys that produce the view on the canvas, without its subviews: what its author specified,
  /// whatever format it was read from.
  package func keys(on canvas: Canvas) -> [JSONNode.Member] { ViewDraft(writing: self, on: canvas).members() }
}

extension Canvas {
  /// The scenario keys that produce the canvas.
  package var keys: [JSONNode.Member] {
    CanvasDraft.format.members(of: CanvasDraft(self), over: CanvasDraft())
  }
}
