@_exported import Foundation

/// An object that places the items of one section of a compositional layout.
@MainActor struct SectionPlacer {
  private let section: NSCollectionLayoutSection
  private let index: Int
  private let items: Range<Int>
  private let contents: CollectionContents
  /// Whether sections follow one another horizontally.
  private let isHorizontal: Bool
  private var next: Int
  private(set) var frames: [CGRect] = []
  private(set) var extras: [CollectionArrangement.Extra] = []

  init(
    _ section: NSCollectionLayoutSection, _ index: Int, _ items: Range<Int>, _ contents: CollectionContents,
    isHorizontal: Bool
  ) {
    self.section = section
    self.index = index
    self.items = items
    self.contents = contents
    self.isHorizontal = isHorizontal
    next = items.lowerBound
  }

  /// - Parameter start: the start of the section, along the axis on which the collection scrolls.
  /// - Returns: the end of the section.
  mutating func place(from start: CGFloat) -> CGFloat {
    let insets = section.contentInsets
    var room = CGRect(origin: .zero, size: contents.size)
    room.origin = isHorizontal ? CGPoint(x: start, y: 0) : CGPoint(x: 0, y: start)
    var end = start
    if !isHorizontal { end += placeExtras(at: .top, from: end, room) }
    let origin = CGPoint(
      x: room.minX + insets.leading, y: isHorizontal ? room.minY + insets.top : end + insets.top)
    let size = CGSize(
      width: contents.size.width - insets.leading - insets.trailing,
      height: contents.size.height - insets.top - insets.bottom)
    let used = placeGroups(at: origin, in: size)
    end = isHorizontal ? origin.x + used.width + insets.trailing : origin.y + used.height + insets.bottom
    if !isHorizontal { end += placeExtras(at: .bottom, from: end, room) }
    return end
  }

  /// Places headers or footers, which have the width of the section without its insets.
  ///
  /// - Returns: the height that they occupy.
  private mutating func placeExtras(at edge: NSRectAlignment, from start: CGFloat, _ room: CGRect) -> CGFloat
  {
    var length: CGFloat = 0
    let insets = section.supplementariesFollowContentInsets ? section.contentInsets : .zero
    let width = room.width - insets.leading - insets.trailing
    for item in section.boundarySupplementaryItems where item.alignment == edge {
      var size = item.layoutSize.size(in: CGSize(width: width, height: room.height))
      if item.layoutSize.heightDimension.isEstimated {
        size.height = contents.extraHeight(item.elementKind, index, size.width) ?? size.height
      }
      extras.append(
        .init(
          kind: item.elementKind, section: index,
          frame: CGRect(
            x: insets.leading + item.offset.x, y: start + length + item.offset.y, width: size.width,
            height: size.height)))
      if item.extendsBoundary { length += size.height }
    }
    return length
  }

  /// Places groups one after another along the axis of the section, which may scroll across the collection.
  private mutating func placeGroups(at origin: CGPoint, in room: CGSize) -> CGSize {
    let runsAcross = isHorizontal != (section.orthogonalScrollingBehavior != .none)
    var (position, used) = (origin, CGSize.zero)
    // The first group is centred, as is each group that has been scrolled to.
    if section.orthogonalScrollingBehavior == .groupPagingCentered {
      let group = section.group.layoutSize.size(in: room)
      if runsAcross {
        position.x += (room.width - group.width) / 2
      } else {
        position.y += (room.height - group.height) / 2
      }
    }
    while next < items.upperBound {
      let before = next
      let size = place(section.group, at: position, in: room)
      guard next > before else { break }
      // A section that scrolls sideways takes the room of the groups that are visible at first.
      if !runsAcross || (isHorizontal ? position.y : position.x) < (isHorizontal ? room.height : room.width) {
        used.width = max(used.width, position.x + size.width - origin.x)
        used.height = max(used.height, position.y + size.height - origin.y)
      }
      if runsAcross {
        position.x += size.width + section.interGroupSpacing
      } else {
        position.y += size.height + section.interGroupSpacing
      }
    }
    // A group without items ends the section, and the remaining items get empty frames.
    frames += (next..<items.upperBound).map { _ in .zero }
    next = items.upperBound
    return used
  }

  /// Places a group's items, which are repeated until the group is full.
  ///
  /// - Returns: the size of the group; an estimated length becomes that of its items.
  private mutating func place(_ group: NSCollectionLayoutGroup, at origin: CGPoint, in room: CGSize) -> CGSize
  {
    let size = group.layoutSize.size(in: room)
    let inner = CGRect(origin: origin, size: size).insetLeftToRight(by: group.contentInsets)
    if let provider = group.itemProvider {
      placeItems(provider(CollectionLayoutEnvironment(inner.size)), in: inner)
      return size
    }
    let gap = group.interItemSpacing?.spacing ?? 0
    let isAcross = group.isHorizontal
    let total = isAcross ? inner.width : inner.height
    let given = isAcross ? group.layoutSize.widthDimension : group.layoutSize.heightDimension
    var (position, thickness, count) = (CGFloat(0), CGFloat(0), 0)
    while next < items.upperBound, !group.subitems.isEmpty {
      if let most = group.count, count == most { break }
      if group.count == nil, given.isEstimated, count == group.subitems.count { break }
      let item = group.subitems[count % group.subitems.count]
      var own = item.layoutSize.size(in: inner.size)
      if group.sharesRoom, let count = group.count, count > 0 {
        let share = (total - gap * CGFloat(count - 1)) / CGFloat(count)
        if isAcross { own.width = share } else { own.height = share }
      }
      let length = isAcross ? own.width : own.height
      if group.count == nil, !given.isEstimated, count > 0, position + length > total + 0.01 { break }
      let place = CGPoint(
        x: inner.minX + (isAcross ? position : 0), y: inner.minY + (isAcross ? 0 : position))
      own = placeItem(item, at: place, size: own, in: inner.size)
      position += (isAcross ? own.width : own.height) + gap
      thickness = max(thickness, isAcross ? own.height : own.width)
      count += 1
    }
    let length = max(0, position - gap)
    var taken = size
    let insets = group.contentInsets
    if group.layoutSize.widthDimension.isEstimated {
      taken.width = (isAcross ? length : thickness) + insets.leading + insets.trailing
    }
    if group.layoutSize.heightDimension.isEstimated {
      taken.height = (isAcross ? thickness : length) + insets.top + insets.bottom
    }
    return taken
  }

  /// Places items where a program wants them.
  private mutating func placeItems(_ places: [NSCollectionLayoutGroupCustomItem], in room: CGRect) {
    for one in places where next < items.upperBound {
      frames.append(one.frame.offsetBy(dx: room.minX, dy: room.minY))
      next += 1
    }
  }

  private mutating func placeItem(
    _ item: NSCollectionLayoutItem, at place: CGPoint, size: CGSize, in room: CGSize
  ) -> CGSize {
    if let group = item as? NSCollectionLayoutGroup { return self.place(group, at: place, in: room) }
    var (size, insets) = (size, item.contentInsets)
    let fitsWidth = item.layoutSize.widthDimension.isEstimated
    let fitsHeight = item.layoutSize.heightDimension.isEstimated
    // According to Apple, insets on an estimated axis are ignored.
    if fitsWidth { (insets.leading, insets.trailing) = (0, 0) }
    if fitsHeight { (insets.top, insets.bottom) = (0, 0) }
    // Items that are not visible at first keep their estimated size.
    if fitsWidth || fitsHeight, place.x < contents.size.width, place.y < contents.size.height {
      let width = size.width - insets.leading - insets.trailing
      let own = contents.measured(next, fitsWidth ? nil : width)
      if fitsWidth { size.width = own.width }
      if fitsHeight { size.height = own.height }
    }
    frames.append(CGRect(origin: place, size: size).insetLeftToRight(by: insets))
    next += 1
    return size
  }
}

extension CGRect {
  /// The rectangle with insets applied from left to right.
  fileprivate func insetLeftToRight(by insets: NSDirectionalEdgeInsets) -> CGRect {
    inset(
      by: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
  }
}
