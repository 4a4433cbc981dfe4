/// What was made from what, in the language of Make, which Ninja reads as well.
struct DependencyFile {
  private var rules: [(outputs: [String], input: String)] = []

  mutating func add(outputs: [String], input: String) {
    if !outputs.isEmpty { rules.append((outputs, input)) }
  }

  /// A rule for each input, in order.
  ///
  /// - Parameter fonts: files that every picture depends on.
  func text(fonts: [String]) -> String {
    rules.map { rule in
      let prerequisites = ([rule.input] + fonts).map(Self.escaped).joined(separator: " ")
      return "\(rule.outputs.map(Self.escaped).joined(separator: " ")): \(prerequisites)\n"
    }.joined()
  }

  private static func escaped(_ path: String) -> String {
    var text = ""
    for character in path {
      switch character {
      case " ", "#", "\\", ":": text += "\\\(character)"
      case "$": text += "$$"
      default: text.append(character)
      }
    }
    return text
  }
}
