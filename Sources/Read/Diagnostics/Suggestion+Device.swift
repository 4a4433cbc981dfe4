import AutoLayout
package import LayoutScene

extension Suggestion {
  /// The device that was meant: one with a misspelt name and the same numbers, or else the one that is most like it, of
  /// equals the newest. An iPhone 25 is more like the newest iPhone than like an iPhone 5, and a device that is not
  /// known yet more like the one that its name begins with.
  package static func device(for name: String) -> String? {
    // The oldest come first.
    let names = Device.all.flatMap { [$0.name] + $0.aliases }.reversed()
    let wanted = numbers(in: name)
    let isOfKnownFamily = names.contains { numbers(in: $0).isEmpty && family(of: $0) == family(of: name) }
    if isOfKnownFamily,
      !names.contains(where: { numbers(in: $0) == wanted && family(of: $0) == family(of: name) })
    {
      return names.first { family(of: $0) == family(of: name) }
    }
    if let typo = nearest(to: name, in: names.filter { numbers(in: $0) == wanted }) { return typo }
    guard let number = wanted.first else { return nil }
    func distance(_ other: String) -> Int { abs((numbers(in: other).first ?? 0) - number) }
    return names.filter { family(of: $0) == family(of: name) && !numbers(in: $0).isEmpty }
      .min { (distance($0), $0.count) < (distance($1), $1.count) }
  }

  /// The words before the first number.
  private static func family(of name: String) -> String {
    String(name.lowercased().prefix { !isDigit($0) }.filter { $0 != " " && $0 != "(" })
  }

  private static func isDigit(_ character: Character) -> Bool { character >= "0" && character <= "9" }

  private static func numbers(in name: String) -> [Int] {
    name.split { !isDigit($0) }.compactMap { Int($0) }
  }
}

extension Findings {
  /// - Parameter range: nil for a name that comes from the command line.
  package mutating func unknownDevice(_ name: String, at range: SourceRange?) {
    error(
      .unknownDevice, at: range, "no device named \"\(name)\"",
      help: Suggestion.device(for: name).map { "did you mean \"\($0)\"?" }
        ?? "layout-render devices lists them")
  }
}
