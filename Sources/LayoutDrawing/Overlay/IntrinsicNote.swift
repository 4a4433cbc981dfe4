import AutoLayout

/// The priorities with which a view's content holds its size: hugging and compression resistance.
struct IntrinsicNote {
  private struct Entry {
    var kind: ContentArrows.Kind
    /// nil: both axes alike.
    var axis: Axis?
    var priority: LayoutPriority
    /// Whether the view got less than its content needs. That it got more is the common case, and no news.
    var isCompressed: Bool
  }

  private let hugging: [Entry]
  private let resistance: [Entry]

  /// Empty for a view without intrinsic size.
  ///
  /// - Parameters:
  ///   - compressed: the axes on which the view got less than its content needs.
  ///   - wanted: the only axis to speak of; nil: both.
  init(of view: SolvedView, compressed: Set<Axis>, axis wanted: Axis?) {
    let axes = Axis.allCases.filter {
      view.intrinsicContentSize[$0] != nil && (wanted == nil || wanted == $0)
    }
    hugging = Self.merged(
      axes.map {
        Entry(kind: .hugging, axis: $0, priority: view.scene.contentHugging[$0], isCompressed: false)
      })
    resistance = Self.merged(
      axes.map { axis in
        // A text of several lines gives way in width by design: it wraps.
        let wraps = axis == .horizontal && view.text.map { $0.numberOfLines != 1 } ?? false
        return Entry(
          kind: .resistance, axis: axis, priority: view.scene.compressionResistance[axis],
          isCompressed: !wraps && compressed.contains(axis))
      })
  }

  var isEmpty: Bool { hugging.isEmpty }

  /// Whether the view got less than its content needs on either axis.
  var isCompressed: Bool { resistance.contains(where: \.isCompressed) }

  func rows(_ maker: RunMaker) -> [[OverlayLabel.Run]] {
    let rows = [hugging, resistance].map { $0.flatMap { runs(of: $0, maker) } }
    return hugging.count + resistance.count == 2 ? [rows[0] + rows[1]] : rows
  }

  private func runs(of entry: Entry, _ maker: RunMaker) -> [OverlayLabel.Run] {
    let tone: OverlayLabel.Tone = entry.isCompressed ? .status(.unsatisfied) : .faint
    var number = maker.text(numberText(entry.priority.rawValue), tone: tone, layer: .intrinsic)
    number.sticksToPrevious = true
    return [maker.arrows(ContentArrows(kind: entry.kind, axis: entry.axis), tone: tone), number]
  }

  /// One entry for both axes where they are alike.
  private static func merged(_ entries: [Entry]) -> [Entry] {
    guard entries.count == 2, entries[0].priority == entries[1].priority,
      entries[0].isCompressed == entries[1].isCompressed
    else { return entries }
    var entry = entries[0]
    entry.axis = nil
    return [entry]
  }
}

/// The intrinsic notes of a layout's views.
struct IntrinsicNotes {
  private let layout: SolvedLayout
  private let axis: Axis?
  private var compressed: [[Axis]]

  init(layout: SolvedLayout, axis: Axis?) {
    self.layout = layout
    self.axis = axis
    compressed = [[Axis]](repeating: [], count: layout.views.count)
    for constraint in layout.constraints where constraint.origin == .compressionResistance {
      guard !constraint.isSatisfied, case .view(let index) = constraint.scene.firstItem,
        compressed.indices.contains(index)
      else { continue }
      compressed[index].append(constraint.axis)
    }
  }

  subscript(view index: Int) -> IntrinsicNote {
    IntrinsicNote(of: layout.views[index], compressed: Set(compressed[index]), axis: axis)
  }
}

/// The values that an ambiguous view could have, in words.
struct AmbiguityNote {
  let view: SolvedView

  /// Such as `height 20.5 – 41`, one for each component, in the order x, y, width, height.
  func ranges(axis: Axis?) -> [String] {
    FrameComponent.allCases.compactMap { component in
      guard let range = view.ambiguity[component], axis == nil || component.axis == axis else { return nil }
      switch (range.lower, range.upper) {
      case _ where !range.isKnown: return "another \(component.rawValue)"
      case (let lower?, let upper?):
        return "\(component.rawValue) \(numberText(lower)) – \(numberText(upper))"
      case (let lower?, nil): return "\(component.rawValue) ≥ \(numberText(lower))"
      case (nil, let upper?): return "\(component.rawValue) ≤ \(numberText(upper))"
      case (nil, nil): return "any \(component.rawValue)"
      }
    }
  }
}

extension FrameComponent {
  var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
}
