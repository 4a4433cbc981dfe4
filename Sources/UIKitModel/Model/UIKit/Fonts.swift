// As Swift 3 had it.
let UIFontWeightUltraLight = UIFont.Weight.ultraLight, UIFontWeightThin = UIFont.Weight.thin,
  UIFontWeightLight = UIFont.Weight.light, UIFontWeightRegular = UIFont.Weight.regular
let UIFontWeightMedium = UIFont.Weight.medium, UIFontWeightSemibold = UIFont.Weight.semibold,
  UIFontWeightBold = UIFont.Weight.bold, UIFontWeightHeavy = UIFont.Weight.heavy,
  UIFontWeightBlack = UIFont.Weight.black
class UIFont: NSObject {
  struct Weight {
    let rawValue: CGFloat
    init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    init(rawValue: CGFloat) { self.rawValue = rawValue }
    static let ultraLight = Weight(-0.8), thin = Weight(-0.6), light = Weight(-0.4), regular = Weight(0),
      medium = Weight(0.23)
    static let semibold = Weight(0.3), bold = Weight(0.4), heavy = Weight(0.56), black = Weight(0.62)
  }
  enum TextStyle: String {
    case largeTitle = "UICTFontTextStyleTitle0", extraLargeTitle = "UICTFontTextStyleExtraLargeTitle",
      title1 = "UICTFontTextStyleTitle1", title2 = "UICTFontTextStyleTitle2"
    case title3 = "UICTFontTextStyleTitle3", headline = "UICTFontTextStyleHeadline", subheadline =
      "UICTFontTextStyleSubhead", body = "UICTFontTextStyleBody"
    case callout = "UICTFontTextStyleCallout", footnote = "UICTFontTextStyleFootnote", caption1 =
      "UICTFontTextStyleCaption1", caption2 = "UICTFontTextStyleCaption2"
  }
  let pointSize: CGFloat, weight: Weight, textStyle: TextStyle?, traits: UIFontDescriptor.SymbolicTraits
  // Of a font that is not the system's.
  var family: String?
  var familyName: String { family ?? ".AppleSystemUIFont" }
  var fontName: String { family ?? ".SFUI-Regular" }
  init(
    size: CGFloat, weight: Weight = .regular, style: TextStyle? = nil,
    traits: UIFontDescriptor.SymbolicTraits = []
  ) { pointSize = size; self.weight = weight; textStyle = style; self.traits = traits }
  // The end of a font's name says its weight.
  convenience init(name: String, size: CGFloat) {
    let parts = name.components(separatedBy: "-"), look = (parts.count > 1 ? parts[1] : "").lowercased()
    let weights: [(String, Weight)] = [
      ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("semibold", .semibold),
      ("demibold", .semibold), ("medium", .medium), ("heavy", .heavy), ("black", .black), ("bold", .bold),
    ]
    self.init(size: size, weight: weights.first { look.contains($0.0) }?.1 ?? .regular)
    family = parts[0]
  }
  convenience init(descriptor: UIFontDescriptor, size: CGFloat) {
    let font = descriptor.font, isBold = descriptor.symbolicTraits.contains(.traitBold)
    let weight = isBold ? Weight(max(font.weight.rawValue, 0.4)) : descriptor.weight ?? font.weight
    self.init(
      size: size == 0 ? font.pointSize : size, weight: weight, style: size == 0 ? font.textStyle : nil,
      traits: descriptor.symbolicTraits)
    family = font.family
  }
  static func systemFont(ofSize size: CGFloat, weight: Weight = .regular) -> UIFont {
    UIFont(size: size, weight: weight)
  }
  static func systemFont(ofSize size: CGFloat, weight: Weight, width: Any) -> UIFont {
    UIFont(size: size, weight: weight)
  }
  static func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, weight: .semibold) }
  static func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
  static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }
  static func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }
  static func preferredFont(forTextStyle style: TextStyle, compatibleWith traits: Any? = nil) -> UIFont {
    UIFont(size: sizeOfStyle(style), weight: style == .headline ? .semibold : .regular, style: style)
  }
  static var systemFontSize: CGFloat { 14 }
  static var labelFontSize: CGFloat { 17 }
  static var smallSystemFontSize: CGFloat { 12 }
  static var buttonFontSize: CGFloat { 18 }
  static func fontNames(forFamilyName name: String) -> [String] { [] }
  func withSize(_ size: CGFloat) -> UIFont { UIFont(descriptor: fontDescriptor, size: size) }
  var fontDescriptor: UIFontDescriptor { UIFontDescriptor(self) }
  // Of a font that is not the system's only a text in it tells how high its lines are.
  var lineHeight: CGFloat {
    if isNil(family) { return pointSize * SystemFont.lineHeight }
    return ModelCanvas.size(
      "text", ofView: ["type": "label", "text": "A", "font": scenario, "numberOfLines": 1], in: nil
    ).height
  }
  var ascender: CGFloat {
    isNil(family)
      ? pointSize * SystemFont.ascender : unknown("how far the letters of ‘\(family)’ go up is not known")
  }
  var descender: CGFloat {
    isNil(family)
      ? pointSize * SystemFont.descender : unknown("how far the letters of ‘\(family)’ go down is not known")
  }
  var capHeight: CGFloat { pointSize * 0.705 }
  var xHeight: CGFloat { pointSize * 0.526 }
  var leading: CGFloat { 0 }
}
class UIFontDescriptor: NSObject {
  enum SystemDesign: String {
    case `default` = "NSCTFontUIFontDesignDefault", rounded = "NSCTFontUIFontDesignRounded", serif =
      "NSCTFontUIFontDesignSerif", monospaced = "NSCTFontUIFontDesignMonospaced"
  }
  enum AttributeName: String {
    case family = "NSFontFamilyAttribute", name = "NSFontNameAttribute", size = "NSFontSizeAttribute",
      traits = "NSCTFontTraitsAttribute", textStyle = "NSCTFontUIUsageAttribute", featureSettings =
      "NSCTFontFeatureSettingsAttribute", face = "NSFontFaceAttribute", visibleName =
      "NSFontVisibleNameAttribute", matrix = "NSFontMatrixAttribute", cascadeList =
      "NSFontCascadeListAttribute"
  }
  enum TraitKey: String {
    case weight = "NSCTFontWeightTrait", symbolic = "NSCTFontSymbolicTrait", width =
      "NSCTFontProportionTrait", slant = "NSCTFontSlantTrait"
  }
  let font: UIFont, symbolicTraits: SymbolicTraits, weight: UIFont.Weight?
  init(_ font: UIFont, traits: SymbolicTraits? = nil, weight: UIFont.Weight? = nil) {
    self.font = font; symbolicTraits = traits ?? font.traits; self.weight = weight
  }
  convenience init(name: String, size: CGFloat) { self.init(UIFont(name: name, size: size)) }
  convenience init(fontAttributes: [AttributeName: Any]) {
    let size = fontAttributes[.size] ?? 12, name = fontAttributes[.name] ?? fontAttributes[.family]
    self.init(
      isNil(name) ? UIFont(size: size) : UIFont(name: name, size: size),
      weight: fontAttributes[.traits]?[TraitKey.weight])
  }
  static func preferredFontDescriptor(
    withTextStyle style: UIFont.TextStyle, compatibleWith traits: Any? = nil
  ) -> UIFontDescriptor { UIFontDescriptor(UIFont.preferredFont(forTextStyle: style)) }
  func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    UIFontDescriptor(font, traits: traits, weight: weight)
  }
  func withDesign(_ design: SystemDesign) -> UIFontDescriptor? { self }
  func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor {
    UIFontDescriptor(font, traits: symbolicTraits, weight: attributes[.traits]?[TraitKey.weight] ?? weight)
  }
  func withFamily(_ name: String) -> UIFontDescriptor {
    UIFontDescriptor(UIFont(name: name, size: font.pointSize), traits: symbolicTraits, weight: weight)
  }
  func withSize(_ size: CGFloat) -> UIFontDescriptor {
    UIFontDescriptor(UIFont(descriptor: self, size: size))
  }
  var pointSize: CGFloat { font.pointSize }
}
// In points, at the text size of the screen. The largest of titles has the same everywhere.
func sizeOfStyle(_ style: UIFont.TextStyle, _ category: ContentSizeCategory = Host.canvas.contentSizeCategory)
  -> CGFloat
{
  style == .extraLargeTitle ? 36 : TextStyle(rawValue: "\(style)").font(for: category).size
}
class UIFontMetrics: NSObject {
  let factor: CGFloat
  init(forTextStyle style: UIFont.TextStyle) { factor = sizeOfStyle(style) / sizeOfStyle(style, .large) }
  static let `default` = UIFontMetrics(forTextStyle: .body)
  func scaledFont(for font: UIFont, maximumPointSize: CGFloat = .infinity, compatibleWith traits: Any? = nil)
    -> UIFont
  {
    let size = min(maximumPointSize, font.pointSize * factor)
    return size == font.pointSize ? font : font.withSize(size)
  }
  func scaledValue(for value: CGFloat, compatibleWith traits: Any? = nil) -> CGFloat { value * factor }
}
