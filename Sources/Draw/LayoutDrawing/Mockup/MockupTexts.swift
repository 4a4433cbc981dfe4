import AutoLayout
import LayoutScene

/// The properties of a layout's texts that are the same at every scale.
struct MockupTexts {
  /// The areas of the visible lines, in canvas points.
  let extents: [Rect]
  /// The size of the smallest font in points; nil without text.
  let smallestFont: Double?

  init(of layout: SolvedLayout, measurer: any TextMeasurer) {
    let painter = ViewPainter(layout, system: .light, measurer: measurer)
    let texts = layout.views.indices.filter { !layout.views[$0].isHidden }.flatMap(painter.texts)
    extents = texts.compactMap { $0.extent(measurer)?.intersection(painter.screen) }
    smallestFont = texts.flatMap(\.text.pieces).map(\.font.size).min()
  }
}
