@_exported import Foundation

package import LayoutScene

/// A bar with buttons.
open class UIToolbar: UIView {
  override package class var contentType: any KindContent.Type { ToolbarContent.self }
  override package var sceneContent: any KindContent {
    var content = ToolbarContent()
    content.barButtons = (items ?? []).map { $0.shownTitle ?? "" }
    return content
  }
  /// The buttons of the bar.
  open var items: [UIBarButtonItem]?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The light or dark style of the bar.
  open var barStyle: UIBarStyle = .default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The default appearance.
  open var standardAppearance = UIToolbarAppearance()
  /// Sets the buttons, at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
