extension Unicode.Scalar {
  /// Whether the scalar is active, so that printing it has an effect: control characters, which drive
  /// terminals and end lines, and bidirectional controls, which could make a text look like another.
  package var acts: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0x2028...0x2029: true
    case 0x61C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}

/// Finds the bracket that turns a line into a command of the GitHub runner, at any place in it: `##[error]`.
///
/// The runner's other commands start the line: `::error::`.
struct CommandBracket {
  private var hashes = 0

  /// Whether the next scalar of a text is such a bracket.
  mutating func opens(at scalar: Unicode.Scalar) -> Bool {
    defer { hashes = scalar == "#" ? hashes + 1 : 0 }
    return scalar == "[" && hashes >= 2
  }
}
