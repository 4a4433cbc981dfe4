import AutoLayout

/// Lists the ways in which signs can be drawn, whatever else is in the picture.
struct CandidateMaker {
  let screen: Rect

  /// The numbers are points of cost: about what a reader would give to have it the better way.
  enum Cost {
    static let distanceFromPreferred = 0.06
    static let shiftAlongBar = 6.0
    static let besideBar = 5.0
    static let callout = 8.0
    static let slantedCallout = 8.0
    static let gutter = 9.0
    static let otherGutter = 1.0
    static let wideName = 1.0
    static let insideView = 3.0
    static let insideControl = 8.0
    static let outsideView = 5.0
    static let barInGutter = 7.0
    static let band = 9.0
    static let bandStep = 0.8
    /// For each point of a leader's way over the screen.
    static let leaderLength = 0.03
  }

  // MARK: I-bars

  func candidates(for dimension: ConstraintFigure.Dimension, label: OverlayLabel) -> [SignCandidate] {
    var candidates = [SignCandidate]()
    for (across, cost) in positions(of: dimension, label: label) {
      let bar = SignCandidate.Bar(
        axis: dimension.axis, start: dimension.start, end: dimension.end, across: across)
      candidates += spots(on: bar, label: label).map { spot in
        SignCandidate(bar: bar, spot: spot.0, cost: cost + spot.1)
      }
    }
    if let sized = dimension.sized, dimension.axis == .vertical {
      for side in GutterSide.allCases {
        let x = side == .left ? sized.minX : sized.maxX
        candidates.append(
          SignCandidate(
            bar: nil, spot: .gutter(side, anchor: Point(x: x, y: sized.midY)), isBarInGutter: true,
            cost: Cost.barInGutter + (side == .left ? Cost.otherGutter : 0)
              + leaderCost(from: Point(x: x, y: sized.midY), to: side)))
      }
    }
    return candidates
  }

  /// Where a bar may stand across its axis, with the costs: distances in the middle of what they tie, sizes
  /// along the lower or right edge of the view.
  private func positions(
    of dimension: ConstraintFigure.Dimension, label: OverlayLabel
  ) -> [(Double, Double)] {
    let (lower, upper) = (dimension.across.lowerBound, dimension.across.upperBound)
    let room = upper - lower
    let inset = min(6, room / 4)
    let isSize = dimension.sized != nil
    var preferred = (lower + upper) / 2
    if isSize {
      let extent =
        dimension.axis == .vertical
        ? label.size.width - label.anchor.x : label.stacked.size.height - label.stacked.anchor.y
      preferred = max(preferred, upper - extent - 4)
    }
    let base = isSize ? (dimension.isOverControl ? Cost.insideControl : Cost.insideView) : 0
    var positions = [(preferred, base)]
    if isSize {
      positions += [(upper - 4, base + 1), (lower + 4, base + 1.5)].filter { room > 8 || $0.0 == upper - 4 }
    }
    let steps = Int(clamp(room / 6, 1, 24))
    for step in 0...steps {
      let position = lower + inset + (room - 2 * inset) * Double(step) / Double(steps)
      positions.append((position, base + Cost.distanceFromPreferred * (position - preferred).magnitude))
    }
    if isSize {
      positions += [
        (upper + 9, Cost.outsideView), (lower - 9, Cost.outsideView + 0.5),
        (upper + 24, Cost.outsideView + 1.5), (lower - 24, Cost.outsideView + 2),
      ]
    }
    let limit = screen.size[dimension.axis.other]
    // On half points, where lines are sharp.
    return positions.map { (($0.0 * 2).rounded() / 2, $0.1) }.filter {
      $0.0 >= -Measures.overscan && $0.0 <= limit + Measures.overscan
    }
  }

  private func spots(on bar: SignCandidate.Bar, label: OverlayLabel) -> [(SignCandidate.Spot, Double)] {
    let length = bar.end - bar.start
    let isVertical = bar.axis == .vertical
    let form = isVertical ? label : label.stacked
    let needed = isVertical ? Measures.pillHeight + 6 : form.anchor.x * 2 + 8
    var spots = [(SignCandidate.Spot, Double)]()
    func add(_ form: OverlayLabel, pillAt center: Point, cost: Double) {
      let rect = Rect(
        x: center.x - form.anchor.x, y: center.y - form.anchor.y, width: form.size.width,
        height: form.size.height)
      spots.append((.screen(rect, isStacked: form.rows.count > label.rows.count), cost))
    }
    if length >= needed {
      for t in [0.5, 0.35, 0.65, 0.2, 0.8] {
        let along = bar.start + length * t
        guard along - needed / 2 >= bar.start - 0.01, along + needed / 2 <= bar.end + 0.01 else { continue }
        add(
          form, pillAt: Point(along: along, across: bar.across, axis: bar.axis),
          cost: Cost.shiftAlongBar * (t - 0.5).magnitude)
      }
    }
    let middle = (bar.start + bar.end) / 2
    let gap = Measures.tick / 2 + 2.5
    if isVertical {
      let after = bar.across + gap + label.anchor.x
      let before = bar.across - gap - (label.size.width - label.anchor.x)
      add(label, pillAt: Point(x: after, y: middle), cost: Cost.besideBar)
      add(label, pillAt: Point(x: before, y: middle), cost: Cost.besideBar + 0.5)
    } else {
      let left = middle - form.size.width / 2 + form.anchor.x
      add(
        form, pillAt: Point(x: left, y: bar.across - gap - form.size.height + form.anchor.y),
        cost: Cost.besideBar)
      add(form, pillAt: Point(x: left, y: bar.across + gap + form.anchor.y), cost: Cost.besideBar + 0.5)
    }
    spots += callouts(from: bar, label: label)
    for side in GutterSide.allCases {
      let anchor =
        isVertical
        ? Point(x: bar.across, y: middle) : Point(x: side == .left ? bar.start : bar.end, y: bar.across)
      spots.append((.gutter(side, anchor: anchor), Cost.gutter + leaderCost(from: anchor, to: side)))
    }
    let (top, bottom) = isVertical ? (bar.start, bar.end) : (bar.across, bar.across)
    let x = isVertical ? bar.across : middle
    spots += bands(
      above: top, below: bottom, anchors: [(x, x - label.size.width / 2)],
      size: label.size
    ).map { ($0.spot, $0.cost + Cost.band) }
    return spots
  }

  /// Labels a little away from a bar's middle, on either side of it.
  private func callouts(from bar: SignCandidate.Bar, label: OverlayLabel) -> [(SignCandidate.Spot, Double)] {
    let middle = (bar.start + bar.end) / 2
    let anchor = Point(along: middle, across: bar.across, axis: bar.axis)
    var spots = [(SignCandidate.Spot, Double)]()
    for gap in [10.0, 18, 28] {
      for side in [-1.0, 1] {
        for shift in [0.0, -20, 20] {
          let across = bar.across + side * (gap + label.size[bar.axis.other] / 2)
          let center = Point(along: middle + shift, across: across, axis: bar.axis)
          let rect = Rect(
            x: center.x - label.size.width / 2, y: center.y - label.size.height / 2,
            width: label.size.width, height: label.size.height)
          let cost = Cost.callout + gap * 0.1 + (shift == 0 ? 0 : Cost.slantedCallout)
          spots.append((.callout(rect, anchor: anchor), cost))
        }
      }
    }
    return spots
  }

  // MARK: Plain lines and ratios

  /// The label of a line that is where it is.
  func candidates(for line: SignCandidate.Bar, label: OverlayLabel) -> [SignCandidate] {
    spots(on: line, label: label).map { SignCandidate(bar: nil, spot: $0.0, cost: $0.1) }
  }

  /// The ratio of a view's sides, on the diagonal at one of its corners.
  func candidates(forAspectOf rect: Rect, label: OverlayLabel) -> [SignCandidate] {
    let (width, height) = (label.size.width, label.size.height)
    let inset = 5.0
    let places: [(Double, Double)] = [
      (rect.maxX - inset - width, rect.maxY - inset - height),
      (rect.minX + inset, rect.maxY - inset - height),
      (rect.maxX - inset - width, rect.minY + inset), (rect.midX - width / 2, rect.midY - height / 2),
    ]
    var candidates = places.enumerated().map { index, place in
      SignCandidate(
        bar: nil, spot: .screen(Rect(x: place.0, y: place.1, width: width, height: height), isStacked: false),
        cost: Double(index))
    }
    candidates += gutters(beside: rect, cost: Cost.gutter)
    return candidates
  }

  // MARK: Outside the screen

  /// Labels above and below the device, over the whole width of the screen.
  ///
  /// - Parameter anchors: where the leader starts across, and where the label then begins.
  func bands(
    above top: Double, below bottom: Double, anchors: [(x: Double, left: Double)], size: Size
  ) -> [(spot: SignCandidate.Spot, cost: Double)] {
    var spots = [(spot: SignCandidate.Spot, cost: Double)]()
    guard size.width <= screen.width else { return [] }
    for (order, anchor) in anchors.enumerated() where anchor.x > screen.minX && anchor.x < screen.maxX {
      let x = clamp(anchor.left, screen.minX, screen.maxX - size.width)
      for step in 0..<5 {
        let distance = Measures.gutterGap + Double(step) * (Measures.pillHeight + 2)
        guard distance + size.height <= Measures.bandHeight else { break }
        let cost = Double(order) * 0.2 + Double(step) * Cost.bandStep
        let upper = Rect(
          x: x, y: screen.minY - distance - size.height, width: size.width, height: size.height)
        let lower = Rect(x: x, y: screen.maxY + distance, width: size.width, height: size.height)
        let start = clamp(top, screen.minY, screen.maxY)
        let end = clamp(bottom, screen.minY, screen.maxY)
        spots.append(
          (
            .band(upper, anchor: Point(x: anchor.x, y: start)),
            cost + Cost.leaderLength * (start - screen.minY)
          ))
        spots.append(
          (.band(lower, anchor: Point(x: anchor.x, y: end)), cost + Cost.leaderLength * (screen.maxY - end)))
      }
    }
    return spots
  }

  func gutters(beside rect: Rect, cost: Double) -> [SignCandidate] {
    GutterSide.allCases.map { side in
      let anchor = Point(x: side == .left ? rect.minX : rect.maxX, y: rect.midY)
      return SignCandidate(
        bar: nil, spot: .gutter(side, anchor: anchor),
        cost: cost + (side == .left ? Cost.otherGutter : 0) + leaderCost(from: anchor, to: side))
    }
  }

  func leaderCost(from anchor: Point, to side: GutterSide) -> Double {
    Cost.leaderLength * (anchor.x - (side == .left ? screen.minX : screen.maxX)).magnitude
  }
}
