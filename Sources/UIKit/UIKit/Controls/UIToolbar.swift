@_exported import Foundation

package import LayoutScene

open class UIToolbar: UIView {
  override package class var contentType: any KindContent.Type { ToolbarContent.self }
  override package var sceneContent: any KindContent {
    var content = ToolbarContent()
    content.barButtons = (items ?? []).map { $0.shownTitle ?? "" }
    return content
  }
  open var items: [UIBarButtonItem]?
  open var isTranslucent = true
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var standardAppearance = UIToolbarAppearance()
  /// Takes effect at once.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
}
