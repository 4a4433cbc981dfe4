@_exported import Foundation

package import LayoutScene

/// Two buttons that change a number.
open class UIStepper: UIControl {
  override package class var contentType: any KindContent.Type { StepperContent.self }
  /// The number.
  open var value = 0.0
  /// The least number.
  open var minimumValue = 0.0
  /// The greatest number.
  open var maximumValue = 100.0
  /// By how much a button changes it.
  open var stepValue = 1.0
  /// Whether the least number follows the greatest.
  open var wraps = false
  /// Whether it tells of changes while it is moved.
  open var isContinuous = true
  /// Whether a button that is held repeats.
  open var autorepeat = true
}
