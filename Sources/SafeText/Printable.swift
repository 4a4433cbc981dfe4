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
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: break
    }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1F64F, 0x1F900...0x1F9FF,
      0x20000...0x3FFFD:
      return 2
    default: return 1
    }
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
