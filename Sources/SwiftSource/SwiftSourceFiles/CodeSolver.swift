package import AutoLayout
import Diagnostics
package import JSONText
package import LayoutScene
package import LayoutSolving

/// Solves the layouts of code for code that asks for sizes and frames, as the command solves them for pictures.
package struct CodeSolver {
  private let overrides: CanvasOverrides
  private let canvas: JSONNode?
  private let measurer: any TextMeasurer
  private let recent = RecentLayouts()

  /// - Parameters:
  ///   - screen: the canvas as the command line and a scenario describe it.
  ///   - measurer: sizes the texts.
  package init(_ screen: CodeScreen, measurer: any TextMeasurer) {
    (overrides, canvas, self.measurer) = (screen.overrides, screen.canvas, measurer)
  }

  /// A window for what a program shows.
  package func makeWindow() -> ProgramWindow { ProgramWindow(measurer: measurer) }

  /// The scene for an option of a reading; nil if it cannot be laid out.
  package func layout(of option: JSONNode) -> SceneOption? {
    let members = (option.members ?? []) + (canvas.map { [("canvas", $0)] } ?? [])
    return SwiftReading.layout(of: .object(members), overrides)
  }

  /// The size in points of the first view, or row, that code asks to measure, where -1 means no size; nil if this is
  /// not a layout.
  package func size(of asked: JSONNode) -> Size? {
    guard var layout = layout(of: asked) else { return nil }
    let kind = asked["kind"]?.string
    // Pixels so small that sizes are not rounded to them.
    if kind == "text" { layout.canvas.scale = 1024 }
    let views = LayoutEngine.solve(layout, measurer: measurer).views.elements.dropFirst()
    if kind == "row" { return views.first { $0.scene.kind == .cell }?.frame.size }
    guard let view = views.first else { return nil }
    let content = view.intrinsicContentSize
    // Adding zero removes the sign of a negative zero.
    return kind == "layout"
      ? view.frame.size : Size(width: (content.width ?? -1) + 0, height: (content.height ?? -1) + 0)
  }

  /// The vertical metrics of a font, in points.
  package func metrics(of font: Font) -> FontMetrics { measurer.metrics(of: font) }

  /// The constraints that `closed` adds to an option or leaves out of it.
  package func closing(of option: JSONNode) -> Closing { Closing(from: option, to: closed(option)) }

  /// The option with a height for its view, if the view is shown on its own and its content leaves the height open, and
  /// no wider than the view may be.
  package func closed(_ option: JSONNode) -> JSONNode {
    guard let view = OpenHeight(of: option), let layout = solved(option) else { return option }
    if let (narrow, other) = view.narrowed(in: layout, solved) {
      return OpenHeight(of: narrow)?.closed(in: other, solved) ?? narrow
    }
    return view.closed(in: layout, solved) ?? option
  }

  private func solved(_ option: JSONNode) -> SolvedLayout? {
    recent.layout(of: [option["scenario"], option["kind"]]) {
      layout(of: option).map { LayoutEngine.solve($0, measurer: measurer) }
    }
  }
}

/// The layouts that were solved last. The passes of a class and its final description ask for the same ones.
private final class RecentLayouts {
  private static let most = 4
  private var solved: [(key: [JSONNode?], layout: SolvedLayout?)] = []

  func layout(of key: [JSONNode?], _ solve: () -> SolvedLayout?) -> SolvedLayout? {
    if let known = solved.first(where: { $0.key == key }) { return known.layout }
    let layout = solve()
    solved = [(key, layout)] + solved.prefix(Self.most - 1)
    return layout
  }
}
