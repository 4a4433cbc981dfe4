import AutoLayout

/// The room in one option's picture, and the signs placed there.
struct Panel {
  let screen: Rect
  /// The outline of the device.
  let device: Rect
  /// The areas that labels must not cover: the views' lines of text and the clock.
  private var texts: Occupancy<Void>
  /// The frames of views without subviews.
  private var leaves: Occupancy<Void>
  /// What belongs to the system, which lines go around.
  private var barriers: Occupancy<Void>
  /// The frames of all views.
  private var frames: Occupancy<Void>
  /// The frames of views that a drawing identifies.
  private var controls: Occupancy<Void>
  /// The outlines of views, margins and guides: labels avoid crossing these lines.
  private var outlines: Occupancy<Void>
  /// Dashed frames, which would strike through words.
  private var ghosts: Occupancy<Void>
  private var labels: Occupancy<Void>
  private var bars: Occupancy<SignBar>
  private var leaders: Occupancy<Void>

  private enum Penalty {
    static let barOverText = 45.0
    static let barOverLabel = 60.0
    static let barOverView = 6.0
    static let lineThroughBarrier = 15.0
    static let barBesideBar = 40.0
    static let barAcrossBar = 5.0
    static let labelOverBar = 25.0
    static let labelOverEdge = 1.5
    static let wordsOverGhost = 25.0
    static let labelOverControl = 10.0
    static let wordsOverEdge = 6.0
    /// The penalty for words that would be read as another view's name.
    static let wordsInsideOther = 16.0
    static let ledWordsInsideOther = 12.0
    static let labelOverLeader = 20.0
    static let leaderOverLabel = 40.0
    static let leaderOverBar = 4.0
    static let leaderOverView = 5.0
    /// The penalty per point of length.
    static let witness = 0.012
    static let bracketWitness = 0.04
    static let witnessOverView = 0.8
    static let witnessOverEdge = 3.0
    static let leaderLength = 0.1
    /// The approximate distance by which a leader to a rail may rise or fall on the screen.
    static let leaderReach = 3.0
  }

  init(screen: Rect, device: Rect, texts: [Rect], ground: GroundLayers) {
    self.screen = screen
    self.device = device
    self.texts = Occupancy(area: screen)
    leaves = Occupancy(area: screen)
    barriers = Occupancy(area: screen)
    controls = Occupancy(area: screen)
    frames = Occupancy(area: screen)
    outlines = Occupancy(area: screen)
    ghosts = Occupancy(area: screen)
    labels = Occupancy(area: screen)
    bars = Occupancy(area: screen)
    leaders = Occupancy(area: screen)
    for rect in texts { self.texts.insert((), at: rect) }
    for rect in ground.leaves { leaves.insert((), at: rect) }
    for rect in ground.barriers { barriers.insert((), at: rect) }
    for rect in ground.frames { frames.insert((), at: rect) }
    for rect in ground.controls { controls.insert((), at: rect) }
    for rect in ground.ghosts { ghosts.insert((), at: rect) }
    for rect in ground.outlines { outlines.insert((), at: rect) }
  }

  mutating func insert(_ bar: SignBar) { bars.insert(bar, at: bar.rect) }

  mutating func insert(_ place: ScreenPlace, of sign: Sign) {
    if let bar = place.bar {
      insert(bar)
      // Marks of equal sizes must stay as clear as labels.
      if sign.isMarked { labels.insert((), at: bar.mark) }
    }
    guard let label = place.label else { return }
    labels.insert((), at: label)
    if let leader = leader(of: place) { leaders.insert((), at: leader) }
  }

  // MARK: Costs

  /// The cost of a place; infinite if it is impossible. Stops adding up once the cost reaches `limit`.
  func cost(of place: ScreenPlace, for sign: Sign, limit: Double) -> Double {
    // The label comes first, since it most often finds no room.
    var cost = place.label.map { self.cost(ofLabel: $0, isLed: place.anchor != nil, for: sign) } ?? 0
    guard cost < limit else { return cost }
    if let bar = place.bar {
      cost += self.cost(of: bar, for: sign)
      if sign.isMarked { cost += Penalty.barOverLabel * Double(bars.count(at: bar.mark)) }
      if cost < limit, let witnesses = sign.dimension?.witnesses(to: bar), !witnesses.isEmpty {
        // Beside the views, the bar would seem to be about the dashed frame that it crosses.
        cost += Penalty.witnessOverEdge * Double(ghosts.count(at: bar.rect))
        for witness in witnesses {
          cost += self.cost(ofWitness: witness, for: sign)
          cost +=
            Penalty.witnessOverEdge
            * Double(outlines.count(at: witness.way) { outline, _ in !outline.contains(witness.way) })
        }
      }
    }
    if cost < limit, let leader = leader(of: place) {
      if texts.hasAny(at: leader) { return .infinity }
      cost +=
        Penalty.leaderOverLabel * Double(labels.count(at: leader))
        + Penalty.leaderOverBar * Double(bars.count(at: leader))
        + Penalty.leaderOverView
        * Double(leaves.count(at: leader) { leaf, _ in leaf.grown(by: -2).intersects(leader) })
    }
    return cost
  }

  private func cost(of bar: SignBar, for sign: Sign) -> Double {
    let rect = bar.rect
    // A line of text has a little space above and below its letters that a bar may use.
    let ink = EdgeInsets(top: 1.5, bottom: 1.5)
    // Marks move along their thin line to where there are no words.
    let line = sign.isMarked ? bar.line : rect
    var cost =
      Penalty.barOverText * Double(texts.count(at: line) { text, _ in text.inset(by: ink).intersects(line) })
    let own = sign.ownRects
    cost += Penalty.lineThroughBarrier * Double(barriers.count(at: bar.inner))
    cost += Penalty.barOverView * Double(leaves.count(at: bar.inner) { leaf, _ in !own.contains(leaf) })
    cost += Penalty.barOverLabel * Double(labels.count(at: rect))
    // Parallel bars need room for their ticks, even where they only meet at an end.
    cost +=
      Penalty.barBesideBar
      * Double(
        bars.count(at: rect.grown(by: 0.5)) { _, other in
          other.axis == bar.axis && min(other.end, bar.end) - max(other.start, bar.start) > 0.5
        })
    cost += Penalty.barAcrossBar * Double(bars.count(at: bar.inner) { _, other in other.axis != bar.axis })
    return cost
  }

  /// The cost of a number at a bar that already has its place.
  func cost(ofNumber rect: Rect, at bar: SignBar, for sign: Sign) -> Double {
    cost(ofLabel: rect, isLed: false, for: sign, own: bar)
  }

  private func cost(ofLabel rect: Rect, isLed: Bool, for sign: Sign, own bar: SignBar? = nil) -> Double {
    guard screen.contains(rect) else { return .infinity }
    let isBare = sign.label.hasBareWords
    // Words next to each other would be read as one text.
    let claimed = rect.grown(by: Measures.clearance).inset(
      by: isBare ? EdgeInsets(left: -Measures.wordClearance, right: -Measures.wordClearance) : EdgeInsets())
    if texts.hasAny(at: claimed) || labels.hasAny(at: claimed) { return .infinity }
    let line = sign.line
    let crossed = bars.count(at: rect) { _, other in other != bar && other != line }
    if sign.isName, crossed > 0 { return .infinity }
    var cost =
      Penalty.labelOverBar * Double(crossed)
      + Penalty.labelOverLeader * Double(leaders.count(at: rect))
    cost +=
      (isBare ? Penalty.wordsOverEdge : Penalty.labelOverEdge)
      * Double(outlines.count(at: rect) { outline, _ in !outline.contains(rect) })
    cost +=
      (isBare ? Penalty.wordsOverGhost : Penalty.labelOverEdge)
      * Double(ghosts.count(at: rect) { ghost, _ in !ghost.contains(rect) })
    cost += Penalty.labelOverControl * Double(controls.count(at: rect))
    if isBare || sign.isAboutView {
      let own = sign.ownRects
      // Views that contain the view are not in the way.
      let others = frames.count(at: rect) { frame, _ in
        !own.contains { frame.grown(by: 0.1).contains($0) }
      }
      // Words without a name would be read as words about the view that contains them.
      if others > 0, !isLed, sign.staysClose { return .infinity }
      cost += (isLed ? Penalty.ledWordsInsideOther : Penalty.wordsInsideOther) * Double(others)
    }
    return cost
  }

  /// The area of the straight leader between words and their subject.
  private func leader(of place: ScreenPlace) -> Rect? {
    guard let anchor = place.anchor, let label = place.label else { return nil }
    let end = label.nearest(to: anchor)
    return Rect(
      x: min(anchor.x, end.x) - 0.5, y: min(anchor.y, end.y) - 0.5, width: (anchor.x - end.x).magnitude + 1,
      height: (anchor.y - end.y).magnitude + 1)
  }

  /// The cost of the thin lines to a bar beside the screen, by length and by the views that they cross.
  func cost(ofWitnesses dimension: ConstraintFigure.Dimension, to side: RailSide, for sign: Sign) -> Double {
    dimension.witnesses(toBarAt: edge(side), side, half: 0)
      .reduce(0) { $0 + cost(ofWitness: $1, for: sign) }
  }

  private func cost(ofWitness witness: Witness, for sign: Sign) -> Double {
    let own = sign.ownRects
    let way = witness.way
    // Between long lines, a bracket would seem to be about everything that they pass.
    let perPoint = sign.style.isBracket ? Penalty.bracketWitness : Penalty.witness
    return max(way.width, way.height) * perPoint
      + Penalty.lineThroughBarrier * Double(barriers.count(at: way))
      + Penalty.witnessOverView
      * Double(leaves.count(at: way) { leaf, _ in !own.contains(leaf) && !leaf.touches(way) })
  }

  /// The cost of a long leader between words beside the screen and their subject.
  func cost(ofLeaderTo side: RailSide, from sign: Sign) -> Double {
    guard case .words(let rect, _) = sign.shape else { return 0 }
    let (start, end) = (side.outward < 0 ? rect.minX : rect.maxX, edge(side))
    let way = Rect(
      x: min(start, end), y: rect.midY - Penalty.leaderReach, width: (end - start).magnitude,
      height: 2 * Penalty.leaderReach)
    return max(0, (end - start).magnitude - Measures.shortLeader) * Penalty.leaderLength
      + Penalty.barOverText * Double(texts.count(at: way))
  }

  /// The coordinate of a screen edge, across the bars of its rail.
  private func edge(_ side: RailSide) -> Double {
    switch side {
    case .left: screen.minX
    case .right: screen.maxX
    case .top: screen.minY
    case .bottom: screen.maxY
    }
  }
}

extension Rect {
  /// Whether a half-point line only runs along an edge.
  fileprivate func touches(_ line: Rect) -> Bool {
    line.width > line.height
      ? line.maxY <= minY + 0.5 || line.minY >= maxY - 0.5
      : line.maxX <= minX + 0.5 || line.minX >= maxX - 0.5
  }
}

extension Sign {
  /// Whether the sign's line has the marks of equal sizes in the middle.
  var isMarked: Bool { if case .equalMarks = style { true } else { false } }

  /// The sign's own line along an edge, on which its name may be; nil for other signs.
  fileprivate var line: SignBar? { if case .line(let line) = shape { line } else { nil } }

  /// Whether the sign's label is about a view as a whole, rather than about something that a bar shows.
  var isAboutView: Bool {
    switch shape {
    case .words, .aspect: true
    case .dimension, .line, .guide: false
    }
  }

  /// The rectangles that the sign is about, which its bar may cross and its words may be in.
  var ownRects: [Rect] {
    switch shape {
    case .dimension(let dimension): [dimension.sized].compactMap(\.self) + dimension.edges.map(\.item)
    case .words(let rect, _), .aspect(let rect): [rect]
    case .line, .guide: []
    }
  }
}
