/// Emoji in a text. No emoji font is used: Pango reserves the width of Apple's emoji, and the painters draw a
/// disc there, the same on every machine.
package struct EmojiCluster: Equatable {
  /// UTF-8 offsets.
  package var start: UInt32
  package var end: UInt32
  /// The end of the first scalar, which gets the width of the whole cluster.
  package var firstEnd: UInt32

  /// The clusters shown as pictures, in order; a sequence of several scalars counts as one.
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
  /// Interface Builder recorded 32 for one between two spaces at 17 points and 38 at 34: Apple Color Emoji is
  /// a third wider than its size in running text, and closer to it in larger text.
  package static func width(size: Double) -> Double {
    let (text, large) = (17.0, 34.0)
    let (textWidth, largeWidth) = (text * 4 / 3, large * 1.11)
    if size <= text { return size * textWidth / text }
    if size >= large { return size * largeWidth / large }
    return textWidth + (size - text) / (large - text) * (largeWidth - textWidth)
  }
}

extension Character {
  /// Whether the character is shown as an emoji rather than in the text's font.
  fileprivate var isShownAsEmoji: Bool {
    guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
    // U+FE0E requests text, U+FE0F an emoji; U+20E3 turns a digit into a keycap.
    if unicodeScalars.contains("\u{FE0E}") { return false }
    return first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
      || unicodeScalars.contains("\u{20E3}")
  }
}
