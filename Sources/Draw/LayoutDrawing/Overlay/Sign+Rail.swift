import AutoLayout

/// The placement of signs beside the screen.
extension Sign {
  /// The sign's entry on a rail; nil for signs that are only placed on the screen.
  var railEntry: (axis: Axis, entry: Rail.Entry)? {
    switch shape {
    case .dimension(let dimension):
      // Beyond the end of a bar, a number is still next to it, but words are not.
      return (
        dimension.axis,
        Rail.Entry(
          start: dimension.start, end: dimension.end, label: railLabel.size[dimension.axis],
          slack: startsWithNumber ? Measures.railSlack : -Measures.railSlack)
      )
    case .words(let rect, _):
      guard isEssential else { return nil }
      return (
        .vertical,
        Rail.Entry(
          start: rect.midY, end: rect.midY, label: railLabel.size.height, slack: Measures.leaderSlack)
      )
    case .line, .aspect, .guide: return nil
    }
  }

  /// The side on which the sign usually goes: right and above for sizes and words, left and below for distances.
  var usualSide: RailSide {
    guard let dimension else { return .right }
    return switch dimension.axis {
    case .vertical: dimension.sized == nil ? .left : .right
    case .horizontal: dimension.sized == nil ? .bottom : .top
    }
  }

  /// The label as placed beside the screen: in one row, otherwise in as many as its bar has room for.
  private var railLabel: OverlayLabel {
    guard let dimension else { return label }
    guard dimension.axis == .horizontal else { return label.narrow(toFit: dimension.end - dimension.start) }
    return label.size.width <= dimension.end - dimension.start ? label : label.stacked
  }

  /// Whether the label is a number, followed by words about it.
  var startsWithNumber: Bool {
    switch style {
    case .bar, .range, .equalMarks, .removed, .measured: true
    case .bracket, .brace, .reason: false
    }
  }

  /// The same label with the number next to its bar and the words farther out.
  func railLabel(on side: RailSide) -> OverlayLabel {
    var form = railLabel
    switch side {
    case .left:
      if startsWithNumber { form = form.mirrored }
      form.alignment = 1
    case .top: if startsWithNumber { form = form.flipped }
    case .bottom, .right: break
    }
    return form
  }
}
