import AutoLayout
import LayoutScene

/// The positions of constraints' items and attributes in a solved layout, in canvas points.
struct AttributeGeometry {
  private let shared: Shared<SolvedLayout>
  var layout: SolvedLayout { _read { yield shared.value } }

  init(layout: SolvedLayout) { shared = Shared(layout) }

  /// Reads from a view without copying it; nil if the layout does not have the view.
  func read<Value>(_ index: ViewIndex, _ read: (SolvedView) -> Value) -> Value? {
    layout.views.indices.contains(index) ? read(layout.views[index]) : nil
  }

  /// The rectangle on which the item's constraints act.
  func alignmentRect(of item: SceneItem) -> Rect? {
    switch item {
    case .view(let index):
      return read(index) { $0.absoluteFrame.inset(by: $0.alignmentRectInsets) }
    case .guide(let kind, let owner):
      return layout.guides.first { $0.kind == kind && $0.owner == owner }?.absoluteFrame
        ?? (kind == .layoutMargins ? marginRect(of: owner) : nil)
    }
  }

  /// A view's frame inset by its layout margins.
  func marginRect(of index: ViewIndex) -> Rect? {
    read(index) { $0.absoluteFrame.inset(by: $0.layoutMargins) }
  }

  func direction(of item: SceneItem) -> LayoutDirection {
    read(item.view) { $0.layoutDirection } ?? .leftToRight
  }

  /// The coordinate of an edge, centre or baseline, or the length of a size attribute; nil for
  /// `notAnAttribute` and for items that the layout does not have.
  func value(of attribute: LayoutAttribute, in item: SceneItem) -> Double? {
    guard let rect = alignmentRect(of: item) else { return nil }
    let margins = marginRect(of: item.view) ?? rect
    let flips = direction(of: item) == .rightToLeft
    switch attribute {
    case .notAnAttribute: return nil
    case .width: return rect.width
    case .height: return rect.height
    case .left: return rect.minX
    case .right: return rect.maxX
    case .leading: return flips ? rect.maxX : rect.minX
    case .trailing: return flips ? rect.minX : rect.maxX
    case .top: return rect.minY
    case .bottom: return rect.maxY
    case .centerX: return rect.midX
    case .centerY: return rect.midY
    case .leftMargin: return margins.minX
    case .rightMargin: return margins.maxX
    case .leadingMargin: return flips ? margins.maxX : margins.minX
    case .trailingMargin: return flips ? margins.minX : margins.maxX
    case .topMargin: return margins.minY
    case .bottomMargin: return margins.maxY
    case .centerXWithinMargins: return margins.midX
    case .centerYWithinMargins: return margins.midY
    case .firstBaseline: return baseline(of: item, \.firstBaseline) ?? rect.maxY
    case .lastBaseline: return baseline(of: item, \.lastBaseline) ?? rect.maxY
    }
  }

  private func baseline(of item: SceneItem, _ offset: (SolvedView) -> Double?) -> Double? {
    guard case .view(let index) = item else { return nil }
    return read(index) { view in offset(view).map { view.absoluteFrame.y + $0 } } ?? nil
  }

  /// Whether a view, or the owner of a guide, contains another item in its subtree.
  func contains(_ inner: SceneItem, in outer: SceneItem) -> Bool {
    if inner.view == outer.view {
      // A view contains its own guides, and margins are inside their view.
      return true
    }
    var current = inner.view
    // Superviews come before their subviews, so the walk ends.
    while let superview = read(current, { $0.scene.superview }) ?? nil, superview < current {
      if superview == outer.view { return true }
      current = superview
    }
    return false
  }
}

/// The overlay's coordinates: sheet points from the screen's upper left corner.
struct OverlaySpace {
  let geometry: AttributeGeometry
  /// Sheet points per canvas point.
  let scale: Double
  let screen: Rect
  let crop: Crop

  init(layout: SolvedLayout, scale: Double, screen: Rect, crop: Crop = .none) {
    self.crop = crop
    geometry = AttributeGeometry(layout: layout)
    self.scale = scale
    self.screen = screen
  }

  /// A coordinate of the canvas, rounded to half points so that lines are sharp; anything far off the screen
  /// ends a little outside it.
  func convert(_ value: Double, along axis: Axis) -> Double {
    let value = axis == .vertical ? crop.position(of: value) : value
    return (clamp(value * scale, -crop.overscan, screen.size[axis] + crop.overscan) * 2).rounded() / 2
  }

  func convert(_ rect: Rect) -> Rect {
    let rect = rect.standardized
    let left = convert(rect.minX, along: .horizontal)
    let top = convert(rect.minY, along: .vertical)
    return Rect(
      x: left, y: top, width: convert(rect.maxX, along: .horizontal) - left,
      height: convert(rect.maxY, along: .vertical) - top)
  }

  /// A rectangle on the screen, without rounding.
  func scaled(_ rect: Rect) -> Rect {
    Rect(x: rect.x * scale, y: rect.y * scale, width: rect.width * scale, height: rect.height * scale)
  }

  /// The rectangle in which an item is drawn. Top and bottom layout guides have no width and stand for a line across
  /// the view.
  func rect(of item: SceneItem) -> Rect? {
    guard var rect = geometry.alignmentRect(of: item) else { return nil }
    if case .guide(let kind, let owner) = item, kind == .topLayoutGuide || kind == .bottomLayoutGuide,
      let frame = geometry.read(owner, { $0.absoluteFrame })
    {
      rect = Rect(x: frame.x, y: rect.y, width: frame.width, height: rect.height)
    }
    return convert(rect)
  }
}
