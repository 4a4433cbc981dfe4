internal import LayoutFiles

/// Text from outside made safe for a terminal, and its width there.
enum Printable {
  /// One line: line ends become blanks, other control characters are replaced.
  static func line(_ text: String) -> String {
    String(String.UnicodeScalarView(scalars(text.unicodeScalars.map { $0 == "\n" ? " " : $0 })))
  }

  /// One scalar for each; a tab stays, every other control character becomes U+FFFD.
  static func scalars(_ text: [Unicode.Scalar]) -> [Unicode.Scalar] {
    text.map { scalar in
      switch scalar.properties.generalCategory {
      case .control: scalar == "\t" ? scalar : "\u{FFFD}"
      // Bidirectional overrides could show another text than there is.
      case .format where (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value):
        "\u{FFFD}"
      case .lineSeparator, .paragraphSeparator: "\u{FFFD}"
      default: scalar
      }
    }
  }

  /// What takes the room of a scalar on the line below it.
  static func blank(for scalar: Unicode.Scalar) -> String {
    scalar == "\t" ? "\t" : String(repeating: " ", count: columns(of: scalar))
  }

  /// The columns of a terminal that a scalar takes: 0 for marks, 2 for the wide signs of East Asia and emoji.
  static func columns(of scalar: Unicode.Scalar) -> Int {
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
}

extension Printable {
  /// The columns of a terminal that a text takes.
  static func columns(of text: String) -> Int { text.unicodeScalars.reduce(0) { $0 + columns(of: $1) } }

  /// The text with blanks behind it.
  static func padded(_ text: String, to columns: Int) -> String {
    text + String(repeating: " ", count: max(0, columns - Self.columns(of: text)))
  }
}
