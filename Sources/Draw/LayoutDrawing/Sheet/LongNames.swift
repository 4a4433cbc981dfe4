/// Breaks names that are wider than a line where their words meet, as in `Card|View.configure|(with:)`. Otherwise text
/// wraps at any letter of a word that is too long.
enum LongNames {
  /// The text, broken into lines if one of its words needs several.
  ///
  /// - Parameter measured: measures the width of a text in one line.
  static func broken(_ text: String, width: Double, measured: (String) -> Double) -> String {
    guard text.split(whereSeparator: \.isWhitespace).contains(where: { measured(String($0)) > width }) else {
      return text
    }
    var lines = [""]
    for part in parts(of: text) {
      let longer = lines[lines.count - 1] + part
      if longer == part || measured(String(longer.trimmingSuffix(while: \.isWhitespace))) <= width {
        lines[lines.count - 1] = longer
      } else {
        lines.append(String(part))
      }
    }
    return lines.map { $0.trimmingSuffix(while: \.isWhitespace) }.joined(separator: "\n")
  }

  /// The parts within which no line is broken: words of a name, with the marks and the space that follow them.
  private static func parts(of text: String) -> [Substring] {
    var parts: [Substring] = []
    var (start, previous) = (text.startIndex, Character(" "))
    for position in text.indices {
      let next = text[position]
      let followsMark = !previous.isLetter && !previous.isNumber && previous != "("
      let isJoint =
        previous.isLowercase && next.isUppercase || followsMark && next.isLetter || next == "("
      if isJoint, position > start {
        parts.append(text[start..<position])
        start = position
      }
      previous = next
    }
    return parts + [text[start...]]
  }
}

extension StringProtocol {
  fileprivate func trimmingSuffix(while isTrimmed: (Character) -> Bool) -> SubSequence {
    self[..<(lastIndex { !isTrimmed($0) }.map { index(after: $0) } ?? startIndex)]
  }
}
