/// Emoji in a text. No emoji font is used: Pango reserves the room of Apple's, and the painters fill it with a
/// disc, the same on every machine.
package struct EmojiCluster: Equatable {
  /// UTF-8 offsets.
  package var start: UInt32
  package var end: UInt32
  /// Of the first scalar, which takes the room of the whole cluster.
  package var firstEnd: UInt32

  /// The clusters that are shown as pictures, in order: sequences of several scalars count as one.
  package static func clusters(in string: String) -> [EmojiCluster] {
    guard !string.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    var clusters: [EmojiCluster] = []
    var offset = 0
    for character in string {
      let length = character.utf8.count
      if character.isShownAsEmoji, let first = character.unicodeScalars.first {
        clusters.append(
          EmojiCluster(
            start: UInt32(clamping: offset), end: UInt32(clamping: offset + length),
            firstEnd: UInt32(clamping: offset + UTF8.width(first))))
      }
      offset += length
    }
    return clusters
  }

  /// The width of an emoji in points.
  ///
  /// Interface Builder recorded 32 for one between two blanks at 17 points and 38 at 34: Apple Color Emoji is
  /// a third wider than its size in running text, and comes nearer to it in larger text.
  package static func width(size: Double) -> Double {
    let (text, large) = (17.0, 34.0)
    let (textWidth, largeWidth) = (text * 4 / 3, large * 1.11)
    if size <= text { return size * textWidth / text }
    if size >= large { return size * largeWidth / large }
    return textWidth + (size - text) / (large - text) * (largeWidth - textWidth)
  }
}

extension Character {
  /// Whether the character is a picture rather than a sign of the text's font.
  fileprivate var isShownAsEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    // U+FE0E and U+FE0F ask for a sign and for a picture; U+20E3 makes a keycap of a digit.
    if unicodeScalars.contains("\u{FE0E}") { return false }
    return first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
      || unicodeScalars.contains("\u{20E3}")
  }
}
