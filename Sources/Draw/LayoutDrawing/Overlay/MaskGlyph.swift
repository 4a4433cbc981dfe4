import AutoLayout
import LayoutScene

/// An autoresizing mask as a view in its superview, with a strut for each fixed length and a spring for each
/// one that follows the superview's size.
struct MaskGlyph: Hashable {
  var mask: AutoresizingMask

  static let size = Size(width: 40, height: 28)

  func items(in frame: Rect, theme: Theme) -> [DisplayItem] {
    let inner = Rect(
      x: frame.minX + 12, y: frame.minY + 9, width: frame.width - 24, height: frame.height - 18)
    var struts = Path()
    var springs = Path()
    for axis in Axis.allCases {
      for (part, isFlexible) in Self.parts(of: mask, along: axis) {
        let (outer, middle) = (frame.middle(along: axis.other), Self.range(part, axis, frame, inner))
        if isFlexible {
          springs.append(Self.spring(middle, outer, axis))
        } else {
          struts.append(Self.strut(middle, outer, axis))
        }
      }
    }
    return [
      .fill(.rect(frame), theme.pill.withAlpha(Measures.plateOpacity)),
      .stroke(.rect(frame), theme.faint, StrokeStyle(width: 0.5)),
      .stroke(.rect(inner), theme.faint, StrokeStyle(width: 0.5)),
      .stroke(struts, theme.body, StrokeStyle(width: 1)),
      .stroke(springs, theme.satisfied, StrokeStyle(width: 1, join: .round)),
    ]
  }

  /// A straight line between two edges.
  static func strut(_ range: ClosedRange<Double>, _ across: Double, _ axis: Axis) -> Path {
    .polyline([range.lowerBound, range.upperBound].map { Point(along: $0, across: across, axis: axis) })
  }

  /// A zigzag line between two edges.
  static func spring(_ range: ClosedRange<Double>, _ across: Double, _ axis: Axis) -> Path {
    let turns = 6
    let step = (range.upperBound - range.lowerBound) / Double(turns)
    return .polyline(
      (0...turns).map { turn in
        let offset = turn == 0 || turn == turns ? 0 : turn.isMultiple(of: 2) ? -2.0 : 2
        return Point(
          along: range.lowerBound + Double(turn) * step, across: across + offset, axis: axis)
      })
  }

  private enum Part {
    case before, size, after
  }

  private static func parts(of mask: AutoresizingMask, along axis: Axis) -> [(part: Part, isFlexible: Bool)] {
    let isAcross = axis == .horizontal
    return [
      (.before, mask.contains(isAcross ? .flexibleLeftMargin : .flexibleTopMargin)),
      (.size, mask.contains(isAcross ? .flexibleWidth : .flexibleHeight)),
      (.after, mask.contains(isAcross ? .flexibleRightMargin : .flexibleBottomMargin)),
    ]
  }

  private static func range(_ part: Part, _ axis: Axis, _ outer: Rect, _ inner: Rect) -> ClosedRange<Double> {
    switch part {
    case .before: ClosedRange(between: outer.minimum(along: axis), and: inner.minimum(along: axis))
    case .size: inner.range(along: axis)
    case .after: ClosedRange(between: inner.maximum(along: axis), and: outer.maximum(along: axis))
    }
  }
}

extension SignMaker {
  /// The mask that a view's author gave it; UIKit sets those of cells, bars and the contents of a cell style.
  func maskRow(of index: ViewIndex) -> [OverlayLabel.Run] {
    guard options.overlay.contains(.constraints), options.constraints == nil,
      let mask = layout.views[index].scene.autoresizingMask, isPlacedByItsAuthor(index)
    else { return [] }
    return [
      OverlayLabel.Run(
        content: .mask(MaskGlyph(mask: mask)), tone: .faint, layer: .constraints, size: MaskGlyph.size)
    ]
  }

  private func isPlacedByItsAuthor(_ index: ViewIndex) -> Bool {
    let scene = layout.views[index].scene
    guard let superview = scene.superview.map({ layout.views[$0].scene }) else { return false }
    // A table's cells arrange the contents of their style; other content is placed by its author.
    let isInCell = superview.isContentView && superview.superview.map { layout.views[$0].scene.kind } == .cell
    // A table's subviews are its cells, header and footer; a bar's are its items.
    let isHeld = [ViewKind.tableView, .navigationBar, .toolbar, .tabBar].contains(superview.kind)
    return ![ViewKind.cell, .navigationBar, .tabBar, .toolbar].contains(scene.kind) && !isHeld
      && !scene.isContentView && !isInCell && !holdsContentView(index)
  }

  /// Whether the view has a content view, as the cells that a collection view places and effect views do.
  private func holdsContentView(_ index: ViewIndex) -> Bool {
    // In tree order the content view comes next.
    guard let next = layout.view(at: layout.views.index(after: index))?.scene else { return false }
    return next.isContentView && next.superview == index
  }
}
