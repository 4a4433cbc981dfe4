import AutoLayout

/// Numbers at bars that share one.
extension SignPlacer {
  /// More bars of one number than this show by themselves that they are alike.
  private static let mostTwins = 3
  /// Numbers that would cost more are left out: `×2` still counts their bars.
  private static let mostForTwin = 9.0

  /// A bar that shares its number repeats it unless it is in a row with the bar that has it, or one of several
  /// distances right above or below it or beside it: elsewhere readers could not see which number is meant.
  mutating func numberTwins() {
    let strays = placed.indices.map { strayTwins(in: $0) }
    var options: [SignKey: [(option: Int, index: Int)]] = [:]
    for (option, indices) in strays.enumerated() {
      for index in indices { options[placed[option][index].sign.key, default: []].append((option, index)) }
    }
    for (option, indices) in strays.enumerated() {
      for index in indices {
        // All options at the turn of the first of them.
        if let members = options.removeValue(forKey: placed[option][index].sign.key) { number(members) }
      }
    }
  }

  /// The bars on the screen without a number, of folds with only a few of them.
  private func strayTwins(in option: Int) -> [Int] {
    let signs = placed[option]
    let numbered = Dictionary(grouping: signs.filter(\.sign.hasLabel)) { $0.sign.fold }
    let members = Dictionary(grouping: signs.filter { $0.sign.dimension != nil }) { $0.sign.fold }
    let strays = signs.indices.filter { index in
      let sign = signs[index]
      guard sign.sign.sharedNumber != nil, sign.label == nil, let bar = sign.bar else { return false }
      let isPair = members[sign.sign.fold]?.count == 2
      return !(numbered[sign.sign.fold] ?? []).contains { $0.showsNumber(of: sign.sign, bar, isPair: isPair) }
    }
    let counts = Dictionary(grouping: strays) { signs[$0].sign.fold }.mapValues(\.count)
    return strays.filter { counts[signs[$0].sign.fold, default: 0] <= Self.mostTwins }
  }

  /// Numbers the same bar in all options, in the same place.
  private mutating func number(_ members: [(option: Int, index: Int)]) {
    let lists = members.map { member -> [(place: ScreenPlace, cost: Double)] in
      let sign = placed[member.option][member.index]
      guard let bar = sign.bar, let label = sign.sign.sharedNumber?.asPill(runs) else { return [] }
      var numbered = sign.sign
      numbered.label = label
      let panel = panels[member.option]
      return SignSlots(screen: panel.screen).numberPlaces(at: bar, numbered).map { place in
        (place, place.cost + (place.label.map { panel.cost(ofNumber: $0, at: bar, for: numbered) } ?? 0))
      }
    }
    let costs = (0..<(lists.map(\.count).min() ?? 0)).map { index in lists.map { $0[index].cost }.max() ?? 0 }
    guard let best = costs.indices.min(by: { costs[$0] < costs[$1] }), costs[best] < Self.mostForTwin else {
      return
    }
    for (member, list) in zip(members, lists) {
      let place = list[best].place
      guard let label = placed[member.option][member.index].sign.sharedNumber?.asPill(runs) else { continue }
      placed[member.option][member.index].sign.label = label
      placed[member.option][member.index].words = label.formed(place.form)
      placed[member.option][member.index].label = place.label
      panels[member.option].insert(place, of: placed[member.option][member.index].sign)
    }
  }
}

extension PlacedSign {
  /// Whether a twin's bar needs no number beside this sign's.
  fileprivate func showsNumber(of twin: Sign, _ twinBar: SignBar, isPair: Bool) -> Bool {
    guard let own = sign.dimension, let other = twin.dimension, own.axis == other.axis else { return false }
    if let bar, (bar.across - twinBar.across).magnitude < 1 { return true }
    return !isPair && other.sized == nil && (own.start - other.start).magnitude < 1
      && (own.end - other.end).magnitude < 1
  }
}

extension OverlayLabel {
  /// Plain words as pills.
  fileprivate func asPill(_ runs: RunMaker) -> OverlayLabel {
    OverlayLabel(
      rows: rows.map { row in
        row.map { run in
          guard case .text(let string, _) = run.content else { return run }
          return runs.pill(showing: string, tone: run.tone, layer: run.layer)
        }
      }, alignment: alignment)
  }
}
