@_exported import Foundation

package import LayoutScene

/// Methods that provide the number of rows in a picker.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// Returns the number of wheels.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in a wheel.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Methods that provide the rows of a picker; never called here.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {}

/// Wheels from which the user picks; empty here.
open class UIPickerView: UIView {
  override package class var contentType: any KindContent.Type { PickerViewContent.self }
  /// The data source for the number of rows.
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The delegate for the rows; not called here.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Reloads all rows; does nothing.
  open func reloadAllComponents() {}
  /// Reloads the rows of a wheel; does nothing.
  open func reloadComponent(_ component: Int) {}
  /// Turns a wheel; does nothing.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  /// The picked row: 0 here.
  open func selectedRow(inComponent component: Int) -> Int { 0 }
}
