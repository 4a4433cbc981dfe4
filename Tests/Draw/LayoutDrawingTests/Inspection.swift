import AutoLayout
import LayoutDrawing

/// Walks display lists for tests: every text with its place on the sheet, every group.
struct Inspection {
  struct PlacedText {
    var item: TextItem
    /// On the sheet, after every group's scale and translation.
    var frame: Rect
    var fontSize: Double
  }

  private(set) var texts: [PlacedText] = []
  private(set) var groups: [DisplayGroup] = []
  /// The bounds of every path and text that no group clips, on the sheet.
  private(set) var extents: [Rect] = []

  init(_ list: DisplayList) { walk(list.items, scale: 1, origin: .zero, isClipped: false) }

  var identifiers: [String] { groups.compactMap(\.id) }
  var classNames: [String] { groups.compactMap(\.className) }

  private mutating func walk(_ items: [DisplayItem], scale: Double, origin: Point, isClipped: Bool) {
    func place(_ rect: Rect) -> Rect {
      Rect(
        x: origin.x + rect.x * scale, y: origin.y + rect.y * scale, width: rect.width * scale,
        height: rect.height * scale)
    }
    for item in items {
      switch item {
      case .fill(let path, _):
        if !isClipped, let bounds = path.bounds { extents.append(place(bounds)) }
      case .stroke(let path, _, let style):
        if !isClipped, let bounds = path.bounds {
          extents.append(
            place(
              bounds.inset(
                by: EdgeInsets(
                  top: -style.width / 2, left: -style.width / 2, bottom: -style.width / 2,
                  right: -style.width / 2))))
        }
      case .text(let text):
        texts.append(
          PlacedText(item: text, frame: place(text.frame), fontSize: text.text.font.size * scale))
        if !isClipped { extents.append(place(text.frame)) }
      case .image(let image):
        if !isClipped { extents.append(place(image.frame)) }
      case .group(let group):
        groups.append(group)
        let inner = place(Rect(x: group.translation.x, y: group.translation.y, width: 0, height: 0))
        walk(
          group.items, scale: scale * group.scale, origin: inner.origin,
          isClipped: isClipped || group.clip != nil)
      }
    }
  }
}

extension DisplayItem {
  /// The item, or all that is in the group, in the order in which it is drawn.
  var ungrouped: [DisplayItem] {
    if case .group(let group) = self { group.leaves } else { [self] }
  }
}

extension DisplayGroup {
  /// The paths and texts, also those of groups inside.
  var leaves: [DisplayItem] { items.flatMap(\.ungrouped) }
}
