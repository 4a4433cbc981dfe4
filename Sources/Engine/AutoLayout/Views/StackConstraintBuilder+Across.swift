/// Across the axis: how the views align, and how they determine the stack's size.
extension StackConstraintBuilder {
  mutating func arrangeAcrossAxis() {
    guard let first = visible.first else {
      for view in views where view.isHidden {
        add("UISV-alignment", view, across.start, .equal, canvas, across.start)
        add("UISV-ambiguity-suppression", view, across.size, at: 25)
      }
      add("UISV-canvas-fit", stack, across.size, at: 49)
      return
    }
    // Hidden views stay aligned: in recorded frames the stack is high enough for them.
    for attribute in alignedAttributes {
      for view in views where view !== first {
        add("UISV-alignment", view, attribute, .equal, first, attribute)
      }
    }
    let alignment = settings.alignment.canonical
    if alignment == .fill {
      add("UISV-canvas-connection", canvas, across.start, .equal, first, across.start)
      add("UISV-canvas-connection", canvas, across.end, .equal, first, across.end)
    } else {
      connect(first, alignment)
      for view in visible { add("UISV-ambiguity-suppression", view, across.size, at: 25) }
    }
    disambiguateTextWidths()
  }

  private var alignedAttributes: [LayoutAttribute] {
    // Columns have no baselines to align; Interface Builder does not offer these alignments for them.
    let hasBaselines = settings.axis == .horizontal && !stack.isCollapsed
    return switch settings.alignment.canonical {
    case .leading, .top: [across.start]
    case .trailing, .bottom: [across.end]
    case .center: [across.center]
    case .firstBaseline: hasBaselines ? [.firstBaseline] : [across.start]
    case .lastBaseline: hasBaselines ? [.lastBaseline] : [across.end]
    case .fill: [across.start, across.end]
    }
  }

  /// A single view needs no spacer: it stays inside the stack. Several views have a spacer, as small as
  /// possible, that covers their outermost edges, and the stack wraps the spacer.
  private mutating func connect(_ first: View, _ alignment: StackSettings.Alignment) {
    if visible.count == 1 {
      connectAlone(first, alignment)
      return
    }
    let spacer = addGuide("UISV-spacer")
    add("UISV-spanning-fit", spacer, across.size, at: 51)
    add("UISV-spanning-boundary", spacer, along.start, .equal, stack, along.start)
    add("UISV-spanning-boundary", spacer, along.size)
    let startsTogether = alignment == .leading
    let endsTogether = alignment == .trailing
    for view in visible {
      if startsTogether {
        add("UISV-spanning-boundary", spacer, across.start, .equal, view, across.start, at: 999.5)
      } else {
        add("UISV-spanning-boundary", spacer, across.start, .lessThanOrEqual, view, across.start)
      }
      if endsTogether {
        add("UISV-spanning-boundary", spacer, across.end, .equal, view, across.end, at: 999.5)
      } else {
        add("UISV-spanning-boundary", spacer, across.end, .greaterThanOrEqual, view, across.end)
      }
    }
    let startItem: LayoutItem = startsTogether ? first : spacer
    let endItem: LayoutItem = endsTogether ? first : spacer
    if alignment == .firstBaseline {
      // A view above the first one sticks out, as recorded frames show.
      add("UISV-canvas-connection", canvas, across.start, .lessThanOrEqual, first, across.start)
    } else {
      add("UISV-canvas-connection", canvas, across.start, .equal, startItem, across.start)
    }
    if alignment == .lastBaseline {
      add("UISV-canvas-connection", canvas, across.end, .greaterThanOrEqual, first, across.end)
    } else {
      add("UISV-canvas-connection", canvas, across.end, .equal, endItem, across.end)
    }
    if alignment == .center {
      add("UISV-canvas-connection", canvas, across.center, .equal, first, across.center)
    }
    if alignment == .firstBaseline || alignment == .lastBaseline { fitCanvas() }
  }

  private mutating func connectAlone(_ view: View, _ alignment: StackSettings.Alignment) {
    let start: LayoutRelation = alignment == .leading ? .equal : .lessThanOrEqual
    let end: LayoutRelation = alignment == .trailing ? .equal : .greaterThanOrEqual
    add("UISV-canvas-connection", canvas, across.start, start, view, across.start)
    add("UISV-canvas-connection", canvas, across.end, end, view, across.end)
    if alignment == .center {
      add("UISV-canvas-connection", canvas, across.center, .equal, view, across.center)
    }
    fitCanvas()
  }

  private mutating func fitCanvas() {
    add("UISV-canvas-fit", stack, across.size, at: 49)
  }

  /// Texts that may wrap divide a row of aligned baselines evenly unless something stronger decides.
  private mutating func disambiguateTextWidths() {
    guard settings.alignsBaselinesOfRow else { return }
    for view in visible where view.showsTextThatWraps {
      add(
        "UISV-text-width-disambiguation", view, .width, .equal, canvas, .width,
        times: 1 / Double(visible.count), at: 760)
    }
  }
}

extension View {
  /// Whether it is a label without a limit on its lines.
  var showsTextThatWraps: Bool { (self as? Label)?.text.numberOfLines == 0 }
}
