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
  /// The header, shown above the cell, of the section that begins with it.
  package var sectionHeader: String?

  package init() {}

  package init?(_ content: ViewContent) {
    guard case .cell(let own) = content else { return nil }
    self = own
  }

  package var content: ViewContent { .cell(self) }

  package func makeView(_ place: ViewPlace) -> View {
    let cell = TableCell(identifier: place.identifier, frame: place.frame)
    cell.delegateHeight = rowHeight
    cell.isRow = isRow
    guard isRow else {
      cell.directionalLayoutMargins = DirectionalEdgeInsets(all: 8)
      return cell
    }
    cell.accessoryWidth = accessory?.width ?? 0
    cell.hasSectionHeader = sectionHeader.map { !$0.isEmpty } ?? false
    // Cell content has the root's margins at the sides, but 8 beside an accessory, and 11 points above and below (since
    // Xcode 11).
    let sides = place.canvas.layoutMargins
    cell.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 11, leading: sides.leading, bottom: 11, trailing: accessory == nil ? sides.trailing : 8)
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
