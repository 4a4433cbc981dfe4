package import AutoLayout

/// A text and its style.
package struct StyledText: Hashable, Sendable {
  /// The characters. Setting them makes the text plain.
  package var string = "" { didSet { runs = [] } }
  /// Its parts with attributes of their own; empty for plain text.
  package private(set) var runs: [StyledRun] = []
  /// Shown in place of an empty text.
  package var placeholder = ""
  package var font: Font
  /// nil for the class's own colour.
  package var color: DynamicColor?
  package var alignment = TextAlignment.natural
  package var lineBreakMode: LineBreakMode
  /// 0 for as many as needed.
  package var numberOfLines = 1

  package init(font: Font = .defaultLabel, lineBreakMode: LineBreakMode = .byTruncatingTail) {
    self.font = font
    self.lineBreakMode = lineBreakMode
  }

  /// Makes a text of its parts.
  package mutating func setRuns(_ runs: [StyledRun]) {
    string = runs.reduce("") { $0 + $1.string }
    self.runs = runs
  }

  /// The text in the form that the measurer takes.
  package func text(_ direction: LayoutDirection) -> Text {
    let runs = shownRuns
    let plainFont = runs.count == 1 && runs[0].isPlain ? runs[0].font : nil
    var text = Text(
      string, font: plainFont ?? font, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode,
      alignment: alignment, direction: direction)
    guard plainFont == nil, let first = runs.first else { return text }
    text.runs = runs.map { $0.run(font: font) }
    if let alignment = first.paragraph.alignment,
      runs.allSatisfy({ $0.paragraph.alignment == alignment })
    {
      text.alignment = alignment
    }
    return text
  }

  /// The text as a one-line control shows it.
  package func line(_ direction: LayoutDirection) -> Text {
    var line = text(direction)
    line.numberOfLines = 1
    return line
  }

  /// The colours of the text's runs; that of all of it for plain text. nil for the class's own colour.
  package var shownColors: [DynamicColor?] { runs.isEmpty ? [color] : shownRuns.map(\.color) }

  /// Whether all of it is in the system font.
  package var isInSystemFont: Bool { shownRuns.allSatisfy { $0.font?.family == nil } && font.family == nil }

  /// The runs with all attributes filled in. Neighbours are different: a text that is divided for no reason equals a
  /// plain one.
  private var shownRuns: [StyledRun] {
    var shown: [StyledRun] = []
    for run in runs where !run.string.isEmpty {
      var run = run
      run.font = run.font ?? font
      run.color = run.color ?? color
      if let last = shown.last, last.hasAttributes(of: run) {
        shown[shown.count - 1].string += run.string
      } else {
        shown.append(run)
      }
    }
    return shown
  }
}

/// A part of a text with attributes of its own.
package struct StyledRun: Hashable, Sendable {
  package var string: String
  /// nil for the text's.
  package var font: Font?
  /// nil for the text's.
  package var color: DynamicColor?
  /// In points.
  package var kern = 0.0
  /// In points.
  package var baselineOffset = 0.0
  package var isUnderlined = false
  package var isStruckThrough = false
  /// The style of the paragraph that begins with it.
  package var paragraph = ParagraphStyle()

  package init(_ string: String) { self.string = string }

  /// Whether it has nothing but a font and a colour.
  package var isPlain: Bool {
    kern == 0 && baselineOffset == 0 && !isUnderlined && !isStruckThrough && paragraph == ParagraphStyle()
  }

  func hasAttributes(of other: StyledRun) -> Bool {
    var other = other
    other.string = string
    return self == other
  }

  func run(font usual: Font) -> TextRun {
    var run = TextRun(length: string.unicodeScalars.count, font: font ?? usual)
    run.kern = kern
    run.baselineOffset = baselineOffset
    run.isUnderlined = isUnderlined
    run.isStruckThrough = isStruckThrough
    run.paragraph = paragraph
    return run
  }
}
