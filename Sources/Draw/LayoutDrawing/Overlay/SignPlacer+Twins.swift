import AutoLayout

/// The numbers at bars that share one.
extension SignPlacer {
  /// The greatest number of bars that repeat their number. More bars show by themselves that they are alike.
  private static let mostTwins = 3
  /// The greatest cost of a number. Numbers that would cost more are left out: `×2` still counts their bars.
  private static let mostForTwin = 9.0

  /// Repeats the number at all bars that share it if one of them needs it: if it is neither in a row with the bar that
  /// has the number, nor one of several distances directly above, below or beside that bar. Elsewhere, readers could
  /// not see which number is meant. If only some of the bars that are alike had a number, they would seem to differ,
  /// and so would options: either all have it or none.
  mutating func numberTwins() {
    var groups: [SignKey: [(option: Int, fold: SignFold)]] = [:]
    var order: [SignKey] = []
    for option in placed.indices {
      for sign in placed[option] where sign.sign.hasLabel && sign.sign.dimension != nil {
        guard case .lengths? = sign.sign.fold, let fold = sign.sign.fold else { continue }
        if groups[sign.sign.key] == nil { order.append(sign.sign.key) }
        groups[sign.sign.key, default: []].append((option, fold))
      }
    }
    for key in order {
      let before = (panels, placed)
      let isDone = (groups[key] ?? []).allSatisfy { numberTwins(of: $0.fold, in: $0.option) }
      if !isDone { (panels, placed) = before }
    }
  }

  /// - Returns: whether all twins that need a number have one.
  private mutating func numberTwins(of fold: SignFold, in option: Int) -> Bool {
    let members = placed[option].indices.filter {
      placed[option][$0].sign.fold == fold && placed[option][$0].sign.dimension != nil
    }
    let numbered = members.filter { placed[option][$0].sign.hasLabel }
    let twins = members.filter { !placed[option][$0].sign.hasLabel }
    let isAnyStray = twins.contains { twin in
      guard let bar = placed[option][twin].bar else { return false }
      return !numbered.contains {
        placed[option][$0].showsNumber(of: placed[option][twin].sign, bar, isPair: members.count == 2)
      }
    }
    guard isAnyStray, twins.count <= Self.mostTwins else { return true }
    // Bars beside the screen have numbers of their own.
    for index in twins where placed[option][index].bar != nil {
      guard let number = number(of: placed[option][index], in: panels[option]) else { return false }
      placed[option][index] = number.sign
      panels[option].insert(number.place, of: number.sign.sign)
    }
    return true
  }

  /// A twin with its number in the cheapest place; nil if that costs too much.
  private func number(of twin: PlacedSign, in panel: Panel) -> (sign: PlacedSign, place: ScreenPlace)? {
    guard let bar = twin.bar, let label = twin.sign.sharedNumber else { return nil }
    var twin = twin
    twin.sign.label = label
    var best: (place: ScreenPlace, cost: Double)?
    for place in SignSlots(screen: panel.screen).numberPlaces(at: bar, twin.sign) {
      guard let rect = place.label else { continue }
      let cost = place.cost + panel.cost(ofNumber: rect, at: bar, for: twin.sign)
      if cost < best?.cost ?? Self.mostForTwin { best = (place, cost) }
    }
    guard let place = best?.place else { return nil }
    twin.words = label.formed(place.form)
    twin.label = place.label
    return (twin, place)
  }
}

extension PlacedSign {
  /// Whether a twin's bar needs no number, given the number of this sign.
  fileprivate func showsNumber(of twin: Sign, _ twinBar: SignBar, isPair: Bool) -> Bool {
    guard let own = sign.dimension, let other = twin.dimension, own.axis == other.axis else { return false }
    if let bar, (bar.across - twinBar.across).magnitude < 1 { return true }
    return !isPair && other.sized == nil && (own.start - other.start).magnitude < 1
      && (own.end - other.end).magnitude < 1
  }
}
