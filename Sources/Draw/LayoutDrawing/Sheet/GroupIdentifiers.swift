/// Makes the identifiers of a picture's groups: `overlay-constraints-short-long` for an option called
/// "short / long", each used once.
struct GroupIdentifiers {
  private var used = Set<String>()

  /// The suffix for an option's groups, not used before.
  ///
  /// - Parameter name: the option's name; nil for the only one, which needs no suffix.
  mutating func suffix(for name: String?) -> String {
    let base = name.map { "-" + Self.slug($0) } ?? ""
    var suffix = base
    var count = 2
    while !used.insert(suffix).inserted {
      suffix = "\(base)-\(count)"
      count += 1
    }
    return suffix
  }

  /// The name as lower-case ASCII letters and digits, with hyphens for anything between them.
  private static func slug(_ name: String) -> String {
    var slug = ""
    for scalar in name.lowercased().unicodeScalars.prefix(64) {
      if scalar.isASCII, scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        slug.unicodeScalars.append(scalar)
      } else if !slug.hasSuffix("-"), !slug.isEmpty {
        slug += "-"
      }
    }
    while slug.hasSuffix("-") { slug.removeLast() }
    return slug.isEmpty ? "option" : slug
  }
}
