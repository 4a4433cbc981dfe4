import AutoLayout

/// The places of names and notes.
extension CandidateMaker {
  func candidates(forNoteOf rect: Rect, hasContent: Bool, label: OverlayLabel) -> [SignCandidate] {
    let (width, height) = (label.size.width, label.size.height)
    let inset = 4.0
    func spot(_ x: Double, _ y: Double, _ cost: Double) -> SignCandidate {
      SignCandidate(
        bar: nil, spot: .screen(Rect(x: x, y: y, width: width, height: height), isStacked: false), cost: cost)
    }
    var candidates = [SignCandidate]()
    // Words inside a label or a control would be read as its own.
    let inside = hasContent ? 9.0 : 0.0
    if rect.width >= width + 2 * inset, rect.height >= height + 2 * inset {
      candidates.append(spot(rect.minX + inset, rect.minY + inset, inside))
      candidates.append(spot(rect.minX + inset, rect.maxY - inset - height, inside + 0.5))
      candidates.append(spot(rect.maxX - inset - width, rect.minY + inset, inside + 1))
      candidates.append(spot(rect.maxX - inset - width, rect.maxY - inset - height, inside + 1.5))
      candidates.append(spot(rect.midX - width / 2, rect.midY - height / 2, inside + 2))
    }
    let outside = 5.0
    // Not quite flush: margins and alignments run along the edges.
    candidates.append(spot(rect.minX + 3, rect.minY - height - 2, outside))
    candidates.append(spot(rect.minX + 3, rect.maxY + 2, outside + 0.5))
    candidates.append(spot(rect.maxX - width - 3, rect.minY - height - 2, outside + 1))
    candidates.append(spot(rect.maxX - width - 3, rect.maxY + 2, outside + 1.5))
    candidates += callouts(around: rect, size: label.size)
    candidates += gutters(beside: rect, cost: 2.5)
    let anchors: [(x: Double, left: Double)] = [
      (rect.midX, rect.midX - width / 2), (rect.minX + min(8, rect.width / 2), rect.minX),
      (rect.maxX - min(8, rect.width / 2), rect.maxX - width),
    ]
    candidates += bands(above: rect.minY, below: rect.maxY, anchors: anchors, size: label.size).map {
      SignCandidate(bar: nil, spot: $0.spot, cost: $0.cost + 4)
    }
    return candidates
  }

  /// Names a little away from a small view that has its signs about it.
  private func callouts(around rect: Rect, size: Size) -> [SignCandidate] {
    let edges: [(anchor: Point, x: Double, y: Double)] = [
      (Point(x: rect.maxX, y: rect.midY), 1, 0), (Point(x: rect.minX, y: rect.midY), -1, 0),
      (Point(x: rect.midX, y: rect.maxY), 0, 1), (Point(x: rect.midX, y: rect.minY), 0, -1),
    ]
    var candidates = [SignCandidate]()
    for gap in [10.0, 20, 32] {
      for (order, edge) in edges.enumerated() {
        let center = Point(
          x: edge.anchor.x + edge.x * (gap + size.width / 2),
          y: edge.anchor.y + edge.y * (gap + size.height / 2))
        let spot = Rect(
          x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height)
        candidates.append(
          SignCandidate(
            bar: nil, spot: .callout(spot, anchor: edge.anchor),
            cost: Cost.callout + gap * 0.1 + Double(order) * 0.2))
      }
    }
    return candidates
  }

  /// A guide is named along its upper or lower edge, where it is told from what lies in it.
  func candidates(forNameOf guide: Rect, label: OverlayLabel) -> [SignCandidate] {
    let (width, height) = (label.size.width, label.size.height)
    // In a guide just as high as its name the name is in the middle.
    let inset = clamp((guide.height - height) / 2, 0, 3)
    let rows = [guide.minY + inset, guide.maxY - height - inset, guide.minY - height - 2, guide.maxY + 2]
    var candidates = [SignCandidate]()
    for (row, y) in rows.enumerated() {
      for step in 0...8 {
        let x = guide.minX + 4 + max(0, guide.width - width - 8) * Double(step) / 8
        candidates.append(
          SignCandidate(
            bar: nil, spot: .screen(Rect(x: x, y: y, width: width, height: height), isStacked: false),
            cost: Double(row) * 0.6 + Double(step) * 0.3))
      }
    }
    let anchor = (guide.minX + min(12, guide.width / 2), guide.minX)
    candidates += bands(above: guide.minY, below: guide.maxY, anchors: [anchor], size: label.size).map {
      SignCandidate(bar: nil, spot: $0.spot, cost: $0.cost + Cost.band)
    }
    // Beside the device a long name would make the whole mockup smaller.
    return candidates + gutters(beside: guide, cost: Cost.gutter + Cost.wideName)
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
}

extension ViewKind {
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
