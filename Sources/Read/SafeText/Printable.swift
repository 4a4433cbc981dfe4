import CGLib

/// Makes text from outside safe for a terminal and for the GitHub runner, which obeys some lines of a log;
/// also measures its width there.
package enum Printable {
  /// A single line: line breaks become spaces, and other active characters are replaced.
  package static func line(_ text: String) -> String {
    let scalars = scalars(text.unicodeScalars.map { $0 == "\n" ? " " : $0 })
    let isCommand = scalars.drop { $0.properties.isWhitespace }.starts(with: "::".unicodeScalars)
    return String(String.UnicodeScalarView((isCommand ? ["\u{FFFD}"] : []) + scalars))
  }

  /// The texts as lines that end in line breaks, with no others inside.
  package static func lines(_ texts: some Sequence<String>) -> String {
    texts.map { line($0) + "\n" }.joined()
  }

  /// Whether bytes are lines as `lines` makes them.
  package static func isPlain(_ bytes: [UInt8]) -> Bool {
    guard let text = String(validating: bytes, as: UTF8.self) else { return false }
    // By scalars: a line break and a mark behind it are one Character.
    return text.unicodeScalars.split(separator: "\n").allSatisfy { String($0) == line(String($0)) }
  }

  /// Maps scalars one to one; a tab is kept, and other active characters become U+FFFD.
  package static func scalars(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var bracket = CommandBracket()
    return text.map { scalar in
      bracket.opens(at: scalar) || scalar.acts && scalar != "\t" ? "\u{FFFD}" : scalar
    }
  }

  /// A blank of the same width as a scalar, for the line below it.
  package static func blank(for scalar: Unicode.Scalar) -> String {
    scalar == "\t" ? "\t" : String(repeating: " ", count: columns(of: scalar))
  }

  /// The number of terminal columns of a scalar: 0 for marks, 2 for wide East Asian characters and emoji.
  package static func columns(of scalar: Unicode.Scalar) -> Int {
    if g_unichar_iszerowidth(scalar.value) != 0 { return 0 }
    return g_unichar_iswide(scalar.value) != 0 ? 2 : 1
  }

  /// The number of terminal columns of a text.
  package static func columns(of text: String) -> Int {
    text.unicodeScalars.reduce(0) { $0 + columns(of: $1) }
  }

  /// The text padded with trailing spaces.
  package static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - Self.columns(of: text)))
  }
}
