package import AutoLayout
package import JSONText
package import LayoutScene

extension SceneView {
  /// The scenario keys that produce the view on the canvas, without its subviews: what its author specified,
  /// whatever format it was read from.
  package func keys(on canvas: Canvas) -> [JSONNode.Member] { ViewDraft(writing: self, on: canvas).members() }
}

extension ViewKind {
  /// The value in a view of this kind where a scenario gives none; nil for one that depends on more than the
  /// kind.
  package func usualValue(of key: String) -> JSONNode? {
    let draft = ViewDraft(view: SceneView(id: "", kind: self))
    return ViewDraft.format.fields.first { $0.name == key }.flatMap { $0.usual(draft) }
  }
}

extension Canvas {
  /// The scenario keys that produce the canvas.
  package var keys: [JSONNode.Member] {
    CanvasDraft.format.members(of: CanvasDraft(self), over: CanvasDraft())
  }
}
