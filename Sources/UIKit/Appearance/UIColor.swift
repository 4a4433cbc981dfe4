@_exported import Foundation

package import AutoLayout

/// A colour, which may differ between light and dark.
open class UIColor: NSObject, @unchecked Sendable {
  private let header = CoreFoundationHeader()
  package let dynamic: DynamicColor

  package init(dynamic: DynamicColor) {
    self.dynamic = dynamic
    super.init()
  }

  /// Creates a colour from shares of 0 to 1.
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(dynamic: DynamicColor(Color(red: red, green: green, blue: blue, alpha: alpha)))
  }
  /// Creates a colour from shares of 0 to 1.
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  /// Creates a grey.
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  /// Creates a colour from its place on the wheel, 0 to 1.
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
  /// Creates a colour that depends on the traits.
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).dynamic.light
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dynamic.dark
    self.init(dynamic: DynamicColor(light: light, dark: dark))
  }
  /// Creates a colour of a catalogue. There are none here, so that it is a grey.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith: UITraitCollection? = nil
  ) {
    self.init(white: 0.5, alpha: 1)
  }
  /// Creates a colour from one of Core Graphics.
  public convenience init(cgColor: CGColor) { self.init(dynamic: cgColor.dynamic) }
  /// Creates a pattern, which is drawn as a grey.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }
  /// Creates a colour from an archive; nothing is read.
  public convenience required init?(coder: NSCoder) { self.init(white: 0, alpha: 1) }
  /// Creates the colour of a colour literal.
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) { self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)) }

  private convenience init(
    _ light: UInt32, _ dark: UInt32? = nil, alpha: Double = 1, darkAlpha: Double? = nil
  ) {
    self.init(
      dynamic: DynamicColor(
        light: Color(hex: light, alpha: alpha), dark: Color(hex: dark ?? light, alpha: darkAlpha ?? alpha)))
  }

  /// The colour for Core Graphics.
  open var cgColor: CGColor { CGColor(dynamic) }
  /// The colour with another opacity.
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      dynamic: DynamicColor(light: dynamic.light.withAlpha(alpha), dark: dynamic.dark.withAlpha(alpha)))
  }
  /// The colour for some traits.
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(
      dynamic: DynamicColor(traitCollection.userInterfaceStyle == .dark ? dynamic.dark : dynamic.light))
  }
  /// Has the current context fill and stroke with it; there is none here.
  open func set() {}
  /// Has the current context fill with it; there is none here.
  open func setFill() {}
  /// Has the current context stroke with it; there is none here.
  open func setStroke() {}

  /// The shares of the light colour.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    red?.pointee = dynamic.light.red
    green?.pointee = dynamic.light.green
    blue?.pointee = dynamic.light.blue
    alpha?.pointee = dynamic.light.alpha
    return true
  }

  /// The light colour as a grey.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    white?.pointee = 0.299 * dynamic.light.red + 0.587 * dynamic.light.green + 0.114 * dynamic.light.blue
    alpha?.pointee = dynamic.light.alpha
    return true
  }

  /// Whether it is the same colour in light and dark.
  override open func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.dynamic == dynamic }
  /// A number that equal colours share.
  override open var hash: Int { dynamic.hashValue }

  // MARK: Plain colours

  /// #000000.
  open class var black: UIColor { UIColor(0x000000) }
  /// #FFFFFF.
  open class var white: UIColor { UIColor(0xFFFFFF) }
  /// #FF0000.
  open class var red: UIColor { UIColor(0xFF0000) }
  /// #00FF00.
  open class var green: UIColor { UIColor(0x00FF00) }
  /// #0000FF.
  open class var blue: UIColor { UIColor(0x0000FF) }
  /// #808080.
  open class var gray: UIColor { UIColor(0x808080) }
  /// #AAAAAA.
  open class var lightGray: UIColor { UIColor(0xAAAAAA) }
  /// #555555.
  open class var darkGray: UIColor { UIColor(0x555555) }
  /// #00FFFF.
  open class var cyan: UIColor { UIColor(0x00FFFF) }
  /// #FFFF00.
  open class var yellow: UIColor { UIColor(0xFFFF00) }
  /// #FF00FF.
  open class var magenta: UIColor { UIColor(0xFF00FF) }
  /// #FF8000.
  open class var orange: UIColor { UIColor(0xFF8000) }
  /// #800080.
  open class var purple: UIColor { UIColor(0x800080) }
  /// #996633.
  open class var brown: UIColor { UIColor(0x996633) }
  /// No colour.
  open class var clear: UIColor { UIColor(0x000000, alpha: 0) }

  // MARK: Colours of the system, as Apple's Human Interface Guidelines list them

  /// #FF3B30; in the dark #FF453A.
  open class var systemRed: UIColor { UIColor(0xFF3B30, 0xFF453A) }
  /// #34C759; in the dark #30D158.
  open class var systemGreen: UIColor { UIColor(0x34C759, 0x30D158) }
  /// #007AFF; in the dark #0A84FF.
  open class var systemBlue: UIColor { UIColor(0x007AFF, 0x0A84FF) }
  /// #FF9500; in the dark #FF9F0A.
  open class var systemOrange: UIColor { UIColor(0xFF9500, 0xFF9F0A) }
  /// #FFCC00; in the dark #FFD60A.
  open class var systemYellow: UIColor { UIColor(0xFFCC00, 0xFFD60A) }
  /// #FF2D55; in the dark #FF375F.
  open class var systemPink: UIColor { UIColor(0xFF2D55, 0xFF375F) }
  /// #AF52DE; in the dark #BF5AF2.
  open class var systemPurple: UIColor { UIColor(0xAF52DE, 0xBF5AF2) }
  /// #30B0C7; in the dark #40CBE0.
  open class var systemTeal: UIColor { UIColor(0x30B0C7, 0x40CBE0) }
  /// #5856D6; in the dark #5E5CE6.
  open class var systemIndigo: UIColor { UIColor(0x5856D6, 0x5E5CE6) }
  /// #A2845E; in the dark #AC8E68.
  open class var systemBrown: UIColor { UIColor(0xA2845E, 0xAC8E68) }
  /// #00C7BE; in the dark #63E6E2.
  open class var systemMint: UIColor { UIColor(0x00C7BE, 0x63E6E2) }
  /// #32ADE6; in the dark #64D2FF.
  open class var systemCyan: UIColor { UIColor(0x32ADE6, 0x64D2FF) }
  /// #8E8E93.
  open class var systemGray: UIColor { UIColor(0x8E8E93) }
  /// #AEAEB2; in the dark #636366.
  open class var systemGray2: UIColor { UIColor(0xAEAEB2, 0x636366) }
  /// #C7C7CC; in the dark #48484A.
  open class var systemGray3: UIColor { UIColor(0xC7C7CC, 0x48484A) }
  /// #D1D1D6; in the dark #3A3A3C.
  open class var systemGray4: UIColor { UIColor(0xD1D1D6, 0x3A3A3C) }
  /// #E5E5EA; in the dark #2C2C2E.
  open class var systemGray5: UIColor { UIColor(0xE5E5EA, 0x2C2C2E) }
  /// #F2F2F7; in the dark #1C1C1E.
  open class var systemGray6: UIColor { UIColor(0xF2F2F7, 0x1C1C1E) }
  /// The same as `systemBlue`.
  open class var tintColor: UIColor { systemBlue }
  /// #000000; in the dark #FFFFFF.
  open class var label: UIColor { UIColor(0x000000, 0xFFFFFF) }
  /// #3C3C43 with an opacity of 0.6; in the dark #EBEBF5.
  open class var secondaryLabel: UIColor { UIColor(0x3C3C43, 0xEBEBF5, alpha: 0.6) }
  /// #3C3C43 with an opacity of 0.3; in the dark #EBEBF5.
  open class var tertiaryLabel: UIColor { UIColor(0x3C3C43, 0xEBEBF5, alpha: 0.3) }
  /// #3C3C43 with an opacity of 0.18; in the dark #EBEBF5 with 0.16.
  open class var quaternaryLabel: UIColor { UIColor(0x3C3C43, 0xEBEBF5, alpha: 0.18, darkAlpha: 0.16) }
  /// The same as `tertiaryLabel`.
  open class var placeholderText: UIColor { tertiaryLabel }
  /// #3C3C43 with an opacity of 0.29; in the dark #545458 with 0.6.
  open class var separator: UIColor { UIColor(0x3C3C43, 0x545458, alpha: 0.29, darkAlpha: 0.6) }
  /// #C6C6C8; in the dark #38383A.
  open class var opaqueSeparator: UIColor { UIColor(0xC6C6C8, 0x38383A) }
  /// The same as `systemBlue`.
  open class var link: UIColor { systemBlue }
  /// The same as `black`.
  open class var darkText: UIColor { black }
  /// #FFFFFF with an opacity of 0.6.
  open class var lightText: UIColor { UIColor(0xFFFFFF, alpha: 0.6) }
  /// #FFFFFF; in the dark #000000.
  open class var systemBackground: UIColor { UIColor(0xFFFFFF, 0x000000) }
  /// #F2F2F7; in the dark #1C1C1E.
  open class var secondarySystemBackground: UIColor { UIColor(0xF2F2F7, 0x1C1C1E) }
  /// #FFFFFF; in the dark #2C2C2E.
  open class var tertiarySystemBackground: UIColor { UIColor(0xFFFFFF, 0x2C2C2E) }
  /// #F2F2F7; in the dark #000000.
  open class var systemGroupedBackground: UIColor { UIColor(0xF2F2F7, 0x000000) }
  /// #FFFFFF; in the dark #1C1C1E.
  open class var secondarySystemGroupedBackground: UIColor { UIColor(0xFFFFFF, 0x1C1C1E) }
  /// #F2F2F7; in the dark #2C2C2E.
  open class var tertiarySystemGroupedBackground: UIColor { UIColor(0xF2F2F7, 0x2C2C2E) }
  /// The same as `systemGroupedBackground`.
  open class var groupTableViewBackground: UIColor { systemGroupedBackground }
  /// #787880 with an opacity of 0.2; in the dark #787880 with 0.36.
  open class var systemFill: UIColor { UIColor(0x787880, alpha: 0.2, darkAlpha: 0.36) }
  /// #787880 with an opacity of 0.16; in the dark #787880 with 0.32.
  open class var secondarySystemFill: UIColor { UIColor(0x787880, alpha: 0.16, darkAlpha: 0.32) }
  /// #767680 with an opacity of 0.12; in the dark #767680 with 0.24.
  open class var tertiarySystemFill: UIColor { UIColor(0x767680, alpha: 0.12, darkAlpha: 0.24) }
  /// #747480 with an opacity of 0.08; in the dark #747480 with 0.18.
  open class var quaternarySystemFill: UIColor { UIColor(0x747480, alpha: 0.08, darkAlpha: 0.18) }
}

extension UIColor: _ExpressibleByColorLiteral {}
/// What colour literals are.
public typealias _ColorLiteralType = UIColor

/// A colour of Core Graphics, which Foundation lacks on Linux.
public final class CGColor: Hashable, @unchecked Sendable {
  let dynamic: DynamicColor
  init(_ dynamic: DynamicColor) { self.dynamic = dynamic }
  /// Creates a colour from shares of 0 to 1.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    dynamic = DynamicColor(Color(red: red, green: green, blue: blue, alpha: alpha))
  }
  /// How opaque it is.
  public var alpha: CGFloat { dynamic.light.alpha }
  /// The shares of the light colour.
  public var components: [CGFloat]? {
    [dynamic.light.red, dynamic.light.green, dynamic.light.blue, dynamic.light.alpha]
  }
  /// The colour with another opacity.
  public func copy(alpha: CGFloat) -> CGColor? {
    CGColor(DynamicColor(light: dynamic.light.withAlpha(alpha), dark: dynamic.dark.withAlpha(alpha)))
  }
  /// Whether two are alike.
  public static func == (one: CGColor, other: CGColor) -> Bool { one.dynamic == other.dynamic }
  /// Feeds what makes two alike to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(dynamic) }
}
