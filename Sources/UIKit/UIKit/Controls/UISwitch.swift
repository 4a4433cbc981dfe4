@_exported import Foundation

internal import AutoLayout
package import LayoutScene

open class UISwitch: UIControl {
  override package class var contentType: any KindContent.Type { SwitchContent.self }
  override package var sceneContent: any KindContent {
    var content = SwitchContent()
    content.isOn = isOn
    return content
  }
  override package var sceneTint: UIColor? { onTintColor ?? super.sceneTint }
  override public init(frame: CGRect) {
    let size = SwitchContent().metrics(Host.canvas.era).frameSize.map { CGSize($0) } ?? frame.size
    super.init(frame: CGRect(origin: frame.origin, size: size))
  }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open var isOn = SwitchContent.ofCode.isOn
  open var onTintColor: UIColor?
  open var thumbTintColor: UIColor?
  /// Takes effect at once.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }
}
