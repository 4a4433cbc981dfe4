import AutoLayout
import Typesetting

typealias TypesetText = Typesetting.TypesetText<TypesetLine>

/// A line as it is measured and drawn.
struct TypesetLine: MeasuredLine {
  var string: String
  /// In points.
  var width: Double
}

/// Breaks one text into the lines a UILabel would show, as PangoCairoBackend's `Typesetter` does with Pango.
struct WebTypesetter {
  private static let unitsPerPoint = 1024.0

  let text: Text
  /// The characters to set: limited, without control characters.
  let scalars: [Unicode.Scalar]
  let typeface: Typeface
  let fonts: WebFonts

  /// A line and where it begins in its text.
  private struct PlacedLine {
    var line: TypesetLine
    var start: Int
  }

  func typeset(maximumWidth: Double?, maximumHeight: Double?) -> TypesetText {
    let pitch = max(text.font.linePitch ?? typeface.metrics.lineHeight + typeface.lineGap, 0.1)
    var result = TypesetText(lines: [], metrics: typeface.metrics, pitch: pitch, isTruncated: false)
    guard !scalars.isEmpty else { return result }
    let room = maximumWidth.flatMap { $0.isFinite && $0 < 1e6 ? max(0, $0) : nil }
    let allowed = text.allowedLines(
      within: maximumHeight, lineHeight: typeface.metrics.lineHeight, pitch: pitch)
    if text.lineBreakMode == .byClipping { result.clippedWidth = room }

    if text.numberOfLines == 1 && !text.wrapsLastLine {
      let last = lastLine(of: scalars, room: room)
      result.lines = [last.line]
      result.isTruncated = last.isTruncated
      return result
    }
    let lines = wrapped(room: room)
    guard lines.count > allowed else {
      result.lines = lines.map(\.line)
      return result
    }
    result.isTruncated = true
    if text.wrapsLastLine {
      result.lines = lines.prefix(allowed).map(\.line)
    } else {
      let rest = Array(scalars[lines[allowed - 1].start...])
      result.lines = lines.prefix(allowed - 1).map(\.line) + [lastLine(of: rest, room: room).line]
    }
    return result
  }

  private func points(_ units: Int) -> Double { Double(units) / Self.unitsPerPoint }

  private func units(room: Double) -> Int {
    AttributedText.units(max(0, room + LineFit.tolerance))
  }

  // MARK: Wrapping

  private func wrapped(room: Double?) -> [PlacedLine] {
    let attributed = AttributedText(scalars, typeface: typeface, direction: text.direction)
    let shaper = Shaper(text: attributed, fonts: fonts)
    let paragraphs = Self.paragraphs(of: scalars).map { range in
      (range: range, items: Itemizer.items(of: attributed, in: range, fonts: fonts))
    }
    func attempt(_ room: Double?) -> [PlacedLine] {
      paragraphs.flatMap { paragraph in
        LineFiller.lines(
          of: paragraph.items, in: paragraph.range, room: room.map { units(room: $0) },
          wrap: text.lineBreakMode == .byCharWrapping ? .character : .word, shaper: shaper
        ).map { placed($0, of: attributed, paragraph: paragraph.range) }
      }
    }
    return typeface.fitted(within: room, attempt) { $0.map(\.line.width).max() ?? 0 }
  }

  private func placed(
    _ line: FilledLine, of text: AttributedText, paragraph: Range<Int>
  ) -> PlacedLine {
    let start = line.runs.first?.item.range.lowerBound ?? paragraph.lowerBound
    var end = line.runs.last?.item.range.upperBound ?? start
    if line.isWrapped, end > start, text.scalars[end - 1].isWhite { end -= 1 }
    let width = LineFinisher.width(of: line, scalars: text.scalars)
    return PlacedLine(
      line: TypesetLine(string: Self.string(text.scalars[start..<end]), width: points(width)), start: start)
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

  private static func string(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars)
    return String(view)
  }

  // MARK: The last line

  /// Sets `rest` on the one line left for it.
  private func lastLine(of rest: [Unicode.Scalar], room: Double?) -> (line: TypesetLine, isTruncated: Bool) {
    var shown = rest
    if text.lineBreakMode == .byTruncatingTail, text.numberOfLines != 1,
      let end = rest.firstIndex(where: { $0.isNewline })
    {
      // More paragraphs follow: the line ends in an ellipsis even if its own words fit.
      shown = rest[..<end] + ["…"]
    }
    shown = shown.map { $0.isNewline ? " " : $0 }
    let attributed = AttributedText(shown, typeface: typeface, direction: text.direction)
    let shaper = Shaper(text: attributed, fonts: fonts)
    let items = Itemizer.items(of: attributed, in: shown.indices, fonts: fonts)
    let lines = LineFiller.lines(of: items, in: shown.indices, room: nil, wrap: .word, shaper: shaper)
    let line = lines.first ?? FilledLine()
    let whole = placed(line, of: attributed, paragraph: shown.indices).line
    guard let gap else {
      return (whole, whole.width > (room ?? .infinity) + LineFit.tolerance)
    }
    let last = typeface.fitted(
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
    let scalars = shaper.text.scalars
    let width = LineFinisher.width(of: short.line, scalars: scalars)
    let string =
      Self.string(scalars[..<short.gap.lowerBound]) + "…" + Self.string(scalars[short.gap.upperBound...])
    let spread = LineFinisher.width(of: short.line, scalars: scalars, spreadsEllipsis: true)
    return LastLine(
      line: TypesetLine(string: string, width: points(width)), isTruncated: true, spreadWidth: points(spread))
  }
}
