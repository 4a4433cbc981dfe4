import AutoLayout
import CPangoCairo
import Typesetting

/// A string that Pango has broken into lines, kept for as long as one of its lines is in use.
final class ShapedText {
  let layout: OpaquePointer
  let string: String
  /// The text of the string, or the text of which the string is a part.
  let text: Text
  /// The stretches by bytes.
  let stretches: Stretches

  /// - Parameter string: a string without NUL.
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

  /// Gives ellipses their own width. Pango widens an ellipsis that is not at the end until the line is full, which
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
  /// The width in points: the sum of the advances, and anything added after the last letter.
  let width: Double
  let box: LineBox
  /// The first byte of the line in the shaped string.
  let start: Int
  /// The run that determines the style of the line's paragraph.
  let paragraphRun: Int
  let isLastOfParagraph: Bool
  let owner: ShapedText

  init(_ pointer: UnsafeMutablePointer<PangoLayoutLine>, of owner: ShapedText, paragraphRun: Int) {
    self.pointer = pointer
    self.owner = owner
    self.paragraphRun = paragraphRun
    start = Int(pango_layout_line_get_start_index(pointer))
    // Pango's own extents count an ellipsis in place of emoji once for each omitted character.
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

  /// The alignment of the line in a text.
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

  /// The text that the line shows, in reading order, with an ellipsis for omitted text.
  var visibleString: String { visibleStrings.map(\.string).joined() }

  /// The visible text in parts, each belonging to one run of the text.
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
  /// The space that the text adds after each letter of a run.
  func kern(of run: UnsafeMutablePointer<PangoGlyphItem>) -> KernSides {
    guard let item = run.pointee.item, !stretches.isPlain else { return KernSides() }
    let (offset, analysis) = (Int(item.pointee.offset), item.pointee.analysis)
    if analysis.isRoom || analysis.isEllipsis || string.utf8.dropFirst(offset).first == UInt8(ascii: "\t") {
      return KernSides()
    }
    return stretches.face(at: offset).sides(in: WritingScript(PangoScript(Int32(analysis.script))))
  }
}

extension UnsafeMutablePointer<PangoGlyphItem> {
  /// The width in Pango's units.
  var width: Int { pointee.glyphs.map { Int(pango_glyph_string_get_width($0)) } ?? 0 }
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

  /// Whether the run stands for omitted text.
  var isEllipsis: Bool { Int(flags) & Int(PANGO_ANALYSIS_FLAG_IS_ELLIPSIS) != 0 }
}

typealias TypesetText = Typesetting.TypesetText<TypesetLine>

extension TypesetLine: MeasuredLine {}

extension TypesetText {
  /// Whether the available fonts lack a glyph for a character.
  var lacksGlyphs: Bool { lines.contains { $0.owner.hasUnknownGlyphs } }
}
