import AutoLayout
import SVG

/// The rules by which a file follows its reader's appearance.
///
/// The light colours are attributes, which rules override: what knows no rules, or not this one, shows the light picture.
struct SVGPalette {
  /// What a colour is used for, as the attribute and the property are called.
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
  /// What holds in the dark appearance, by classes.
  private var declarations: [(className: String, text: String)] = []
  private var hasAlternatives = false

  /// The rules; empty without any.
  ///
  /// - Parameter id: of the picture: a page may hold several, which have the same classes.
  func style(of id: String) -> String {
    var rules = declarations
    if hasAlternatives { rules += [(Self.light, "display:none"), (Self.dark, "display:inline")] }
    guard !rules.isEmpty else { return "" }
    let text = rules.map { "#\(id) .\($0.className){\($0.text)}" }.joined()
    return "@media (prefers-color-scheme: dark){\(text)}"
  }

  /// The attributes of an element whose colour this is.
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

  /// The attributes of a group that is seen in one appearance only.
  mutating func attributes(ofGroupFor appearance: Appearance) -> [(String, String?)] {
    hasAlternatives = true
    switch appearance {
    case .light: return [("class", Self.light)]
    case .dark: return [("class", Self.dark), ("display", "none")]
    }
  }
}
