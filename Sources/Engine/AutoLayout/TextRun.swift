/// How the lines of a paragraph are placed, like NSParagraphStyle. All lengths are in points.
public struct ParagraphStyle: Hashable, Sendable {
  /// The horizontal alignment of its lines; nil for that of the whole text.
  public var alignment: TextAlignment?
  /// The space between one line and the next, at least 0.
  public var lineSpacing = 0.0
  /// The factor by which the height of a line is multiplied, above its letters; 0 stands for 1.
  public var lineHeightMultiple = 0.0
  /// The minimum height of a line, after multiplication; at least 0.
  public var minimumLineHeight = 0.0
  /// The maximum height of a line; 0 for no limit.
  public var maximumLineHeight = 0.0
  /// The space between the paragraph and the next, in addition to the line spacing; at least 0.
  public var paragraphSpacing = 0.0

  /// Creates the style of plain text.
  public init() {}
}

/// A part of a text with attributes of its own, as between two changes of attributes in an NSAttributedString.
///
/// A paragraph has the style of its first character, as in UIKit.
public struct TextRun: Hashable, Sendable {
  /// How many Unicode scalars it has.
  public var length: Int
  /// The font of its letters.
  public var font: Font
  /// Points added after each of its letters, including the last one; below 0 to bring them closer. Letters
  /// that join or are stacked, those of Arabic, Devanagari and Thai, are not set apart.
  public var kern = 0.0
  /// How far its letters are above the baseline, in points; their line grows with them.
  public var baselineOffset = 0.0
  /// Whether a line is drawn below its letters.
  public var isUnderlined = false
  /// Whether a line is drawn through its letters.
  public var isStruckThrough = false
  /// The style of the paragraph that begins with it.
  public var paragraph = ParagraphStyle()

  /// Creates a run without attributes besides its font.
  public init(length: Int, font: Font) {
    self.length = length
    self.font = font
  }
}

extension Text {
  /// The attributes of a run, with distances that can be drawn; those of plain text beyond the last run.
  package func run(_ index: Int) -> TextRun {
    guard runs.indices.contains(index) else { return TextRun(length: 0, font: font) }
    func drawable(_ distance: Double) -> Double { distance.isNaN ? 0 : min(max(distance, -1000), 1000) }
    var run = runs[index]
    run.kern = drawable(run.kern)
    run.baselineOffset = drawable(run.baselineOffset)
    return run
  }

  /// The characters of a run: at least one, except in an empty text.
  package struct Piece {
    /// The position of the run; the number of runs for characters beyond the last one.
    package var run: Int
    /// After its last character, in Unicode scalars.
    package var end: Int
    package var string: String
    package var font: Font
    package var kern: Double
  }

  /// The text divided by its runs; runs without characters are left out.
  package var pieces: [Piece] {
    var pieces: [Piece] = []
    var rest = string.unicodeScalars[...]
    var end = 0
    for index in 0...runs.count where pieces.isEmpty || !rest.isEmpty {
      let run = self.run(index)
      let own = index < runs.count ? rest.prefix(max(0, run.length)) : rest
      rest = rest[own.endIndex...]
      end += own.count
      guard !own.isEmpty || index == runs.count else { continue }
      pieces.append(Piece(run: index, end: end, string: String(own), font: run.font, kern: run.kern))
    }
    return pieces
  }

  /// The size of the largest font in points, relative to which a text shrinks.
  package var largestFontSize: Double { runs.reduce(runs.isEmpty ? font.size : 0) { max($0, $1.font.size) } }

  /// How far letters, and anything else between lines, can extend beyond a line, in points; a generous bound,
  /// for clips.
  package var reach: Double {
    runs.indices.reduce(2 * font.size) { reach, index in
      let run = run(index)
      return max(reach, 2 * run.font.size + abs(run.baselineOffset) + abs(run.kern))
    }
  }

  /// The text at another size of its largest font, in points. Its parts keep their proportions.
  package func scaled(to size: Double) -> Text {
    var scaled = self
    guard !runs.isEmpty else {
      scaled.font.size = size
      return scaled
    }
    let factor = size / largestFontSize
    scaled.font.size *= factor
    for index in runs.indices {
      scaled.runs[index].font.size *= factor
      scaled.runs[index].kern *= factor
      scaled.runs[index].baselineOffset *= factor
    }
    return scaled
  }
}

extension TextMeasurer {
  /// The vertical metrics of the one line of a text: those of its font, or of its tallest run.
  package func lineMetrics(of text: Text) -> FontMetrics {
    guard !text.runs.isEmpty, !text.string.isEmpty else { return metrics(of: text.font) }
    let line = layout(text, maximumWidth: nil, maximumHeight: nil)
    return FontMetrics(
      ascender: line.firstBaseline, descender: line.firstBaseline - line.size.height,
      lineHeight: line.size.height)
  }
}
