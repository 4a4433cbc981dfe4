@_exported import Foundation

package import LayoutScene

/// A disc that shows a colour and lets the user choose one.
open class UIColorWell: UIControl {
  override package class var contentType: any KindContent.Type { ColorWellContent.self }
  override package var sceneContent: any KindContent {
    var content = ColorWellContent()
    content.selectedColor = selectedColor?.dynamic
    return content
  }
  /// The chosen colour.
  open var selectedColor: UIColor?
  /// The title of the panel in which the user chooses a colour.
  open var title: String?
  /// Whether a colour can be transparent.
  open var supportsAlpha = true
}
