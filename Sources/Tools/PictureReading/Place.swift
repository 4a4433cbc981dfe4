import AutoLayout
import LayoutDrawing
import XMLText

/// The position of a group on the sheet, and its visible part.
struct Place {
  private(set) var scale = 1.0
  private var origin = Point.zero
  /// On the sheet; nil if nothing is clipped.
  private(set) var clip: Rect?

  /// The place of the contents of a group.
  ///
  /// - Parameter clips: the areas of the clips in the file, by id.
  func inside(_ group: XMLElement, clips: [String: Rect]) -> Place {
    var place = self
    for (name, values) in Self.transforms(group["transform"] ?? "") {
      switch name {
      case "translate":
        place.origin = place.point(Point(x: values.first ?? 0, y: values.dropFirst().first ?? 0))
      case "scale": place.scale *= values.first ?? 1
      default: break
      }
    }
    guard let reference = group["clip-path"] else { return place }
    let rect = clips[String(reference.dropFirst("url(#".count).dropLast())].map(place.rect)
    place.clip = rect.flatMap { rect in clip.map { $0.intersection(rect) ?? .zero } ?? rect } ?? .zero
    return place
  }

  func point(_ point: Point) -> Point { Point(x: origin.x + point.x * scale, y: origin.y + point.y * scale) }

  func rect(_ rect: Rect) -> Rect {
    let corner = point(rect.origin)
    return Rect(x: corner.x, y: corner.y, width: rect.width * scale, height: rect.height * scale)
  }

  func segment(_ segment: Segment) -> Segment {
    Segment(start: point(segment.start), end: point(segment.end))
  }

  /// The visible part of a rectangle of the sheet; nil if there is none.
  func visible(_ rect: Rect) -> Rect? { clip.map { $0.intersection(rect) } ?? rect }

  /// Splits `translate(3 4) scale(2)` into names with numbers.
  private static func transforms(_ text: String) -> [(String, [Double])] {
    text.split(separator: ")").map { piece in
      let parts = piece.split(separator: "(")
      let name = parts.first.map { String($0.filter { $0 != " " }) } ?? ""
      let numbers = parts.dropFirst().first?.split { $0 == " " || $0 == "," } ?? []
      return (name, numbers.compactMap { Double($0) })
    }
  }
}
