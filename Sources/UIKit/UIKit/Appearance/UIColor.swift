@_exported import Foundation

package import AutoLayout
internal import LayoutScene

open class UIColor: NSObject, @unchecked Sendable {
  private let header = CoreFoundationHeader()
  package let dynamic: DynamicColor
  /// Whether the colour stands in for one of an asset catalogue.
  private var isNamed = false

  package init(dynamic: DynamicColor) {
    self.dynamic = dynamic
    super.init()
  }

  /// The colour as a background: light for a colour of a catalogue, which is otherwise as dark as text, so that all can
  /// be seen.
  package var ground: UIColor { isNamed && dynamic.light.alpha == 1 ? .systemGray5 : self }

  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(dynamic: DynamicColor(Color(red: red, green: green, blue: blue, alpha: alpha)))
  }
  public convenience init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public convenience init(white: CGFloat, alpha: CGFloat) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }
  public convenience init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
    func channel(_ n: CGFloat) -> CGFloat {
      let k = (n + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(k, 4 - k, 1))
    }
    self.init(red: channel(5), green: channel(3), blue: channel(1), alpha: alpha)
  }
  public convenience init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
    let light = dynamicProvider(UITraitCollection(userInterfaceStyle: .light)).dynamic.light
    let dark = dynamicProvider(UITraitCollection(userInterfaceStyle: .dark)).dynamic.dark
    self.init(dynamic: DynamicColor(light: light, dark: dark))
  }
  /// Catalogues are not read: the colour is that of text, and is grey as a background.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, compatibleWith: UITraitCollection? = nil
  ) {
    self.init(system: "label")
    isNamed = true
    leaveOut(
      "colours of asset catalogues are not read: grey stands in for grounds, and the usual colour for texts")
  }
  public convenience init(cgColor: CGColor) { self.init(dynamic: cgColor.dynamic) }
  /// The pattern is drawn as a grey.
  public convenience init(patternImage image: UIImage) { self.init(white: 0.5, alpha: 1) }
  /// Nothing is read from the archive.
  public convenience required init?(coder: NSCoder) { self.init(white: 0, alpha: 1) }
  public required convenience init(
    _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
  ) { self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha)) }

  /// Creates the colour of a property of this class.
  private convenience init(system name: String) {
    guard let color = SystemColorTable.color(ofProperty: name) else {
      fatalError("no colour is called \(name)")
    }
    self.init(dynamic: color)
  }

  open var cgColor: CGColor { CGColor(dynamic) }
  open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
    UIColor(
      dynamic: DynamicColor(light: dynamic.light.withAlpha(alpha), dark: dynamic.dark.withAlpha(alpha)))
  }
  open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
    UIColor(
      dynamic: DynamicColor(traitCollection.userInterfaceStyle == .dark ? dynamic.dark : dynamic.light))
  }
  open func set() {
    setFill()
    setStroke()
  }
  open func setFill() { GraphicsContexts.current?.setFillColor(cgColor) }
  open func setStroke() { GraphicsContexts.current?.setStrokeColor(cgColor) }

  /// The components are those in the appearance of the screen.
  @discardableResult
  open func getRed(
    _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
    blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = dynamic.current
    red?.pointee = color.red
    green?.pointee = color.green
    blue?.pointee = color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// The values are those in the appearance of the screen.
  @discardableResult
  open func getHue(
    _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
    brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
  ) -> Bool {
    let color = dynamic.current
    let most = max(color.red, color.green, color.blue), range = most - min(color.red, color.green, color.blue)
    brightness?.pointee = most
    saturation?.pointee = most > 0 ? range / most : 0
    alpha?.pointee = color.alpha
    let sixths =
      if range == 0 {
        0.0
      } else if color.red == most {
        (color.green - color.blue) / range
      } else if color.green == most {
        2 + (color.blue - color.red) / range
      } else {
        4 + (color.red - color.green) / range
      }
    hue?.pointee = (sixths < 0 ? sixths + 6 : sixths) / 6
    return true
  }

  /// The grey level is that in the appearance of the screen.
  @discardableResult
  open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
    let color = dynamic.current
    white?.pointee = 0.299 * color.red + 0.587 * color.green + 0.114 * color.blue
    alpha?.pointee = color.alpha
    return true
  }

  /// Whether both colours are the same in light and dark.
  override open func isEqual(_ object: Any?) -> Bool { (object as? UIColor)?.dynamic == dynamic }
  override open var hash: Int { dynamic.hashValue }

  // MARK: Plain colours

  /// #000000.
  open class var black: UIColor { UIColor(system: "black") }
  /// #FFFFFF.
  open class var white: UIColor { UIColor(system: "white") }
  /// #FF0000.
  open class var red: UIColor { UIColor(system: "red") }
  /// #00FF00.
  open class var green: UIColor { UIColor(system: "green") }
  /// #0000FF.
  open class var blue: UIColor { UIColor(system: "blue") }
  /// #808080.
  open class var gray: UIColor { UIColor(system: "gray") }
  /// #AAAAAA.
  open class var lightGray: UIColor { UIColor(system: "lightGray") }
  /// #555555.
  open class var darkGray: UIColor { UIColor(system: "darkGray") }
  /// #00FFFF.
  open class var cyan: UIColor { UIColor(system: "cyan") }
  /// #FFFF00.
  open class var yellow: UIColor { UIColor(system: "yellow") }
  /// #FF00FF.
  open class var magenta: UIColor { UIColor(system: "magenta") }
  /// #FF8000.
  open class var orange: UIColor { UIColor(system: "orange") }
  /// #800080.
  open class var purple: UIColor { UIColor(system: "purple") }
  /// #996633.
  open class var brown: UIColor { UIColor(system: "brown") }
  open class var clear: UIColor { UIColor(system: "clear") }

  // MARK: Colours of the system, as Apple's Human Interface Guidelines list them

  /// #FF3B30; in the dark #FF453A.
  open class var systemRed: UIColor { UIColor(system: "systemRed") }
  /// #34C759; in the dark #30D158.
  open class var systemGreen: UIColor { UIColor(system: "systemGreen") }
  /// #007AFF; in the dark #0A84FF.
  open class var systemBlue: UIColor { UIColor(system: "systemBlue") }
  /// #FF9500; in the dark #FF9F0A.
  open class var systemOrange: UIColor { UIColor(system: "systemOrange") }
  /// #FFCC00; in the dark #FFD60A.
  open class var systemYellow: UIColor { UIColor(system: "systemYellow") }
  /// #FF2D55; in the dark #FF375F.
  open class var systemPink: UIColor { UIColor(system: "systemPink") }
  /// #AF52DE; in the dark #BF5AF2.
  open class var systemPurple: UIColor { UIColor(system: "systemPurple") }
  /// #30B0C7; in the dark #40C8E0.
  open class var systemTeal: UIColor { UIColor(system: "systemTeal") }
  /// #5856D6; in the dark #5E5CE6.
  open class var systemIndigo: UIColor { UIColor(system: "systemIndigo") }
  /// #A2845E; in the dark #AC8E68.
  open class var systemBrown: UIColor { UIColor(system: "systemBrown") }
  /// #00C7BE; in the dark #63E6E2.
  open class var systemMint: UIColor { UIColor(system: "systemMint") }
  /// #32ADE6; in the dark #64D2FF.
  open class var systemCyan: UIColor { UIColor(system: "systemCyan") }
  /// #8E8E93.
  open class var systemGray: UIColor { UIColor(system: "systemGray") }
  /// #AEAEB2; in the dark #636366.
  open class var systemGray2: UIColor { UIColor(system: "systemGray2") }
  /// #C7C7CC; in the dark #48484A.
  open class var systemGray3: UIColor { UIColor(system: "systemGray3") }
  /// #D1D1D6; in the dark #3A3A3C.
  open class var systemGray4: UIColor { UIColor(system: "systemGray4") }
  /// #E5E5EA; in the dark #2C2C2E.
  open class var systemGray5: UIColor { UIColor(system: "systemGray5") }
  /// #F2F2F7; in the dark #1C1C1E.
  open class var systemGray6: UIColor { UIColor(system: "systemGray6") }
  /// The same as `systemBlue`.
  open class var tintColor: UIColor { UIColor(system: "tintColor") }
  /// #000000; in the dark #FFFFFF.
  open class var label: UIColor { UIColor(system: "label") }
  /// #3C3C43 with an opacity of 0.6; in the dark #EBEBF5.
  open class var secondaryLabel: UIColor { UIColor(system: "secondaryLabel") }
  /// #3C3C43 with an opacity of 0.3; in the dark #EBEBF5.
  open class var tertiaryLabel: UIColor { UIColor(system: "tertiaryLabel") }
  /// #3C3C43 with an opacity of 0.18; in the dark #EBEBF5 with 0.16.
  open class var quaternaryLabel: UIColor { UIColor(system: "quaternaryLabel") }
  /// The same as `tertiaryLabel`.
  open class var placeholderText: UIColor { UIColor(system: "placeholderText") }
  /// #3C3C43 with an opacity of 0.29; in the dark #545458 with 0.6.
  open class var separator: UIColor { UIColor(system: "separator") }
  /// #C6C6C8; in the dark #38383A.
  open class var opaqueSeparator: UIColor { UIColor(system: "opaqueSeparator") }
  /// #007AFF; in the dark #0984FF.
  open class var link: UIColor { UIColor(system: "link") }
  /// The same as `black`.
  open class var darkText: UIColor { UIColor(system: "darkText") }
  /// #FFFFFF with an opacity of 0.6.
  open class var lightText: UIColor { UIColor(system: "lightText") }
  /// #FFFFFF; in the dark #000000.
  open class var systemBackground: UIColor { UIColor(system: "systemBackground") }
  /// #F2F2F7; in the dark #1C1C1E.
  open class var secondarySystemBackground: UIColor { UIColor(system: "secondarySystemBackground") }
  /// #FFFFFF; in the dark #2C2C2E.
  open class var tertiarySystemBackground: UIColor { UIColor(system: "tertiarySystemBackground") }
  /// #F2F2F7; in the dark #000000.
  open class var systemGroupedBackground: UIColor { UIColor(system: "systemGroupedBackground") }
  /// #FFFFFF; in the dark #1C1C1E.
  open class var secondarySystemGroupedBackground: UIColor {
    UIColor(system: "secondarySystemGroupedBackground")
  }
  /// #F2F2F7; in the dark #2C2C2E.
  open class var tertiarySystemGroupedBackground: UIColor {
    UIColor(system: "tertiarySystemGroupedBackground")
  }
  /// The same as `systemGroupedBackground`.
  open class var groupTableViewBackground: UIColor { UIColor(system: "groupTableViewBackground") }
  /// #787880 with an opacity of 0.2; in the dark #787880 with 0.36.
  open class var systemFill: UIColor { UIColor(system: "systemFill") }
  /// #787880 with an opacity of 0.16; in the dark #787880 with 0.32.
  open class var secondarySystemFill: UIColor { UIColor(system: "secondarySystemFill") }
  /// #767680 with an opacity of 0.12; in the dark #767680 with 0.24.
  open class var tertiarySystemFill: UIColor { UIColor(system: "tertiarySystemFill") }
  /// #747480 with an opacity of 0.08; in the dark #747480 with 0.18.
  open class var quaternarySystemFill: UIColor { UIColor(system: "quaternarySystemFill") }
}

extension UIColor: _ExpressibleByColorLiteral {}
public typealias _ColorLiteralType = UIColor
