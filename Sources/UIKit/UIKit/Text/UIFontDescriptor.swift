@_exported import Foundation

internal import AutoLayout

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
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
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
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    public static let cascadeList = AttributeName(rawValue: "NSFontCascadeListAttribute")
  }
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  let font: UIFont
  let weight: UIFont.Weight?
  open private(set) var symbolicTraits: SymbolicTraits

  init(_ font: UIFont, traits: SymbolicTraits? = nil, weight: UIFont.Weight? = nil) {
    self.font = font
    self.weight = weight
    symbolicTraits = traits ?? font.traits
    super.init()
  }

  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(family: fontName, size: size))
  }
  /// Of the attributes, the name, family, size and weight are used. The default size is 12 points.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    let size = attributes[.size] as? CGFloat ?? 12
    let name = attributes[.name] as? String ?? attributes[.family] as? String
    self.init(
      name.map { UIFont(family: $0, size: size) } ?? .systemFont(ofSize: size),
      weight: Self.weight(attributes))
  }

  private static func weight(_ attributes: [AttributeName: Any]) -> UIFont.Weight? {
    let traits = attributes[.traits] as? [TraitKey: Any]
    return traits?[.weight] as? UIFont.Weight ?? (traits?[.weight] as? CGFloat).map { UIFont.Weight($0) }
  }

  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
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
  /// Returns the descriptor itself, as designs are not used.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    font.withSize(newPointSize).fontDescriptor
  }
  /// Returns the descriptor with another weight, if the attributes contain one.
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(font, traits: symbolicTraits, weight: Self.weight(attributes) ?? weight)
  }
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(
      UIFont(family: newFamily, size: font.pointSize), traits: symbolicTraits, weight: weight)
  }
}
