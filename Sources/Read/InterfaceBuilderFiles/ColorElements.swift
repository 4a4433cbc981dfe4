import AutoLayout
import LayoutScene
import XMLText

/// Colours as Interface Builder writes them.
struct ColorElements {
  let document: InterfaceDocument

  /// nil for the default colour of a class, and for a colour that cannot be read.
  ///
  /// System colours follow the appearance; a named colour has the one value that the file records for it.
  func color(_ element: XMLElement) -> DynamicColor? { color(element, depth: 0) }

  private func color(_ element: XMLElement, depth: Int) -> DynamicColor? {
    // A named colour is recorded as plain numbers; deeper references could be circular.
    guard depth < 4 else { return nil }
    if let name = element["systemColor"] ?? element["cocoaTouchSystemColor"] {
      if let color = SystemColorTable.color(named: name) { return color }
      return document.colors[name].flatMap { color($0, depth: depth + 1) } ?? fixed(element)
    }
    if let name = element["name"] { return document.colors[name].flatMap { color($0, depth: depth + 1) } }
    return fixed(element)
  }

  private func fixed(_ element: XMLElement) -> DynamicColor? {
    components(of: element).map { DynamicColor($0) }
  }

  private func components(of element: XMLElement) -> Color? {
    func part(_ name: NumberAttribute) -> Double? { element.number(name).map { min(max($0, 0), 1) } }
    let alpha = part(.alpha) ?? 1
    if let white = part(.white) { return Color(red: white, green: white, blue: white, alpha: alpha) }
    guard let red = part(.red), let green = part(.green), let blue = part(.blue) else { return nil }
    return Color(red: red, green: green, blue: blue, alpha: alpha)
  }
}
