@_exported import Foundation

extension NSPredicate {
  /// Creates a predicate about a text from a format, which Foundation on Linux cannot do: `SELF MATCHES %@`, or with
  /// `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` or `==` in the middle; `[c]` after the operator ignores case.
  ///
  /// Any other format ends the program.
  public convenience init(format: String, _ arguments: Any...) {
    let words = format.split(separator: " ").map(String.init)
    let isFolded = words.count > 1 && words[1].lowercased().hasSuffix("[c]")
    guard words.count == 3, words[0].uppercased() == "SELF", words[2] == "%@",
      let argument = arguments.first as? String,
      let test = TextTest(rawValue: (isFolded ? String(words[1].dropLast(3)) : words[1]).uppercased())
    else { raise("Unable to parse the format string \"\(format)\"") }
    self.init { object, _ in
      guard let text = object as? String else { return false }
      return test.holds(for: text, argument, isFolded: isFolded)
    }
  }
}

private enum TextTest: String {
  case matches = "MATCHES"
  case contains = "CONTAINS"
  case begins = "BEGINSWITH"
  case ends = "ENDSWITH"
  case like = "LIKE"
  case equals = "=="

  func holds(for text: String, _ argument: String, isFolded: Bool) -> Bool {
    let options: String.CompareOptions = isFolded ? .caseInsensitive : []
    switch self {
    case .matches: return matches(text, argument, options)
    case .contains: return text.range(of: argument, options: options) != nil
    case .begins: return text.range(of: argument, options: options.union(.anchored)) != nil
    case .ends: return text.range(of: argument, options: options.union([.anchored, .backwards])) != nil
    case .like:
      let pattern = NSRegularExpression.escapedPattern(for: argument)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return matches(text, pattern, options)
    case .equals: return text.compare(argument, options: options) == .orderedSame
    }
  }

  /// Whether the whole text matches.
  private func matches(_ text: String, _ pattern: String, _ options: String.CompareOptions) -> Bool {
    text.range(of: "^(?:\(pattern))$", options: options.union(.regularExpression)) != nil
  }
}
