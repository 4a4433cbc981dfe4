import AutoLayout
import LayoutScene

/// The accessory at the trailing edge of a cell, in canvas points.
struct AccessoryPainter {
  let accessory: CellAccessory?
  let frame: Rect
  let isMirrored: Bool
  let system: SystemColors

  func items() -> [DisplayItem] {
    guard frame.width > 60, frame.height > 14 else { return [] }
    return switch accessory {
    case nil: []
    case .disclosureIndicator: chevron(inset: 20)
    case .detailDisclosureButton: detail(inset: 47) + chevron(inset: 20)
    case .checkmark: checkmark()
    case .detailButton: detail(inset: 27)
    }
  }

  /// The point at these distances from the trailing edge and from the vertical middle.
  private func point(_ inset: Double, _ y: Double) -> Point {
    Point(x: isMirrored ? frame.minX + inset : frame.maxX - inset, y: frame.midY + y)
  }

  private func chevron(inset: Double) -> [DisplayItem] {
    var path = Path.line(from: point(inset + 3, -5.5), to: point(inset - 3, 0))
    path.append(.line(from: point(inset - 3, 0), to: point(inset + 3, 5.5)))
    return [.stroke(path, system.systemGray3, StrokeStyle(width: 2, cap: .round))]
  }

  private func checkmark() -> [DisplayItem] {
    // The shape of a checkmark is the same from right to left.
    let center = point(23, 0)
    func corner(_ x: Double, _ y: Double) -> Point { Point(x: center.x + x, y: center.y + y) }
    var path = Path.line(from: corner(-6, 1), to: corner(-2, 5))
    path.append(.line(from: corner(-2, 5), to: corner(6, -6)))
    return [.stroke(path, system.tint, StrokeStyle(width: 2, cap: .round))]
  }

  private func detail(inset: Double) -> [DisplayItem] {
    let center = point(inset, 0)
    return [.stroke(.circle(center: center, radius: 10), system.tint, StrokeStyle(width: 1.5))]
      + InfoSign.items(at: center, color: system.tint)
  }
}

/// The letter of an information button, drawn as shapes so that it needs no font.
enum InfoSign {
  static func items(at center: Point, color: Color) -> [DisplayItem] {
    let stem = Path.line(from: Point(x: center.x, y: center.y - 1), to: Point(x: center.x, y: center.y + 5))
    return [
      .fill(.circle(center: Point(x: center.x, y: center.y - 4.5), radius: 1.2), color),
      .stroke(stem, color, StrokeStyle(width: 1.8, cap: .round)),
    ]
  }
}
