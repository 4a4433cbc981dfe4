import AutoLayout
import CPangoCairo
import Typesetting

/// A string that Pango has broken into lines, kept for as long as one of its lines is in use.
final class ShapedText {
  let layout: OpaquePointer
  let string: String
  /// The text that the string is of, or is a part of.
  let text: Text
  /// By bytes.
  let stretches: Stretches

  /// - Parameter string: NUL-free.
  init?(
    _ string: String, of text: Text, _ stretches: Stretches, context: OpaquePointer,
    attributes: OpaquePointer?
  ) {
    guard let layout = pango_layout_new(context) else { return nil }
    self.layout = layout
    self.string = string
    self.text = text
    self.stretches = stretches
    pango_layout_set_auto_dir(layout, 0)
    FontDescription(stretches.first.typeface).apply(to: layout)
    pango_layout_set_attributes(layout, attributes)
    var string = string
    string.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango_layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
  }

  deinit { g_object_unref(UnsafeMutableRawPointer(layout)) }

  var hasUnknownGlyphs: Bool { pango_layout_get_unknown_glyphs_count(layout) > 0 }

  var isEllipsized: Bool { pango_layout_is_ellipsized(layout) != 0 }

  /// Gives ellipses their own width: Pango widens one that is not at the end until the line is full, which
  /// leaves a visible gap.
  func tightenEllipses() {
    // A line from this function may be changed, and Pango does not cache its measurements.
    guard let line = pango_layout_get_line(layout, 0) else { return }
    for run in TypesetLine.runs(of: line) {
      guard let item = run.pointee.item, item.pointee.analysis.isEllipsis,
        let string = run.pointee.glyphs
      else { continue }
      for index in 0..<Int(string.pointee.num_glyphs) {
        var logical = PangoRectangle()
        let glyph = string.pointee.glyphs[index].glyph
        pango_font_get_glyph_extents(item.pointee.analysis.font, glyph, nil, &logical)
        string.pointee.glyphs[index].geometry.width = min(
          string.pointee.glyphs[index].geometry.width, logical.width)
      }
    }
  }

  func lines() -> [TypesetLine] {
    var lines: [TypesetLine] = []
    var paragraphRun = stretches.paragraphRun
    var element = pango_layout_get_lines_readonly(layout)
    while let link = element {
      if let line = link.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) {
        if lines.last?.isLastOfParagraph ?? false {
          paragraphRun = stretches.stretch(at: Int(pango_layout_line_get_start_index(line))).run
        }
        lines.append(TypesetLine(line, of: self, paragraphRun: paragraphRun))
      }
      element = link.pointee.next
    }
    return lines
  }

  /// Whether a paragraph ends at an offset.
  fileprivate func endsParagraph(at offset: Int) -> Bool {
    string.utf8.dropFirst(offset).first == UInt8(ascii: "\n")
  }
}

/// One line as it is measured and drawn.
struct TypesetLine {
  let pointer: UnsafeMutablePointer<PangoLayoutLine>
  /// The sum of the advances in points, and what is added after the last letter.
  let width: Double
  let box: LineBox
  /// The first byte of the line in the shaped string.
  let start: Int
  /// The run whose style the line's paragraph has.
  let paragraphRun: Int
  let isLastOfParagraph: Bool
  let owner: ShapedText

  init(_ pointer: UnsafeMutablePointer<PangoLayoutLine>, of owner: ShapedText, paragraphRun: Int) {
    self.pointer = pointer
    self.owner = owner
    self.paragraphRun = paragraphRun
    start = Int(pango_layout_line_get_start_index(pointer))
    // Pango's own extents count an ellipsis in place of emoji once for each character left out.
    let advances = Double(Self.width(of: pointer)) / pangoUnitsPerPoint
    if owner.stretches.isPlain && owner.text.runs.isEmpty {
      (width, box, isLastOfParagraph) = (advances, LineBox(owner.stretches.first), false)
      return
    }
    isLastOfParagraph = owner.endsParagraph(at: start + Int(pango_layout_line_get_length(pointer)))
    let runs = Self.runs(of: pointer)
    width = advances + LineEdges(runs.map { ($0.width, owner.kern(of: $0)) }).kern
    let shown = runs.compactMap { run in
      run.pointee.item.map { item -> Range<Int> in
        let offset = Int(item.pointee.offset)
        return offset..<offset + (item.pointee.analysis.isEllipsis ? 1 : Int(item.pointee.length))
      }
    }
    box = owner.stretches.box(
      of: shown.isEmpty ? [start..<start + 1] : shown, in: owner.text, paragraphRun: paragraphRun,
      isLastOfParagraph: isLastOfParagraph)
  }

  /// How the line is aligned in a text.
  func alignment(in text: Text) -> TextAlignment {
    owner.text.run(paragraphRun).paragraph.alignment ?? text.alignment
  }
}

extension TypesetLine {
  private static func width(of line: UnsafeMutablePointer<PangoLayoutLine>) -> Int {
    var width = 0
    var element = line.pointee.runs
    while let link = element {
      let run = link.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self)
      if let glyphs = run?.pointee.glyphs { width += Int(pango_glyph_string_get_width(glyphs)) }
      element = link.pointee.next
    }
    return width
  }

  /// The runs of one font and direction, from left to right.
  var runs: [UnsafeMutablePointer<PangoGlyphItem>] { Self.runs(of: pointer) }

  fileprivate static func runs(
    of line: UnsafeMutablePointer<PangoLayoutLine>
  ) -> [UnsafeMutablePointer<PangoGlyphItem>] {
    var runs: [UnsafeMutablePointer<PangoGlyphItem>] = []
    var element = line.pointee.runs
    while let link = element {
      if let run = link.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) { runs.append(run) }
      element = link.pointee.next
    }
    return runs
  }

  /// The text that the line shows, in reading order, with an ellipsis for what is left out.
  var visibleString: String { visibleStrings.map(\.string).joined() }

  /// The same in parts, each of one run of the text.
  var visibleStrings: [(string: String, run: Int)] {
    let bytes = owner.string.utf8
    let items = runs.compactMap { $0.pointee.item }.sorted { $0.pointee.offset < $1.pointee.offset }
    var visible: [(string: String, run: Int)] = []
    for item in items {
      let bytes = bytes.dropFirst(Int(item.pointee.offset)).prefix(Int(item.pointee.length))
      let string = item.pointee.analysis.isEllipsis ? "…" : String(decoding: bytes, as: UTF8.self)
      let run = owner.stretches.stretch(at: Int(item.pointee.offset)).run
      if visible.last?.run == run {
        visible[visible.count - 1].string += string
      } else {
        visible.append((string, run))
      }
    }
    while let last = visible.last?.string {
      if last.isEmpty {
        visible.removeLast()
      } else if last.last?.isWhitespace ?? false {
        visible[visible.count - 1].string.removeLast()
      } else {
        break
      }
    }
    return visible
  }
}

extension ShapedText {
  /// What the text adds after each letter of a run.
  fileprivate func kern(of run: UnsafeMutablePointer<PangoGlyphItem>) -> KernSides {
    guard let item = run.pointee.item, !stretches.isPlain else { return KernSides() }
    let (offset, analysis) = (Int(item.pointee.offset), item.pointee.analysis)
    if analysis.isRoom || analysis.isEllipsis || string.utf8.dropFirst(offset).first == UInt8(ascii: "\t") {
      return KernSides()
    }
    return stretches.face(at: offset).sides(in: WritingScript(PangoScript(Int32(analysis.script))))
  }
}

extension UnsafeMutablePointer<PangoGlyphItem> {
  /// In Pango's units.
  fileprivate var width: Int { pointee.glyphs.map { Int(pango_glyph_string_get_width($0)) } ?? 0 }
}

extension TypesetLine {
  /// A run where it is drawn.
  struct Part {
    var glyphs: UnsafeMutablePointer<PangoGlyphItem>
    /// The left end of its baseline, in points from the line's start.
    var origin: Point
    var width: Double
    /// The position of the text's run.
    var run: Int
  }

  /// Whether it is drawn as Pango has placed it, in one colour.
  var isPlain: Bool { owner.stretches.isPlain && owner.text.runs.isEmpty }

  /// The runs from left to right, raised and set apart as the text says.
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
  /// Where emoji are, from left to right: the left end and the width, in points from the line's start, and the
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

extension PangoAnalysis {
  /// Whether the run is space that an attribute reserved.
  var isRoom: Bool {
    var element = extra_attrs
    while let link = element {
      let attribute = link.pointee.data?.assumingMemoryBound(to: PangoAttribute.self)
      if attribute?.pointee.klass?.pointee.type == PANGO_ATTR_SHAPE { return true }
      element = link.pointee.next
    }
    return false
  }

  /// Whether the run stands for text that was left out.
  var isEllipsis: Bool { Int(flags) & Int(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0 }
}

typealias TypesetText = Typesetting.TypesetText<TypesetLine>

extension TypesetLine: MeasuredLine {}

extension TypesetText {
  /// Whether the available fonts lack a glyph for a character.
  var lacksGlyphs: Bool { lines.contains { $0.owner.hasUnknownGlyphs } }
}
