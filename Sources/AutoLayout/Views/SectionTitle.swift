/// The text above or below the rows of a table's section, where UIKit shows it: as wide as the rows without the
/// screen's margins, in the size of a footnote, in as many lines as it needs.
package struct SectionTitle: Hashable, Sendable {
  package var text: Text
  /// In the coordinates of the row above or below which it stands, in points.
  package var frame: Rect
  /// What the title and the distances around it take of the table's height, in points.
  var room: Double

  /// What is around a footer, in points. Interface Builder recorded 46 for two lines and both; that there are 8 above
  /// is assumed.
  package static let footerSpace = EdgeInsets(top: 8, bottom: 7)
  /// What is below a header, and the least that it takes itself, in points.
  fileprivate static let headerSpace = 4.0
  fileprivate static let headerLine = 20.0
}

extension TableCell {
  /// The titles of the section that begins or ends with the row.
  package var sectionTitles: [SectionTitle] {
    guard let window else { return [] }
    let size = window.engine.frame(of: self).size
    return [header(width: size.width), footer(below: size.height, width: size.width)].compactMap(\.self)
  }

  /// - Parameter width: that of the row; nil if it is not known yet.
  func header(width: Double?) -> SectionTitle? {
    guard let table = superview as? TableView else { return nil }
    let isGrouped = table.settings.isGrouped
    // In capitals in a group, as UIKit shows what the data source calls a title.
    let string = isGrouped ? sectionHeader?.uppercased() : sectionHeader
    return title(string, isGrouped ? .regular : .semibold, width: width) { height in
      let height = max(height, SectionTitle.headerLine)
      let usual = table.settings.sectionHeaderHeight(isFirst: self === table.cells.first)
      return (-SectionTitle.headerSpace - height, height, usual + height - SectionTitle.headerLine)
    }
  }

  /// - Parameter bottom: where the row ends, from its top.
  func footer(below bottom: Double, width: Double?) -> SectionTitle? {
    title(sectionFooter, .regular, width: width) { height in
      let space = SectionTitle.footerSpace
      return (bottom + space.top, height, space.top + height + space.bottom)
    }
  }

  private func title(
    _ string: String?, _ weight: FontWeight, width: Double?,
    place: (_ height: Double) -> (y: Double, height: Double, room: Double)
  ) -> SectionTitle? {
    guard let string, !string.isEmpty, let window else { return nil }
    let size = TextStyle.footnote.font(for: window.canvas.contentSizeCategory).size
    let font = Font(size: size, weight: weight)
    let text = Text(string, font: font, numberOfLines: 0, direction: effectiveLayoutDirection)
    let margin = min(window.canvas.layoutMargins.leading, (width ?? .infinity) / 2)
    let lines = window.measurer.layout(
      text, maximumWidth: width.map { $0 - 2 * margin }, maximumHeight: nil)
    let (y, height, room) = place(ceilToPixel(lines.size.height, scale: window.canvas.scale))
    return SectionTitle(
      text: text, frame: Rect(x: margin, y: y, width: (width ?? 0) - 2 * margin, height: height), room: room)
  }
}
