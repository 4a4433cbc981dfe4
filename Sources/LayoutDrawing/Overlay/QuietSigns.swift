/// Which signs say again what the first option has said.
enum QuietSigns {
  private struct Message: Hashable {
    var key: SignKey
    var words: [OverlayLabel.Content]
    var isSatisfied: Bool
  }

  /// Marks the signs, from the second option on, that hold and say the same in all options.
  ///
  /// - Parameter signs: by option.
  static func mark(_ signs: inout [[Sign]]) {
    guard signs.count > 1 else { return }
    var counts: [Message: Int] = [:]
    for option in signs {
      for message in Set(option.compactMap(message)) { counts[message, default: 0] += 1 }
    }
    for option in signs.indices.dropFirst() {
      for index in signs[option].indices {
        guard let message = message(signs[option][index]) else { continue }
        signs[option][index].isQuiet = counts[message] == signs.count
      }
    }
  }

  /// nil for what is never quiet: what does not hold, and what names things.
  private static func message(_ sign: Sign) -> Message? {
    guard sign.key.kind == .constraint, sign.figures.allSatisfy({ $0.status == .satisfied }) else {
      return nil
    }
    return Message(key: sign.key, words: sign.label.rows.flatMap { $0.map(\.content) }, isSatisfied: true)
  }
}
