import AutoLayout

/// A label that stands beside the device, with what ties it to the screen.
struct GutterEntry {
  enum Kind {
    /// A constraint's pill, next to the device.
    case pill
    /// A view's name and notes, farther out.
    case note
    /// A size with its bar: the bar stands between pills and notes, the label among the notes.
    case bar(SignCandidate.Bar, ConstraintFigure)
  }

  var kind: Kind
  var label: OverlayLabel
  /// Where the leader begins.
  var anchor: Point
  /// Labels with the same view stand together; nil for a label of its own.
  var view: Int?
  var status: ConstraintStatus
  var layer: OverlayLayer
  /// The position of the job that it is part of.
  var job = 0

  /// The position of the constraint whose bar stands here.
  var constraint: Int? { if case .bar(_, let figure) = kind { figure.constraint } else { nil } }

  /// Whether it is a view's name rather than a constraint's sign.
  var isNote: Bool { if case .note = kind { true } else { false } }

  /// The entries of one gutter, their notes broken into rows: a gutter that is wide for a long name has room
  /// for short notes side by side.
  static func fitted(_ entries: [GutterEntry]) -> [GutterEntry] {
    let least = entries.filter(\.isNote).map { $0.label.narrow(Measures.gutterLabelWidth).size.width }
    let width = least.reduce(Measures.gutterLabelWidth, max)
    return entries.map { entry in
      guard entry.isNote else { return entry }
      var entry = entry
      entry.label = entry.label.narrow(width)
      return entry
    }
  }
}

/// Where the labels of one gutter stand.
///
/// Labels of the same view form a block: its pills next to the device, its name and notes farther out, both
/// beginning in one row. Blocks keep the order of their anchors, so that leaders never cross,
/// and stand as near to them as the others let them: the least sum of squared shifts.
struct GutterLayout {
  struct Label {
    var entry: GutterEntry
    var rect: Rect
    var leader: [Point]
  }

  struct Bar {
    var bar: SignCandidate.Bar
    var figure: ConstraintFigure
    var job: Int
    /// From the view's edge to the bar's ends.
    var extensions: [(from: Point, to: Point)]
  }

  private(set) var labels: [Label] = []
  private(set) var bars: [Bar] = []

  private struct Block {
    var inner: [GutterEntry] = []
    var outer: [GutterEntry] = []
    var anchorY = 0.0
    var top = 0.0

    static func height(of entries: [GutterEntry]) -> Double {
      entries.reduce(0) { $0 + $1.label.size.height }
        + Measures.rowSpacing * 2 * Double(max(0, entries.count - 1))
    }

    var height: Double { first + max(below(inner), below(outer)) }

    /// From the block's top to the middle of its first row, which wants to be level with the anchor.
    var first: Double { max(middle(inner), middle(outer)) }

    /// Where a column of the block begins.
    func top(of entries: [GutterEntry]) -> Double { top + first - middle(entries) }

    private func middle(_ entries: [GutterEntry]) -> Double { entries.first?.label.anchor.y ?? 0 }

    private func below(_ entries: [GutterEntry]) -> Double { Self.height(of: entries) - middle(entries) }
  }

  /// - Parameters:
  ///   - edge: the outer edge of the device's outline on this side.
  init(side: GutterSide, screen: Rect, edge: Double, entries: [GutterEntry]) {
    guard !entries.isEmpty else { return }
    let outward = side == .right ? 1.0 : -1.0
    var blocks = Self.blocks(entries)
    Self.settle(&blocks)

    let innerWidth = blocks.flatMap(\.inner).reduce(0) { max($0, $1.label.size.width) }
    let lanes = Self.lanes(of: entries)
    let laneWidth = Measures.tick + 4
    let innerStart = edge + outward * Measures.gutterGap
    let laneStart = innerStart + outward * (innerWidth > 0 ? innerWidth + Measures.gutterColumnGap : 0)
    let outerStart = laneStart + outward * (Double(lanes.count) * laneWidth + (lanes.isEmpty ? 0 : 1))

    for (lane, members) in lanes.enumerated() {
      let across = laneStart + outward * (Double(lane) * laneWidth + Measures.tick / 2)
      for member in members {
        guard case .bar(let bar, let figure) = entries[member].kind else { continue }
        var placed = bar
        placed.across = across
        let end = across - outward * Measures.tick / 2
        bars.append(
          Bar(
            bar: placed, figure: figure, job: entries[member].job,
            extensions: [bar.start, bar.end].map {
              (Point(x: entries[member].anchor.x, y: $0), Point(x: end, y: $0))
            }))
      }
    }

    let columns = Columns(
      outward: outward, bend: edge + outward * 2, inner: innerStart, outer: outerStart)
    for block in blocks { place(block, columns) }
  }

  /// Where the labels of a gutter begin across, and the side on which they do.
  private struct Columns {
    var outward: Double
    /// Where leaders leave the level.
    var bend: Double
    var inner: Double
    var outer: Double
  }

  private mutating func place(_ block: Block, _ columns: Columns) {
    var y = block.top(of: block.inner)
    for entry in block.inner {
      let rect = Self.rect(of: entry.label, start: columns.inner, outward: columns.outward, y: y)
      let target = Point(x: columns.inner, y: y + entry.label.anchor.y)
      labels.append(
        Label(
          entry: entry, rect: rect, leader: Self.leader(from: entry.anchor, bend: columns.bend, to: target)))
      y += entry.label.size.height + Measures.rowSpacing * 2
    }
    y = block.top(of: block.outer)
    for (position, entry) in block.outer.enumerated() {
      let rect = Self.rect(of: entry.label, start: columns.outer, outward: columns.outward, y: y)
      let leader = position == 0 ? leader(of: block, to: entry, row: y + entry.label.anchor.y, columns) : []
      labels.append(Label(entry: entry, rect: rect, leader: leader))
      y += entry.label.size.height + Measures.rowSpacing * 2
    }
  }

  /// Ties the outer column of a block to its pill, to its bar, or to the view.
  private func leader(
    of block: Block, to entry: GutterEntry, row: Double, _ columns: Columns
  ) -> [Point] {
    let target = Point(x: columns.outer - columns.outward * 2.5, y: row)
    if let pill = block.inner.first {
      let edge = columns.inner + columns.outward * pill.label.size.width
      // A bar on the way is part of the chain: pill, bar, name.
      let obstacle = bars.first { $0.bar.range.contains(row) }
      let end = obstacle.map { $0.bar.across - columns.outward * (Measures.tick / 2 + 0.5) } ?? target.x
      guard (end - edge) * columns.outward > 2 else { return [] }
      return [Point(x: edge, y: row), Point(x: end, y: row)]
    }
    guard block.outer.contains(where: { !$0.isNote }) else {
      // Without an inner column there is no way past it, and the words begin where it would.
      let hasRoom = (target.x - columns.inner) * columns.outward > 1
      return Self.leader(
        from: entry.anchor, bend: columns.bend, to: target, knee: hasRoom ? columns.inner : nil)
    }
    // Next to its bar a name needs no line.
    let reach = bars.first { $0.figure.constraint == block.outer.first { !$0.isNote }?.constraint }
    guard let reach, !ClosedRange(between: reach.bar.start - 10, and: reach.bar.end + 10).contains(row) else {
      return []
    }
    let bar = columns.outer - columns.outward * 4.5
    return [Point(x: bar, y: block.anchorY), Point(x: target.x, y: row)]
  }

  private static func rect(of label: OverlayLabel, start: Double, outward: Double, y: Double) -> Rect {
    Rect(
      x: outward > 0 ? start : start - label.size.width, y: y, width: label.size.width,
      height: label.size.height)
  }

  /// Level across the screen, then straight to the label's row, then level again.
  private static func leader(from anchor: Point, bend: Double, to target: Point, knee: Double? = nil)
    -> [Point]
  {
    if (anchor.y - target.y).magnitude < 0.5 { return [anchor, Point(x: target.x, y: anchor.y)] }
    var points = [anchor, Point(x: bend, y: anchor.y)]
    if let knee, knee != target.x { points.append(Point(x: knee, y: target.y)) }
    return points + [target]
  }

  private static func blocks(_ entries: [GutterEntry]) -> [Block] {
    var blocks = [Block]()
    var blockOfView = [Int: Int]()
    for entry in entries {
      let index: Int
      if let view = entry.view, let known = blockOfView[view] {
        index = known
      } else {
        index = blocks.count
        blocks.append(Block())
        if let view = entry.view { blockOfView[view] = index }
      }
      if case .pill = entry.kind {
        blocks[index].inner.append(entry)
      } else {
        blocks[index].outer.append(entry)
      }
    }
    for index in blocks.indices {
      // Names come before the sizes that stand with them.
      blocks[index].outer = blocks[index].outer.filter(\.isNote) + blocks[index].outer.filter { !$0.isNote }
      let entries = blocks[index].inner.isEmpty ? blocks[index].outer : blocks[index].inner
      let sum = entries.reduce(0) { $0 + $1.anchor.y }
      blocks[index].anchorY = sum / Double(max(1, entries.count))
    }
    return blocks.enumerated().sorted { ($0.element.anchorY, $0.offset) < ($1.element.anchorY, $1.offset) }
      .map(\.element)
  }

  /// Finds the tops: isotonic regression by pooling neighbours that would overlap.
  private static func settle(_ blocks: inout [Block]) {
    var pools: [(mean: Double, count: Int)] = []
    var offset = 0.0
    var offsets = [Double]()
    for block in blocks {
      offsets.append(offset)
      pools.append((block.anchorY - block.first - offset, 1))
      offset += block.height + Measures.gutterRowGap
      while pools.count > 1, pools[pools.count - 2].mean > pools[pools.count - 1].mean {
        let last = pools.removeLast()
        let before = pools.removeLast()
        let count = before.count + last.count
        let sum = before.mean * Double(before.count) + last.mean * Double(last.count)
        pools.append((sum / Double(count), count))
      }
    }
    var index = 0
    for pool in pools {
      for _ in 0..<pool.count {
        blocks[index].top = pool.mean + offsets[index]
        index += 1
      }
    }
  }

  /// Puts bars whose spans overlap side by side; positions of entries by lane.
  private static func lanes(of entries: [GutterEntry]) -> [[Int]] {
    var lanes: [(end: Double, members: [Int])] = []
    let bars = entries.indices.compactMap { index -> (Int, SignCandidate.Bar)? in
      if case .bar(let bar, _) = entries[index].kind { (index, bar) } else { nil }
    }
    for (index, bar) in bars.sorted(by: { ($0.1.start, $0.0) < ($1.1.start, $1.0) }) {
      if let lane = lanes.firstIndex(where: { $0.end + 1 <= bar.start }) {
        lanes[lane].end = bar.end
        lanes[lane].members.append(index)
      } else {
        lanes.append((bar.end, [index]))
      }
    }
    return lanes.map(\.members)
  }
}
