import AutoLayout

/// Breaks one text into the lines a UILabel would show, as PangoCairoBackend's `Typesetter` does it with Pango.
struct WebTypesetter {
  private static let unitsPerPoint = 1024.0

  let text: Text
  /// What is set: limited, without control characters.
  let scalars: [Unicode.Scalar]
  let metrics: FontMetrics
  let font: WebFont

  func typeset(maximumWidth: Double?, maximumHeight: Double?) -> TypesetText {
    let pitch = max(text.font.linePitch ?? metrics.lineHeight, 0.1)
    var result = TypesetText(lines: [], metrics: metrics, pitch: pitch, isTruncated: false)
    guard !scalars.isEmpty else { return result }
    let room = maximumWidth.flatMap { $0.isFinite && $0 < 1e6 ? max(0, $0) : nil }
    let allowed = text.allowedLines(
      within: maximumHeight, lineHeight: metrics.lineHeight, pitch: pitch)
    if text.lineBreakMode == .byClipping { result.clippedWidth = room }

    if text.numberOfLines == 1 && !text.wrapsLastLine {
      let last = lastLine(of: scalars, room: room)
      result.lines = [last.line]
      result.isTruncated = last.isTruncated
      return result
    }
    let measured = MeasuredText(scalars, font: font)
    let ranges = lines(of: measured, within: room)
    guard ranges.count > allowed else {
      result.lines = ranges.map { line(measured, $0) }
      return result
    }
    result.isTruncated = true
    if text.wrapsLastLine {
      result.lines = ranges.prefix(allowed).map { line(measured, $0) }
    } else {
      let rest = Array(scalars[ranges[allowed - 1].lowerBound...])
      result.lines =
        ranges.prefix(allowed - 1).map { line(measured, $0) } + [lastLine(of: rest, room: room).line]
    }
    return result
  }

  private func line(_ measured: MeasuredText, _ range: Range<Int>) -> TypesetLine {
    TypesetLine(string: measured.string(of: range), width: points(measured.width(of: range)))
  }

  private func points(_ units: Int) -> Double { Double(units) / Self.unitsPerPoint }

  private func units(_ points: Double) -> Int { Int((points * Self.unitsPerPoint).rounded()) }

  // MARK: Wrapping

  /// The lines without the blanks at which they were broken.
  private func lines(of measured: MeasuredText, within room: Double?) -> [Range<Int>] {
    guard let room else { return lines(of: measured, limit: .max) }
    // Pango breaks lines as if letter spacing followed the last letter too.
    let spacing = font.letterSpacing
    let limit = units(room + TypesetText.tolerance)
    let attempt = lines(of: measured, limit: limit + max(0, spacing))
    let widest = attempt.reduce(0) { max($0, measured.width(of: $1)) }
    guard spacing != 0, points(widest) > room + 2 * TypesetText.tolerance else { return attempt }
    return lines(of: measured, limit: limit + min(0, spacing))
  }

  private func lines(of measured: MeasuredText, limit: Int) -> [Range<Int>] {
    let scalars = measured.scalars
    var lines: [Range<Int>] = []
    var start = 0
    while start < scalars.count {
      let end = scalars[start...].firstIndex { $0.isNewline } ?? scalars.count
      wrap(measured, start..<end, limit: limit, into: &lines)
      start = end + 1
      if start == scalars.count { lines.append(start..<start) }
    }
    return lines
  }

  private func wrap(
    _ measured: MeasuredText, _ paragraph: Range<Int>, limit: Int, into lines: inout [Range<Int>]
  ) {
    var start = paragraph.lowerBound
    repeat {
      let next = lineEnd(measured, from: start, in: paragraph, limit: limit)
      let hasTrailingSpace =
        next < paragraph.upperBound && next > start && measured.scalars[next - 1].isBreakingSpace
      lines.append(start..<(hasTrailingSpace ? next - 1 : next))
      start = next
    } while start < paragraph.upperBound
  }

  /// Where the line after this one begins.
  private func lineEnd(
    _ measured: MeasuredText, from start: Int, in paragraph: Range<Int>, limit: Int
  ) -> Int {
    let scalars = measured.scalars
    var extent = 0
    var lastBreak: Int?
    var index = start
    while index < paragraph.upperBound {
      let own = measured.extent(index)
      // A blank at the end of a line needs no room.
      let isHanging = scalars[index].isBreakingSpace && index + 1 < paragraph.upperBound
      if extent + own > limit, !isHanging || extent > limit {
        if let lastBreak { return lastBreak }
        let forced = max(index, start + 1)
        let takesBlank = forced + 1 < paragraph.upperBound && scalars[forced].isBreakingSpace
        return takesBlank ? forced + 1 : forced
      }
      extent += own
      index += 1
      if index < paragraph.upperBound, isBreak(scalars, index) { lastBreak = index }
      if extent > limit { return lastBreak ?? index }
    }
    return paragraph.upperBound
  }

  private func isBreak(_ scalars: [Unicode.Scalar], _ index: Int) -> Bool {
    text.lineBreakMode == .byCharWrapping
      || LineBreaking.allows(between: scalars[index - 1], and: scalars[index])
  }

  // MARK: The last line

  /// Sets `rest` as the one line that is left for it.
  private func lastLine(of rest: [Unicode.Scalar], room: Double?) -> (line: TypesetLine, isTruncated: Bool) {
    var shown = rest
    if text.lineBreakMode == .byTruncatingTail, text.numberOfLines != 1,
      let end = rest.firstIndex(where: { $0.isNewline })
    {
      // More paragraphs follow: the line ends in an ellipsis even if its own words have room.
      shown = rest[..<end] + ["…"]
    }
    let measured = MeasuredText(shown.map { $0.isNewline ? " " : $0 }, font: font)
    let all = 0..<measured.scalars.count
    let whole = line(measured, all)
    guard let room, measured.width(of: all) > units(room + TypesetText.tolerance) else {
      return (whole, false)
    }
    switch text.lineBreakMode {
    case .byTruncatingHead: return (ellipsized(measured, keepsHead: false, keepsTail: true, room: room), true)
    case .byTruncatingMiddle:
      return (ellipsized(measured, keepsHead: true, keepsTail: true, room: room), true)
    case .byTruncatingTail: return (ellipsized(measured, keepsHead: true, keepsTail: false, room: room), true)
    case .byClipping, .byWordWrapping, .byCharWrapping: return (whole, true)
    }
  }

  /// The line with an ellipsis for as little as must go.
  private func ellipsized(
    _ measured: MeasuredText, keepsHead: Bool, keepsTail: Bool, room: Double
  ) -> TypesetLine {
    let count = measured.scalars.count
    let limit = units(room + TypesetText.tolerance) - font.advance(of: "…")
    var (head, tail, extent) = (0, 0, 0)
    var takesHead = keepsHead
    while head + tail < count {
      let own = measured.extent(takesHead ? head : count - 1 - tail)
      if extent + own > limit { break }
      extent += own
      if takesHead { head += 1 } else { tail += 1 }
      if keepsHead && keepsTail { takesHead.toggle() }
    }
    return TypesetLine(
      string: measured.string(of: 0..<head) + "…" + measured.string(of: (count - tail)..<count),
      width: points(extent + font.advance(of: "…")))
  }
}
