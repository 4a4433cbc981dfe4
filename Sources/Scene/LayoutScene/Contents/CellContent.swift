package import AutoLayout

/// The content of a UITableViewCell.
package struct CellContent: KindContent {
  package static let kind = ViewKind.cell
  package static let className = "UITableViewCellContentView"

  /// The row height that the table's delegate returns, in points; nil if the table decides.
  package var rowHeight: Double?
  package var accessory: CellAccessory?
  /// False for a header or a footer, of the table or a section.
  package var isRow = true
  /// Whether a header or a footer is the table's own.
  package var isTableEdge = false
  /// The titles above a section that begins with the cell, empty without one, and below one that ends with it.
  package var sectionHeader: String?, sectionFooter: String?

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .cell(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .cell(self) }

  package func makeView(_ place: ViewPlace) -> View {
    let cell = TableCell(identifier: place.identifier, frame: place.frame)
    cell.delegateHeight = rowHeight
    (cell.isRow, cell.isTableEdge) = (isRow, isTableEdge)
    (cell.sectionHeader, cell.sectionFooter) = (sectionHeader, sectionFooter)
    cell.accessoryWidth = accessory?.width ?? 0
    // The content has the root's margins at the sides, but 8 beside an accessory. Above and below, that of a row has
    // 11 points (since Xcode 11).
    let (sides, height) = (place.canvas.layoutMargins, isRow ? 11.0 : 8)
    cell.directionalLayoutMargins = DirectionalEdgeInsets(
      top: height, leading: sides.leading, bottom: height, trailing: accessory == nil ? sides.trailing : 8)
    return cell
  }
}

extension CellAccessory {
  /// In points, as Interface Builder's canvas of 375 points recorded it.
  package var width: Double {
    switch self {
    case .disclosureIndicator: 30.5
    case .detailDisclosureButton: 57
    case .checkmark, .detailButton: 44
    }
  }
}
