import AutoLayout
import LayoutScene

extension ImageViewContent: CodedContent {
  func creation(_ code: Settings) -> String {
    image.map { "UIImageView(image: \($0.code(named: code.property)))" } ?? "UIImageView()"
  }

  func describe(_ code: inout Settings) {
    code.set("contentMode", contentMode, unless: .scaleToFill)
  }
}
