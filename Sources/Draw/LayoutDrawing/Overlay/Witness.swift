import AutoLayout

/// A thin line from an edge of a measured item to a bar beside it, as in an engineering drawing.
struct Witness {
  var from: Point
  var to: Point

  /// The room that the line takes.
  var way: Rect {
    let (width, height) = ((to.x - from.x).magnitude, (to.y - from.y).magnitude)
    return Rect(
      x: min(to.x, from.x) - 0.25, y: min(to.y, from.y) - 0.25, width: width + 0.5, height: height + 0.5)
  }
}

extension ConstraintFigure.Dimension {
  /// The starts of the thin lines to a bar beside the screen, at the edges of the items that face it.
  func witnessStarts(to side: RailSide) -> [(along: Double, across: Double)] {
    func across(_ rect: Rect) -> Double {
      let isNear = side.outward < 0
      return isNear ? rect.minimum(along: axis.other) : rect.maximum(along: axis.other)
    }
    if let sized { return [(start, across(sized)), (end, across(sized))] }
    return edges.map { ($0.coordinate, across($0.item)) }
  }

  /// The thin lines to a bar that is beside the items.
  ///
  /// - Parameter half: the distance by which the ends of the bar extend across it.
  func witnesses(toBarAt across: Double, _ side: RailSide, half: Double = Measures.tick / 2)
    -> [Witness]
  {
    witnessStarts(to: side).filter { (across - $0.across) * side.outward > half }.map {
      Witness(
        from: Point(along: $0.along, across: $0.across + side.outward, axis: axis),
        to: Point(along: $0.along, across: across + side.outward * half, axis: axis))
    }
  }

  /// The thin lines to a bar on the screen, if it is beside the items.
  func witnesses(to bar: SignBar) -> [Witness] {
    guard !across.contains(bar.across) else { return [] }
    let isFirst = bar.across < across.lowerBound
    let side: RailSide =
      switch axis {
      case .vertical: isFirst ? .left : .right
      case .horizontal: isFirst ? .top : .bottom
      }
    return witnesses(toBarAt: bar.across, side)
  }

  /// Whether the dimension is the size of one item, or its items are opposite each other.
  var isBetweenOpposites: Bool {
    edges.allSatisfy { edge in
      edges.allSatisfy {
        edge.item.minimum(along: axis.other) <= $0.item.maximum(along: axis.other)
      }
    }
  }
}
