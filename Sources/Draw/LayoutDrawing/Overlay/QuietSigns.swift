import LayoutScene

/// Finds the signs that repeat those of the first option.
enum QuietSigns {
  private struct Message: Hashable {
    /// The constraint in words, since identifiers of constraints from a visual format contain the whole format.
    var equation: String
    var part: Int
    var words: [OverlayLabel.Content]
  }

  /// Marks the signs, from the second panel on, that are satisfied and the same in all panels.
  ///
  /// - Parameters:
  ///   - signs: the signs by panel.
  ///   - panels: one for each option.
  ///   - layouts: the layouts by panel.
  static func mark(_ signs: inout [[Sign]], among panels: [Int], of layouts: [SolvedLayout]) {
    guard panels.count > 1 else { return }
    var counts: [Message: Int] = [:]
    for panel in panels {
      for message in Set(signs[panel].compactMap({ message($0, in: layouts[panel]) })) {
        counts[message, default: 0] += 1
      }
    }
    for panel in panels.dropFirst() {
      for index in signs[panel].indices {
        guard let message = message(signs[panel][index], in: layouts[panel]) else { continue }
        signs[panel][index].isQuiet = counts[message] == panels.count
      }
    }
  }

  /// The message of a sign; nil for signs that are never quiet: those that are not satisfied, those that name things,
  /// and those of constraints that only the first option has, which the layout does not contain.
  private static func message(_ sign: Sign, in layout: SolvedLayout) -> Message? {
    guard sign.key.kind == .constraint, sign.style != .removed, let figure = sign.figure,
      sign.figures.allSatisfy({ $0.status == .satisfied })
    else { return nil }
    return Message(
      equation: layout.constraints[figure.constraint].scene.shownText, part: sign.key.part,
      words: sign.label.rows.flatMap { $0.map(\.content) })
  }
}
