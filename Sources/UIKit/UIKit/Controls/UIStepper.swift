@_exported import Foundation

package import LayoutScene

/// Two buttons that change a number.
open class UIStepper: UIControl {
  override package class var contentType: any KindContent.Type { StepperContent.self }
  private var ownValue = 0.0
  /// The number. A number outside the limits becomes the nearest limit.
  open var value: Double {
    get { ownValue }
    set { ownValue = max(minimumValue, min(newValue, maximumValue)) }
  }
  /// The minimum; a smaller value is raised to it.
  @_Observed open var minimumValue = 0.0 { didSet { value = ownValue } }
  /// The maximum; a larger value is lowered to it.
  @_Observed open var maximumValue = 100.0 { didSet { value = ownValue } }
  /// The amount by which a button changes the number.
  open var stepValue = 1.0
  /// Whether the number continues with the minimum after the maximum.
  open var wraps = false
  /// Whether the stepper reports changes while a button is held.
  open var isContinuous = true
  /// Whether a button repeats while it is held.
  open var autorepeat = true
}
