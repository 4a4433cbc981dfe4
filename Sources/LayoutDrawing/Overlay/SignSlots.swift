import AutoLayout

/// One way to draw a sign on the screen.
struct ScreenPlace {
  var bar: SignBar?
  var label: Rect?
  var isStacked = false
  /// Where a leader starts if the label stands away.
  var anchor: Point?
  /// How much worse than the best way it is before anything else is looked at: about what a reader would give to
  /// have it the better way.
  var cost: Double
}

/// Lists the ways in which a sign can be drawn on the screen. The same position in the list means the same place in
/// every option, so that a sign can stand where it stands in the others.
struct SignSlots {
  let screen: Rect

  enum Cost {
    static let besideBar = 4.0
    static let insideView = 3.0
    static let insideControl = 8.0
    static let outsideView = 4.0
    static let insideContent = 9.0
    static let callout = 8.0
    /// Dearer than two lanes beside the screen.
    static let barCallout = 14.0
  }

  /// How far from what it is about a label stands.
  enum Nearness {
    case near
    /// With a leader, where there is no other room. No such place costs less than a callout.
    case away
  }

  func places(for sign: Sign, _ nearness: Nearness) -> [ScreenPlace] {
    switch (sign.shape, nearness) {
    case (.dimension(let dimension), _):
      sign.hasLabel || nearness == .near ? places(for: dimension, sign, nearness) : []
    case (.line(let line), _):
      sign.hasLabel ? spots(on: line, label: sign.label, cost: 0, keepsBar: false, nearness) : []
    case (.aspect(let rect), .near): aspectPlaces(rect, sign.label)
    case (.words(let rect, let hasContent), .near): wordPlaces(rect, hasContent: hasContent, sign.label)
    case (.words(let rect, _), .away): sign.staysClose ? [] : wordCallouts(from: rect, sign.label)
    case (.guide(let rect), .near): guidePlaces(rect, sign.label)
    case (.aspect, .away), (.guide, .away): []
    }
  }

  // MARK: Bars

  private func places(
    for dimension: ConstraintFigure.Dimension, _ sign: Sign, _ nearness: Nearness
  ) -> [ScreenPlace] {
    positions(of: dimension, sign).flatMap { across, cost -> [ScreenPlace] in
      let bar = SignBar(axis: dimension.axis, start: dimension.start, end: dimension.end, across: across)
      let isInside = across > 1 && across < screen.size[dimension.axis.other] - 1
      let cost = isInside ? cost : .infinity
      guard sign.hasLabel else { return [ScreenPlace(bar: bar, cost: cost)] }
      return spots(on: bar, label: sign.label, cost: cost, keepsBar: true, nearness)
    }
  }

  /// Where a bar may stand across its axis: distances in the middle of what they tie, sizes along the lower or right
  /// edge of the view. On half points, where lines are sharp.
  private func positions(
    of dimension: ConstraintFigure.Dimension, _ sign: Sign
  ) -> [(across: Double, cost: Double)] {
    let (lower, upper) = (dimension.across.lowerBound, dimension.across.upperBound)
    func at(_ fraction: Double) -> Double { lower + (upper - lower) * fraction }
    var positions: [(Double, Double)]
    if dimension.sized != nil {
      let inside =
        sign.style.isBracket ? .infinity : dimension.isOverControl ? Cost.insideControl : Cost.insideView
      positions = [
        (upper - 4, inside), (lower + 4, inside + 0.5), (at(0.5), inside + 0.7), (at(0.75), inside + 1),
        (at(0.25), inside + 1.2), (upper + 5, Cost.outsideView), (lower - 5, Cost.outsideView + 0.5),
      ]
    } else {
      positions = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9].map {
        (at($0), ($0 - 0.5).magnitude * 3)
      }
    }
    return positions.map { (($0.0 * 2).rounded() / 2, $0.1) }
  }

  /// A label in the middle of its bar, towards an end of it, or right beside it.
  private func spots(
    on bar: SignBar, label: OverlayLabel, cost: Double, keepsBar: Bool, _ nearness: Nearness
  ) -> [ScreenPlace] {
    let isVertical = bar.axis == .vertical
    let form = isVertical ? label : label.stacked
    if nearness == .away { return callouts(from: bar, form, keepsBar: keepsBar, cost: cost) }
    let needed = isVertical ? form.size.height + 6 : form.anchor.x * 2 + 8
    func place(_ form: OverlayLabel, pillAt center: Point, _ more: Double) -> ScreenPlace {
      let rect = Rect(
        x: center.x - form.anchor.x, y: center.y - form.anchor.y, width: form.size.width,
        height: form.size.height)
      return ScreenPlace(
        bar: keepsBar ? bar : nil, label: rect, isStacked: form.rows.count > label.rows.count,
        cost: cost + more)
    }
    var places = [0.5, 0.3, 0.7].map { t in
      let fits = bar.length * 2 * min(t, 1 - t) >= needed
      return place(
        form, pillAt: Point(along: bar.start + bar.length * t, across: bar.across, axis: bar.axis),
        fits ? 6 * (t - 0.5).magnitude : .infinity)
    }
    let gap = Measures.tick / 2 + Measures.numberGap
    if isVertical {
      let middle = bar.middle - form.size.height / 2 + form.anchor.y
      places.append(
        place(form, pillAt: Point(x: bar.across + gap + form.anchor.x, y: middle), Cost.besideBar))
      places.append(
        place(
          form, pillAt: Point(x: bar.across - gap - (form.size.width - form.anchor.x), y: middle),
          Cost.besideBar + 0.5))
    } else {
      let left = bar.middle - form.size.width / 2 + form.anchor.x
      places.append(
        place(
          form, pillAt: Point(x: left, y: bar.across + gap + form.anchor.y), Cost.besideBar + 0.5))
      places.append(
        place(
          form, pillAt: Point(x: left, y: bar.across - gap - form.size.height + form.anchor.y),
          Cost.besideBar))
    }
    return places
  }

  /// A little away from the bar, for where there is no other room.
  private func callouts(from bar: SignBar, _ label: OverlayLabel, keepsBar: Bool, cost: Double)
    -> [ScreenPlace]
  {
    let anchor = Point(along: bar.middle, across: bar.across, axis: bar.axis)
    return [12.0, 22, 34].flatMap { gap in
      [-1.0, 1].flatMap { side in
        [0.0, -24, 24].map { shift in
          let center = Point(
            along: bar.middle + shift, across: bar.across + side * (gap + label.size[bar.axis.other] / 2),
            axis: bar.axis)
          return ScreenPlace(
            bar: keepsBar ? bar : nil,
            label: Rect(
              x: center.x - label.size.width / 2, y: center.y - label.size.height / 2,
              width: label.size.width,
              height: label.size.height),
            isStacked: bar.axis == .horizontal, anchor: anchor, cost: cost + Cost.barCallout + gap * 0.1)
        }
      }
    }
  }

  // MARK: Words

  /// The ratio of a view's sides, at one of its corners or in its middle.
  private func aspectPlaces(_ rect: Rect, _ label: OverlayLabel) -> [ScreenPlace] {
    let (width, height) = (label.size.width, label.size.height)
    let inset = 5.0
    let places = [
      (rect.maxX - inset - width, rect.maxY - inset - height),
      (rect.minX + inset, rect.maxY - inset - height), (rect.maxX - inset - width, rect.minY + inset),
      (rect.midX - width / 2, rect.midY - height / 2), (rect.maxX + 3, rect.maxY - height),
      (rect.minX - 3 - width, rect.maxY - height),
    ]
    return places.enumerated().map { index, place in
      ScreenPlace(
        label: Rect(x: place.0, y: place.1, width: width, height: height), cost: Double(index))
    }
  }

  private func wordPlaces(_ rect: Rect, hasContent: Bool, _ label: OverlayLabel) -> [ScreenPlace] {
    let (width, height) = (label.size.width, label.size.height)
    let inset = 4.0
    let fits = rect.width >= width + 2 * inset && rect.height >= height + 2 * inset
    // Words inside a label or a control would be read as its own.
    let inside = fits ? (hasContent ? Cost.insideContent : 0) : .infinity
    func place(_ x: Double, _ y: Double, _ cost: Double) -> ScreenPlace {
      ScreenPlace(label: Rect(x: x, y: y, width: width, height: height), cost: cost)
    }
    return [
      place(rect.minX + inset, rect.minY + inset, inside),
      place(rect.minX + inset, rect.maxY - inset - height, inside + 0.5),
      place(rect.maxX - inset - width, rect.minY + inset, inside + 1),
      place(rect.maxX - inset - width, rect.maxY - inset - height, inside + 1.5),
      place(rect.midX - width / 2, rect.midY - height / 2, inside + 2),
      // Not quite flush: margins and alignments run along the edges.
      place(rect.minX + 3, rect.minY - height - 2, 5), place(rect.minX + 3, rect.maxY + 2, 5.5),
      place(rect.maxX - width - 3, rect.minY - height - 2, 6),
      place(rect.maxX - width - 3, rect.maxY + 2, 6.5),
      place(rect.maxX + 3, rect.midY - height / 2, 6),
      place(rect.minX - width - 3, rect.midY - height / 2, 6.5),
    ]
  }

  private func wordCallouts(from rect: Rect, _ label: OverlayLabel) -> [ScreenPlace] {
    let (width, height) = (label.size.width, label.size.height)
    return [12.0, 24, 40].flatMap { gap in
      [(1.0, 0.0), (-1, 0), (0, 1), (0, -1)].enumerated().map { order, edge in
        let anchor = Point(x: rect.midX + edge.0 * rect.width / 2, y: rect.midY + edge.1 * rect.height / 2)
        return ScreenPlace(
          label: Rect(
            x: anchor.x + edge.0 * (gap + width / 2) - width / 2,
            y: anchor.y + edge.1 * (gap + height / 2) - height / 2, width: width, height: height),
          anchor: anchor, cost: Cost.callout + gap * 0.1 + Double(order) * 0.2)
      }
    }
  }

  /// A guide is named along its upper or lower edge, where it is told from what lies in it.
  private func guidePlaces(_ guide: Rect, _ label: OverlayLabel) -> [ScreenPlace] {
    let (width, height) = (label.size.width, label.size.height)
    // In a guide just as high as its name the name is in the middle.
    let inset = clamp((guide.height - height) / 2, 0, 3)
    let rows = [guide.minY + inset, guide.maxY - height - inset, guide.minY - height - 2, guide.maxY + 2]
    return rows.enumerated().flatMap { row, y in
      (0...8).map { step in
        let x = guide.minX + 4 + max(0, guide.width - width - 8) * Double(step) / 8
        return ScreenPlace(
          label: Rect(x: x, y: y, width: width, height: height), cost: Double(row) * 0.6 + Double(step) * 0.3)
      }
    }
  }
}

extension ViewKind {
  /// Whether a view of the kind has nothing of its own to show where a name could stand.
  var isEmptyInside: Bool {
    switch self {
    case .view, .stackView, .scrollView, .tableView, .cell, .imageView: true
    default: false
    }
  }

  /// Whether a view of the kind is known by its drawing rather than by words.
  var isDrawn: Bool {
    switch self {
    case .switch, .slider, .stepper, .segmentedControl, .progressView, .activityIndicator, .pageControl: true
    default: false
    }
  }

  /// Whether a view of the kind fills its frame with a drawing of its own.
  var hasGround: Bool {
    switch self {
    case .textField, .textView, .searchBar, .datePicker, .pickerView, .navigationBar, .toolbar, .tabBar: true
    default: isDrawn
    }
  }
}
