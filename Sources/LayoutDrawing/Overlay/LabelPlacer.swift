import AutoLayout

/// Chooses a place for every sign so that no label covers another one or a view's text.
///
/// Greedy in the order of the requests, then a second round in which each may better its place, knowing all
/// the others. A label that finds no room on the screen goes to the gutter, where there is always some.
struct LabelPlacer {
  let screen: Rect
  /// What labels must not cover: the views' lines of text and the clock.
  private let texts: RectIndex
  /// Lines that stand whatever the placer does.
  let fixedBars: [SignCandidate.Bar]
  /// Of views, margins and guides: labels rather do not cross them.
  private let outlines: RectIndex
  /// The frames of views without subviews.
  private let leaves: RectIndex

  init(
    screen: Rect, texts: [Rect], fixedBars: [SignCandidate.Bar], outlines: [Rect], leaves: [Rect]
  ) {
    self.screen = screen
    self.fixedBars = fixedBars
    self.texts = RectIndex(texts, in: screen)
    self.outlines = RectIndex(outlines, in: screen)
    self.leaves = RectIndex(leaves, in: screen)
  }

  private enum Penalty {
    static let barOverText = 45.0
    static let barOverLabel = 60.0
    static let barOverView = 6.0
    static let barBesideBar = 40.0
    static let barAcrossBar = 5.0
    static let labelOverBar = 25.0
    static let labelOverEdge = 1.5
    static let bareLabelOverEdge = 6.0
    static let nameInsideOther = 5.0
    static let labelOverLeader = 20.0
    static let leaderOverText = 60.0
    static let leaderOverLabel = 40.0
    static let leaderOverBar = 4.0
    static let leaderOverView = 3.0
    static let leaderOverEdge = 3.0
    /// For each label that the same gutter holds at about the same height: enough to choose a side.
    static let crowdedGutter = 0.1
    static let impossible = Double.infinity
  }

  /// In a picture with more signs nobody sees what the second round would better.
  private static let mostWithSecondRound = 150

  /// The chosen candidates, one for each request; nil for a request without candidates.
  ///
  /// - Parameter others: signs that have their places already.
  func place(_ requests: [SignRequest], around others: [SignCandidate?] = []) -> [SignCandidate?] {
    var chosen = [SignCandidate?](repeating: nil, count: requests.count)
    for _ in 0..<(requests.count > Self.mostWithSecondRound ? 1 : 2) {
      for (index, request) in requests.enumerated() {
        chosen[index] = nil
        chosen[index] = best(of: request, among: others + chosen)
      }
    }
    return chosen
  }

  /// What the signs that have their places leave to the next one.
  private struct Surroundings {
    var bars: [SignCandidate.Bar]
    var labels: [Rect]
    var leaders: [Rect]
  }

  private func best(of request: SignRequest, among chosen: [SignCandidate?]) -> SignCandidate? {
    let surroundings = Surroundings(
      bars: fixedBars + chosen.compactMap { $0?.bar }, labels: chosen.compactMap { $0?.spot?.labelRect },
      leaders: chosen.compactMap { candidate in
        switch candidate?.spot {
        case .gutter(let side, let anchor): leader(from: anchor, to: side)
        case .band(let rect, let anchor): leader(from: anchor, toBand: rect)
        case .callout(let rect, let anchor): leader(from: anchor, toCallout: rect)
        case .screen, nil: nil
        }
      })
    var best: SignCandidate?
    var least = Penalty.impossible
    for candidate in request.candidates {
      guard candidate.cost < least else { break }
      var cost = candidate.cost + self.cost(of: candidate, request, surroundings)
      if case .gutter(let side, let anchor) = candidate.spot {
        cost += Penalty.crowdedGutter * Double(Self.neighbours(of: anchor, at: side, among: chosen))
      }
      if cost < least {
        least = cost
        best = candidate
      }
    }
    return best
      ?? request.candidates.last { candidate in
        if case .gutter = candidate.spot { true } else { candidate.spot == nil }
      }
  }

  /// A leader's way across the screen, from a little outside of what it begins at.
  private func leader(from anchor: Point, to side: GutterSide) -> Rect {
    let edge = side == .left ? screen.minX : screen.maxX
    let start = side == .left ? max(edge, anchor.x - 2) : min(edge, anchor.x + 2)
    return Rect(x: min(start, edge), y: anchor.y - 0.5, width: (edge - start).magnitude, height: 1)
  }

  private func leader(from anchor: Point, toCallout rect: Rect) -> Rect {
    let end = rect.nearest(to: anchor)
    return Rect(
      x: min(anchor.x, end.x) - 0.5, y: min(anchor.y, end.y) - 0.5,
      width: (anchor.x - end.x).magnitude + 1, height: (anchor.y - end.y).magnitude + 1)
  }

  /// Upright from a little outside of what it begins at.
  private func leader(from anchor: Point, toBand rect: Rect) -> Rect {
    let (start, end) = rect.midY < screen.midY ? (rect.maxY, anchor.y - 2) : (anchor.y + 2, rect.minY)
    return Rect(x: anchor.x - 0.5, y: min(start, end), width: 1, height: (end - start).magnitude)
  }

  /// How many labels want to stand beside a gutter label.
  private static func neighbours(
    of anchor: Point, at side: GutterSide, among chosen: [SignCandidate?]
  ) -> Int {
    chosen.reduce(0) { count, candidate in
      guard case .gutter(side, let other) = candidate?.spot else { return count }
      return count + ((other.y - anchor.y).magnitude < 24 ? 1 : 0)
    }
  }

  private func cost(
    of candidate: SignCandidate, _ request: SignRequest, _ surroundings: Surroundings
  ) -> Double {
    var cost = candidate.bar.map { self.cost(of: $0, request, surroundings) } ?? 0
    switch candidate.spot {
    case nil: break
    case .screen(let rect, _): cost += self.cost(ofLabel: rect, request, surroundings)
    case .callout(let rect, let anchor):
      cost += self.cost(ofLabel: rect, request, surroundings)
      // A label stands clear of its own bar, else it is no callout.
      if let bar = candidate.bar, bar.rect.intersects(rect.grown(by: Measures.clearance)) {
        cost += Penalty.labelOverBar
      }
      let line = leader(from: anchor, toCallout: rect)
      cost += self.cost(ofLine: line, surroundings)
      for bar in surroundings.bars where bar.rect.intersects(line) { cost += Penalty.leaderOverBar }
    case .band(let rect, let anchor):
      let claimed = rect.grown(by: Measures.clearance)
      guard !surroundings.labels.contains(where: claimed.intersects),
        !surroundings.bars.contains(where: { $0.rect.intersects(claimed) })
      else { return Penalty.impossible }
      for leader in surroundings.leaders where leader.intersects(rect) { cost += Penalty.labelOverLeader }
      cost += self.cost(
        ofLeader: leader(from: anchor, toBand: rect), crossing: .horizontal, request, surroundings)
    case .gutter(let side, let anchor):
      cost += self.cost(ofLeader: leader(from: anchor, to: side), crossing: .vertical, request, surroundings)
    }
    return cost
  }

  /// Of a leader to the outside, which may run on from a bar of its own axis and is read with it.
  private func cost(
    ofLeader line: Rect, crossing axis: Axis, _ request: SignRequest, _ surroundings: Surroundings
  ) -> Double {
    var cost = self.cost(ofLine: line, surroundings)
    cost += Penalty.leaderOverEdge * Double(outlines.count(intersecting: line) { !$0.contains(line) })
    cost += Penalty.leaderOverView * Double(leaves.count(intersecting: line) { $0 != request.named })
    for bar in surroundings.bars where bar.axis == axis && bar.rect.intersects(line) {
      cost += Penalty.leaderOverBar
    }
    return cost
  }

  private func cost(
    of bar: SignCandidate.Bar, _ request: SignRequest, _ surroundings: Surroundings
  ) -> Double {
    let rect = bar.rect
    // Above and below its letters a line of text has a little air that a bar may use.
    let ink = EdgeInsets(top: 1.5, bottom: 1.5)
    let crossed = texts.count(intersecting: rect) { $0.inset(by: ink).intersects(rect) }
    var cost = Penalty.barOverText * Double(crossed)
    let middle = bar.middle
    cost +=
      Penalty.barOverView
      * Double(
        leaves.count(intersecting: middle) { $0 != request.named && !request.own.contains($0) })
    for label in surroundings.labels where label.intersects(rect) { cost += Penalty.barOverLabel }
    for other in surroundings.bars {
      if other.axis == bar.axis {
        // Parallel bars need room for their ticks, also where they only meet at an end.
        guard other.rect.grown(by: 0.5).intersects(rect) else { continue }
        let shared = min(other.end, bar.end) - max(other.start, bar.start)
        if shared > 0.5 { cost += Penalty.barBesideBar }
      } else if other.rect.intersects(bar.middle) {
        cost += Penalty.barAcrossBar
      }
    }
    return cost
  }

  private func cost(ofLabel rect: Rect, _ request: SignRequest, _ surroundings: Surroundings) -> Double {
    guard screen.contains(rect) else { return Penalty.impossible }
    let claimed = rect.grown(by: Measures.clearance)
    if texts.intersectsAny(claimed) { return Penalty.impossible }
    for label in surroundings.labels where label.intersects(claimed) { return Penalty.impossible }
    var cost = 0.0
    for bar in surroundings.bars where bar.rect.intersects(rect) { cost += Penalty.labelOverBar }
    for leader in surroundings.leaders where leader.intersects(rect) { cost += Penalty.labelOverLeader }
    let crossings = outlines.count(intersecting: rect) { !$0.contains(rect) }
    cost += Double(crossings) * (request.isBare ? Penalty.bareLabelOverEdge : Penalty.labelOverEdge)
    if request.isBare {
      cost += Penalty.nameInsideOther * Double(leaves.count(intersecting: rect) { $0 != request.named })
    }
    return cost
  }

  /// Of a leader, wherever it runs.
  private func cost(ofLine line: Rect, _ surroundings: Surroundings) -> Double {
    let labels = surroundings.labels.count { $0.intersects(line) }
    return Penalty.leaderOverText * Double(texts.count(intersecting: line))
      + Penalty.leaderOverLabel * Double(labels)
  }
}
