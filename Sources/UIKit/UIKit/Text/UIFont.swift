@_exported import Foundation

package import AutoLayout

/// A font.
open class UIFont: NSObject, @unchecked Sendable {
  /// The weight of a font. The values are those of UIKit's UIFontWeight.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public var rawValue: CGFloat
    /// Creates an instance from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a weight from a number between -1 and 1.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    /// The weight “ultra light”.
    public static let ultraLight = Weight(-0.8)
    /// The weight “thin”.
    public static let thin = Weight(-0.6)
    /// The weight “light”.
    public static let light = Weight(-0.4)
    /// The weight “regular”.
    public static let regular = Weight(0)
    /// The weight “medium”.
    public static let medium = Weight(0.23)
    /// The weight “semibold”.
    public static let semibold = Weight(0.3)
    /// The weight “bold”.
    public static let bold = Weight(0.4)
    /// The weight “heavy”.
    public static let heavy = Weight(0.56)
    /// The weight “black”.
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

  /// The width of the system font's letters; not used.
  public struct Width: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public var rawValue: CGFloat
    /// Creates an instance from its raw value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// The width “compressed”.
    public static let compressed = Width(rawValue: -0.5)
    /// The width “condensed”.
    public static let condensed = Width(rawValue: -0.2)
    /// The width “standard”.
    public static let standard = Width(rawValue: 0)
    /// The width “expanded”.
    public static let expanded = Width(rawValue: 0.2)
  }

  /// A style whose font follows the user's text size.
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public var rawValue: String
    /// Creates an instance from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The style “large title”.
    public static let largeTitle = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// The style “extra large title”.
    public static let extraLargeTitle = UIFont.TextStyle(rawValue: "UICTFontTextStyleExtraLargeTitle")
    /// The style “title1”.
    public static let title1 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// The style “title2”.
    public static let title2 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// The style “title3”.
    public static let title3 = UIFont.TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The style “headline”.
    public static let headline = UIFont.TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// The style “subheadline”.
    public static let subheadline = UIFont.TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// The style “body”.
    public static let body = UIFont.TextStyle(rawValue: "UICTFontTextStyleBody")
    /// The style “callout”.
    public static let callout = UIFont.TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// The style “footnote”.
    public static let footnote = UIFont.TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// The style “caption1”.
    public static let caption1 = UIFont.TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// The style “caption2”.
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

  /// Creates a font of a family. If the family is not installed, the font has the widths of the system font.
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
  /// Creates a font from a descriptor; with a size of 0, the font has the descriptor's size.
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

  /// The system font in regular weight; the size is in points.
  open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }
  /// The system font; the size is in points.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: Double(fontSize), weight: weight.engine), weight: weight)
  }
  /// The system font, regardless of the width; the size is in points.
  open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// The system font in semibold, as in UIKit; the size is in points.
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }
  /// The italic system font, with the widths of the upright one; the size is in points.
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: Double(fontSize)), weight: .regular, traits: .traitItalic)
  }
  /// The system font for code, with the widths of the default one; the size is in points.
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: Double(fontSize), weight: weight.engine), weight: weight, traits: .traitMonoSpace)
  }
  /// The system font with digits of equal width; the size is in points.
  open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    systemFont(ofSize: fontSize, weight: weight)
  }
  /// The font of a style at the user's text size.
  open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }
  /// The font of a style at the text size of some traits.
  open class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    var font = style.engine.font(for: (category == .unspecified ? .large : category).engine)
    if style == .extraLargeTitle { font = Font(size: 36) }
    return UIFont(font, weight: style == .headline ? .semibold : .regular, style: style)
  }

  /// The default font size, 14 points.
  open class var systemFontSize: CGFloat { 14 }
  /// The small font size, 12 points.
  open class var smallSystemFontSize: CGFloat { 12 }
  /// The default font size of labels, 17 points.
  open class var labelFontSize: CGFloat { 17 }
  /// The font size of a custom button made in code. Such a button is 34 points high, while one of Interface Builder,
  /// with 15 points, is 30 points high.
  open class var buttonFontSize: CGFloat { 18 }
  /// The installed families; none are listed here.
  open class var familyNames: [String] { [] }
  /// The fonts of a family; none are listed here.
  open class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  /// The size in points.
  open var pointSize: CGFloat { CGFloat(engine.size) }
  /// The name of the family.
  open var familyName: String { engine.family ?? ".AppleSystemUIFont" }
  /// The name of the font.
  open var fontName: String { engine.family ?? ".SFUI-\(engine.weight.name.capitalized)" }
  /// The descriptor of the font.
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self, traits: traits) }
  /// The font in another size, in points.
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: fontSize) }

  private var metrics: FontMetrics { Host.measurer.metrics(of: engine) }
  /// The height of a line in points.
  open var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
  /// The height above the baseline, in points.
  open var ascender: CGFloat { CGFloat(metrics.ascender) }
  /// The depth below the baseline as a negative value, in points.
  open var descender: CGFloat { -CGFloat(abs(metrics.descender)) }
  /// The height of capital letters, in points.
  open var capHeight: CGFloat { pointSize * 0.705 }
  /// The height of a lower-case x, in points.
  open var xHeight: CGFloat { pointSize * 0.526 }
  /// The additional space between lines, in points: 0.
  open var leading: CGFloat { 0 }

  override open func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return other.engine == engine && other.traits == traits
  }
  override open var hash: Int { engine.hashValue }
}
