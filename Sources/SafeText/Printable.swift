import CGLib

/// Text from outside made safe for a terminal and for GitHub's runner, which obeys some lines of a log; and its width
/// there.
package enum Printable {
  /// One line: line ends become blanks, whatever else acts is replaced.
  package static func line(_ text: String) -> String {
    let scalars = scalars(text.unicodeScalars.map { $0 == "\n" ? " " : $0 })
    let isCommand = scalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
    return String(String.UnicodeScalarView((isCommand ? ["\u{FFFD}"] : []) + scalars))
  }

  /// Lines with their ends, which are the only ones in them.
  package static func lines(_ texts: some Sequence<String>) -> String {
    texts.map { line($0) + "\n" }.joined()
  }

  /// One scalar for each; a tab stays, everything else that acts becomes U+FFFD.
  package static func scalars(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var bracket = CommandBracket()
    return text.map { scalar in
      bracket.opens(at: scalar) || scalar.acts && scalar != "\t" ? "\u{FFFD}" : scalar
    }
  }

  /// What takes the room of a scalar on the line below it.
  package static func blank(for scalar: Unicode.Scalar) -> String {
    scalar == "\t" ? "\t" : String(repeating: " ", count: columns(of: scalar))
  }

  /// The columns of a terminal that a scalar takes: 0 for marks, 2 for the wide signs of East Asia and emoji.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    if g_unichar_iszerowidth(scalar.value) != 0 { return 0 }
    return g_unichar_iswide(scalar.value) != 0 ? 2 : 1
  }

  /// The columns of a terminal that a text takes.
  package static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// The text with blanks behind it.
  package static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - Self.columns(of: text)))
  }
}
