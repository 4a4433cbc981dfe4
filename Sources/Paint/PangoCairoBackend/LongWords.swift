import CPangoCairo

/// Words that are longer than any line.
///
/// For each line of such a word, Pango shapes the whole rest of it to see that it does not fit, so a word of 20,000
/// letters takes seconds. A word cut into pieces is shaped piece by piece. The only visible effect is that there is no
/// kerning between pieces.
enum LongWords {
  /// The number of characters in a piece; no word of any language is as long.
  static let pieceLength = 500

  /// The positions at which to cut a string, as ascending UTF-8 offsets: within words, every `pieceLength` characters.
  ///
  /// - Parameter string: a string without NUL.
  static func joints(in string: String) -> [UInt32] {
    // A blank ends a word in any script.
    guard string.utf8.split(whereSeparator: { $0 <= 0x20 }).contains(where: { $0.count > pieceLength }) else {
      return []
    }
    let scalars = string.unicodeScalars
    var breaks = [PangoLogAttr](repeating: PangoLogAttr(), count: scalars.count + 1)
    string.withCString {
      pango_get_log_attrs(
        $0, Int32(clamping: string.utf8.count), -1, pango_language_from_string("en"), &breaks,
        Int32(clamping: breaks.count))
    }
    var joints: [UInt32] = []
    var (offset, length) = (0, 0)
    for (index, scalar) in scalars.enumerated() {
      if breaks[index].is_line_break != 0 {
        length = 0
      } else if length >= pieceLength, breaks[index].is_cursor_position != 0 {
        joints.append(UInt32(clamping: offset))
        length = 0
      }
      length += 1
      offset += UTF8.width(scalar)
    }
    return joints
  }
}
