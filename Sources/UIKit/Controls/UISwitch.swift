@_exported import Foundation

package import LayoutScene

/// A switch.
open class UISwitch: UIControl {
  override package class var contentType: any KindContent.Type { SwitchContent.self }
  override package var sceneContent: any KindContent {
    var content = SwitchContent()
    content.isOn = isOn
    return content
  }
  override package var sceneTint: UIColor? { onTintColor ?? super.sceneTint }
  /// Whether it is on.
  open var isOn = SwitchContent.ofCode.isOn
  /// The colour of its track while it is on.
  open var onTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// Switches it, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
