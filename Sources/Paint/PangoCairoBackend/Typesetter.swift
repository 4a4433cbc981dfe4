import AutoLayout
import CPangoCairo
import Typesetting

/// Breaks a text into the lines that a UILabel would show.
///
/// Pango limits lines per paragraph and cannot treat the last line differently, so only its wrapping and its
/// one-line ellipsis are used: a text with too many lines is wrapped, and what follows its last whole line is
/// set again as one line that ends in an ellipsis.
struct Typesetter {
  let text: Text
  /// The string to set: limited, without the characters that Pango would show as boxes.
  let string: String
  /// The stretches by bytes.
  let stretches: Stretches
  let context: OpaquePointer

  func typeset(maximumWidth: Double?, maximumHeight: Double?, justifies: Bool) -> TypesetText {
    guard !string.isEmpty else { return TypesetText() }
    let room = maximumWidth.flatMap { $0.isFinite && $0 < 1e6 ? max(0, $0) : nil }
    let clippedWidth = text.lineBreakMode == .byClipping ? room : nil

    if text.numberOfLines == 1 && !text.wrapsLastLine {
      let last = lastLine(of: string[...], stretches, room: room)
      return TypesetText(lines: last.lines, isTruncated: last.isTruncated, clippedWidth: clippedWidth)
    }
    let lines = wrapped(room: room, justifies: justifies)
    let allowed = text.allowedLines(lines, within: maximumHeight)
    guard lines.count > allowed else { return TypesetText(lines: lines, clippedWidth: clippedWidth) }
    var shown = Array(lines.prefix(allowed))
    if !text.wrapsLastLine {
      let last = shown.removeLast()
      let rest = string.utf8.dropFirst(last.start)
      shown +=
        lastLine(
          of: Substring(rest), stretches.dropping(first: last.start, paragraphRun: last.paragraphRun),
          room: room
        ).lines
    }
    return TypesetText(lines: shown, isTruncated: true, clippedWidth: clippedWidth)
  }

  /// The lines of all paragraphs. Pango justifies either all of them or none, and breaks them in the same way.
  private func wrapped(room: Double?, justifies: Bool) -> [TypesetLine] {
    func lines(justifies: Bool) -> [TypesetLine] {
      shape(string, stretches, within: room, justifies: justifies)?.lines() ?? []
    }
    guard justifies else { return lines(justifies: false) }
    let justified = lines(justifies: true)
    if justified.allSatisfy({ $0.alignment(in: text) == .justified }) { return justified }
    return zip(justified, lines(justifies: false)).map {
      $0.alignment(in: text) == .justified ? $0 : $1
    }
  }

  /// Sets `rest` on the one remaining line.
  private func lastLine(
    of rest: Substring, _ stretches: Stretches, room: Double?
  ) -> (lines: [TypesetLine], isTruncated: Bool) {
    var line = rest
    var stretches = stretches
    if text.lineBreakMode == .byTruncatingTail, text.numberOfLines != 1,
      let end = rest.firstIndex(where: \.isNewline)
    {
      // More paragraphs follow: the line ends in an ellipsis even if its own words fit.
      line = rest[..<end] + "…"
      stretches = stretches.prefix(rest[..<end].utf8.count)
    }
    let joined = String(line.map { $0.isNewline ? " " : $0 })
    let mode = ellipsizeMode
    guard let shaped = shape(joined, stretches, within: mode == nil ? nil : room, ellipsis: mode) else {
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
    _ string: String, _ stretches: Stretches, within width: Double?, justifies: Bool = false,
    ellipsis: PangoEllipsizeMode? = nil
  ) -> ShapedText? {
    let breaksWords = width != nil && ellipsis == nil && text.lineBreakMode != .byCharWrapping
    let attributes = TextAttributes(
      string, stretches: stretches, joints: breaksWords ? LongWords.joints(in: string) : [])
    func attempt(_ width: Double?) -> ShapedText? {
      guard
        let shaped = ShapedText(
          string, of: text, stretches, context: context, attributes: attributes.pointer)
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
    return stretches.fitted(within: width, attempt) { $0?.lines().map(\.width).max() ?? 0 }
  }
}
