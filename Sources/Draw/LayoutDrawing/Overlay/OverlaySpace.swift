import AutoLayout
import LayoutScene

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

  /// Whether a sign above or below the screen is near a view, rather than beyond rows of others.
  func isNearEnd(_ rect: Rect, within distance: Double) -> Bool {
    min(rect.minY - screen.minY, screen.maxY - rect.maxY) < distance
  }
}
