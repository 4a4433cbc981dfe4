import AutoLayout

/// The layout of a label beside its bar, with the number first.
enum LabelForm {
  /// To the right, in one row.
  case row
  /// To the left.
  case mirrored
  /// Downward, with everything but the number in a row below it.
  case stacked
  /// Upward.
  case flipped
  /// All rows in one, with dots between them.
  case line
}

/// Words of the overlay that are placed together: pills, plain text and arrow glyphs in rows.
struct OverlayLabel {
  enum Tone: Hashable {
    case status(ConstraintStatus)
    case title
    case faint
    case guide
    case pass(PassEvent.Pass)
  }

  enum Content: Hashable {
    /// Text on an opaque rounded background.
    case pill(String)
    /// A pill that begins with the constraint's name; without a value it is only the name.
    case named(String, value: String)
    /// Text on a background without an outline.
    case plate(String)
    case text(String, Font)
    case arrows(ContentArrows)
    case mask(MaskGlyph)
    /// A turn in a pass of the layout process.
    case badge(PassBadge)
  }

  struct Run {
    var content: Content
    var tone: Tone
    var layer: OverlayLayer
    var size: Size
    /// Whether the run stays in one row with the run before it.
    var sticksToPrevious = false
    /// Whether text gets a plate, which takes no room, on the screen, where views have any colour.
    var hasPlate = false
    /// For a pill with a name, the fraction of its width that the name takes.
    var capShare = 1.0

    /// Whether the run only separates the words before it from those after it.
    var isDot: Bool { if case .text("·", _) = content { true } else { false } }
  }

  private(set) var rows: [[Run]]
  /// The size of the whole label.
  private(set) var size: Size
  /// The position of rows narrower than the label: 0 for left, 0.5 for the middle, 1 for right.
  var alignment: Double
  /// Whether the label repeats content that another option shows in full.
  var isQuiet = false
  /// The sign between rows that are put into one; nil for a label whose rows stay apart.
  var dot: Run?

  init(rows: [[Run]], alignment: Double = 0) {
    // A row made by a line break needs no dot at its ends.
    self.rows = rows.map { row in
      Array(row.drop(while: \.isDot).reversed().drop(while: \.isDot).reversed())
    }.filter { !$0.isEmpty }
    self.alignment = alignment
    let widths = self.rows.map(Self.width(of:))
    let heights = self.rows.map(Self.height(of:))
    size = Size(
      width: widths.reduce(0, max),
      height: heights.reduce(0, +) + Measures.rowSpacing * Double(max(0, heights.count - 1)))
  }

  /// Whether the label has words without a background of their own.
  var hasBareWords: Bool {
    rows.contains { row in row.contains { if case .text = $0.content { true } else { false } } }
  }

  /// Whether the label shows a content priority.
  var hasArrows: Bool {
    rows.contains { row in row.contains { if case .arrows = $0.content { true } else { false } } }
  }

  /// Whether the label is only the mark of an alarm, without words.
  var isBareAlarm: Bool { rows.joined().map(\.content) == [.pill("!")] }

  /// The centre of the first run, which sits on the bar, from the label's upper left corner.
  var anchor: Point {
    guard let row = rows.first, let run = row.first else { return .zero }
    let left = (size.width - Self.width(of: row)) * alignment
    return Point(x: left + run.size.width / 2, y: Self.height(of: row) / 2)
  }

  /// The label with everything but the first run in a row below it.
  var stacked: OverlayLabel {
    guard rows.count == 1, let row = rows.first, row.count > 1 else { return self }
    return OverlayLabel(rows: [[row[0]], Array(row.dropFirst())], alignment: 0.5)
  }

  func formed(_ form: LabelForm) -> OverlayLabel {
    switch form {
    case .row: self
    case .mirrored: mirrored
    case .stacked: stacked
    case .flipped: rows.count == 1 ? stacked.flipped : self
    case .line: line
    }
  }

  private var line: OverlayLabel {
    guard let dot else { return self }
    return OverlayLabel(rows: [Array(rows.joined(separator: [dot]))])
  }

  /// The label read outward to the left.
  var mirrored: OverlayLabel {
    OverlayLabel(rows: rows.map { $0.pieces.reversed().flatMap(\.self) }, alignment: alignment)
  }

  /// The label read upward.
  var flipped: OverlayLabel { OverlayLabel(rows: rows.reversed(), alignment: alignment) }

  /// The label with another count of lengths in its pill, such as `8 ×2` for `8 ×3`, and without a count for a single
  /// length.
  func counting(_ count: Int, _ runs: RunMaker) -> OverlayLabel {
    func counted(_ text: String) -> String {
      guard text.countsLengths, let blank = text.lastIndex(of: " ") else { return text }
      return text[..<blank] + (count > 1 ? " ×\(count)" : "")
    }
    let recounted = rows.map { row in
      row.map { run in
        guard case .pill(let text) = run.content, counted(text) != text else { return run }
        return runs.pill(showing: counted(text), tone: run.tone, layer: run.layer)
      }
    }
    return OverlayLabel(rows: recounted, alignment: alignment)
  }

  /// The label with its rows broken where they would be wider than `width`.
  func narrow(_ width: Double) -> OverlayLabel {
    guard size.width > width else { return self }
    var broken = [[Run]]()
    for row in rows {
      var current = [Run]()
      // A run and those that stick to it move together.
      for piece in row.pieces {
        if !current.isEmpty, Self.width(of: current + piece) > width {
          broken.append(current)
          current = []
        }
        current += piece
      }
      broken.append(current)
    }
    return OverlayLabel(rows: broken, alignment: alignment)
  }

  /// The label as narrow as possible with a height of at most `height`, otherwise in two rows; a higher one would reach
  /// another bar.
  func narrow(toFit height: Double) -> OverlayLabel {
    for share in [1, 1.5, 2, 2.5] {
      let form = narrow(Measures.railLabelWidth * share)
      if form.rows.count <= max(2, rows.count) || form.size.height <= height { return form }
    }
    return self
  }

  static func width(of row: [Run]) -> Double {
    row.reduce(0) { $0 + $1.size.width } + Measures.runGap * Double(max(0, row.count - 1))
  }

  static func height(of row: [Run]) -> Double { row.reduce(0) { max($0, $1.size.height) } }

  /// Draws the label with its upper left corner at `origin`.
  ///
  /// - Parameter isOnScreen: whether the label is on the layout, not beside it.
  func draw(at origin: Point, theme: Theme, isOnScreen: Bool, into layers: inout LayeredItems) {
    var y = origin.y
    for row in rows {
      let height = Self.height(of: row)
      var x = origin.x + (size.width - Self.width(of: row)) * alignment
      for run in row {
        let frame = Rect(
          x: x, y: y + (height - run.size.height) / 2, width: run.size.width, height: run.size.height)
        let run = isQuiet ? run.quiet : run
        layers[run.layer] += run.items(in: frame, theme: theme, isOnScreen: isOnScreen)
        x += run.size.width + Measures.runGap
      }
      y += height + Measures.rowSpacing
    }
  }
}

extension OverlayLabel.Run {
  /// The run in the colour of content that another option already shows.
  fileprivate var quiet: OverlayLabel.Run {
    var run = self
    if tone == .status(.satisfied) { run.tone = .faint }
    return run
  }

  fileprivate func items(in frame: Rect, theme: Theme, isOnScreen: Bool) -> [DisplayItem] {
    let color = theme.color(of: tone)
    switch content {
    case .pill(let string):
      return pill(frame, theme) + [
        .text(string.item(Typography.pill, in: frame, alignment: .center, color: color))
      ]
    case .named(let name, let value): return namedPill(name, value, frame, theme)
    case .plate(let string):
      return [
        plate(frame, theme), .text(string.item(Typography.note, in: frame, alignment: .center, color: color)),
      ]
    case .text(let string, let font):
      let text = DisplayItem.text(string.item(font, in: frame, alignment: .left, color: color))
      guard hasPlate && isOnScreen else { return [text] }
      // The plates of two runs in a row meet: a line between them would read as a hyphen.
      let overhang = 0.5 * Measures.runGap
      let ground = Rect(
        x: frame.minX - overhang, y: frame.minY, width: frame.width + 2 * overhang, height: frame.height)
      return [plate(ground, theme), text]
    case .arrows(let arrows): return arrows.items(in: frame, color: color)
    case .mask(let glyph): return glyph.items(in: frame, theme: theme)
    case .badge(let badge): return badge.items(in: frame, theme: theme)
    }
  }

  fileprivate func pill(_ frame: Rect, _ theme: Theme) -> [DisplayItem] {
    let width = tone.isAlarm ? 1.25 : 0.8
    let shape = Path.roundedRect(frame.grown(by: -0.4), radius: frame.height / 2)
    return [.fill(shape, theme.pill), .stroke(shape, theme.color(of: tone), StrokeStyle(width: width))]
  }

  private func plate(_ frame: Rect, _ theme: Theme) -> DisplayItem {
    .fill(.roundedRect(frame, radius: 3), theme.pill.withAlpha(Measures.plateOpacity))
  }
}

extension [OverlayLabel.Run] {
  fileprivate var pieces: [[OverlayLabel.Run]] {
    reduce(into: []) { pieces, run in
      if run.sticksToPrevious, !pieces.isEmpty {
        pieces[pieces.count - 1].append(run)
      } else {
        pieces.append([run])
      }
    }
  }
}

extension OverlayLabel.Tone {
  var isAlarm: Bool {
    if case .status(let status) = self { status.isAlarm } else { false }
  }
}

extension Theme {
  func color(of tone: OverlayLabel.Tone) -> Color {
    switch tone {
    case .status(let status): color(of: status)
    case .title: title
    case .faint: faint
    case .guide: guide
    case .pass(let pass): color(of: pass)
    }
  }
}

extension String {
  /// One line of the sheet's or overlay's own text, in a frame as wide as it was measured.
  func item(_ font: Font, in frame: Rect, alignment: TextAlignment, color: Color) -> TextItem {
    TextItem(
      text: Text(self, font: font, lineBreakMode: .byClipping, alignment: alignment), frame: frame,
      color: color)
  }
}

/// Makes runs of the size that their text needs.
struct RunMaker {
  let measurer: any TextMeasurer

  /// - Parameter string: the words; empty for only the mark of an alarm.
  /// - Parameter name: the constraint's name; nil if nothing mentions it.
  func pill(
    _ string: String, name: String? = nil, status: ConstraintStatus, layer: OverlayLayer
  ) -> OverlayLabel.Run {
    let shown = status.isAlarm ? (string.isEmpty ? "!" : "! " + string) : string
    if let name { return namedPill(name, shown, status: status, layer: layer) }
    return pill(showing: shown, tone: .status(status), layer: layer)
  }

  func pill(showing string: String, tone: OverlayLabel.Tone, layer: OverlayLayer) -> OverlayLabel.Run {
    let width = self.size(of: string, Typography.pill).width + 2 * Measures.pillPadding
    return OverlayLabel.Run(
      content: .pill(string), tone: tone, layer: layer,
      size: Size(width: max(width, Measures.pillHeight), height: Measures.pillHeight))
  }

  /// The quieter words of a constraint that UIKit made.
  func plate(_ string: String, tone: OverlayLabel.Tone, layer: OverlayLayer) -> OverlayLabel.Run {
    let size = self.size(of: string, Typography.note)
    return OverlayLabel.Run(
      content: .plate(string), tone: tone, layer: layer,
      size: Size(width: size.width + 4, height: size.height))
  }

  func text(
    _ string: String, font: Font = Typography.note, tone: OverlayLabel.Tone, layer: OverlayLayer,
    hasPlate: Bool = false
  ) -> OverlayLabel.Run {
    OverlayLabel.Run(
      content: .text(string, font), tone: tone, layer: layer, size: self.size(of: string, font),
      hasPlate: hasPlate)
  }

  func arrows(_ arrows: ContentArrows, tone: OverlayLabel.Tone, layer: OverlayLayer) -> OverlayLabel.Run {
    OverlayLabel.Run(content: .arrows(arrows), tone: tone, layer: layer, size: ContentArrows.size)
  }

  func badge(_ badge: PassBadge) -> OverlayLabel.Run {
    let width = self.size(of: badge.text, Typography.pill).width + 2 * Measures.pillPadding
    return OverlayLabel.Run(
      content: .badge(badge), tone: .title, layer: .passes,
      size: Size(width: max(width, Measures.pillHeight), height: Measures.pillHeight))
  }

  /// The size of a string, rounded up to half points so that the painter's rounding never cuts off a glyph.
  func size(of string: String, _ font: Font) -> Size {
    let text = Text(string, font: font, lineBreakMode: .byClipping)
    let size = measurer.layout(text, maximumWidth: nil, maximumHeight: nil).size
    return Size(
      width: (min(size.width, 4000) * 2).rounded(.up) / 2 + 0.5,
      height: (min(size.height, 4000) * 2).rounded(.up) / 2)
  }
}
