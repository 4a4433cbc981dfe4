/// Which signs say again what the first option has said.
enum QuietSigns {
  private struct Message: Hashable {
    var key: SignKey
    var words: [OverlayLabel.Content]
  }

  /// Marks the signs, from the second panel on, that hold and say the same in all panels.
  ///
  /// - Parameters:
  ///   - signs: by panel.
  ///   - panels: one of each option.
  static func mark(_ signs: inout [[Sign]], among panels: [Int]) {
    guard panels.count > 1 else { return }
    var counts: [Message: Int] = [:]
    for panel in panels {
      for message in Set(signs[panel].compactMap(message)) { counts[message, default: 0] += 1 }
    }
    for panel in panels.dropFirst() {
      for index in signs[panel].indices {
        guard let message = message(signs[panel][index]) else { continue }
        signs[panel][index].isQuiet = counts[message] == panels.count
      }
    }
  }

  /// nil for what is never quiet: what does not hold, and what names things.
  private static func message(_ sign: Sign) -> Message? {
    guard sign.key.kind == .constraint, sign.figures.allSatisfy({ $0.status == .satisfied }) else {
      return nil
    }
    return Message(key: sign.key, words: sign.label.rows.flatMap { $0.map(\.content) })
  }
}
