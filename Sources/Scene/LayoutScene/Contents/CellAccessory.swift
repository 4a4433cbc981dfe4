/// The accessory at a cell's trailing edge, as in UITableViewCell.AccessoryType.
package enum CellAccessory: String, CaseIterable, Sendable {
  case disclosureIndicator
  case detailDisclosureButton
  case checkmark
  case detailButton
}
