import AutoLayout
import LayoutScene

/// Chooses a place for every sign, the same in all options if possible, so that no label covers another one
/// or a view's text.
///
/// Signs are taken one after the other, those of distances that share a view together: each gets the place
/// that costs least over all its options. A bar whose number finds no room on the screen goes on a rail
/// beside it.
struct SignPlacer {
  var panels: [Panel]
  let isNarrow: Bool
  let runs: RunMaker
  /// The rails by the number of their side.
  var rails: [Rail]
  var onRails: [(side: RailSide, lane: Int, members: [Member])] = []
  var placed: [[PlacedSign]]

  /// A sign of one option.
  struct Member {
    var option: Int
    var position: Int
    /// The sign, which is shared, since members are copied much more often than their signs change.
    private var shared: Shared<Sign>
    var sign: Sign {
      _read { yield shared.value }
      _modify { yield &shared.value }
    }

    init(option: Int, position: Int, sign: Sign) {
      self.option = option
      self.position = position
      shared = Shared(sign)
    }
  }

  enum Cost {
    static let rail = 6.5
    static let laterLane = 3.0
    /// The cost of a leader of words that would run through bars closer to the screen.
    static let leaderThroughLane = 9.0
    static let otherSide = 1.0
    /// The cost that matching places of marks are worth.
    static let mostForMarks = 12.0
    /// The greatest cost of names; those that would cost more are left out.
    static let mostForNames = 20.0
  }

  /// - Parameters:
  ///   - panels: one for each option.
  ///   - isNarrow: whether every point of width counts.
  init(panels: [Panel], isNarrow: Bool, runs: RunMaker) {
    self.panels = panels
    self.runs = runs
    self.isNarrow = isNarrow
    placed = panels.map { _ in [] }
    rails = RailSide.allCases.map { _ in Rail(optionCount: panels.count) }
  }

  /// - Parameter signs: the signs by option.
  mutating func place(_ signs: [[Sign]]) -> [[PlacedSign]] {
    placed = signs.map { $0.map { PlacedSign(sign: $0) } }
    for (option, signs) in signs.enumerated() {
      for sign in signs {
        if case .line = sign.shape {
          for line in sign.figures.flatMap(\.drawnLines) { panels[option].insert(line) }
        }
      }
    }
    let groups = Self.groups(signs)
    let chains = SignChains(groups.map { $0.map(\.sign) })
    let needsRail = chains.spread(groups.map { group in group.contains { !hasRoomOnScreen($0) } })
    var sides: [Int: RailSide] = [:]
    // Bars that share one number go on one side.
    var sidesOfFolds: [SignFold: RailSide] = [:]
    let marks = Self.marks(groups)
    for (index, group) in groups.enumerated() {
      if let set = marks.first(where: { $0.contains(index) }) {
        // The lines of marks adapt to numbers better than numbers adapt to them.
        if index == set.last { place(marks: set.map { groups[$0] }) }
        continue
      }
      let chain = chains.chain(of: index)
      let fold = group[0].sign.fold
      let usual = chain.flatMap { sides[$0] } ?? fold.flatMap { sidesOfFolds[$0] }
      if let side = place(group, isForRail: needsRail[index], on: usual) {
        if let chain { sides[chain] = side }
        if let fold, sidesOfFolds[fold] == nil { sidesOfFolds[fold] = side }
      }
    }
    numberTwins()
    settleRails()
    recount()
    return placed
  }

  /// Groups the signs that are the same and drawn in the same way, in the order in which they first occur.
  private static func groups(_ signs: [[Sign]]) -> [[Member]] {
    struct Likeness: Hashable {
      var key: SignKey
      var shape: Int
      var isEssential: Bool
      /// The occurrence of the name, since names may be used more than once.
      var occurrence = 0
    }
    var groups: [[Member]] = []
    var known: [Likeness: Int] = [:]
    for (option, signs) in signs.enumerated() {
      var counts: [Likeness: Int] = [:]
      for (position, sign) in signs.enumerated() {
        let member = Member(option: option, position: position, sign: sign)
        let first = Likeness(key: sign.key, shape: sign.shape.kind, isEssential: sign.isEssential)
        var likeness = first
        likeness.occurrence = counts[first, default: 0]
        counts[first] = likeness.occurrence + 1
        if let index = known[likeness] {
          groups[index].append(member)
        } else {
          known[likeness] = groups.count
          groups.append([member])
        }
      }
    }
    return groups
  }

  // MARK: One sign

  /// - Returns: the side, if the group is on a rail.
  mutating func place(_ group: [Member], isForRail: Bool, on side: RailSide?) -> RailSide? {
    // A bracket far from its row is no better beside the screen.
    let screen = isForRail && !group[0].sign.style.isBracket ? nil : bestOnScreen(group)
    var rail = bestRail(for: group, on: side, lanes: Rail.mostLanes)
    if let screen, screen.cost > Cost.mostForNames, group[0].sign.isName { return nil }
    if let screen, screen.cost.isFinite, screen.cost <= rail?.cost ?? .infinity {
      put(group, at: screen.places)
      return nil
    }
    // An extra lane is better than a number away from its bar.
    if rail == nil, let axis = group[0].sign.dimension?.axis, group[0].sign.hasLabel,
      !isNarrow || axis == .horizontal
    {
      rail = bestRail(for: group, on: side, lanes: Rail.mostLanes + 1)
    }
    if let rail {
      if hasTwin(group) { return nil }
      put(group, on: rail)
      return rail.side
    }
    if let screen = bestOnScreen(group), screen.cost.isFinite {
      put(group, at: screen.places)
      return nil
    }
    // Fall back to different places in different options.
    guard group.count > 1 else {
      // There is no room for its number anywhere: fall back to fewer words, or to its bar alone.
      guard group[0].sign.hasLabel, group[0].sign.dimension != nil else { return nil }
      var brief = group[0]
      brief.sign.label = brief.sign.brief ?? OverlayLabel(rows: [])
      brief.sign.brief = nil
      return place([brief], isForRail: false, on: nil)
    }
    var last: RailSide?
    if group[0].sign.isName { return nil }
    for member in group { last = place([member], isForRail: false, on: side) ?? last }
    return last
  }

  /// Whether a bar without a number would only duplicate a bar of the same sign on a rail.
  private func hasTwin(_ group: [Member]) -> Bool {
    group.allSatisfy { member in
      guard let fold = member.sign.fold, !member.sign.hasLabel, let own = member.sign.dimension else {
        return false
      }
      return onRails.contains { rail in
        rail.members.contains { other in
          guard other.option == member.option, other.sign.fold == fold, let twin = other.sign.dimension else {
            return false
          }
          return twin.axis == own.axis && (twin.start - own.start).magnitude < 0.5
            && (twin.end - own.end).magnitude < 0.5
        }
      }
    }
  }

  typealias Choice = (places: [ScreenPlace], cost: Double)

  /// - Parameter limit: the cost that a place must stay below.
  private func bestOnScreen(_ group: [Member], limit: Double = .infinity) -> Choice? {
    let near = best(of: group, .near, limit: limit)
    let limit = near?.cost ?? limit
    guard limit > SignSlots.Cost.callout else { return near }
    return best(of: group, .away, limit: limit) ?? near
  }

  func best(of group: [Member], _ nearness: SignSlots.Nearness, limit: Double) -> Choice? {
    let lists = group.map { SignSlots(screen: panels[$0.option].screen).places(for: $0.sign, nearness) }
    // Each place of a sign is queried. Taking the sign and its panel out of their lists every time would copy them.
    let costs = group.map { member in
      let (panel, sign) = (panels[member.option], member.sign)
      return { (place: ScreenPlace, limit: Double) in panel.cost(of: place, for: sign, limit: limit) }
    }
    let share = 1 / Double(group.count)
    var best: (index: Int, cost: Double)?
    for index in 0..<(lists.map(\.count).min() ?? 0) {
      let least = best?.cost ?? limit
      var cost = lists.reduce(0) { $0 + $1[index].cost } * share
      for member in costs.indices where cost < least {
        cost += costs[member](lists[member][index], (least - cost) / share) * share
      }
      if cost < least { best = (index, cost) }
    }
    return best.map { best in (lists.map { $0[best.index] }, best.cost) }
  }

  mutating func put(_ group: [Member], at places: [ScreenPlace]) {
    for (member, place) in zip(group, places) {
      panels[member.option].insert(place, of: member.sign)
      var sign = PlacedSign(sign: member.sign, bar: place.bar, label: place.label)
      sign.words = member.sign.label.formed(place.form)
      if let bar = place.bar { sign.witnesses = member.sign.dimension?.witnesses(to: bar) ?? [] }
      if let anchor = place.anchor, let label = place.label {
        sign.leader = [anchor, label.nearest(to: anchor)]
      }
      placed[member.option][member.position] = sign
    }
  }

  /// Whether the sign would find better room on the screen than beside it if it were alone there.
  private func hasRoomOnScreen(_ member: Member) -> Bool {
    guard member.sign.dimension != nil, member.sign.hasLabel else { return true }
    let rail = bestRail(for: [member], on: nil, lanes: Rail.mostLanes)
    return bestOnScreen([member], limit: rail?.cost ?? .infinity) != nil
  }

  // MARK: Rails

  private typealias RailPlace = (side: RailSide, lane: Int, cost: Double)

  private func bestRail(for group: [Member], on side: RailSide?, lanes: Int) -> RailPlace? {
    // Beside the screen, the marks of several views would be one.
    guard let axis = group[0].sign.railEntry?.axis, !group[0].sign.isMarked else { return nil }
    var best: RailPlace?
    for candidate in RailSide.sides(for: axis) {
      let lane = rail(candidate).lane(for: entries(of: group))
      guard lane < lanes else { continue }
      var cost =
        Cost.rail + Double(lane) * (group[0].sign.dimension == nil ? Cost.leaderThroughLane : Cost.laterLane)
      if let side { cost += side == candidate ? 0 : 3 * Cost.otherSide }
      if side == nil, candidate != group[0].sign.usualSide { cost += Cost.otherSide }
      for member in group {
        guard let dimension = member.sign.dimension else {
          cost += panels[member.option].cost(ofLeaderTo: candidate, from: member.sign) / Double(group.count)
          continue
        }
        cost +=
          panels[member.option].cost(ofWitnesses: dimension, to: candidate, for: member.sign)
          / Double(group.count)
      }
      if cost < best?.cost ?? .infinity { best = (candidate, lane, cost) }
    }
    return best
  }

  func rail(_ side: RailSide) -> Rail { rails[side.rawValue] }

  func entries(of group: [Member]) -> [Int: Rail.Entry] {
    var entries: [Int: Rail.Entry] = [:]
    for member in group {
      guard case (let axis, var entry)? = member.sign.railEntry else { continue }
      let device = panels[member.option].device
      if axis == .vertical { entry.limits = device.minY - 4...max(device.minY, device.maxY) + 4 }
      entries[member.option] = entry
    }
    return entries
  }

  private mutating func put(_ group: [Member], on place: RailPlace) {
    rails[place.side.rawValue].insert(entries(of: group), in: place.lane)
    onRails.append((place.side, place.lane, group))
  }
}

extension Sign {
  /// Whether the sign is left out if it would be in the way.
  var isName: Bool {
    switch shape {
    case .words: !isEssential
    case .guide: true
    case .dimension, .line, .aspect: false
    }
  }
}

extension Sign.Shape {
  /// A number for the kind of sign. Signs of one kind have the same number of places.
  var kind: Int {
    switch self {
    case .dimension(let dimension): dimension.axis == .horizontal ? 0 : 1
    case .line: 2
    case .aspect: 3
    case .words: 4
    case .guide: 5
    }
  }
}
