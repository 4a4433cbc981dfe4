@_exported import Foundation

package import LayoutScene

@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate is never called here.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {}

/// The picker is empty here.
open class UIPickerView: UIView {
  override package class var contentType: any KindContent.Type { PickerViewContent.self }
  open weak var dataSource: (any UIPickerViewDataSource)?
  /// The delegate is not called here.
  open weak var delegate: (any UIPickerViewDelegate)?
  /// Does nothing.
  open func reloadAllComponents() {}
  /// Does nothing.
  open func reloadComponent(_ component: Int) {}
  /// Does nothing.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {}
  /// Returns 0 here.
  open func selectedRow(inComponent component: Int) -> Int { 0 }
}
