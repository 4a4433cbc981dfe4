package import AutoLayout

/// Of a UITableViewCell.
package struct CellContent: KindContent {
  package static let kind = ViewKind.cell
  package static let className = "UITableViewCellContentView"

  /// What the table's delegate returns for the row, in points; nil: the table decides.
  package var rowHeight: Double?
  package var accessory: CellAccessory?
  /// What the table shows above the cell: the header of the section that begins with it.
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
    // Cell content has the root's margins at the sides and 11 points above and below (Xcode 11 on).
    let sides = place.canvas.layoutMargins
    cell.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 11, leading: sides.leading, bottom: 11, trailing: sides.trailing)
    return cell
  }
}
