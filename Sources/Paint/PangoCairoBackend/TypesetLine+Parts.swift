import AutoLayout
import CPangoCairo
import Typesetting

extension TypesetLine {
  /// A run at the position where it is drawn.
  struct Part {
    var glyphs: UnsafeMutablePointer<PangoGlyphItem>
    /// The left end of the baseline, in points from the line's start.
    var origin: Point
    var width: Double
    /// The position of the text's run.
    var run: Int
  }

  /// Whether the line is drawn as Pango has placed it, in one colour.
  var isPlain: Bool { owner.stretches.isPlain && owner.text.runs.isEmpty }

  /// The runs from left to right, raised and spaced as the text specifies.
  var parts: [Part] {
    let runs = runs
    let kerns = runs.map { owner.kern(of: $0) }
    let edges = LineEdges(zip(runs, kerns).map { ($0.width, $1) })
    var parts: [Part] = []
    var x = 0.0
    for (glyphs, kern) in zip(runs, kerns) {
      let run = glyphs.pointee.item.map { owner.stretches.stretch(at: Int($0.pointee.offset)).run } ?? 0
      let width = Double(glyphs.width) / pangoUnitsPerPoint
      let isRightToLeft = (glyphs.pointee.item?.pointee.analysis.level ?? 0) % 2 == 1
      parts.append(
        Part(
          glyphs: glyphs,
          origin: Point(
            x: x + edges.shift(of: kern, isRightToLeft: isRightToLeft), y: -owner.text.run(run).baselineOffset
          ),
          width: width, run: run))
      x += width
    }
    return parts
  }
}

extension TypesetLine {
  /// The positions of emoji, from left to right: the left end and the width, in points from the line's start, and the
  /// text's run.
  var emoji: [(origin: Point, width: Double, run: Int)] {
    var emoji: [(origin: Point, width: Double, run: Int)] = []
    for part in parts {
      guard let glyphs = part.glyphs.pointee.glyphs, let item = part.glyphs.pointee.item,
        item.pointee.analysis.isRoom, !item.pointee.analysis.isEllipsis
      else { continue }
      var x = part.origin.x
      for info in UnsafeBufferPointer(start: glyphs.pointee.glyphs, count: Int(glyphs.pointee.num_glyphs)) {
        let width = Double(info.geometry.width) / pangoUnitsPerPoint
        if width > 0 { emoji.append((Point(x: x, y: part.origin.y), width, part.run)) }
        x += width
      }
    }
    return emoji
  }
}
