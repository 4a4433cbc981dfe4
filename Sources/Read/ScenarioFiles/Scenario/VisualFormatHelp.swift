import AutoLayout
import Diagnostics

/// Guesses what a visual format that cannot be read was meant to say.
struct VisualFormatHelp {
  let tree: ScenarioTree
  let metrics: [String: Double]

  /// - Parameter position: of UIKit's caret, in characters.
  func help(for format: String, at position: Int) -> String? {
    let characters = Array(format)
    if let name = viewInBrackets(characters, at: position), !name.isIdentifier,
      case .item? = tree.names.match(name)
    {
      return
        "a visual format can only use names of letters, digits and underscores, not \"\(name)\""
    }
    guard let (name, before) = identifier(in: characters, endingAt: position),
      tree.visualFormatItem(name) == nil, metrics[name] == nil
    else { return nil }
    switch before {
    case "[": return Suggestion.question(for: name, in: viewNames)
    case "(", ",", "=", "-", "@", "<", ">":
      return Suggestion.question(for: name, in: metrics.keys.sorted() + viewNames)
        ?? (metrics.isEmpty ? "define named values under \"metrics\"" : nil)
    default: return nil
    }
  }

  private var viewNames: [String] { tree.names.all.filter(\.isIdentifier) }

  /// The text in the brackets around a position, as far as a name can extend.
  private func viewInBrackets(_ characters: [Character], at position: Int) -> String? {
    guard let opening = characters.prefix(position + 1).lastIndex(of: "[") else { return nil }
    let name = characters[(opening + 1)...].prefix { !"[](".contains($0) }
    return String(name).trimmed
  }

  /// The identifier that ends at a position, and the character before it.
  private func identifier(
    in characters: [Character], endingAt end: Int
  ) -> (name: String, before: Character?)? {
    var start = min(max(end, 0), characters.count)
    let end = start
    while start > 0, characters[start - 1].isIdentifierPart { start -= 1 }
    let name = String(characters[start..<end])
    guard name.isIdentifier else { return nil }
    return (name, characters[..<start].last { $0 != " " })
  }
}

extension String {
  /// Whether this is a C identifier.
  var isIdentifier: Bool {
    guard let first, !(first.isASCII && first.isNumber) else { return false }
    return allSatisfy(\.isIdentifierPart)
  }

  fileprivate var trimmed: String {
    let scalars = unicodeScalars.drop(while: \.isBlank)
    guard let last = scalars.lastIndex(where: { !$0.isBlank }) else { return "" }
    return String(scalars[...last])
  }
}

extension Character {
  var isIdentifierPart: Bool { self == "_" || isASCII && (isLetter || isNumber) }
}
