extension Unicode.Scalar {
  /// Whether it does something where it is printed, rather than showing: controls, which drive terminals and end lines,
  /// and the controls of bidirectional text, which could show another text than there is.
  package var acts: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x2029: true
    case 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// Finds the bracket that makes a command of GitHub's runner out of a line, wherever it stands in it: `##[error]`.
///
/// The runner's other commands begin a line, `::error::`.
struct CommandBracket {
  private var hashes = 0

  /// Whether the scalar, the next one of a text, is such a bracket.
  mutating func opens(at scalar: Unicode.Scalar) -> Bool {
    defer { hashes = scalar == "#" ? hashes + 1 : 0 }
    return scalar == "[" && hashes >= 2
  }
}
