package import AutoLayout
package import LayoutScene

/// The explanation over one mockup: the positions of its signs and the room that they take; once it is drawn, also its
/// layers, and the signs that the legend explains.
package struct Overlay {
  private(set) var layers = LayeredItems()
  /// The bounds in sheet points from the screen's upper left corner, which contain the device and every label.
  private(set) var bounds: Rect
  var signs = OverlaySigns()
  /// The signs that were placed, for checking.
  private(set) var placed: [PlacedSign] = []
  /// The areas of the views' lines of text and the system's symbols.
  let texts: [Rect]
  let words: Words
  private let drawings: Words
  /// The screen's shape.
  private let display: Path

  private let layout: SolvedLayout
  private let options: DrawingOptions
  private let space: OverlaySpace
  private let selection: OverlaySelection
  private let screenTheme: Theme
  private let backgrounds: Backgrounds
  private let sheetTheme: Theme
  private(set) var ground: GroundLayers

  /// The overlays of the options of a sheet, with the same signs in the same places, yet to be drawn.
  static func all(
    of panels: [SheetPanel], mockups: [Mockup], sheetTheme: Theme
  ) -> [Overlay] {
    var overlays = zip(panels, mockups).map {
      Overlay(mockup: $1, selection: $0.selection, sheetTheme: sheetTheme)
    }
    guard overlays.contains(where: { !$0.options.overlay.subtracting(.legend).isEmpty }) else {
      return overlays
    }
    var (placer, signs) = placing(overlays, panels, mockups)
    for (index, placed) in placer.place(signs).enumerated() { overlays[index].take(placed) }
    return overlays
  }

  /// The signs of the overlays, and the placer that positions them.
  private static func placing(
    _ overlays: [Overlay], _ panels: [SheetPanel], _ mockups: [Mockup]
  ) -> (placer: SignPlacer, signs: [[Sign]]) {
    var signs = overlays.indices.map {
      panels[$0].signs(in: overlays[$0].space, mockups[$0].measurer)
    }
    if panels.first?.context.isComparison == true {
      for axis in Set(overlays.map(\.options.axis)) {
        let shown = overlays.indices.filter { overlays[$0].options.axis == axis }
        for compared in Dictionary(grouping: shown, by: { overlays[$0].layout.subject }).values {
          QuietSigns.mark(&signs, among: compared, of: overlays.map(\.layout))
        }
      }
    }
    let placer = SignPlacer(
      panels: zip(overlays, mockups).map { overlay, mockup in
        Panel(
          screen: overlay.space.screen, device: mockup.bounds, texts: overlay.texts,
          ground: overlay.ground)
      }, isNarrow: overlays.contains { $0.options.largestWidth != nil },
      runs: RunMaker(measurer: mockups[0].measurer))
    return (placer, signs)
  }

  /// Places the signs of a layout at full size, and nothing else.
  ///
  /// - Returns: the work, for timing it, with the number of signs as its result.
  package static func placing(of layout: SolvedLayout, measurer: any TextMeasurer) -> () -> Int {
    let options = DrawingOptions()
    let panels = SheetPanel.all(
      of: [layout], title: nil, description: nil, options: options, measurer: measurer)
    let theme = Theme.of(options.appearance)
    let mockups = panels.map { panel in
      Mockup(layout: panel.layout, texts: panel.texts, theme: theme, scale: 1, measurer: measurer)
    }
    let overlays = zip(panels, mockups).map {
      Overlay(mockup: $1, selection: $0.selection, sheetTheme: theme)
    }
    let (placer, signs) = placing(overlays, panels, mockups)
    return {
      var placer = placer
      return placer.place(signs).joined().count
    }
  }

  private init(mockup: Mockup, selection: OverlaySelection, sheetTheme: Theme) {
    layout = mockup.layout
    options = selection.options
    self.selection = selection
    self.sheetTheme = sheetTheme
    screenTheme = mockup.theme
    space = OverlaySpace(layout: layout, scale: mockup.scale, screen: mockup.screen, crop: mockup.crop)
    bounds = mockup.bounds
    texts = mockup.occupied.map(space.scaled)
    words = Words(texts)
    backgrounds = Backgrounds(layout, space, theme: screenTheme, sheetTheme: sheetTheme)
    ground = GroundLayers(
      layout: layout, options: options, space: space, theme: screenTheme, backgrounds: backgrounds,
      selection: selection, texts: texts)
    ground.draw(into: &layers, signs: &signs)
    drawings = Words(texts + ground.controls)
    display = mockup.display ?? .rect(space.screen.grown(by: 0.5))
    if let display = mockup.display { layers.confine([.frames, .margins, .guides, .baselines], to: display) }
    if options.overlay.contains(.passes) { signs.formUnion(PassBadges(of: layout).signs) }
  }

  private mutating func take(_ placed: [PlacedSign]) {
    self.placed = placed
    for sign in placed where sign.isShown {
      if let bar = sign.bar, !sign.isOnScreen { bounds = bounds.union(bar.rect) }
      if let label = sign.label { bounds = bounds.union(label) }
    }
  }

  // MARK: Drawing

  /// The overlay with its signs drawn. Sheets try several scales, and draw only at the last.
  var drawn: Overlay {
    var overlay = self
    overlay.draw()
    return overlay
  }

  private mutating func draw() {
    // Lines along edges are below the lines that end at them, generated signs below the scene's own, and words above
    // all.
    let ordered =
      placed.filter(\.sign.isLine) + placed.filter { $0.sign.isGenerated && !$0.sign.isLine }
      + placed.filter { !$0.sign.isGenerated && !$0.sign.isLine }
    for signs in Self.folded(ordered) { drawAsOne(signs) }
    noteMarginsAndGuides()
  }

  /// Groups the signs that appear as one sign to the reader, each group in the place of its first sign.
  private static func folded(_ placed: [PlacedSign]) -> [[PlacedSign]] {
    var groups: [[PlacedSign]] = []
    var known: [SignFold: Int] = [:]
    for sign in placed where sign.isShown {
      if let fold = sign.sign.fold, let index = known[fold] {
        groups[index].append(sign)
      } else {
        if let fold = sign.sign.fold { known[fold] = groups.count }
        groups.append([sign])
      }
    }
    return groups
  }

  private mutating func drawAsOne(_ placed: [PlacedSign]) {
    var parts = LayeredItems()
    let descriptions = placed.map { SignDescription(of: $0.sign, in: layout) }
    for (sign, description) in zip(placed, descriptions) {
      var part = LayeredItems()
      drawLines(of: sign, into: &part)
      drawLabel(of: sign, into: &part)
      // Each of them can still be found by its own constraint.
      parts.add(part, as: placed.count > 1 ? description : nil)
    }
    if let whole = SignDescription(joining: descriptions) { layers.add(parts, asWhole: whole) }
  }

  private mutating func drawLines(of placed: PlacedSign, into parts: inout LayeredItems) {
    let sign = placed.sign
    let layer =
      sign.style == .range ? .ambiguity : sign.figure.map { selection.layer(of: $0.status) } ?? .constraints
    let witnesses = placed.witnesses.flatMap {
      BarPainter(theme: sheetTheme, words: words).extensionLine(from: $0.from, to: $0.to)
    }
    parts.add(.witness) { $0[layer] += witnesses }
    if let bar = placed.bar {
      let painter = placed.isOnScreen ? painter(for: [bar]) : outsidePainter
      parts.add(.bar) {
        $0[layer] += painter.items(of: bar, sign.style, sign.look, about: sign.dimension?.sized)
      }
      note(sign)
    }
    switch sign.shape {
    case .line:
      // If several views have marks on one line, it must be seen which belong together.
      let isShared = Set(sign.views).count > 2
      let items = sign.figures.flatMap { alignment($0, sign.look, isPaired: isShared) }
      parts.add(.bar) { $0[layer] += items }
      note(sign)
    case .aspect(let rect):
      if let label = placed.label {
        parts.add(.bar) { $0[layer] += painter(for: []).diagonal(of: rect, towards: label, sign.look) }
      }
      note(sign)
    case .dimension:
      let marks = sign.figures.flatMap(\.centres).flatMap {
        painter(for: $0.line.centreMarks(at: [$0.item])).centreMarks($0.line, [$0.item], sign.look)
      }
      if placed.bar != nil, !marks.isEmpty { parts.add(.bar) { $0[layer] += marks } }
    case .words, .guide: break
    }
  }

  /// Draws lines on the screen, in ink that can be seen there.
  private func painter(for lines: [SignBar]) -> BarPainter {
    BarPainter(
      theme: lines.isEmpty ? screenTheme : backgrounds.theme(under: lines), words: words, drawings: drawings)
  }

  /// Draws lines beside the screen.
  private var outsidePainter: BarPainter { BarPainter(theme: sheetTheme, words: words, drawings: drawings) }

  private mutating func drawLabel(of placed: PlacedSign, into parts: inout LayeredItems) {
    guard let rect = placed.label else { return }
    let sign = placed.sign
    let theme = placed.isOnScreen ? screenTheme : sheetTheme
    noteWords(sign)
    if !placed.leader.isEmpty, let layer = sign.label.rows.first?.first?.layer {
      parts.add(.leader) { $0[layer] += BarPainter(theme: theme, words: words).leader(placed.leader) }
    }
    var label = placed.words
    label.isQuiet = sign.isQuiet
    parts.add(.label) {
      label.draw(at: rect.origin, theme: theme, isOnScreen: placed.isOnScreen, into: &$0)
    }
  }

  /// The lines of an alignment. Edges have a line, centres a mark at each item, and baselines a hairline from text
  /// to text, since lines would strike through words.
  ///
  /// - Parameter isPaired: whether the marks of centres are connected.
  private func alignment(_ figure: ConstraintFigure, _ look: LineLook, isPaired: Bool) -> [DisplayItem] {
    guard let line = figure.line else { return [] }
    if figure.isOnBaselines {
      let painter = painter(for: [line])
      return painter.baselineLine(line, figure.items, look) {
        backgrounds.isFaint(painter.theme.color(of: look), under: [$0])
      }
    }
    if figure.isCentred {
      // The marks of the screen's own centre are beside it, on the sheet.
      let marks = figure.items.flatMap {
        ($0.contains(space.screen) ? outsidePainter : painter(for: line.centreMarks(at: [$0])))
          .centreMarks(line, [$0], look)
      }
      return (isPaired ? painter(for: [line]).centreLine(line, figure.items, look) : []) + marks
    }
    let isInside = space.screen.grown(by: -1).contains(line.rect)
    // The screen's own edges have no outside: what is beyond them is the device.
    let beside =
      isInside
      ? words.beside(line, outside: figure.items, width: look.edgeWidth)
      : line.moved(across: -line.outward(of: [space.screen]) * look.edgeWidth / 2)
    let theme = backgrounds.theme(under: [beside], reach: look.edgeWidth / 2)
    let isFaint = backgrounds.isFaint(theme.color(of: look), under: [beside], reach: look.edgeWidth / 2)
    let items = BarPainter(theme: theme, words: words).edgeLine(beside, look, isCased: isFaint)
    return isInside ? items : [.group(DisplayGroup(clip: display, items: items))]
  }
}

extension PlacedSign {
  fileprivate var isShown: Bool { !sign.style.isDroppable || label != nil }
}

extension Sign {
  var isLine: Bool { if case .line = shape { true } else { false } }

  var isGenerated: Bool {
    switch style {
    case .bracket, .brace, .measured, .removed: true
    case .bar, .equalMarks, .reason, .range: false
    }
  }

  /// The appearance of the sign's lines.
  var look: LineLook {
    switch style {
    case .reason(.met): LineLook(status: .satisfied)
    case .reason(.harmless): LineLook(status: .satisfied, isQuiet: true)
    case .reason(.loss): LineLook(status: .unsatisfied)
    case .range: LineLook(status: .inConflict)
    case .bracket, .brace: LineLook(status: .satisfied, isGenerated: true)
    case .measured: LineLook(status: .satisfied, isGenerated: true, isQuiet: true)
    case .removed: LineLook(status: .satisfied, isQuiet: true, isRemoved: true)
    case .bar, .equalMarks:
      LineLook(
        status: figure?.status ?? .satisfied, isOptional: figure?.isOptional ?? false,
        isGenerated: style.isDroppable, isQuiet: isQuiet)
    }
  }
}

extension Sign.Style {
  /// Whether the sign is left out rather than placed where it is in the way.
  var isDroppable: Bool {
    switch self {
    case .removed: true
    case .bar, .equalMarks, .bracket, .brace, .reason, .range, .measured: false
    }
  }
}
