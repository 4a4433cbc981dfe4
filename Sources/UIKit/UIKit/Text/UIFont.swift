@_exported import Foundation

package import AutoLayout

open class UIFont: NSObject, @unchecked Sendable {
  /// The values are those of UIKit's UIFontWeight.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)

    private static let engines: [(weight: Weight, engine: FontWeight)] = [
      (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular), (.medium, .medium),
      (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
    ]

    /// The nearest named weight.
    var engine: FontWeight {
      // Most fonts are regular and need no search, which the reader of Swift would otherwise run each time.
      if self == .regular { return .regular }
      func distance(_ weight: Weight) -> CGFloat { abs(weight.rawValue - rawValue) }
      return Self.engines.min { distance($0.weight) < distance($1.weight) }?.engine ?? .regular
    }
  }

  /// Has no effect.
  public struct Width: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(rawValue: -0.5)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let largeTitle = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle0")
    public static let extraLargeTitle = UIFont.TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    public static let title1 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle1")
    public static let title2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle2")
    public static let title3 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle3")
    public static let headline = UIFont.TextStyle(rawValue: "UICTFontTextStyleHeadline")
    public static let subheadline = UIFont.TextStyle(rawValue: "UICTFontTextStyleSubhead")
    public static let body = UIFont.TextStyle(rawValue: "UICTFontTextStyleBody")
    public static let callout = UIFont.TextStyle(rawValue: "UICTFontTextStyleCallout")
    public static let footnote = UIFont.TextStyle(rawValue: "UICTFontTextStyleFootnote")
    public static let caption1 = UIFont.TextStyle(rawValue: "UICTFontTextStyleCaption1")
    public static let caption2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleCaption2")

    var engine: AutoLayout.TextStyle {
      switch self {
      case .largeTitle, .extraLargeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      default: .body
      }
    }
  }

  private let header = CoreFoundationHeader()
  package let engine: Font
  let ownWeight: Weight
  let textStyle: TextStyle?
  let traits: UIFontDescriptor.SymbolicTraits

  init(
    _ engine: Font, weight: Weight, style: TextStyle? = nil, traits: UIFontDescriptor.SymbolicTraits = []
  ) {
    self.engine = engine
    ownWeight = weight
    textStyle = style
    self.traits = traits
    super.init()
  }

  /// If the family is not installed, the font has the widths of the system font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    self.init(family: fontName, size: fontSize)
  }
  /// - Parameter family: the family, followed by the weight after a hyphen, as in the names of fonts.
  convenience init(family: String, size: CGFloat) {
    let parts = family.split(separator: "-")
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    let weights: [(String, Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("semibold", .semibold),
      ("demibold", .semibold), ("medium", .medium), ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ]
    let weight = weights.first { style.contains($0.0) }?.1 ?? .regular
    self.init(
      Font(size: Double(size), weight: weight.engine, family: parts.first.map(String.init)), weight: weight)
  }
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    let base = descriptor.font
    var font = base.engine
    let weight = descriptor.symbolicTraits.contains(.traitBold) ? max(base.ownWeight.rawValue, 0.4) : nil
    if pointSize > 0, pointSize != base.pointSize {
      font.size = Double(pointSize)
      font.linePitch = nil
    }
    let chosen = weight.map { Weight($0) } ?? descriptor.weight ?? base.ownWeight
    font.weight = chosen.engine
    self.init(
      font, weight: chosen, style: pointSize > 0 ? nil : base.textStyle, traits: descriptor.symbolicTraits)
  }

  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: Double(fontSize), weight: weight.engine), weight: weight)
  }
  /// Ignores the width.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// The font is semibold, as in UIKit.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }
  /// The letters have the widths of the upright font.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: Double(fontSize)), weight: .regular, traits: .traitItalic)
  }
  /// The letters have the widths of the default font.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: Double(fontSize), weight: weight.engine), weight: weight, traits: .traitMonoSpace)
  }
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    var font = style.engine.font(for: (category == .unspecified ? .large : category).engine)
    if style == .extraLargeTitle { font = Font(size: 36) }
    return UIFont(font, weight: style == .headline ? .semibold : .regular, style: style)
  }

  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var labelFontSize: CGFloat { 17 }
  /// The font size of a custom button made in code. Such a button is 34 points high, while one of Interface Builder,
  /// with 15 points, is 30 points high.
  open class var buttonFontSize: CGFloat { 18 }
  /// No families are listed here.
  open class var familyNames: [String] { [] }
  /// No fonts are listed here.
  open class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  open var pointSize: CGFloat { CGFloat(engine.size) }
  open var familyName: String { engine.family ?? ".AppleSystemUIFont" }
  open var fontName: String { engine.family ?? ".SFUI-\(engine.weight.name.capitalized)" }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self, traits: traits) }
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: fontSize) }

  private var metrics: FontMetrics { Host.measurer.metrics(of: engine) }
  open var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
  open var ascender: CGFloat { CGFloat(metrics.ascender) }
  open var descender: CGFloat { -CGFloat(abs(metrics.descender)) }
  open var capHeight: CGFloat { pointSize * 0.705 }
  open var xHeight: CGFloat { pointSize * 0.526 }
  open var leading: CGFloat { 0 }

  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.engine == engine && other.traits == traits
  }
  override open var hash: Int { engine.hashValue }
}
