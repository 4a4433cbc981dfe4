/// Cells in lines, like UICollectionViewFlowLayout.
public struct FlowLayout: Hashable, Sendable {
  /// The axis along which the list scrolls. Lines follow one another along it.
  public var scrollDirection = Axis.vertical
  /// The size of every cell in points; nil if each is as large as its content, as with
  /// `UICollectionViewFlowLayout.automaticSize`.
  public var itemSize: Size?
  /// The least distance between lines, in points.
  public var minimumLineSpacing = 10.0
  /// The least distance between the cells of a line, in points.
  public var minimumInteritemSpacing = 10.0
  /// The distance of the cells from the edges of the list, in points.
  public var sectionInset = EdgeInsets.zero

  /// Creates UIKit's defaults: cells as large as their contents, at least 10 points apart.
  public init() {}

  /// The frames of cells of the given sizes in a list of the given size, in points.
  ///
  /// As in UIKit, the cells of a line are centred across it and spread along it. The last line, which may not be full,
  /// starts at the beginning, with the least spacing or, if all cells have the same size, with that of the other lines.
  /// A cell that is alone in a line other than the last is centred.
  public func frames(of sizes: [Size], in list: Size) -> [Rect] {
    let along = scrollDirection.other
    let isVertical = scrollDirection == .vertical
    let start = isVertical ? sectionInset.left : sectionInset.top
    let room = room(in: list)
    let lines = lines(of: sizes, in: room)
    let isGrid = Set(sizes).count == 1
    var frames: [Rect] = []
    var position = isVertical ? sectionInset.top : sectionInset.left
    for line in lines {
      let thickness = sizes[line].map { $0[scrollDirection] }.max() ?? 0
      let isLast = line.upperBound == sizes.count
      let gap =
        isLast && !isGrid
        ? minimumInteritemSpacing : spacing(of: sizes[isLast ? lines[0] : line], in: room)
      var place = start
      if line.count == 1, !isLast { place += max(0, (room - sizes[line.lowerBound][along]) / 2) }
      for size in sizes[line] {
        let across = position + (thickness - size[scrollDirection]) / 2
        frames.append(
          Rect(
            x: isVertical ? place : across, y: isVertical ? across : place, width: size.width,
            height: size.height))
        place += size[along] + gap
      }
      position += thickness + minimumLineSpacing
    }
    return frames
  }

  /// The length of the lines in a list of the given size, in points.
  func room(in list: Size) -> Double {
    switch scrollDirection {
    case .vertical: list.width - sectionInset.left - sectionInset.right
    case .horizontal: list.height - sectionInset.top - sectionInset.bottom
    }
  }

  /// As many cells in each line as fit, but at least one.
  private func lines(of sizes: [Size], in room: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var length = 0.0
    for (index, size) in sizes.enumerated() {
      let own = size[scrollDirection.other]
      length += index > start ? minimumInteritemSpacing + own : own
      guard index > start, length > room + 1e-6 else { continue }
      lines.append(start..<index)
      start = index
      length = own
    }
    if start < sizes.count { lines.append(start..<sizes.count) }
    return lines
  }

  private func spacing(of sizes: ArraySlice<Size>, in room: Double) -> Double {
    guard sizes.count > 1 else { return minimumInteritemSpacing }
    let length = sizes.reduce(0) { $0 + $1[scrollDirection.other] }
    return max(minimumInteritemSpacing, (room - length) / Double(sizes.count - 1))
  }
}
