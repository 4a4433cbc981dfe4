import AutoLayout
import LayoutDrawing

/// The lines of a text item where they are drawn.
struct PlacedText {
  struct Line {
    var line: TypesetLine
    /// The left end of the baseline in points.
    var origin: Point
  }

  var lines: [Line]
  /// Where the drawing ends; nil: nowhere.
  var clip: Rect?

  /// The lines are centred vertically in the frame, as UILabel does it.
  init(_ item: TextItem, measurer: PangoTextMeasurer) {
    let frame = item.frame
    let typeset = measurer.typeset(
      item.text, maximumWidth: frame.width, maximumHeight: frame.height, justifies: true)
    let top = frame.y + (frame.height - typeset.height) / 2
    lines = typeset.lines.enumerated().map { index, line in
      let x = Self.x(of: min(line.width, typeset.clippedWidth ?? line.width), item)
      return Line(line: line, origin: Point(x: x, y: top + typeset.baseline(ofLine: index)))
    }
    if let width = typeset.clippedWidth, typeset.lines.contains(where: { $0.width > width }) { clip = frame }
  }

  private static func x(of width: Double, _ item: TextItem) -> Double {
    let room = item.frame.width - width
    switch (item.text.alignment, item.text.direction) {
    case (.left, _), (.natural, .leftToRight), (.justified, .leftToRight): return item.frame.x
    case (.right, _), (.natural, .rightToLeft), (.justified, .rightToLeft): return item.frame.x + room
    case (.center, _): return item.frame.x + room / 2
    }
  }
}
