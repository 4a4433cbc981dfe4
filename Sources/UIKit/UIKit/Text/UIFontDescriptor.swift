@_exported import Foundation

internal import AutoLayout

/// A description of a font.
open class UIFontDescriptor: NSObject, @unchecked Sendable {
  /// Traits of a font, such as bold.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt32
    /// Creates an instance from its raw value.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The trait “italic”.
    public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
    /// The trait “bold”.
    public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
    /// The trait “expanded”.
    public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
    /// The trait “condensed”.
    public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
    /// The trait “mono space”.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
    /// The trait “tight leading”.
    public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
    /// The trait “loose leading”.
    public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
  }
  /// A variant of the system font.
  public struct SystemDesign: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public var rawValue: String
    /// Creates an instance from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The design “default”.
    public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
    /// The design “rounded”.
    public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
    /// The design “serif”.
    public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
    /// The design “monospaced”.
    public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
  }
  /// The name of a property of a font.
  public struct AttributeName: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public var rawValue: String
    /// Creates an instance from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The property “family”.
    public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
    /// The property “name”.
    public static let name = AttributeName(rawValue: "NSFontNameAttribute")
    /// The property “size”.
    public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
    /// The property “traits”.
    public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
    /// The property “text style”.
    public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
    /// The property “feature settings”.
    public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// The property “face”.
    public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
    /// The property “visible name”.
    public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
    /// The property “matrix”.
    public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
    /// The property “cascade list”.
    public static let cascadeList = AttributeName(rawValue: "NSFontCascadeListAttribute")
  }
  /// The name of a trait of a font.
  public struct TraitKey: Hashable, RawRepresentable, Sendable {
    /// The raw value.
    public var rawValue: String
    /// Creates an instance from its raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The trait “weight”.
    public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
    /// The trait “symbolic”.
    public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
    /// The trait “width”.
    public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
    /// The trait “slant”.
    public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
  }

  let font: UIFont
  let weight: UIFont.Weight?
  /// The traits of the font.
  open private(set) var symbolicTraits: SymbolicTraits

  init(_ font: UIFont, traits: SymbolicTraits? = nil, weight: UIFont.Weight? = nil) {
    self.font = font
    self.weight = weight
    symbolicTraits = traits ?? font.traits
    super.init()
  }

  /// Creates a descriptor from the name of a font, with a size in points.
  public convenience init(name fontName: String, size: CGFloat) {
    self.init(UIFont(family: fontName, size: size))
  }
  /// Creates a descriptor from attributes, of which the name, family, size and weight are used. The default size is 12
  /// points.
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

  /// Returns the descriptor of a text style at the user's text size.
  open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  /// Returns the descriptor of a text style at the text size of the given traits.
  open class func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style, compatibleWith: traitCollection).fontDescriptor
  }
  /// The size in points.
  open var pointSize: CGFloat { font.pointSize }
  /// Returns the value of an attribute; nil for an unknown one.
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
  /// Returns the descriptor with other traits.
  open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(font, traits: symbolicTraits, weight: weight)
  }
  /// Returns the descriptor itself, as designs are not used.
  open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  /// Returns the descriptor with another size, in points.
  open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
    font.withSize(newPointSize).fontDescriptor
  }
  /// Returns the descriptor with another weight, if the attributes contain one.
  open func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(font, traits: symbolicTraits, weight: Self.weight(attributes) ?? weight)
  }
  /// Returns the descriptor with another family.
  open func withFamily(_ newFamily: String) -> UIFontDescriptor {
    UIFontDescriptor(
      UIFont(family: newFamily, size: font.pointSize), traits: symbolicTraits, weight: weight)
  }
}
