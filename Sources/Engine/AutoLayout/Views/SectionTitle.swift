/// The text above or below the rows of a table's section, where UIKit shows it: as wide as the rows without the
/// screen's margins, in the size of a footnote, in as many lines as it needs.
package struct SectionTitle: Hashable, Sendable {
  package var text: Text
  /// In the coordinates of the row above or below which it stands, in points.
  package var frame: Rect

  /// The space around a footer, in points. Interface Builder recorded 46 for two lines with the space on both sides;
  /// the 8 above are assumed.
  package static let footerSpace = EdgeInsets(top: 8, bottom: 7)
  /// The space below a header, and its minimum height, in points.
  fileprivate static let headerSpace = 4.0
  fileprivate static let headerLine = 20.0
}

extension TableSettings {
  /// The space above a section's rows in addition to the padding, in points, as Interface Builder recorded it. A title
  /// is farther from what is above it in the first group of a table, and in a group that has a footer.
  ///
  /// - Parameter title: the height of its text; nil without one.
  package func headerRoom(title: Double?, isFirst: Bool, hasFooter: Bool, scale: Double) -> Double {
    guard let title else { return isGrouped ? sectionHeaderHeight : 0 }
    let more = max(0, title - SectionTitle.headerLine)
    guard isGrouped else { return 28 + more }
    return ceilToPixel(38 + more + (isFirst ? 17.25 : hasFooter ? 7.25 : 0), scale: scale)
  }

  /// The space below a section's rows, in points.
  ///
  /// - Parameter title: the height of its text; nil without one.
  package func footerRoom(title: Double?) -> Double {
    guard let title else { return isGrouped ? sectionFooterHeight : 0 }
    return SectionTitle.footerSpace.top + title + SectionTitle.footerSpace.bottom
  }
}

extension TableView {
  /// The first cell that begins a section, not counting the table's own header above it.
  private var firstOfSections: TableCell? { cells.first { $0.sectionHeader != nil } }

  /// The space above a cell that begins a section, in points: only the padding if a view takes the place of the header.
  ///
  /// - Parameter width: the row's width; nil if it is not known yet.
  func room(aboveCell index: Int, width: Double?) -> Double {
    let cell = cells[index]
    guard let header = cell.sectionHeader else { return 0 }
    guard cell.isRow || !header.isEmpty else {
      return cell.isTableEdge || cell.delegateHeight == 0 ? 0 : settings.topPadding
    }
    let rest = cells[(index + 1)...].prefix { $0.sectionHeader == nil }
    let title = cell.header(width: width)?.frame.height
    let room = settings.headerRoom(
      title: title, isFirst: cell === firstOfSections,
      hasFooter: ([cell] + rest).contains { $0.sectionFooter?.isEmpty == false },
      scale: window?.canvas.scale ?? 1)
    return room + (title == nil ? 0 : settings.topPadding)
  }

  /// The space below a cell that ends a section, in points.
  func room(belowCell index: Int, height: Double, width: Double?) -> Double {
    let cell = cells[index]
    if let footer = cell.footer(below: height, width: width) {
      return settings.footerRoom(title: footer.frame.height)
    }
    let ends = cell.isRow && index + 1 < cells.count && cells[index + 1].sectionHeader != nil
    return ends ? settings.footerRoom(title: nil) : 0
  }
}

extension TableCell {
  /// The titles of the section that begins or ends with the row.
  package var sectionTitles: [SectionTitle] {
    guard let window else { return [] }
    let size = window.engine.frame(of: self).size
    return [header(width: size.width), footer(below: size.height, width: size.width)].compactMap(\.self)
  }

  /// - Parameter width: the row's width; nil if it is not known yet.
  func header(width: Double?) -> SectionTitle? {
    guard let table = superview as? TableView else { return nil }
    let isGrouped = table.settings.isGrouped
    // In capitals in a group, as UIKit shows what the data source calls a title.
    let string = isGrouped ? sectionHeader?.uppercased() : sectionHeader
    return title(string, isGrouped ? .regular : .semibold, width: width) { height in
      let height = max(height, SectionTitle.headerLine)
      return (-SectionTitle.headerSpace - height, height)
    }
  }

  /// - Parameter bottom: where the row ends, from its top.
  func footer(below bottom: Double, width: Double?) -> SectionTitle? {
    title(sectionFooter, .regular, width: width) { (bottom + SectionTitle.footerSpace.top, $0) }
  }

  private func title(
    _ string: String?, _ weight: FontWeight, width: Double?,
    place: (_ height: Double) -> (y: Double, height: Double)
  ) -> SectionTitle? {
    guard let string, !string.isEmpty, let window else { return nil }
    let size = TextStyle.footnote.font(for: window.canvas.contentSizeCategory).size
    let font = Font(size: size, weight: weight)
    let text = Text(string, font: font, numberOfLines: 0, direction: effectiveLayoutDirection)
    let margin = min(window.canvas.layoutMargins.leading, (width ?? .infinity) / 2)
    let lines = window.measurer.layout(
      text, maximumWidth: width.map { $0 - 2 * margin }, maximumHeight: nil)
    let (y, height) = place(ceilToPixel(lines.size.height, scale: window.canvas.scale))
    return SectionTitle(
      text: text, frame: Rect(x: margin, y: y, width: (width ?? 0) - 2 * margin, height: height))
  }
}
