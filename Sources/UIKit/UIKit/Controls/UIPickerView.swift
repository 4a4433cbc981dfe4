@_exported import Foundation

package import LayoutScene

/// Says how many rows a picker has.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Provides the rows of a picker; never called here.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {}

/// Wheels from which the user picks; empty here.
open class UIPickerView: UIView {
  override package class var contentType: any KindContent.Type { PickerViewContent.self }
  /// Who says how many rows there are.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// Who would provide the rows.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Asks for all rows again; does nothing.
  open func reloadAllComponents() {}
  /// Asks for the rows of a wheel again; does nothing.
  open func reloadComponent(_ component: Int) {}
  /// Turns a wheel; does nothing.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  /// The row that is picked: 0 here.
  open func selectedRow(inComponent component: Int) -> Int { 0 }
}
