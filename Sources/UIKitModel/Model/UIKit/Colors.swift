class CGColor {
  let color: UIColor
  init(_ color: UIColor) { self.color = color }
  var dynamic: DynamicColor { color.dynamic }
}
class UIColor: NSObject {
  // As scenarios write it: the name of a colour that follows the appearance, or #rrggbb.
  var written: String?, alpha: CGFloat = 1
  // The label is one that no initialiser of a program has.
  init(_written written: String?, alpha: CGFloat = 1) { self.written = written; self.alpha = alpha }
  init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    written = Self.hexadecimal(red, green, blue); self.alpha = alpha
  }
  init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    written = Self.hexadecimal(red, green, blue); self.alpha = alpha
  }
  init(_colorLiteralRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    written = Self.hexadecimal(red, green, blue); self.alpha = alpha
  }
  init(white: CGFloat, alpha: CGFloat) { written = Self.hexadecimal(white, white, white); self.alpha = alpha }
  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    let parts = [5, 3, 1].map {
      let turn = (hue * 6 + $0).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(turn, 4 - turn, 1))
    }
    written = Self.hexadecimal(parts[0], parts[1], parts[2])
    self.alpha = alpha
  }
  // What it is in the other appearance.
  var dark: UIColor?
  init(dynamicProvider: (UITraitCollection) -> UIColor) {
    let color = dynamicProvider(UITraitCollection(userInterfaceStyle: .light))
    written = color.written
    alpha = color.alpha
    dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark))
  }
  init(cgColor: CGColor) { written = cgColor.color.written; alpha = cgColor.color.alpha }
  init(patternImage: UIImage) { written = "#808080" }
  // As a ground it is light, and the rest is as dark as text, so that all of it can be seen.
  var isNamed = false
  init(named: String, in bundle: Bundle? = nil, compatibleWith traits: Any? = nil) {
    written = "label"
    isNamed = true
    leaveOut(
      "colours of asset catalogues are not read: grey stands in for grounds, and the usual colour for texts")
  }
  static func hexadecimal(_ all: CGFloat...) -> String {
    for one in all where isUnknown(one) { return one }
    return "#" + all.map { String(format: "%02x", Int(max(0, min(1, $0)) * 255 + 0.5)) }.joined()
  }
  // Red, green and blue in the appearance of the screen.
  var parts: [CGFloat] {
    let color = named(written ?? "clear").color(in: ModelCanvas.isDark ? .dark : .light)
    return [color.red, color.green, color.blue]
  }
  // What the system's colours let through is a part of them.
  var opacity: CGFloat {
    alpha == 1 ? named(written ?? "clear").color(in: ModelCanvas.isDark ? .dark : .light).alpha : alpha
  }
  func named(_ name: String) -> DynamicColor {
    if name.hasPrefix("#") {
      let parts = [1, 3, 5].map { CGFloat(Int(name.dropFirst($0).prefix(2), radix: 16)) / 255 }
      return DynamicColor(Color(red: parts[0], green: parts[1], blue: parts[2]))
    }
    return SystemColorTable.color(ofProperty: name) ?? unknown("what ‘\(name)’ consists of is not known")
  }
  func getRed(_ red: inout CGFloat, green: inout CGFloat, blue: inout CGFloat, alpha: inout CGFloat) -> Bool {
    red = parts[0]; green = parts[1]; blue = parts[2]; alpha = opacity
    return true
  }
  func getWhite(_ white: inout CGFloat, alpha: inout CGFloat) -> Bool {
    white = 0.299 * parts[0] + 0.587 * parts[1] + 0.114 * parts[2]; alpha = opacity
    return true
  }
  func getHue(
    _ hue: inout CGFloat, saturation: inout CGFloat, brightness: inout CGFloat, alpha: inout CGFloat
  ) -> Bool {
    let all = parts, most = max(all[0], all[1], all[2]), range = most - min(all[0], all[1], all[2])
    brightness = most; alpha = opacity
    saturation = most > 0 ? range / most : 0
    let sixths =
      range == 0
      ? 0
      : most == all[0]
        ? (all[1] - all[2]) / range
        : most == all[1] ? 2 + (all[2] - all[0]) / range : 4 + (all[0] - all[1]) / range
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
    return true
  }
  var cgColor: CGColor { CGColor(self) }
  var ciColor: Any? { nil }
  func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    let color = UIColor(_written: written, alpha: alpha)
    color.dark = dark
    return color
  }
  func resolvedColor(with traits: Any) -> UIColor { self }
  func setFill() { GraphicsContexts.current?.setFillColor(cgColor) }
  func setStroke() { GraphicsContexts.current?.setStrokeColor(cgColor) }
  func set() { setFill(); setStroke() }
  // What it consists of, in both appearances.
  var dynamic: DynamicColor {
    let own = named(written ?? "clear"), other = dark == nil ? own : named(dark.written ?? "clear")
    return alpha == 1
      ? DynamicColor(light: own.light, dark: other.dark)
      : DynamicColor(light: own.light.withAlpha(alpha), dark: other.dark.withAlpha(alpha))
  }
  static let black = UIColor(_written: "black"), white = UIColor(_written: "white"),
    red = UIColor(_written: "red"), green = UIColor(_written: "green"), blue = UIColor(_written: "blue")
  static let gray = UIColor(_written: "gray"), lightGray = UIColor(_written: "lightGray"),
    darkGray = UIColor(_written: "darkGray"), clear = UIColor(_written: nil),
    yellow = UIColor(_written: "yellow")
  static let orange = UIColor(_written: "orange"), purple = UIColor(_written: "purple"),
    brown = UIColor(_written: "brown"), cyan = UIColor(_written: "cyan"),
    magenta = UIColor(_written: "magenta")
  static let systemRed = UIColor(_written: "systemRed"), systemGreen = UIColor(_written: "systemGreen"),
    systemBlue = UIColor(_written: "systemBlue"), systemGray = UIColor(_written: "systemGray")
  static let systemOrange = UIColor(_written: "systemOrange"),
    systemYellow = UIColor(_written: "systemYellow"), systemPink = UIColor(_written: "systemPink"),
    systemPurple = UIColor(_written: "systemPurple")
  static let systemTeal = UIColor(_written: "systemTeal"), systemIndigo = UIColor(_written: "systemIndigo"),
    systemBrown = UIColor(_written: "systemBrown"), systemMint = UIColor(_written: "systemMint")
  static let systemCyan = UIColor(_written: "systemCyan"), systemGray2 = UIColor(_written: "systemGray2"),
    systemGray3 = UIColor(_written: "systemGray3"), systemGray4 = UIColor(_written: "systemGray4")
  static let systemGray5 = UIColor(_written: "systemGray5"), systemGray6 = UIColor(_written: "systemGray6"),
    label = UIColor(_written: "label"), secondaryLabel = UIColor(_written: "secondaryLabel")
  static let tertiaryLabel = UIColor(_written: "tertiaryLabel"),
    quaternaryLabel = UIColor(_written: "quaternaryLabel"),
    placeholderText = UIColor(_written: "placeholderText"), separator = UIColor(_written: "separator")
  static let opaqueSeparator = UIColor(_written: "opaqueSeparator"), link = UIColor(_written: "link"),
    tintColor = UIColor(_written: "tintColor"), systemBackground = UIColor(_written: "systemBackground")
  static let secondarySystemBackground = UIColor(_written: "secondarySystemBackground"),
    tertiarySystemBackground = UIColor(_written: "tertiarySystemBackground"),
    systemGroupedBackground = UIColor(_written: "systemGroupedBackground")
  static let secondarySystemGroupedBackground = UIColor(_written: "secondarySystemGroupedBackground"),
    tertiarySystemGroupedBackground = UIColor(_written: "tertiarySystemGroupedBackground"),
    systemFill = UIColor(_written: "systemFill")
  static let secondarySystemFill = UIColor(_written: "secondarySystemFill"),
    tertiarySystemFill = UIColor(_written: "tertiarySystemFill"),
    quaternarySystemFill = UIColor(_written: "quaternarySystemFill")
  static let groupTableViewBackground = UIColor(_written: "groupTableViewBackground"),
    lightText = UIColor(_written: "lightText"), darkText = UIColor(_written: "darkText")
}
typealias colorLiteral = UIColor
