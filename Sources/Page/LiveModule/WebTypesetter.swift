import AutoLayout
import Typesetting

typealias TypesetText = Typesetting.TypesetText<TypesetLine>

/// A line as it is measured and drawn.
struct TypesetLine: MeasuredLine {
  /// The text of the line, split into parts of one run each.
  var strings: [(string: String, run: Int)]
  /// In points.
  var width: Double
  var box: LineBox
  /// The run that determines the style of its paragraph.
  var paragraphRun: Int

  var string: String { strings.reduce("") { $0 + $1.string } }
}

/// Breaks one text into the lines a UILabel would show, as PangoCairoBackend's `Typesetter` does with Pango.
struct WebTypesetter {
  let text: Text
  /// The characters to set: limited, without control characters.
  let scalars: [Unicode.Scalar]
  /// The stretches of the text, indexed by scalars.
  let stretches: Stretches
  let fonts: WebFonts

  /// A line and where it begins in its text.
  private struct PlacedLine: MeasuredLine {
    var line: TypesetLine
    var start: Int

    var width: Double { line.width }
    var box: LineBox { line.box }
  }

  func typeset(maximumWidth: Double?, maximumHeight: Double?) -> TypesetText {
    guard !scalars.isEmpty else { return TypesetText() }
    let room = maximumWidth.flatMap { $0.isFinite && $0 < 1e6 ? max(0, $0) : nil }
    let clippedWidth = text.lineBreakMode == .byClipping ? room : nil

    if text.numberOfLines == 1 && !text.wrapsLastLine {
      let last = lastLine(of: scalars, stretches, room: room)
      return TypesetText(lines: [last.line], isTruncated: last.isTruncated, clippedWidth: clippedWidth)
    }
    let lines = wrapped(room: room)
    let allowed = text.allowedLines(lines, within: maximumHeight)
    guard lines.count > allowed else {
      return TypesetText(lines: lines.map { $0.line }, clippedWidth: clippedWidth)
    }
    var shown = lines.prefix(allowed).map { $0.line }
    if !text.wrapsLastLine {
      let start = lines[allowed - 1].start
      let rest = stretches.dropping(first: start, paragraphRun: shown.removeLast().paragraphRun)
      shown.append(lastLine(of: Array(scalars[start...]), rest, room: room).line)
    }
    return TypesetText(lines: shown, isTruncated: true, clippedWidth: clippedWidth)
  }

  private func units(room: Double) -> Int {
    AttributedText.units(max(0, room + LineFit.tolerance))
  }

  // MARK: Wrapping

  private func wrapped(room: Double?) -> [PlacedLine] {
    let attributed = AttributedText(scalars, stretches: stretches, direction: text.direction)
    let shaper = Shaper(text: attributed, fonts: fonts)
    let paragraphs = Self.paragraphs(of: scalars).map { range in
      (range: range, items: Itemizer.items(of: attributed, in: range, fonts: fonts))
    }
    func attempt(_ room: Double?) -> [PlacedLine] {
      paragraphs.flatMap { paragraph in
        let lines = LineFiller.lines(
          of: paragraph.items, in: paragraph.range, room: room.map { units(room: $0) },
          wrap: text.lineBreakMode == .byCharWrapping ? .character : .word, shaper: shaper)
        return lines.indices.map { index in
          placed(
            lines[index], of: attributed, paragraph: paragraph.range, isLast: index == lines.count - 1)
        }
      }
    }
    return stretches.fitted(within: room, attempt) { $0.map { $0.width }.max() ?? 0 }
  }

  private func placed(
    _ line: FilledLine, of text: AttributedText, paragraph: Range<Int>, isLast: Bool
  ) -> PlacedLine {
    let start = line.runs.first?.item.range.lowerBound ?? paragraph.lowerBound
    var end = line.runs.last?.item.range.upperBound ?? start
    if line.isWrapped, end > start, text.scalars[end - 1].isWhite { end -= 1 }
    return PlacedLine(
      line: typesetLine(
        line, of: text, strings: Self.strings(text, start..<end), paragraph: paragraph, isLast: isLast),
      start: start)
  }

  private func typesetLine(
    _ line: FilledLine, of text: AttributedText, strings: [(string: String, run: Int)],
    paragraph: Range<Int>, isLast: Bool
  ) -> TypesetLine {
    let (stretches, start) = (text.stretches, paragraph.lowerBound)
    let run = start == 0 ? stretches.paragraphRun : stretches.stretch(at: start).run
    let shown = line.runs.map { $0.item.range }
    // Another paragraph follows.
    let isLastOfParagraph = isLast && paragraph.upperBound < text.scalars.count
    let box =
      stretches.isPlain && self.text.runs.isEmpty
      ? LineBox(stretches.first)
      : stretches.box(
        of: shown.isEmpty ? [start..<start + 1] : shown, in: self.text, paragraphRun: run,
        isLastOfParagraph: isLastOfParagraph)
    return TypesetLine(
      strings: strings, width: LineFinisher.width(of: line, scalars: text.scalars), box: box,
      paragraphRun: run)
  }

  private static func paragraphs(of scalars: [Unicode.Scalar]) -> [Range<Int>] {
    var paragraphs: [Range<Int>] = []
    var start = 0
    for index in scalars.indices where scalars[index].isNewline {
      paragraphs.append(start..<index)
      start = index + 1
    }
    return paragraphs + [start..<scalars.count]
  }

  /// A part of a text, split into pieces of one run each.
  private static func strings(_ text: AttributedText, _ range: Range<Int>) -> [(string: String, run: Int)] {
    var strings: [(string: String, run: Int)] = []
    for index in range {
      let run = text.stretches.stretch(at: index).run
      if strings.isEmpty || strings[strings.count - 1].run != run { strings.append(("", run)) }
      strings[strings.count - 1].string.unicodeScalars.append(text.scalars[index])
    }
    return strings
  }

  // MARK: The last line

  /// Sets `rest` on the one line left for it.
  private func lastLine(
    of rest: [Unicode.Scalar], _ stretches: Stretches, room: Double?
  ) -> (line: TypesetLine, isTruncated: Bool) {
    var (shown, stretches) = (rest, stretches)
    if text.lineBreakMode == .byTruncatingTail, text.numberOfLines != 1,
      let end = rest.firstIndex(where: { $0.isNewline })
    {
      // More paragraphs follow: the line ends in an ellipsis even if its own words fit.
      shown = rest[..<end] + ["…"]
      stretches = stretches.prefix(end)
    }
    shown = shown.map { $0.isNewline ? " " : $0 }
    let attributed = AttributedText(shown, stretches: stretches, direction: text.direction)
    let shaper = Shaper(text: attributed, fonts: fonts)
    let items = Itemizer.items(of: attributed, in: shown.indices, fonts: fonts)
    let lines = LineFiller.lines(of: items, in: shown.indices, room: nil, wrap: .word, shaper: shaper)
    let line = lines.first ?? FilledLine()
    let whole = placed(line, of: attributed, paragraph: shown.indices, isLast: true).line
    guard let gap else {
      return (whole, whole.width > (room ?? .infinity) + LineFit.tolerance)
    }
    let last = stretches.fitted(
      within: room, { ellipsized(line, whole, gap, room: $0, shaper: shaper) }, width: { $0.spreadWidth })
    return (last.line, last.isTruncated)
  }

  /// A candidate for the last line.
  private struct LastLine {
    var line: TypesetLine
    var isTruncated: Bool
    /// In points, with an ellipsis that fills the line.
    var spreadWidth: Double
  }

  private var gap: Ellipsizer.Gap? {
    switch text.lineBreakMode {
    case .byTruncatingHead: .start
    case .byTruncatingMiddle: .middle
    case .byTruncatingTail: .end
    case .byClipping, .byWordWrapping, .byCharWrapping: nil
    }
  }

  private func ellipsized(
    _ line: FilledLine, _ whole: TypesetLine, _ gap: Ellipsizer.Gap, room: Double?, shaper: Shaper
  ) -> LastLine {
    guard let room,
      let short = Ellipsizer.ellipsize(line, gap, room: units(room: room), shaper: shaper, fonts: fonts)
    else { return LastLine(line: whole, isTruncated: false, spreadWidth: whole.width) }
    let attributed = shaper.text
    let all = attributed.scalars.indices
    let sign = ("…", attributed.stretches.stretch(at: short.gap.lowerBound).run)
    let strings =
      Self.strings(attributed, all.lowerBound..<short.gap.lowerBound) + [sign]
      + Self.strings(attributed, short.gap.upperBound..<all.upperBound)
    return LastLine(
      line: typesetLine(short.line, of: attributed, strings: strings, paragraph: all, isLast: true),
      isTruncated: true,
      spreadWidth: LineFinisher.width(of: short.line, scalars: attributed.scalars, spreadsEllipsis: true))
  }
}
