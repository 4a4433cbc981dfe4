// What has no comment here is what UIKit has by the same name.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

package import AutoLayout

/// A font.
open class UIFont: NSObject, @unchecked Sendable {
  /// How heavy a font is: UIKit's values, which are UIFontWeight's.
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

    var engine: FontWeight {
      let table: [(Weight, FontWeight)] = [
        (.ultraLight, .ultraLight), (.thin, .thin), (.light, .light), (.regular, .regular),
        (.medium, .medium),
        (.semibold, .semibold), (.bold, .bold), (.heavy, .heavy), (.black, .black),
      ]
      return table.min { abs($0.0.rawValue - rawValue) < abs($1.0.rawValue - rawValue) }?.1 ?? .regular
    }
  }

  /// A style whose font follows the user's text size.
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

  /// Creates a font of a family. One that is not installed has the widths of the system font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    let parts = fontName.split(separator: "-")
    let style = parts.count > 1 ? parts[1].lowercased() : ""
    let weights: [(String, Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("semibold", .semibold),
      ("demibold", .semibold), ("medium", .medium), ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ]
    let weight = weights.first { style.contains($0.0) }?.1 ?? .regular
    self.init(
      Font(size: Double(fontSize), weight: weight.engine, family: parts.first.map(String.init)),
      weight: weight)
  }
  /// Creates a font from a descriptor; a size of 0 keeps the descriptor's.
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
  open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .semibold)
  }
  open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    UIFont(Font(size: Double(fontSize)), weight: .regular, traits: .traitItalic)
  }
  open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(Font(size: Double(fontSize), weight: weight.engine), weight: weight, traits: .traitMonoSpace)
  }
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
    let font = style.engine.font(for: (category == .unspecified ? .large : category).engine)
    return UIFont(font, weight: style == .headline ? .semibold : .regular, style: style)
  }

  open class var systemFontSize: CGFloat { 14 }
  open class var smallSystemFontSize: CGFloat { 12 }
  open class var labelFontSize: CGFloat { 17 }
  /// Of a custom button that is made in code: 34 points high, where Interface Builder's, of 15 points, is 30 high.
  open class var buttonFontSize: CGFloat { 18 }
  open class var familyNames: [String] { [] }
  open class func fontNames(forFamilyName familyName: String) -> [String] { [] }

  open var pointSize: CGFloat { CGFloat(engine.size) }
  open var familyName: String { engine.family ?? ".AppleSystemUIFont" }
  open var fontName: String { engine.family ?? ".SFUI-\(engine.weight.name.capitalized)" }
  open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self, traits: traits) }
  open func withSize(_ fontSize: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: fontSize) }

  private var metrics: FontMetrics { Host.measurer.metrics(of: engine) }
  /// The height of a line in points.
  open var lineHeight: CGFloat { CGFloat(metrics.lineHeight) }
  /// From the baseline upwards, in points.
  open var ascender: CGFloat { CGFloat(metrics.ascender) }
  /// From the baseline downwards, which is below zero, in points.
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

/// A description of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let `default` = SystemDesign(rawValue: "default")
    public static let rounded = SystemDesign(rawValue: "rounded")
    public static let serif = SystemDesign(rawValue: "serif")
    public static let monospaced = SystemDesign(rawValue: "monospaced")
  }
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
  }
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
  }

  let font: UIFont
  let weight: UIFont.Weight?
  open private(set) var symbolicTraits: SymbolicTraits

  init(_ font: UIFont, traits: SymbolicTraits, weight: UIFont.Weight? = nil) {
    self.font = font
    self.weight = weight
    symbolicTraits = traits
    super.init()
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  open var pointSize: CGFloat { font.pointSize }
  open func object(forKey attribute: AttributeName) -> Any? {
    switch attribute {
    case .size: font.pointSize
    case .name: font.fontName
    case .family: font.familyName
    case .textStyle: font.textStyle?.rawValue
    case .traits:
      [
        TraitKey.weight: (weight ?? font.ownWeight).rawValue as Any,
        TraitKey.symbolic: symbolicTraits.rawValue as Any,
      ]
    default: nil
    }
  }
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(font, traits: symbolicTraits, weight: weight)
  }
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    font.withSize(newPointSize).fontDescriptor
  }
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    let traits = attributes[.traits] as? [TraitKey: Any]
    let weight =
      traits?[.weight] as? UIFont.Weight ?? (traits?[.weight] as? CGFloat).map { UIFont.Weight($0) }
    return UIFontDescriptor(font, traits: symbolicTraits, weight: weight ?? self.weight)
  }
}

/// Scales fonts and distances with the user's text size.
open class UIFontMetrics: NSObject {
  private let style: UIFont.TextStyle
  public init(forTextStyle textStyle: UIFont.TextStyle) {
    style = textStyle
    super.init()
  }
  open class var `default`: UIFontMetrics { UIFontMetrics(forTextStyle: .body) }

  private func factor(_ traits: UITraitCollection?) -> CGFloat {
    let category = (traits ?? .current).preferredContentSizeCategory
    let size = style.engine.font(for: (category == .unspecified ? .large : category).engine).size
    return CGFloat(size / style.engine.font(for: .large).size)
  }
  open func scaledFont(for font: UIFont) -> UIFont { scaledFont(for: font, compatibleWith: nil) }
  open func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
    scaledFont(for: font, maximumPointSize: .infinity, compatibleWith: traitCollection)
  }
  open func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }
  open func scaledFont(
    for font: UIFont, maximumPointSize: CGFloat, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let size = min(maximumPointSize, font.pointSize * factor(traitCollection))
    return size == font.pointSize ? font : font.withSize(size)
  }
  open func scaledValue(for value: CGFloat) -> CGFloat { scaledValue(for: value, compatibleWith: nil) }
  open func scaledValue(for value: CGFloat, compatibleWith traitCollection: UITraitCollection?) -> CGFloat {
    value * factor(traitCollection)
  }
}
