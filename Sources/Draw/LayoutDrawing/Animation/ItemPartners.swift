import AutoLayout
import LayoutScene

/// Matches the drawings of one thing at several stops of an animation. Each stop gets the same number of items of the
/// same forms, so that each item can be interpolated with its partners. Items without partners fade.
struct ItemPartners {
  let measurer: any TextMeasurer

  /// - Parameter stops: the drawing at each stop.
  /// - Returns: the same drawings, with transparent copies of what is visible only at other stops.
  func partners(of stops: [[DisplayItem]]) -> [[DisplayItem]] {
    guard let first = stops.first, stops.contains(where: { $0 != first }) else { return stops }
    guard stops.allSatisfy({ $0.count == first.count }) else { return faded(stops) }
    var result = stops.map { _ in [DisplayItem]() }
    for position in first.indices {
      let partners = partners(of: stops.map { $0[position] })
      for stop in result.indices { result[stop] += partners[stop] }
    }
    return result
  }

  private func partners(of items: [DisplayItem]) -> [[DisplayItem]] {
    if let first = items.first, items.allSatisfy({ $0 == first }) { return items.map { [$0] } }
    return shapes(items) ?? groups(items) ?? texts(items) ?? images(items) ?? faded(items.map { [$0] })
  }

  // MARK: Shapes and groups

  private func shapes(_ items: [DisplayItem]) -> [[DisplayItem]]? {
    var paths = [Path]()
    for item in items {
      switch (item, items[0]) {
      case (.fill(let path, _), .fill): paths.append(path)
      case (.stroke(let path, _, let style), .stroke(_, _, let first)) where style == first:
        paths.append(path)
      default: return nil
      }
    }
    guard let paths = Path.partners(paths) else { return nil }
    return zip(items, paths).map { item, path in
      switch item {
      case .fill(_, let color): [.fill(path, color)]
      case .stroke(_, let color, let style): [.stroke(path, color, style)]
      default: [item]
      }
    }
  }

  private func groups(_ items: [DisplayItem]) -> [[DisplayItem]]? {
    var groups = [DisplayGroup]()
    for item in items {
      guard case .group(let group) = item else { return nil }
      groups.append(group)
    }
    if groups.contains(where: { $0.clip != nil }) {
      // A group that is not clipped at a stop gets a clip that lies far outside.
      let everything = Path.rect(Rect(x: -5000, y: -5000, width: 10_000, height: 10_000))
      guard let clips = Path.partners(groups.map { $0.clip ?? everything }) else { return nil }
      for index in groups.indices { groups[index].clip = clips[index] }
    }
    let contents = partners(of: groups.map(\.items))
    return zip(groups, contents).map { group, items in
      var group = group
      group.items = items
      return [.group(group)]
    }
  }

  // MARK: Texts

  /// Texts with the same lines move; others cross-fade while they move.
  private func texts(_ items: [DisplayItem]) -> [[DisplayItem]]? {
    var texts = [TextItem]()
    for item in items {
      guard case .text(let text) = item else { return nil }
      texts.append(text)
    }
    let anchors = texts.map(anchor)
    return faded(items.map { [$0] }, anchors: anchors) { isSameSetting(texts[$0], texts[$1]) }
  }

  private func isSameSetting(_ first: TextItem, _ second: TextItem) -> Bool {
    guard first.text == second.text, first.color == second.color, first.runColors == second.runColors else {
      return false
    }
    let layouts = [first, second].map {
      measurer.layout($0.text, maximumWidth: $0.frame.width, maximumHeight: $0.frame.height)
    }
    guard layouts[0] == layouts[1] else { return false }
    let isOneLine = layouts[0].lineCount <= 1 && !layouts[0].isTruncated && first.text.alignment != .justified
    return isOneLine || (first.frame.width - second.frame.width).magnitude < 0.01
  }

  /// The anchor of a text: the upper corner of its lines on the side to which they are aligned.
  private func anchor(of text: TextItem) -> Point {
    let lines = text.extent(measurer) ?? text.frame
    let isNaturalRight = text.text.alignment == .natural && text.text.direction == .rightToLeft
    switch text.text.alignment {
    case .center: return Point(x: lines.midX, y: lines.minY)
    case .right: return Point(x: lines.maxX, y: lines.minY)
    case .left, .natural, .justified: return Point(x: isNaturalRight ? lines.maxX : lines.minX, y: lines.minY)
    }
  }

  // MARK: Images

  /// An image of the same size moves; others cross-fade while they move.
  private func images(_ items: [DisplayItem]) -> [[DisplayItem]]? {
    var images = [ImageItem]()
    for item in items {
      guard case .image(let image) = item else { return nil }
      images.append(image)
    }
    return faded(items.map { [$0] }, anchors: images.map(\.frame.origin)) {
      images[$0].image == images[$1].image && images[$0].frame.size == images[$1].frame.size
    }
  }

  // MARK: Fading

  private func faded(_ stops: [[DisplayItem]]) -> [[DisplayItem]] {
    faded(stops, anchors: stops.map { $0.bounds?.origin }) { stops[$0] == stops[$1] }
  }

  /// Draws each different setting at every stop, transparent where another one is shown.
  ///
  /// - Parameters:
  ///   - anchors: the anchors of the drawings; nil if nothing is drawn.
  ///   - isSame: whether two stops have the same setting apart from its position.
  private func faded(
    _ stops: [[DisplayItem]], anchors: [Point?], isSame: (Int, Int) -> Bool
  ) -> [[DisplayItem]] {
    var settings = [[Int]]()
    for stop in stops.indices {
      if let known = settings.firstIndex(where: { isSame($0[0], stop) }) {
        settings[known].append(stop)
      } else {
        settings.append([stop])
      }
    }
    return stops.indices.map { stop in
      settings.filter { !stops[$0[0]].isEmpty }.map { setting in
        let own = anchors[setting[0]] ?? .zero
        let here = anchors[stop] ?? own
        return .group(
          DisplayGroup(
            translation: Point(x: here.x - own.x, y: here.y - own.y), opacity: setting.contains(stop) ? 1 : 0,
            items: stops[setting[0]]))
      }
    }
  }
}

extension [DisplayItem] {
  /// The rectangle around the items' points and the frames of their texts; nil for no items.
  fileprivate var bounds: Rect? {
    reduce(nil) { bounds, item in
      let rect: Rect? =
        switch item {
        case .fill(let path, _), .stroke(let path, _, _): path.bounds
        case .text(let text): text.frame
        case .image(let image): image.frame
        case .group(let group):
          group.items.bounds.map {
            Rect(
              x: group.translation.x + $0.x * group.scale, y: group.translation.y + $0.y * group.scale,
              width: $0.width * group.scale, height: $0.height * group.scale)
          }
        }
      guard let rect else { return bounds }
      return bounds?.union(rect) ?? rect
    }
  }
}
