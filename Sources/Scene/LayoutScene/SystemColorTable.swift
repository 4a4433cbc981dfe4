package import AutoLayout

/// The values of UIKit's colours by the names that Interface Builder writes: the dynamic ones from Apple's
/// Human Interface Guidelines and iOS 13 to 17, the fixed ones from UIColor's documentation.
package enum SystemColorTable {
  package static func color(named name: String) -> DynamicColor? { colors[name] }

  /// The colour with the name of UIColor's property, as `systemBlue`, `.systemBlue` or `UIColor.systemBlue`.
  package static func color(ofProperty name: String) -> DynamicColor? {
    let property = name.split(separator: ".").last.map(String.init) ?? ""
    guard [property, "." + property, "UIColor." + property].contains(name) else { return nil }
    return colors[property + "Color"] ?? (property == "tintColor" ? colors[property] : nil)
  }

  /// The names of UIColor's properties, sorted.
  package static let properties = colors.keys.map { $0 == "tintColor" ? $0 : String($0.dropLast(5)) }.sorted()

  /// The property of UIColor with a colour; nil if there is none. Of several, the most common one.
  package static func property(of color: DynamicColor) -> String? { names[color] }

  private static let names: [DynamicColor: String] = {
    let common = ["label", "black", "white", "systemBackground", "secondarySystemBackground", "systemBlue"]
    var names: [DynamicColor: String] = [:]
    // Names that only Interface Builder has, or that are obsolete, are left out.
    for name in common + properties where !name.hasPrefix("tableCell") && name != "groupTableViewBackground" {
      if let color = color(ofProperty: name), names[color] == nil { names[color] = name }
    }
    return names
  }()

  private static func pair(
    _ light: UInt32, _ dark: UInt32, alpha: Double = 1, _ darkAlpha: Double? = nil
  ) -> DynamicColor {
    DynamicColor(light: Color(hex: light, alpha: alpha), dark: Color(hex: dark, alpha: darkAlpha ?? alpha))
  }

  private static func fixed(_ color: UInt32, alpha: Double = 1) -> DynamicColor {
    pair(color, color, alpha: alpha)
  }

  private static let colors: [String: DynamicColor] = [
    // Text.
    "labelColor": pair(0x000000, 0xFFFFFF),
    "secondaryLabelColor": pair(0x3C3C43, 0xEBEBF5, alpha: 0.6),
    "tertiaryLabelColor": pair(0x3C3C43, 0xEBEBF5, alpha: 0.3),
    "quaternaryLabelColor": pair(0x3C3C43, 0xEBEBF5, alpha: 0.18, 0.16),
    "placeholderTextColor": pair(0x3C3C43, 0xEBEBF5, alpha: 0.3),
    "linkColor": pair(0x007AFF, 0x0984FF),
    // Lines.
    "separatorColor": pair(0x3C3C43, 0x545458, alpha: 0.29, 0.6),
    "opaqueSeparatorColor": pair(0xC6C6C8, 0x38383A),
    // Backgrounds.
    "systemBackgroundColor": pair(0xFFFFFF, 0x000000),
    "secondarySystemBackgroundColor": pair(0xF2F2F7, 0x1C1C1E),
    "tertiarySystemBackgroundColor": pair(0xFFFFFF, 0x2C2C2E),
    "systemGroupedBackgroundColor": pair(0xF2F2F7, 0x000000),
    "secondarySystemGroupedBackgroundColor": pair(0xFFFFFF, 0x1C1C1E),
    "tertiarySystemGroupedBackgroundColor": pair(0xF2F2F7, 0x2C2C2E),
    "tableCellGroupedBackgroundColor": pair(0xFFFFFF, 0x1C1C1E),
    "tableCellPlainBackgroundColor": pair(0xFFFFFF, 0x000000),
    "groupTableViewBackgroundColor": pair(0xF2F2F7, 0x000000),
    // Fills.
    "systemFillColor": pair(0x787880, 0x787880, alpha: 0.2, 0.36),
    "secondarySystemFillColor": pair(0x787880, 0x787880, alpha: 0.16, 0.32),
    "tertiarySystemFillColor": pair(0x767680, 0x767680, alpha: 0.12, 0.24),
    "quaternarySystemFillColor": pair(0x747480, 0x747480, alpha: 0.08, 0.18),
    // Hues.
    "tintColor": pair(0x007AFF, 0x0A84FF),
    "systemBlueColor": pair(0x007AFF, 0x0A84FF),
    "systemRedColor": pair(0xFF3B30, 0xFF453A),
    "systemOrangeColor": pair(0xFF9500, 0xFF9F0A),
    "systemYellowColor": pair(0xFFCC00, 0xFFD60A),
    "systemGreenColor": pair(0x34C759, 0x30D158),
    "systemMintColor": pair(0x00C7BE, 0x63E6E2),
    "systemTealColor": pair(0x30B0C7, 0x40C8E0),
    "systemCyanColor": pair(0x32ADE6, 0x64D2FF),
    "systemIndigoColor": pair(0x5856D6, 0x5E5CE6),
    "systemPurpleColor": pair(0xAF52DE, 0xBF5AF2),
    "systemPinkColor": pair(0xFF2D55, 0xFF375F),
    "systemBrownColor": pair(0xA2845E, 0xAC8E68),
    "systemGrayColor": pair(0x8E8E93, 0x8E8E93),
    "systemGray2Color": pair(0xAEAEB2, 0x636366),
    "systemGray3Color": pair(0xC7C7CC, 0x48484A),
    "systemGray4Color": pair(0xD1D1D6, 0x3A3A3C),
    "systemGray5Color": pair(0xE5E5EA, 0x2C2C2E),
    "systemGray6Color": pair(0xF2F2F7, 0x1C1C1E),
    // Fixed colours.
    "clearColor": fixed(0x000000, alpha: 0), "whiteColor": fixed(0xFFFFFF), "blackColor": fixed(0x000000),
    "darkGrayColor": fixed(0x555555), "grayColor": fixed(0x808080), "lightGrayColor": fixed(0xAAAAAA),
    "redColor": fixed(0xFF0000), "greenColor": fixed(0x00FF00), "blueColor": fixed(0x0000FF),
    "cyanColor": fixed(0x00FFFF), "magentaColor": fixed(0xFF00FF), "yellowColor": fixed(0xFFFF00),
    "orangeColor": fixed(0xFF8000), "purpleColor": fixed(0x800080), "brownColor": fixed(0x996633),
    "darkTextColor": fixed(0x000000), "lightTextColor": fixed(0xFFFFFF, alpha: 0.6),
  ]
}
