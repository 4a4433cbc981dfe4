import XMLText

/// A rule of an SVG file's style sheet, as far as the cost of drawing depends on it.
struct SVGStyleRule {
  typealias Declaration = (property: String, value: String)

  /// The properties that make drawing costly.
  static let properties: Set<String> = [
    "fill", "stroke", "opacity", "filter", "mask", "clip-path", "mix-blend-mode", "marker",
    "marker-start", "marker-mid", "marker-end", "stroke-dasharray",
  ]

  private(set) var declarations: [Declaration]
  /// The classes, ids and elements that its selectors name; nil if they may select anything.
  private var names: Set<Substring>?

  /// Whether a selector names the element, or a part of it does: conditions on what is around it are not checked.
  func mayApply(to element: XMLElement) -> Bool {
    guard let names else { return true }
    if names.contains(element.plainName[...]) { return true }
    if let id = element.id, names.contains("#\(id)") { return true }
    return (element["class"] ?? "").split { $0.isWhitespace }.contains { names.contains(".\($0)") }
  }

  /// The rules that make drawing costly.
  static func rules(of sheet: String) -> [SVGStyleRule] {
    var rules: [SVGStyleRule] = []
    var selector: Substring = ""
    var start = sheet.startIndex
    for index in sheet.indices {
      switch sheet[index] {
      // Inside a condition such as @media, the selector of the rule counts.
      case "{": selector = sheet[start..<index]
      case "}":
        let declarations = declarations(in: sheet[start..<index])
        if !declarations.isEmpty {
          rules.append(SVGStyleRule(declarations: declarations, names: names(in: selector)))
        }
      default: continue
      }
      start = sheet.index(after: index)
    }
    return rules
  }

  static func declarations(in text: Substring) -> [Declaration] {
    text.split(separator: ";").compactMap { part in
      guard let colon = part.firstIndex(of: ":") else { return nil }
      let property = part[..<colon].filter { !$0.isWhitespace }.lowercased()
      guard properties.contains(property) else { return nil }
      return (property, String(part[part.index(after: colon)...].drop { $0.isWhitespace }))
    }
  }

  private static func names(in selector: Substring) -> Set<Substring>? {
    if selector.contains(where: { "*:[@/\\".contains($0) }) { return nil }
    var names: Set<Substring> = []
    for part in selector.split(whereSeparator: { $0.isWhitespace || ",>+~".contains($0) }) {
      var rest = part
      while let first = rest.first {
        let isMarked = first == "." || first == "#"
        let length = rest.dropFirst().prefix { $0 != "." && $0 != "#" }.count
        let name = rest.prefix(length + 1)
        if !isMarked || length > 0 { names.insert(name) }
        rest = rest.dropFirst(length + 1)
      }
    }
    return names
  }
}
