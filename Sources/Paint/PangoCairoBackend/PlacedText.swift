import AutoLayout
import LayoutDrawing
import Typesetting

/// The lines of a text item at the positions where they are drawn.
struct PlacedText {
  struct Line {
    var line: TypesetLine
    /// The left end of the baseline in points.
    var origin: Point

    /// The shapes drawn in place of emoji: discs centred at half the height of capital letters.
    var emoji: [(path: Path, run: Int)] {
      line.emoji.map { place in
        let diameter = place.width * 0.84
        let center = Point(
          x: origin.x + place.origin.x + place.width / 2, y: origin.y + place.origin.y - place.width * 0.29)
        return (
          .ellipse(
            in: Rect(
              x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter)),
          place.run
        )
      }
    }

    /// The lines below and through the letters, from left to right.
    var decorations: [(rect: Rect, run: Int)] {
      guard !line.isPlain else { return [] }
      let text = line.owner.text
      var decorations: [(rect: Rect, run: Int)] = []
      var spans: [(start: Point, end: Double, run: Int)] = []
      for part in line.parts {
        let start = Point(x: origin.x + part.origin.x, y: origin.y + part.origin.y)
        if spans.last?.run == part.run {
          spans[spans.count - 1].end = start.x + part.width
        } else {
          spans.append((start, start.x + part.width, part.run))
        }
      }
      for span in spans {
        let run = text.run(span.run)
        decorations += Decoration.all(of: run).map {
          ($0.rect(at: span.start, width: span.end - span.start.x, size: run.font.size), span.run)
        }
      }
      return decorations
    }
  }

  /// The colour of the shapes drawn in place of emoji, on text of `color`.
  static func emojiColor(_ color: Color) -> Color {
    var color = color
    color.alpha *= 0.2
    return color
  }

  var lines: [Line]
  /// The path to clip to; nil for none.
  var clip: Path?

  /// Places the lines vertically centred in the frame, as UILabel does. A frame without extent shows none.
  init(_ item: TextItem, measurer: PangoTextMeasurer) {
    let frame = item.frame
    guard frame.isFinite, frame.width > 0, frame.height > 0 else {
      lines = []
      return
    }
    let typeset = measurer.typeset(
      item.text, maximumWidth: frame.width, maximumHeight: frame.height, justifies: true)
    let top = frame.y + (frame.height - typeset.height) / 2
    lines = typeset.lines.enumerated().compactMap { index, line in
      let x = frame.x + Self.indent(of: line, in: typeset.clippedWidth, item)
      let origin = Point(x: x, y: top + typeset.baseline(ofLine: index))
      return origin.isDrawable ? Line(line: line, origin: origin) : nil
    }
    if let width = typeset.clippedWidth, typeset.lines.contains(where: { $0.width > width }) {
      clip = .rect(frame)
    }
  }

  /// The distance from the frame's left edge at which a line begins.
  private static func indent(of line: TypesetLine, in clippedWidth: Double?, _ item: TextItem) -> Double {
    let room = item.frame.width - line.width
    // The end of the line is cut off.
    let isCutOff = clippedWidth.map { line.width > $0 } ?? false
    switch (isCutOff ? .natural : line.alignment(in: item.text), item.text.direction) {
    case (.left, _), (.natural, .leftToRight), (.justified, .leftToRight): return 0
    case (.right, _), (.natural, .rightToLeft), (.justified, .rightToLeft): return room
    case (.center, _): return room / 2
    }
  }
}
