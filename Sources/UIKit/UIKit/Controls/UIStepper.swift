@_exported import Foundation

package import LayoutScene

/// Two buttons that change a number.
open class UIStepper: UIControl {
  override package class var contentType: any KindContent.Type { StepperContent.self }
  private var ownValue = 0.0
  /// The number. One outside of the limits becomes the nearest limit.
  open var value: Double {
    get { ownValue }
    set { ownValue = max(minimumValue, min(newValue, maximumValue)) }
  }
  /// The least number; the value follows it.
  @_Observed open var minimumValue = 0.0 { didSet { value = ownValue } }
  /// The greatest number; the value follows it.
  @_Observed open var maximumValue = 100.0 { didSet { value = ownValue } }
  /// By how much a button changes it.
  open var stepValue = 1.0
  /// Whether the least number follows the greatest.
  open var wraps = false
  /// Whether it tells of changes while it is moved.
  open var isContinuous = true
  /// Whether a button that is held repeats.
  open var autorepeat = true
}
