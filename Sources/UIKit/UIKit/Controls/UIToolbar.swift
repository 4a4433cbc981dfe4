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
  /// Its buttons.
  open var items: [UIBarButtonItem]?
  /// Whether something shows through.
  open var isTranslucent = true
  /// Whether it is light or dark.
  open var barStyle: UIBarStyle = .default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// The usual look.
  open var standardAppearance = UIToolbarAppearance()
  /// Sets what it shows, at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
