import AutoLayout

/// The priorities with which a view's content holds its size: hugging and compression resistance.
struct IntrinsicNote {
  struct Row {
    /// nil: both axes alike.
    var axis: Axis?
    var hugging: LayoutPriority
    var resistance: LayoutPriority
    /// Whether the view got less than its content needs.
    var isCompressed: Bool
  }

  private(set) var rows: [Row]

  /// Empty for a view without intrinsic size.
  init(of index: Int, in layout: SolvedLayout, axis wanted: Axis?) {
    let view = layout.views[index]
    rows = Axis.allCases.compactMap { axis in
      guard view.intrinsicContentSize[axis] != nil, wanted == nil || wanted == axis else { return nil }
      let isCompressed = layout.constraints.contains {
        $0.origin == .compressionResistance && $0.axis == axis && !$0.isSatisfied
          && $0.scene.firstItem == .view(index)
      }
      return Row(
        axis: axis, hugging: view.scene.contentHugging[axis],
        resistance: view.scene.compressionResistance[axis], isCompressed: isCompressed)
    }
    guard rows.count == 2 else { return }
    let (first, second) = (rows[0], rows[1])
    if first.hugging == second.hugging, first.resistance == second.resistance,
      first.isCompressed == second.isCompressed
    {
      rows = [
        Row(axis: nil, hugging: first.hugging, resistance: first.resistance, isCompressed: first.isCompressed)
      ]
    }
  }

  func runs(_ maker: RunMaker) -> [[OverlayLabel.Run]] {
    rows.map { row in
      let tone: OverlayLabel.Tone = row.isCompressed ? .status(.unsatisfied) : .faint
      return [
        maker.arrows(ContentArrows(kind: .hugging, axis: row.axis), tone: .faint),
        maker.text(numberText(row.hugging.rawValue), tone: .faint, layer: .intrinsic),
        maker.arrows(ContentArrows(kind: .resistance, axis: row.axis), tone: tone),
        maker.text(numberText(row.resistance.rawValue), tone: tone, layer: .intrinsic),
      ]
    }
  }
}

/// The values that an ambiguous view could have, in words, and the frames of the extremes.
struct AmbiguityNote {
  let view: SolvedView

  /// Such as `height 20.5 – 41`, one for each component, in the order x, y, width, height.
  func ranges(axis: Axis?) -> [String] {
    FrameComponent.allCases.compactMap { component in
      guard let range = view.ambiguity[component], axis == nil || component.axis == axis else { return nil }
      switch (range.lower, range.upper) {
      case (let lower?, let upper?): return "\(component) \(numberText(lower)) – \(numberText(upper))"
      case (let lower?, nil): return "\(component) ≥ \(numberText(lower))"
      case (nil, let upper?): return "\(component) ≤ \(numberText(upper))"
      case (nil, nil): return "any \(component)"
      }
    }
  }

  /// The absolute frames with every ambiguous component at its lower and at its upper bound.
  func ghosts() -> [Rect] {
    let bounds: [KeyPath<ValueRange, Double?>] = [\.lower, \.upper]
    return bounds.compactMap { bound in
      var frame = view.absoluteFrame
      for component in FrameComponent.allCases {
        guard let value = view.ambiguity[component]?[keyPath: bound] else { continue }
        switch component {
        case .x: frame.x += value - view.frame.x
        case .y: frame.y += value - view.frame.y
        case .width: frame.width = max(0, value)
        case .height: frame.height = max(0, value)
        }
      }
      return frame == view.absoluteFrame ? nil : frame
    }
  }
}

extension FrameComponent {
  var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
}
