import AutoLayout
import XMLText

/// A font as Interface Builder describes it.
struct FontElement {
  private let element: XMLElement?
  private let category: ContentSizeCategory

  init(_ element: XMLElement?, category: ContentSizeCategory) {
    self.element = element
    self.category = category
  }

  /// - Parameter size: in points, if there is no element.
  func font(or size: Double) -> Font {
    guard let element else { return Font(size: size) }
    // Labels of size 0 are recorded as high and wide as those of size 12, which UIFont uses for 0.
    let pointSize = (element.number(.pointSize) ?? element.number(.size)).map { $0 > 0 ? $0 : 12 }
    if let style = element["style"].flatMap({ Self.styles[$0] }) { return style.font(for: category) }
    var font = Font(size: pointSize ?? Self.systemSize)
    if let name = element["name"], !Self.isSystem(name) {
      font.family = element["family"] ?? String(name.prefix { $0 != "-" })
      font.weight = Self.weight(in: name)
    } else {
      font.weight = weight(of: element)
    }
    return font
  }

  /// UIFont.systemFontSize, for an element without a size.
  private static let systemSize = 14.0

  private func weight(of element: XMLElement) -> FontWeight {
    if let name = element["weight"], let weight = FontWeight.allCases.first(where: { $0.name == name }) {
      return weight
    }
    if element["type"] == "boldSystem" || element["metaFont"]?.contains("ystemBold") == true { return .bold }
    return element["name"].map(Self.weight) ?? .regular
  }

  /// Attributed text names the system font by its private names.
  private static func isSystem(_ name: String) -> Bool {
    name.hasPrefix(".") || name.hasPrefix("SFUI") || name.hasPrefix("SFPro")
  }

  /// The weight that a font's PostScript name ends with.
  private static func weight(in name: String) -> FontWeight {
    let ending = name.split(separator: "-").last.map { $0.lowercased() } ?? ""
    let known: [(String, FontWeight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("semibold", .semibold),
      ("demibold", .semibold), ("extrabold", .heavy), ("heavy", .heavy), ("black", .black),
      ("bold", .bold), ("medium", .medium), ("light", .light), ("thin", .thin),
    ]
    guard name.contains("-") else { return .regular }
    return known.first { ending.contains($0.0) }?.1 ?? .regular
  }

  private static let styles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleBody": .body,
    "UICTFontTextStyleCallout": .callout, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]
}
