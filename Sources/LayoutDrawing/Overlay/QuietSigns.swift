/// Finds the signs that repeat what the first option shows.
enum QuietSigns {
  private struct Message: Hashable {
    var key: SignKey
    var words: [OverlayLabel.Content]
  }

  /// Marks the signs, from the second panel on, that are satisfied and the same in all panels.
  ///
  /// - Parameters:
  ///   - signs: by panel.
  ///   - panels: one for each option.
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

  /// nil for signs that are never quiet: those that are not satisfied, and those that name things.
  private static func message(_ sign: Sign) -> Message? {
    guard sign.key.kind == .constraint, sign.figures.allSatisfy({ $0.status == .satisfied }) else {
      return nil
    }
    return Message(key: sign.key, words: sign.label.rows.flatMap { $0.map(\.content) })
  }
}
