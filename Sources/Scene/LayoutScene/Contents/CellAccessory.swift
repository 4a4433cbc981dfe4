/// What a cell shows at its trailing edge, as in UITableViewCell.AccessoryType.
package enum CellAccessory: String, CaseIterable, Sendable {
  case disclosureIndicator
  case detailDisclosureButton
  case checkmark
  case detailButton
}
