import AutoLayout
import CPangoCairo
import Typesetting

/// A string that Pango has broken into lines, kept for as long as one of its lines is in use.
final class ShapedText {
  let layout: OpaquePointer
  let string: String

  /// - Parameter string: NUL-free.
  init?(
    _ string: String, context: OpaquePointer, description: borrowing FontDescription,
    attributes: OpaquePointer?
  ) {
    guard let layout = pango_layout_new(context) else { return nil }
    self.layout = layout
    self.string = string
    pango_layout_set_auto_dir(layout, 0)
    pango_layout_set_font_description(layout, description.pointer)
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
    for run in TypesetLine(line, of: self).runs {
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
    var element = pango_layout_get_lines_readonly(layout)
    while let link = element {
      if let line = link.pointee.data?.assumingMemoryBound(to: PangoLayoutLine.self) {
        lines.append(TypesetLine(line, of: self))
      }
      element = link.pointee.next
    }
    return lines
  }
}

/// One line as it is measured and drawn.
struct TypesetLine {
  let pointer: UnsafeMutablePointer<PangoLayoutLine>
  /// The sum of the advances in points.
  let width: Double
  /// The first byte of the line in the shaped string.
  let start: Int
  let owner: ShapedText

  init(_ pointer: UnsafeMutablePointer<PangoLayoutLine>, of owner: ShapedText) {
    self.pointer = pointer
    self.owner = owner
    // Pango's own extents count an ellipsis in place of emoji once for each character left out.
    width = Double(Self.width(of: pointer)) / pangoUnitsPerPoint
    start = Int(pango_layout_line_get_start_index(pointer))
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
  var runs: [UnsafeMutablePointer<PangoGlyphItem>] {
    var runs: [UnsafeMutablePointer<PangoGlyphItem>] = []
    var element = pointer.pointee.runs
    while let link = element {
      if let run = link.pointee.data?.assumingMemoryBound(to: PangoGlyphItem.self) { runs.append(run) }
      element = link.pointee.next
    }
    return runs
  }

  /// The text that the line shows, in reading order, with an ellipsis for what is left out.
  var visibleString: String {
    let bytes = owner.string.utf8
    let items = runs.compactMap { $0.pointee.item }.sorted { $0.pointee.offset < $1.pointee.offset }
    var visible = ""
    for item in items {
      if item.pointee.analysis.isEllipsis {
        visible += "…"
      } else {
        let run = bytes.dropFirst(Int(item.pointee.offset)).prefix(Int(item.pointee.length))
        visible += String(decoding: run, as: UTF8.self)
      }
    }
    while let last = visible.last, last.isWhitespace { visible.removeLast() }
    return visible
  }
}

extension TypesetLine {
  /// Where emoji are, from left to right: the left end and the width, in points from the line's start.
  var emoji: [(x: Double, width: Double)] {
    var emoji: [(x: Double, width: Double)] = []
    var x = 0.0
    for run in runs {
      guard let glyphs = run.pointee.glyphs else { continue }
      let isEmoji =
        run.pointee.item.map { $0.pointee.analysis.isRoom && !$0.pointee.analysis.isEllipsis } ?? false
      for info in UnsafeBufferPointer(start: glyphs.pointee.glyphs, count: Int(glyphs.pointee.num_glyphs)) {
        let width = Double(info.geometry.width) / pangoUnitsPerPoint
        if isEmoji && width > 0 { emoji.append((x, width)) }
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
