@_exported import Foundation

package import LayoutScene

open class UIColorWell: UIControl {
  override package class var contentType: any KindContent.Type { ColorWellContent.self }
  override package var sceneContent: any KindContent {
    var content = ColorWellContent()
    content.selectedColor = selectedColor?.dynamic
    return content
  }
  open var selectedColor: UIColor?
  open var title: String?
  open var supportsAlpha = true
}
