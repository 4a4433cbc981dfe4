import AutoLayout
import SVG

/// The rules by which a file follows its reader's appearance.
///
/// The light colours are attributes, which rules override, so without rules the light picture shows.
struct SVGPalette {
  /// The use of a colour, named like the attribute and the property.
  enum Use: String {
    case fill
    case stroke
  }

  private struct Ink: Hashable {
    var color: DynamicColor
    var use: Use
  }

  private static let light = "for-light"
  private static let dark = "for-dark"

  private var classes: [Ink: String] = [:]
  /// The declarations for the dark appearance, by class.
  private var declarations: [(className: String, text: String)] = []
  private var hasAlternatives = false

  /// The rules; empty if there are none.
  ///
  /// - Parameter id: the id of the picture, because a page may hold several with the same classes.
  func style(of id: String) -> String {
    var rules = declarations
    if hasAlternatives { rules += [(Self.light, "display:none"), (Self.dark, "display:inline")] }
    guard !rules.isEmpty else { return "" }
    let text = rules.map { "#\(id) .\($0.className){\($0.text)}" }.joined()
    return "@media (prefers-color-scheme: dark){\(text)}"
  }

  /// The attributes of an element that has this colour.
  mutating func attributes(_ use: Use, _ color: DynamicColor) -> [(String, String?)] {
    [
      (use.rawValue, color.light.svgColor), ("\(use.rawValue)-opacity", color.light.svgOpacity),
      ("class", color.isSame ? nil : className(Ink(color: color, use: use))),
    ]
  }

  private mutating func className(_ ink: Ink) -> String {
    if let known = classes[ink] { return known }
    let name = "c\(classes.count + 1)"
    classes[ink] = name
    let (light, dark) = (ink.color.light, ink.color.dark)
    let opacity =
      light.svgOpacity == dark.svgOpacity ? "" : ";\(ink.use.rawValue)-opacity:\(dark.svgOpacity ?? "1")"
    declarations.append((name, "\(ink.use.rawValue):\(dark.svgColor)\(opacity)"))
    return name
  }

  /// The attributes of a group that is visible in one appearance only.
  mutating func attributes(ofGroupFor appearance: Appearance) -> [(String, String?)] {
    hasAlternatives = true
    switch appearance {
    case .light: return [("class", Self.light)]
    case .dark: return [("class", Self.dark), ("display", "none")]
    }
  }
}
