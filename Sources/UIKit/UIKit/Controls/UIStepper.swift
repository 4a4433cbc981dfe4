@_exported import Foundation

package import LayoutScene

open class UIStepper: UIControl {
  override package class var contentType: any KindContent.Type { StepperContent.self }
  private var ownValue = 0.0
  /// A number outside the limits becomes the nearest limit.
  open var value: Double {
    get { ownValue }
    set { ownValue = max(minimumValue, min(newValue, maximumValue)) }
  }
  /// A smaller value is raised to the minimum.
  @_Observed open var minimumValue = 0.0 { didSet { value = ownValue } }
  /// A larger value is lowered to the maximum.
  @_Observed open var maximumValue = 100.0 { didSet { value = ownValue } }
  open var stepValue = 1.0
  open var wraps = false
  open var isContinuous = true
  open var autorepeat = true
}
