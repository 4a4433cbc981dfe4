@_exported import Foundation

internal import AutoLayout
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
  /// Creates a switch, whose size is fixed.
  override public init(frame: CGRect) {
    let size = SwitchContent().metrics(Host.canvas.era).frameSize.map { CGSize($0) } ?? frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
  }
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  /// Whether the switch is on.
  open var isOn = SwitchContent.ofCode.isOn
  /// The colour of the track while the switch is on.
  open var onTintColor: UIColor?
  /// The colour of the thumb.
  open var thumbTintColor: UIColor?
  /// Turns the switch on or off, at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
