package import AutoLayout

/// The part of a text that can be set, and its font size.
extension Text {
  /// The most characters set; no label shows as many, and Pango takes seconds over a word of 100,000.
  package static let maximumLength = 20_000

  /// The string without characters that cannot be set, on one line if only one is wanted, and short enough
  /// that its width fits in Pango's 32-bit units.
  ///
  /// - Parameter size: the size of the letters, in points.
  package func settable(size: Double) -> String {
    let limit = min(Self.maximumLength, Int(1_000_000 / size))
    var scalars = String.UnicodeScalarView()
    var count = 0
    var previous: Unicode.Scalar = " "
    for scalar in string.unicodeScalars where count < limit {
      defer { previous = scalar }
      switch scalar.value {
      case 0x0A, 0x0D, 0x85, 0x2028, 0x2029:
        if scalar == "\n" && previous == "\r" { continue }
        scalars.append(numberOfLines == 1 ? " " : "\n")
      case 0x09: scalars.append(scalar)
      default:
        guard scalar.isSettable else { continue }
        scalars.append(scalar)
      }
      count += 1
    }
    return String(scalars)
  }

  /// The text without properties that have no effect if its width and height are unlimited.
  package var free: Text {
    var text = self
    text.alignment = .natural
    text.lineBreakMode = .byTruncatingTail
    if !string.contains(where: \.isNewline) { text.numberOfLines = 1 }
    return text
  }
}

extension Unicode.Scalar {
  /// Whether a picture can contain the character. Control characters have no meaning there; Cairo rejects
  /// noncharacters as invalid text.
  package var isSettable: Bool {
    switch value {
    case 0...0x1F, 0x7F...0x9F, 0xFDD0...0xFDEF: false
    default: value & 0xFFFE != 0xFFFE
    }
  }
}

extension String {
  /// The string without characters that a file's title or description cannot contain.
  package var writable: String {
    String(String.UnicodeScalarView(unicodeScalars.filter { $0.isSettable || $0 == "\n" || $0 == "\t" }))
  }
}

extension Font {
  /// The font sizes in points that can be drawn; others are clamped to this range.
  package static let settableSizes = 0.5...2048.0

  /// In points.
  package var settableSize: Double {
    size.isNaN
      ? Font.defaultLabel.size : min(max(size, Self.settableSizes.lowerBound), Self.settableSizes.upperBound)
  }
}

extension Typeface {
  /// Sets lines within a width. Pango breaks lines as if letter spacing also followed the last letter, and
  /// then removes it: with negative spacing, lines come out wider than requested.
  ///
  /// - Parameters:
  ///   - room: the width in points; nil for no limit.
  ///   - attempt: sets the lines within a width.
  ///   - width: the width of the widest line, in points.
  package func fitted<Lines>(
    within room: Double?, _ attempt: (Double?) -> Lines, width: (Lines) -> Double
  ) -> Lines {
    guard let room, letterSpacing != 0 || widestSpacing != 0 else { return attempt(room) }
    func fits(_ lines: Lines) -> Bool { width(lines) <= room + 2 * LineFit.tolerance }
    let first = attempt(room + max(0, widestSpacing))
    if fits(first) { return first }
    // A line that ends in a letter of the script with less spacing had too much room.
    if widestSpacing > max(0, letterSpacing) {
      let second = attempt(room + max(0, letterSpacing))
      if fits(second) { return second }
    }
    return attempt(room + min(0, letterSpacing))
  }
}
