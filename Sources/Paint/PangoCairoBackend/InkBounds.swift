import AutoLayout
import CPangoCairo
import LayoutDrawing

/// The largest area that display items can cover. Cairo paints a translucent group on a surface of its own,
/// which need not be larger.
struct InkBounds {
  let measurer: PangoTextMeasurer

  /// The bounds of the items; nil if they draw nothing.
  func bounds(of items: [DisplayItem]) -> Rect? {
    items.reduce(nil) { Self.union($0, bounds(of: $1)) }
  }

  private func bounds(of item: DisplayItem) -> Rect? {
    switch item {
    case .fill(let path, _): path.drawable?.bounds
    case .stroke(let path, _, let style):
      style.isDrawable ? path.drawable?.bounds?.grown(by: style.reach) : nil
    case .text(let text): bounds(of: text)
    case .image(let image): image.isDrawable ? image.frame : nil
    case .group(let group): bounds(of: group)
    }
  }

  private func bounds(of group: DisplayGroup) -> Rect? {
    guard group.isDrawable, var bounds = bounds(of: group.items) else { return nil }
    if let clip = group.clip {
      guard let clip = clip.drawable?.bounds, let common = bounds.intersection(clip) else { return nil }
      bounds = common
    }
    return Rect(
      x: group.translation.x + bounds.x * group.scale, y: group.translation.y + bounds.y * group.scale,
      width: bounds.width * group.scale, height: bounds.height * group.scale)
  }

  private func bounds(of item: TextItem) -> Rect? {
    PlacedText(item, measurer: measurer).lines.reduce(nil) { bounds, line in
      var ink = PangoRectangle()
      pango_layout_line_get_extents(line.line.pointer, &ink, nil)
      let rect = Rect(
        x: line.origin.x + Double(ink.x) / pangoUnitsPerPoint,
        y: line.origin.y + Double(ink.y) / pangoUnitsPerPoint,
        width: Double(ink.width) / pangoUnitsPerPoint, height: Double(ink.height) / pangoUnitsPerPoint)
      // Extents are rounded, and do not take raised or spaced letters into account.
      let grown = rect.grown(by: line.line.isPlain ? 1 : 1 + item.text.reach)
      return Self.union(bounds, line.emoji.reduce(grown) { $0.union($1.path.bounds ?? $0) })
    }
  }

  private static func union(_ first: Rect?, _ second: Rect?) -> Rect? {
    guard let first, let second else { return first ?? second }
    return first.union(second)
  }
}

extension StrokeStyle {
  /// The distance by which a line may extend from its path, in points; greatest at a mitred corner, up to the limit of
  /// 10.
  fileprivate var reach: Double { join == .miter ? 5 * width : width }
}
