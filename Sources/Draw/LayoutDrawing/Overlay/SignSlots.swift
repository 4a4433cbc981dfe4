import AutoLayout
import LayoutWords

/// A way to draw a sign on the screen.
struct ScreenPlace {
  var bar: SignBar?
  var label: Rect?
  var form = LabelForm.row
  /// The start of a leader, if the label is away from its subject.
  var anchor: Point?
  /// The amount by which the place is worse than the best one, before anything else is considered: roughly the value of
  /// the better place to a reader.
  var cost: Double
}

/// Lists the ways in which a sign can be drawn on the screen. The same position in the list means the same place in
/// every option, so that a sign can be placed as in the others.
struct SignSlots {
  let screen: Rect

  enum Cost {
    static let besideBar = 4.0
    static let beyondBar = 5.5
    /// The extra cost of a name beside the edge that it names, where another edge may be nearer.
    static let besideEdge = 5.0
    static let insideView = 3.0
    static let insideControl = 8.0
    static let outsideView = 4.0
    /// The cost of a place in the gap to a neighbour, where the mark would seem to be about the neighbour.
    static let markOutsideView = 7.5
    static let bracketOnScreen = 13.0
    /// The cost of a place on plain ground beside the views, with lines from their edges to the bar.
    static let distanceBesideViews = 2.2
    static let sizeBesideView = 3.7
    static let insideContent = 9.0
    static let outsideGuide = 18.0
    static let callout = 8.0
    static let lineCallout = 14.0
  }

  /// The distance of a label from its subject.
  enum Nearness {
    case near
    /// At a distance, with a leader, if there is no other room. No such place costs less than a callout.
    case away
  }

  func places(for sign: Sign, _ nearness: Nearness) -> [ScreenPlace] {
    switch (sign.shape, nearness) {
    case (.dimension(let dimension), .near): places(for: dimension, sign)
    case (.dimension, .away): []
    case (.line(let line), _):
      if !sign.hasLabel {
        []
      } else if nearness == .near {
        spots(on: line, sign, cost: 0, keepsBar: false)
      } else {
        callouts(from: line, sign.label)
      }
    case (.aspect(let rect), .near): aspectPlaces(rect, sign.label)
    case (.words(let rect, let hasContent), .near):
      wordPlaces(rect, hasContent: hasContent, sign.label)
        + (sign.label.dot == nil ? [] : wordPlaces(rect, hasContent: hasContent, sign.label, .line))
    case (.words(let rect, _), .away): sign.staysClose ? [] : wordCallouts(from: rect, sign.label)
    case (.guide(let rect), .near): guidePlaces(rect, sign.label)
    case (.aspect, .away), (.guide, .away): []
    }
  }

  // MARK: Bars

  private func places(for dimension: ConstraintFigure.Dimension, _ sign: Sign) -> [ScreenPlace] {
    positions(of: dimension, sign).flatMap { across, cost -> [ScreenPlace] in
      let bar = SignBar(axis: dimension.axis, start: dimension.start, end: dimension.end, across: across)
      let isInside = across > 1 && across < screen.size[dimension.axis.other] - 1
      let cost = isInside ? cost : .infinity
      guard sign.hasLabel else { return [ScreenPlace(bar: bar, cost: cost)] }
      return spots(on: bar, sign, cost: cost, keepsBar: true)
    }
  }

  /// The possible places of a number at a bar that already has its place.
  func numberPlaces(at bar: SignBar, _ sign: Sign) -> [ScreenPlace] {
    spots(on: bar, sign, cost: 0, keepsBar: false)
  }

  /// The possible positions of a bar across its axis: for distances in the middle of the items that they connect, for
  /// sizes along the lower or right edge of the view. Rounded to half points, where lines are sharp.
  private func positions(
    of dimension: ConstraintFigure.Dimension, _ sign: Sign
  ) -> [(across: Double, cost: Double)] {
    let (lower, upper) = (dimension.across.lowerBound, dimension.across.upperBound)
    func at(_ fraction: Double) -> Double { lower + (upper - lower) * fraction }
    var positions: [(Double, Double)]
    if dimension.sized != nil {
      if sign.style.isBracket {
        // Among views, a bracket would seem to be about its neighbours, unless its words are in the gap too.
        return [(lower - 8, Cost.bracketOnScreen), (upper + 8, Cost.bracketOnScreen + 0.5)]
      }
      let inside = dimension.isOverControl ? Cost.insideControl : Cost.insideView
      if case .equalMarks = sign.style, !dimension.isOverControl {
        return Self.markPositions(lower, upper)
      }
      positions = [
        (upper - 4, inside), (lower + 4, inside + 0.5), (at(0.5), inside + 0.7), (at(0.75), inside + 1),
        (at(0.25), inside + 1.2), (upper + 5, Cost.outsideView),
        (lower - 5, Cost.outsideView + 0.5),
      ]
    } else {
      positions = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9].map {
        (at($0), ($0 - 0.5).magnitude * 3)
      }
    }
    // The sentences of a reason need the room that words about views have on the screen.
    let beside =
      sign.style.isReason || !dimension.isBetweenOpposites
      ? .infinity : dimension.sized == nil ? Cost.distanceBesideViews : Cost.sizeBesideView
    positions += [
      (lower - Measures.besideView, beside), (upper + Measures.besideView, beside + 0.2),
      (lower - 2 * Measures.besideView, beside + 0.6), (upper + 2 * Measures.besideView, beside + 0.8),
    ]
    return positions.map { (($0.0 * 2).rounded() / 2, $0.1) }
  }

  /// The positions of the marks of equal sizes, in the middle of the view, where they cannot belong to anything else.
  private static func markPositions(_ lower: Double, _ upper: Double) -> [(across: Double, cost: Double)] {
    let fractions = [0.5, 0.66, 0.34, 0.82, 0.18]
    let inner = fractions.map { (lower + (upper - lower) * $0, 1 + ($0 - 0.5).magnitude * 3) }
    let outer = [
      (upper - 4, 3.0), (lower + 4, 3.2), (upper - 2, 3.4), (lower + 2, 3.6),
      (upper + 5, Cost.markOutsideView),
      (lower - 5, Cost.markOutsideView + 0.5),
    ]
    return (inner + outer).map { (($0.0 * 2).rounded() / 2, $0.1) }
  }

  /// The places of a label: in the middle of its bar, towards an end of it, right beside it, or beyond an end. Its
  /// number is always next to the bar.
  private func spots(on bar: SignBar, _ sign: Sign, cost: Double, keepsBar: Bool) -> [ScreenPlace] {
    let label = sign.label
    func place(_ form: LabelForm, _ along: Double, _ across: Double, _ size: Size, _ more: Double)
      -> ScreenPlace
    {
      let corner = Point(along: along, across: across, axis: bar.axis)
      return ScreenPlace(
        bar: keepsBar ? bar : nil,
        label: Rect(x: corner.x, y: corner.y, width: size.width, height: size.height), form: form,
        cost: cost + more)
    }
    let isVertical = bar.axis == .vertical
    // The words of a bracket are one sentence.
    let isWhole = sign.style.isBracket
    let (after, last): (LabelForm, LabelForm) =
      isVertical ? (.row, .stacked) : (isWhole ? .row : .stacked, .row)
    let (before, first): (LabelForm, LabelForm) =
      sign.startsWithNumber ? isVertical ? (.mirrored, .flipped) : (.flipped, .mirrored) : (after, last)
    let shown = label.formed(after)
    let size = shown.size
    let anchor = isWhole ? Point(x: size.width / 2, y: size.height / 2) : shown.anchor
    let (length, breadth) = (size[bar.axis], size[bar.axis.other])
    var places = [0.5, 0.3, 0.7].map { t in
      let needed = isVertical ? length + 6 : anchor.x * 2 + 8
      let fits = bar.length * 2 * min(t, 1 - t) >= needed
      return place(
        after, bar.start + bar.length * t - anchor[bar.axis], bar.across - anchor[bar.axis.other], size,
        fits ? 6 * (t - 0.5).magnitude : .infinity)
    }
    // A line without ticks has room beside it.
    let gap = max(bar.half, 2.5) + Measures.numberGap
    for (t, more) in [(0.5, 0.0), (0.2, 1), (0.8, 1)] where t == 0.5 || bar.length > length {
      let along = bar.start + bar.length * t - length / 2
      let more = more + (sign.isLine ? Cost.besideEdge : 0)
      let (nearer, farther) = isVertical ? (0.0, 0.5) : (0.5, 0)
      places.append(place(after, along, bar.across + gap, size, Cost.besideBar + nearer + more))
      places.append(place(before, along, bar.across - gap - breadth, size, Cost.besideBar + farther + more))
    }
    let end = label.formed(last)
    let across = bar.across - end.anchor[bar.axis.other]
    places.append(place(last, bar.end + 1.5, across, end.size, Cost.beyondBar))
    let start = label.formed(first)
    places.append(
      place(
        first, bar.start - 1.5 - start.size[bar.axis], bar.across - start.size[bar.axis.other] / 2,
        start.size,
        Cost.beyondBar + 0.5))
    return places
  }

  /// Places a little away from a line, for when there is no other room.
  private func callouts(from bar: SignBar, _ label: OverlayLabel) -> [ScreenPlace] {
    let form: LabelForm = bar.axis == .vertical ? .row : .stacked
    let size = label.formed(form).size
    let anchor = Point(along: bar.middle, across: bar.across, axis: bar.axis)
    return [12.0, 22, 34].flatMap { gap in
      [-1.0, 1].flatMap { side in
        [0.0, -24, 24].map { shift in
          let center = Point(
            along: bar.middle + shift, across: bar.across + side * (gap + size[bar.axis.other] / 2),
            axis: bar.axis)
          return ScreenPlace(
            label: Rect(
              x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
              height: size.height), form: form,
            anchor: anchor, cost: Cost.lineCallout + gap * 0.1)
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

  private func wordPlaces(
    _ rect: Rect, hasContent: Bool, _ label: OverlayLabel, _ form: LabelForm = .row
  ) -> [ScreenPlace] {
    let size = label.formed(form).size
    let (width, height) = (size.width, size.height)
    let inset = 4.0
    let fits = rect.width >= width + 2 * inset && rect.height >= height + 2 * inset
    // Words inside a label or a control would be read as its own words.
    let inside = fits ? (hasContent ? Cost.insideContent : 0) : .infinity
    func place(_ x: Double, _ y: Double, _ cost: Double) -> ScreenPlace {
      ScreenPlace(label: Rect(x: x, y: y, width: width, height: height), form: form, cost: cost)
    }
    return [
      place(rect.minX + inset, rect.minY + inset, inside),
      place(rect.minX + inset, rect.maxY - inset - height, inside + 0.5),
      place(rect.maxX - inset - width, rect.minY + inset, inside + 1),
      place(rect.maxX - inset - width, rect.maxY - inset - height, inside + 1.5),
      place(rect.midX - width / 2, rect.midY - height / 2, inside + 2),
      // The words are not quite flush, since margins and alignments run along the edges.
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

  /// The places of a guide's name, along its upper or lower edge, where it is not taken for the name of anything inside
  /// the guide.
  private func guidePlaces(_ guide: Rect, _ label: OverlayLabel) -> [ScreenPlace] {
    let (width, height) = (label.size.width, label.size.height)
    // In a guide barely as high as its name, the name is in the middle.
    let inset = clamp((guide.height - height) / 2, 0, 3)
    let rows = [guide.minY + inset, guide.maxY - height - inset, guide.minY - height - 2, guide.maxY + 2]
    return rows.enumerated().flatMap { row, y in
      (0...8).map { step in
        let x = guide.minX + 4 + max(0, guide.width - width - 8) * Double(step) / 8
        // Outside the guide, its name would be read as the name of whatever is there.
        let cost = row < 2 ? 0 : Cost.outsideGuide
        return ScreenPlace(
          label: Rect(x: x, y: y, width: width, height: height),
          cost: cost + Double(row) * 0.6 + Double(step) * 0.3)
      }
    }
  }
}
