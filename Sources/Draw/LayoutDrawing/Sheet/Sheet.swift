package import AutoLayout
package import LayoutScene
import LayoutWords

/// Draws solved layouts side by side on one sheet.
package enum Sheet {
  /// Draws the layouts with titles, captions and a legend.
  ///
  /// The sheet is usually at most 740 points wide, and no higher than necessary, if that leaves every text at 9 points
  /// or more. Mockups are scaled down for this, but the labels of the overlay are not.
  ///
  /// - Parameters:
  ///   - layouts: the options in the order in which they are drawn; none gives a sheet with only its title.
  ///   - title: a title shown above the options; nil for none.
  ///   - description: a description shown below the title, wrapped; nil for none.
  ///   - isDescribed: whether the list contains the picture in words.
  ///   - measurer: the measurer, which must be the one used to solve the layouts and to paint the list.
  package static func draw(
    _ all: [SolvedLayout], title: String? = nil, description: String? = nil,
    options: DrawingOptions = DrawingOptions(), isDescribed: Bool = true, measurer: any TextMeasurer
  ) -> DisplayList {
    let theme = Theme.of(options.appearance)
    // An empty screen beside others would only take up room.
    let showsEmpty = all.allSatisfy { $0.absence != nil || $0.isEmpty }
    func isDrawn(_ layout: SolvedLayout) -> Bool { layout.absence == nil && (showsEmpty || !layout.isEmpty) }
    let containers = all.filter { !isDrawn($0) }
    let layouts = all.filter(isDrawn).flatMap(\.panels)
    let showsHeaders =
      layouts.count > 1 || layouts.contains { $0.title != nil || ($0.name != "default" && title == nil) }
    let plan = SheetPlan(
      SheetPanel.all(
        of: layouts, title: title, description: description, options: options, measurer: measurer),
      options: options, showsHeaders: showsHeaders, theme: theme, measurer: measurer)
    let grid = SheetGrid(plan.cells, columns: plan.columns)
    let narrowest =
      containers.isEmpty ? title == nil && description == nil ? 0 : 360 : ContainerNotes.narrowest
    let width = max(grid.width, narrowest) + 2 * Measures.sheetMargin

    var items = [DisplayItem]()
    var y = Measures.sheetMargin
    let textLeft = Measures.sheetMargin
    let textWidth = width - 2 * Measures.sheetMargin
    if let title, !title.isEmpty {
      let block = TextBlock(
        title.shortened(to: 300), font: Typography.title, color: theme.title, at: Point(x: textLeft, y: y),
        width: textWidth,
        measurer: measurer)
      items.append(.text(block.item))
      y += block.height + 4
    }
    if let description, !description.isEmpty {
      let block = TextBlock(
        description.shortened(to: 4000), font: Typography.description, color: theme.body,
        at: Point(x: textLeft, y: y),
        width: min(textWidth, Measures.widestDescription), measurer: measurer)
      items.append(.text(block.item))
      y += block.height + 4
    }
    // From here on devices are on whole points.
    if y > Measures.sheetMargin { y = (y + Measures.titleGap).rounded(.up) }

    var identifiers = GroupIdentifiers()
    for row in grid.rows {
      for member in row.members {
        let cell = plan.cells[member.cell]
        let suffix = identifiers.suffix(for: all.count == 1 ? nil : cell.layout.name)
        let column = grid.columns[member.column]
        items += cell.items(
          at: Point(x: Measures.sheetMargin + column.x + column.leading, y: y + row.above),
          headerY: y + (cell.isFirst ? 0 : row.header - cell.headerHeight),
          left: Measures.sheetMargin + column.x, width: column.width
        ) { $0 + suffix }
      }
      y += row.height + Measures.rowGap
    }
    if !grid.rows.isEmpty, containers.isEmpty { y -= Measures.rowGap }
    let notes = ContainerNotes(
      containers, at: Point(x: textLeft, y: y), width: textWidth, theme: theme, measurer: measurer)
    items += notes.items
    y += notes.height

    let legend = Legend(
      signs: plan.cells.reduce(into: OverlaySigns()) { $0.formUnion($1.overlay.signs) }, theme: theme,
      measurer: measurer)
    if options.overlay.contains(.legend) { items += legend.section(left: textLeft, y: &y, width: textWidth) }
    y += Measures.sheetMargin

    let size = Size(width: width.rounded(.up), height: y.rounded(.up))
    let background = DisplayItem.fill(
      .rect(Rect(x: 0, y: 0, width: size.width, height: size.height)), theme.background)
    return DisplayList(
      size: size, title: AccessibleText.title(title, layouts: all),
      description: isDescribed
        ? AccessibleText.description(description, layouts: all, measurer: measurer) : "",
      items: [background] + items)
  }

  /// Draws a single option without the sheet's title, for pictures of one option each.
  package static func draw(
    _ layout: SolvedLayout, options: DrawingOptions = DrawingOptions(), measurer: any TextMeasurer
  ) -> DisplayList {
    draw([layout], title: nil, description: nil, options: options, measurer: measurer)
  }
}

extension SolvedLayout {
  /// Whether there is nothing to see but a plain view.
  fileprivate var isEmpty: Bool {
    views.count == 1 && views.first?.scene.kind == .view && constraints.isEmpty && findings.isEmpty
      && reported == nil && omissions.isEmpty
  }
}
