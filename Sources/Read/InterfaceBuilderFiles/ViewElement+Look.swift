import AutoLayout
import LayoutScene
import LayoutWords
import XMLText

extension ViewElement {
  /// Reads colours, and other properties that do not affect frames.
  func readLook(of view: inout SceneView) {
    view.backgroundColor = color("backgroundColor")
    view.alpha = min(max(element.number(.alpha) ?? 1, 0), 1)
    view.clipsToBounds = element.flag("clipsSubviews") ?? runtimeFlag("layer.masksToBounds") ?? false
    view.cornerRadius = runtimeLength("layer.cornerRadius") ?? 0
    view.borderWidth = runtimeLength("layer.borderWidth") ?? 0
    let isRoot = context.superview == nil
    view.tintColor = color("tintColor") ?? (isRoot ? context.document.tint.flatMap(colors.color) : nil)
    view.placeholderName = placeholderName
    view.isContentView = element.name.hasSuffix("CellContentView") || element["key"] == "contentView"
  }

  private var colors: ColorElements { ColorElements(document: context.document) }

  func color(_ key: String, of owner: XMLElement? = nil) -> DynamicColor? {
    (owner ?? element).child("color", key: key).flatMap(colors.color)
  }

  // MARK: Placeholders

  /// The label of a view whose content comes from another scene, the network or a camera.
  private var placeholderName: String? {
    switch element.name {
    case "containerView": return "Container"
    case "webView", "wkWebView": return "Web View"
    case "mapView": return "Map View"
    default:
      guard ViewClass(elementName: element.name) == nil, element.childViews.isEmpty else { return nil }
      return wordsInCamelCase(element.name)
    }
  }
}
