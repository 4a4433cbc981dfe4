import AutoLayout

/// The placement of bars and labels beside the screens.
extension SignPlacer {
  /// Places the bars and labels of the rails, once it is known how wide the lanes must be.
  mutating func settleRails() {
    for side in RailSide.allCases {
      numberStrayBars(on: side)
      var distance = Measures.railGap
      for lane in 0..<rail(side).laneCount {
        let members = onRails.filter { $0.side == side && $0.lane == lane }.flatMap(\.members)
        for option in panels.indices {
          settle(members.filter { $0.option == option }, on: side, distance: distance)
        }
        let widest = members.map { $0.sign.railLabel(on: side).size[side.axis.other] }.max() ?? 0
        distance += Measures.tick + (widest > 0 ? Measures.numberGap + widest : 0) + Measures.laneGap
      }
    }
  }

  /// Numbers the bars that share a number with others, where readers cannot see which: if another bar is between the
  /// bar and the one with the number, or that one is elsewhere.
  private mutating func numberStrayBars(on side: RailSide) {
    guard !isNarrow else { return }
    for lane in 0..<rail(side).laneCount {
      for option in panels.indices { numberStrayBars(on: side, lane: lane, in: option) }
    }
  }

  private mutating func numberStrayBars(on side: RailSide, lane: Int, in option: Int) {
    let places = onRails.indices.filter { onRails[$0].side == side && onRails[$0].lane == lane }
      .flatMap { group in onRails[group].members.indices.map { (group: group, member: $0) } }
      .filter { onRails[$0.group].members[$0.member].option == option }
    var bars = places.map { (place: $0, sign: onRails[$0.group].members[$0.member].sign) }
    bars.sort { ($0.sign.dimension?.start ?? 0) < ($1.sign.dimension?.start ?? 0) }
    // Neighbours that share a number, of which at most one shows it.
    var runs: [Range<Int>] = []
    for index in bars.indices {
      if let last = runs.last, let fold = bars[index].sign.fold, bars[last.lowerBound].sign.fold == fold {
        runs[runs.count - 1] = last.lowerBound..<index + 1
      } else {
        runs.append(index..<index + 1)
      }
    }
    for index in runs.filter({ !bars[$0].contains(where: \.sign.hasLabel) }).joined() {
      guard let number = bars[index].sign.sharedNumber else { continue }
      let (place, bare) = (bars[index].place, bars[index].sign)
      onRails[place.group].members[place.member].sign.label = number
      let entries = places.flatMap { self.entries(of: [onRails[$0.group].members[$0.member]]).values }
      // No number may push another one away from its bar.
      if Rail.farthestLabel(of: entries) > Measures.numberGap {
        onRails[place.group].members[place.member].sign = bare
      }
    }
  }

  /// - Parameter distance: the distance from the device's outline to the lane.
  private mutating func settle(_ members: [Member], on side: RailSide, distance: Double) {
    let entries = members.flatMap { self.entries(of: [$0]).values }
    let middles = Rail.labelMiddles(of: entries) ?? entries.map(\.middle)
    for (index, member) in members.enumerated() {
      let device = panels[member.option].device
      let edge =
        switch side {
        case .left: device.minX
        case .right: device.maxX
        case .top: device.minY
        case .bottom: device.maxY
        }
      let across = ((edge + side.outward * (distance + Measures.tick / 2)) * 2).rounded() / 2
      var sign = PlacedSign(sign: member.sign)
      sign.isOnScreen = false
      // The ends of a bracket bend inward, and lines of text have space above and below.
      let half = !member.sign.style.isBracket ? Measures.tick / 2 : side.axis == .horizontal ? 0.5 : 1.5
      let reach = across + side.outward * half
      if let dimension = member.sign.dimension {
        sign.bar = SignBar(axis: side.axis, start: dimension.start, end: dimension.end, across: across)
        sign.witnesses = dimension.witnesses(toBarAt: across, side, half: half)
      }
      sign.words = member.sign.railLabel(on: side)
      // Above its bar, a label is read upward, so that its number is next to the bar.
      if side.axis == .vertical, member.sign.startsWithNumber, let dimension = member.sign.dimension,
        middles[index] < dimension.start
      {
        sign.words = sign.words.flipped
      }
      if side.axis == .horizontal, let dimension = member.sign.dimension {
        // In a label past an end of its bar, every row begins at the bar.
        if middles[index] < dimension.start { sign.words.alignment = 1 }
        if middles[index] > dimension.end { sign.words.alignment = 0 }
      }
      let size = sign.words.size
      if size[side.axis] > 0 {
        let near = reach + side.outward * Measures.numberGap
        let start = side.outward > 0 ? near : near - size[side.axis.other]
        let corner = Point(along: middles[index] - size[side.axis] / 2, across: start, axis: side.axis)
        let label = Rect(x: corner.x, y: corner.y, width: size.width, height: size.height)
        sign.label = label
        if case .words(let rect, _) = member.sign.shape {
          let anchor = Point(x: side.outward < 0 ? rect.minX : rect.maxX, y: rect.midY)
          sign.leader = [anchor, label.nearest(to: anchor)]
        }
      }
      placed[member.option][member.position] = sign
    }
  }

  // MARK: Counts

  /// Corrects the counts. A number counts the bars that take it from there: not the bars that repeat it, nor those that
  /// are not drawn because another bar covers them.
  mutating func recount() {
    for option in placed.indices {
      let bars = placed[option].filter { $0.bar != nil && ($0.sign.sharedNumber == nil || $0.label == nil) }
      let counts = Dictionary(grouping: bars.compactMap(\.sign.fold)) { $0 }.mapValues(\.count)
      for index in placed[option].indices {
        let sign = placed[option][index].sign
        guard case .lengths? = sign.fold, sign.hasLabel, sign.sharedNumber == nil,
          let count = sign.fold.flatMap({ counts[$0] })
        else { continue }
        placed[option][index].count(count, runs)
      }
    }
  }
}

extension PlacedSign {
  /// Shows another count of lengths; the label stays where it is at its bar.
  fileprivate mutating func count(_ count: Int, _ runs: RunMaker) {
    sign.label = sign.label.counting(count, runs)
    words = words.counting(count, runs)
    guard let bar, var rect = label else { return }
    let excess = rect.width - words.size.width
    let isLeft = rect.maxX <= bar.rect.minX
    let isRight = rect.minX >= bar.rect.maxX
    rect.x += isLeft ? excess : isRight ? 0 : excess / 2
    rect.width = words.size.width
    // After shrinking about its middle, the label may no longer reach the end of its bar.
    let gap = max(bar.rect.minX - rect.maxX, rect.minX - bar.rect.maxX, 0)
    rect.x += (rect.midX < bar.rect.midX ? 1 : -1) * min(gap, excess / 2)
    label = rect
  }
}
