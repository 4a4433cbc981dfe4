import AutoLayout
import LayoutScene

/// The number of options side by side, and the scale of their mockups.
///
/// As many options as fit the sheet's width with every text of the mockups at 9 points or more; then mockups as large
/// as that width and a height that can be seen at once allow, at most 1:1.
struct SheetPlan {
  let columns: Int
  /// Sheet points per canvas point.
  let scale: Double
  let cells: [OptionCell]

  private static let largestScale = 4.0
  private static let smallestScale = 0.5
  /// The least scale of a mockup for which a limited sheet has no room, whether legible or not.
  private static let tiniestScale = 0.1
  /// The greatest width and height of a mockup, regardless of its canvas.
  private static let largestDevice = 2400.0

  init(
    _ panels: [SheetPanel], options: DrawingOptions, showsHeaders: Bool, theme: Theme,
    measurer: any TextMeasurer
  ) {
    let perOption = Self.mostPerOption(panels.map(\.isFirst))
    func cells(_ scale: Double) -> [OptionCell] {
      Self.undrawnCells(
        of: panels, scale: scale, showsHeaders: showsHeaders, theme: theme, measurer: measurer)
    }
    let limit = SheetLimit(options)
    var floor = Self.leastScale(of: panels)
    var smallest = cells(floor)
    let columns = Self.columns(
      for: smallest, at: floor, perOption: perOption, wanted: options.columns, limit: limit)
    self.columns = columns
    let room = SheetRoom(smallest, columns: columns, limit: limit, isColumnsWanted: options.columns != nil)
    while columns == 1, limit.isStrict, floor > Self.tiniestScale {
      let excess = room.excessWidth(of: smallest)
      guard excess > 0 else { break }
      floor = max(Self.tiniestScale, floor - max(0.02, excess / room.devices.width))
      smallest = cells(floor)
    }
    // Labels beside the device keep their size, so the rest of the room goes to the devices.
    var scale = max(floor, min(1, (room.scale(after: floor, of: smallest) * 100).rounded(.down) / 100))
    var chosen = scale > floor ? cells(scale) : smallest
    // At another scale, labels may find other places; give back the room that they take.
    for _ in 0..<(limit.isStrict ? 100 : 3) where scale > floor {
      let less = room.scale(after: scale, of: chosen)
      guard less < scale else { break }
      scale = max(floor, (less * 100).rounded(.down) / 100)
      chosen = scale > floor ? cells(scale) : smallest
    }
    self.scale = scale
    let isSpanned = columns.isMultiple(of: perOption) && perOption > 1 && Self.isEven(chosen, perOption)
    self.cells =
      (isSpanned ? Self.spanned(chosen, columns: columns, perOption: perOption) : chosen).map(\.drawn)
  }

  /// The cells with every title extended over all pictures of its option.
  private static func spanned(_ cells: [OptionCell], columns: Int, perOption: Int) -> [OptionCell] {
    let places = SheetGrid.columns(of: cells, count: columns)
    return cells.indices.map { index in
      let first = index % columns
      guard index.isMultiple(of: perOption), places.indices.contains(first + perOption - 1) else {
        return cells[index]
      }
      let last = places[first + perOption - 1]
      return cells[index].withHeader(width: last.x + last.width - places[first].x)
    }
  }

  static func cells(
    of panels: [SheetPanel], scale: Double, showsHeaders: Bool, theme: Theme,
    measurer: any TextMeasurer
  ) -> [OptionCell] {
    undrawnCells(
      of: panels, scale: scale, showsHeaders: showsHeaders, theme: theme, measurer: measurer
    ).map(\.drawn)
  }

  private static func undrawnCells(
    of panels: [SheetPanel], scale: Double, showsHeaders: Bool, theme: Theme,
    measurer: any TextMeasurer
  ) -> [OptionCell] {
    let annotated = panels.indices.filter { !panels[$0].options.overlay.isEmpty }
    guard let options = (annotated.first.map { panels[$0] } ?? panels.first)?.options else {
      return []
    }
    let comparesAppearances = Set(panels.map(\.layout.canvas.appearance)).count > 1
    let crops = Dictionary(grouping: panels.filter { Crop.cuts($0.layout) }, by: CutShape.init).mapValues {
      Self.crop($0, options)
    }
    let mockups = panels.map { panel in
      let own = panel.layout.canvas.appearance
      return Mockup(
        layout: panel.layout, texts: panel.texts,
        theme: .of(own == .dark || comparesAppearances ? own : options.appearance),
        scale: scale,
        measurer: measurer, drawsTextAsBars: options.drawsTextAsBars, emphasis: panel.selection.emphasis,
        crop: panel.window != nil ? .window : crops[CutShape(panel)] ?? .none, window: panel.window,
        sheetTheme: theme)
    }
    /// Mockups without an overlay do not affect the common parts of all the others.
    let placed = [true, false].flatMap { isPlain in
      let some = panels.indices.filter { panels[$0].options.overlay.isEmpty == isPlain }
      return zip(
        some, Overlay.all(of: some.map { panels[$0] }, mockups: some.map { mockups[$0] }, sheetTheme: theme))
    }.sorted { $0.0 < $1.0 }
    return placed.map { index, overlay in
      OptionCell(
        panel: panels[index], mockup: mockups[index], overlay: overlay, showsHeader: showsHeaders,
        theme: theme)
    }
  }

  /// What panels have in common that are cut where all of them are empty.
  private struct CutShape: Hashable {
    var subject: String?
    var width: Double
    var height: Double

    init(_ panel: SheetPanel) {
      subject = panel.layout.codeNotes.subject
      (width, height) = (panel.layout.canvas.size.width, panel.layout.canvas.size.height)
    }
  }

  /// The crop of the panels. Animated canvases are not cut, since views would move through the missing parts.
  private static func crop(
    _ panels: [SheetPanel], _ options: DrawingOptions
  ) -> Crop {
    switch options.crop {
    case .none, .about: .none
    case .auto:
      panels[0].context.isComparison && options.overlay.contains(.constraints)
        ? Crop(of: panels.map(\.layout), texts: panels.flatMap(\.texts.extents)) : .none
    }
  }

  /// The smallest scale at which every text of the mockups is legible.
  static func leastScale(of panels: [SheetPanel]) -> Double {
    var least = smallestScale
    for size in panels.compactMap(\.texts.smallestFont) where size > 0 {
      least = max(least, min(largestScale, Typography.smallest / size))
    }
    least = (least * 100).rounded(.up) / 100
    for size in panels.map(\.layout.canvas.size) {
      let longest = max(size.width, size.height, 1)
      least = min(least, largestDevice / longest)
    }
    return least
  }

  /// The greatest number of options of a sheet in a column of text. A sheet with more is too large for it, and is made
  /// about as wide as it is high.
  private static let largestColumnSheet = 8

  private static func squareColumns(
    for cells: [OptionCell], atLeast least: Int, limit: SheetLimit
  ) -> Int {
    let tallest = cells.reduce(0) { max($0, $1.headerHeight + $1.above + $1.below) } + Measures.rowGap
    let fitting = (least..<max(cells.count, least + 1)).first { count in
      let rows = (cells.count + count - 1) / count
      return Double(rows) * tallest <= 1.2 * limit.width(of: cells, columns: count)
    }
    return fitting ?? max(least, 1)
  }

  private static func columns(
    for cells: [OptionCell], at scale: Double, perOption: Int, wanted: Int?, limit: SheetLimit
  ) -> Int {
    guard !cells.isEmpty else { return 1 }
    if let wanted { return clamp(wanted, 1, cells.count) }
    let within = columns(for: cells, perOption: perOption, limit: limit, within: limit.width)
    let room = SheetRoom(cells, columns: within, limit: limit, isColumnsWanted: false)
    // The sheet should not have an empty corner either.
    guard room.makesTower(of: cells, at: scale) || !cells.count.isMultiple(of: within) else { return within }
    let wider = columns(for: cells, perOption: perOption, limit: limit, within: limit.widest)
    let tower = SheetRoom(cells, columns: wider, limit: limit, isColumnsWanted: false)
    guard !limit.isStrict, tower.makesTower(of: cells, at: scale, higherThan: highestTower) else {
      return wider
    }
    let square = squareColumns(for: cells, atLeast: wider, limit: limit)
    return square - square % perOption
  }

  /// The greatest ratio of height to width. A sheet with a greater one is made as wide as it is high.
  private static let highestTower = 2.5

  /// The number of an option's pictures side by side: at most two, since each part of a divided axis is as
  /// wide as the whole.
  ///
  /// - Parameter isFirst: for each cell, whether it is the first of its option.
  private static func mostPerOption(_ isFirst: [Bool]) -> Int {
    var (most, count) = (1, 0)
    for isFirst in isFirst {
      count = isFirst ? 1 : count + 1
      most = max(most, count)
    }
    return min(most, 2)
  }

  /// Whether all options have the same number of pictures.
  private static func isEven(_ cells: [OptionCell], _ perOption: Int) -> Bool {
    cells.count == perOption * cells.count(where: \.isFirst)
  }

  private static func columns(
    for cells: [OptionCell], perOption: Int, limit: SheetLimit, within width: Double
  ) -> Int {
    var most = 1
    for count in stride(from: min(cells.count, 12), to: 1, by: -1)
    where limit.width(of: cells, columns: count) <= width {
      most = count
      break
    }
    if cells.count > largestColumnSheet, !limit.isStrict {
      most = squareColumns(for: cells, atLeast: most, limit: limit)
    }
    // The pictures of an option are side by side, and so under those of the others if all have as many.
    if perOption > 1 {
      if !limit.isStrict { most = max(perOption, most) }
      return most < perOption || !isEven(cells, perOption) ? most : most - most % perOption
    }
    // The same number of rows with the columns filled evenly: 2 and 2 rather than 3 and 1.
    let rows = (cells.count + most - 1) / most
    let even = (cells.count + rows - 1) / rows
    return !limit.isStrict || limit.width(of: cells, columns: even) <= width ? even : most
  }

  /// The sum of the columns' widths, each as wide as its widest member.
  static func columnWidths(_ widths: [Double], columns: Int) -> Double {
    var widest = [Double](repeating: 0, count: min(columns, max(1, widths.count)))
    for (index, width) in widths.enumerated() {
      widest[index % columns] = max(widest[index % columns], width)
    }
    return widest.reduce(0, +)
  }
}

private func clamp(_ value: Int, _ lower: Int, _ upper: Int) -> Int { min(max(value, lower), upper) }
