import AutoLayout
import CPangoCairo
import Typesetting

/// Breaks one text into the lines a UILabel would show.
///
/// Pango limits lines per paragraph and cannot treat the last line differently, so only its wrapping and its
/// one-line ellipsis are used: a text with too many lines is wrapped, and what follows its last whole line is
/// set again as one line that ends in an ellipsis.
struct Typesetter {
  let text: Text
  /// The string to set: limited, without the characters that Pango would show as boxes.
  let string: String
  let typeface: Typeface
  let context: OpaquePointer

  func typeset(maximumWidth: Double?, maximumHeight: Double?, justifies: Bool) -> TypesetText {
    let pitch = max(text.font.linePitch ?? typeface.metrics.lineHeight + typeface.lineGap, 0.1)
    var result = TypesetText(lines: [], metrics: typeface.metrics, pitch: pitch, isTruncated: false)
    guard !string.isEmpty else { return result }
    let room = maximumWidth.flatMap { $0.isFinite && $0 < 1e6 ? max(0, $0) : nil }
    let allowed = text.allowedLines(
      within: maximumHeight, lineHeight: typeface.metrics.lineHeight, pitch: pitch)
    if text.lineBreakMode == .byClipping { result.clippedWidth = room }

    if text.numberOfLines == 1 && !text.wrapsLastLine {
      let last = lastLine(of: string[...], room: room)
      result.lines = last.lines
      result.isTruncated = last.isTruncated
      return result
    }
    guard let shaped = shape(string, within: room, justifies: justifies) else { return result }
    let lines = shaped.lines()
    guard lines.count > allowed else {
      result.lines = lines
      return result
    }
    result.isTruncated = true
    if text.wrapsLastLine {
      result.lines = Array(lines.prefix(allowed))
    } else {
      let rest = string.utf8.dropFirst(lines[allowed - 1].start)
      result.lines = lines.prefix(allowed - 1) + lastLine(of: Substring(rest), room: room).lines
    }
    return result
  }

  /// Sets `rest` on the one line left for it.
  private func lastLine(of rest: Substring, room: Double?) -> (lines: [TypesetLine], isTruncated: Bool) {
    var line = rest
    if text.lineBreakMode == .byTruncatingTail, text.numberOfLines != 1,
      let end = rest.firstIndex(where: \.isNewline)
    {
      // More paragraphs follow: the line ends in an ellipsis even if its own words fit.
      line = rest[..<end] + "…"
    }
    let joined = String(line.map { $0.isNewline ? " " : $0 })
    let mode = ellipsizeMode
    guard let shaped = shape(joined, within: mode == nil ? nil : room, ellipsis: mode) else {
      return ([], false)
    }
    if shaped.isEllipsized { shaped.tightenEllipses() }
    let lines = shaped.lines()
    let overflows = mode == nil && lines.contains { $0.width > (room ?? .infinity) + LineFit.tolerance }
    return (lines, shaped.isEllipsized || overflows)
  }

  private var ellipsizeMode: PangoEllipsizeMode? {
    switch text.lineBreakMode {
    case .byTruncatingHead: PANGO_ELLIPSIZE_START
    case .byTruncatingMiddle: PANGO_ELLIPSIZE_MIDDLE
    case .byTruncatingTail: PANGO_ELLIPSIZE_END
    case .byClipping, .byWordWrapping, .byCharWrapping: nil
    }
  }

  private func shape(
    _ string: String, within width: Double?, justifies: Bool = false, ellipsis: PangoEllipsizeMode? = nil
  ) -> ShapedText? {
    let breaksWords = width != nil && ellipsis == nil && text.lineBreakMode != .byCharWrapping
    let attributes = TextAttributes(
      string, typeface: typeface, joints: breaksWords ? LongWords.joints(in: string) : [])
    func attempt(_ width: Double?) -> ShapedText? {
      let description = FontDescription(
        family: typeface.family, weight: typeface.weight, size: typeface.size)
      guard
        let shaped = ShapedText(
          string, context: context, description: description, attributes: attributes.pointer)
      else { return nil }
      let wrap = text.lineBreakMode == .byCharWrapping ? PANGO_WRAP_CHAR : PANGO_WRAP_WORD_CHAR
      pango_layout_set_wrap(shaped.layout, wrap)
      if justifies { pango_layout_set_justify(shaped.layout, 1) }
      if let width {
        pango_layout_set_width(shaped.layout, pangoUnits(max(0, width + LineFit.tolerance)))
      }
      if width != nil, let ellipsis { pango_layout_set_ellipsize(shaped.layout, ellipsis) }
      return shaped
    }
    return typeface.fitted(within: width, attempt) { $0?.lines().map(\.width).max() ?? 0 }
  }
}
