import AutoLayout
import LayoutScene

/// The part of a canvas around one view, for a picture that shows only that.
struct CropWindow: Hashable {
  /// The frame in canvas points.
  private(set) var frame: Rect
  /// The canvas that the window is a part of.
  let canvas: AutoLayout.Canvas

  /// The margin kept around the view, in points.
  private static let surroundings = 24.0

  /// The windows of a sheet's layouts, which are the same for all canvases of one size, so that the options can be
  /// compared; nil for a layout that does not show the view and is drawn whole.
  static func all(of layouts: [SolvedLayout], about view: String) -> [CropWindow?] {
    let windows = layouts.map { CropWindow(of: $0, about: view) }
    return windows.map { window in
      guard var common = window else { return nil }
      for case let other? in windows where other.canvas.size == common.canvas.size {
        common.frame = common.frame.union(other.frame)
      }
      return common
    }
  }

  private init?(of layout: SolvedLayout, about id: String) {
    guard let view = layout.views.first(where: { $0.scene.id == id }), !view.isHidden else { return nil }
    let whole = Rect(x: 0, y: 0, width: layout.canvas.size.width, height: layout.canvas.size.height)
    let wanted = view.absoluteFrame.standardized.grown(by: Self.surroundings)
    guard let seen = wanted.intersection(whole), seen.width > 0, seen.height > 0 else { return nil }
    canvas = layout.canvas
    // On whole points, like the canvas's own edges.
    let (left, top) = (seen.minX.rounded(.down), seen.minY.rounded(.down))
    frame = Rect(
      x: left, y: top, width: seen.maxX.rounded(.up) - left, height: seen.maxY.rounded(.up) - top)
  }

  /// The edges where the picture ends but the canvas continues.
  var tornEdges: [TornEdge.Side] {
    TornEdge.Side.allCases.filter { side in
      switch side {
      case .left: frame.minX > 0
      case .right: frame.maxX < canvas.size.width
      case .top: frame.minY > 0
      case .bottom: frame.maxY < canvas.size.height
      }
    }
  }
}

extension SolvedLayout {
  /// The layout on a canvas reduced to the window.
  func seen(through window: CropWindow) -> SolvedLayout {
    let offset = Point(x: -window.frame.x, y: -window.frame.y)
    var seen = self
    seen.canvas = canvas.plain(of: window.frame.size)
    seen.canvas.background = canvas.background
    for index in seen.views.indices {
      seen.views[index].absoluteFrame = views[index].absoluteFrame.offset(by: offset)
    }
    for index in seen.guides.indices {
      seen.guides[index].absoluteFrame = guides[index].absoluteFrame.offset(by: offset)
    }
    let geometry = AttributeGeometry(layout: self)
    for index in seen.constraints.indices where !window.shows(constraints[index], geometry) {
      seen.constraints[index].scene.isActive = false
    }
    return seen
  }
}

extension CropWindow {
  /// Whether a constraint is visible: a size as a whole, or at least one end of a distance.
  fileprivate func shows(_ constraint: SolvedConstraint, _ geometry: AttributeGeometry) -> Bool {
    let scene = constraint.scene
    let range = frame.range(along: constraint.axis)
    return [(Optional(scene.firstItem), scene.firstAttribute), (scene.secondItem, scene.secondAttribute)]
      .contains { item, attribute in
        guard let item else { return false }
        if attribute.kind == .size {
          return geometry.alignmentRect(of: item).map {
            let length = $0.range(along: constraint.axis)
            return range.contains(length.lowerBound) && range.contains(length.upperBound)
          } ?? false
        }
        return geometry.value(of: attribute, in: item).map(range.contains) ?? false
      }
  }
}

extension AutoLayout.Canvas {
  /// A canvas without a device or bars, for a part of this one.
  func plain(of size: Size) -> AutoLayout.Canvas {
    AutoLayout.Canvas(
      size: size, scale: scale, horizontalSizeClass: horizontalSizeClass,
      verticalSizeClass: verticalSizeClass, layoutDirection: layoutDirection,
      contentSizeCategory: contentSizeCategory, appearance: appearance, era: era)
  }
}

/// An edge beyond which the canvas continues outside the picture: a jagged line.
struct TornEdge {
  enum Side: CaseIterable {
    case left, right, top, bottom

    fileprivate var axis: Axis { self == .left || self == .right ? .vertical : .horizontal }
    fileprivate var isFar: Bool { self == .right || self == .bottom }
  }

  let side: Side
  /// The screen in sheet points.
  let screen: Rect
  let theme: Theme

  private static let tooth = 8.0
  private static let depth = 4.0

  var items: [DisplayItem] {
    let edge = side.isFar ? screen.maximum(along: side.axis.other) : screen.minimum(along: side.axis.other)
    let (inward, length) = (side.isFar ? -1.0 : 1.0, screen.size[side.axis])
    let start = screen.minimum(along: side.axis)
    let count = max(2, Int((length / Self.tooth).rounded(.up)))
    func point(_ index: Int, _ across: Double) -> Point {
      Point(along: start - 1 + (length + 2) * Double(index) / Double(count), across: across, axis: side.axis)
    }
    let teeth = (0...count).map { point($0, edge + ($0.isMultiple(of: 2) ? Self.depth * inward : 0)) }
    let beyond = edge - 1.5 * inward
    return [
      .fill(.polygon(teeth + [point(count, beyond), point(0, beyond)]), theme.background),
      .stroke(.polyline(teeth), theme.canvasEdge, StrokeStyle(width: 0.75, join: .round)),
    ]
  }
}
