import AutoLayout

// Interpolated values: the first value at 0, the second at 1, and their mean halfway.

extension Double {
  func mixed(with other: Double, at fraction: Double) -> Double {
    self == other ? self : self * (1 - fraction) + other * fraction
  }
}

extension Point {
  func mixed(with other: Point, at fraction: Double) -> Point {
    Point(x: x.mixed(with: other.x, at: fraction), y: y.mixed(with: other.y, at: fraction))
  }
}

extension Rect {
  func mixed(with other: Rect, at fraction: Double) -> Rect {
    Rect(
      x: x.mixed(with: other.x, at: fraction), y: y.mixed(with: other.y, at: fraction),
      width: width.mixed(with: other.width, at: fraction),
      height: height.mixed(with: other.height, at: fraction))
  }
}

extension Color {
  func mixed(with other: Color, at fraction: Double) -> Color {
    Color(
      red: red.mixed(with: other.red, at: fraction), green: green.mixed(with: other.green, at: fraction),
      blue: blue.mixed(with: other.blue, at: fraction), alpha: alpha.mixed(with: other.alpha, at: fraction))
  }
}

extension Path {
  /// Paths of different forms are not interpolated: the second replaces the first halfway.
  func mixed(with other: Path, at fraction: Double) -> Path {
    guard hasForm(of: other) else { return fraction < 0.5 ? self : other }
    return Path(
      zip(elements, other.elements).map { first, second in
        switch (first, second) {
        case (.move(let a), .move(let b)): .move(a.mixed(with: b, at: fraction))
        case (.line(let a), .line(let b)): .line(a.mixed(with: b, at: fraction))
        case (.curve(let a, let a1, let a2), .curve(let b, let b1, let b2)):
          .curve(
            a.mixed(with: b, at: fraction), control1: a1.mixed(with: b1, at: fraction),
            control2: a2.mixed(with: b2, at: fraction))
        default: first
        }
      })
  }

  /// Whether both consist of the same kinds of elements in the same order, so that each point has a partner.
  func hasForm(of other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy {
        switch ($0, $1) {
        case (.move, .move), (.line, .line), (.curve, .curve), (.close, .close): true
        default: false
        }
      }
  }

  /// The paths as partners of each other, rectangles converted to rounded ones where others are rounded; nil
  /// if they have different forms.
  static func partners(_ paths: [Path]) -> [Path]? {
    guard let first = paths.first else { return [] }
    if paths.allSatisfy({ $0.hasForm(of: first) }) { return paths }
    let rounded = paths.map(\.withCorners)
    return rounded.allSatisfy { $0.hasForm(of: rounded[0]) } ? rounded : nil
  }

  /// A rectangle as a rounded one of radius 0; other paths unchanged.
  private var withCorners: Path {
    guard elements.count == 5, case .move(let a) = elements[0], case .line(let b) = elements[1],
      case .line(let c) = elements[2], case .line(let d) = elements[3], case .close = elements[4]
    else { return self }
    func corner(_ point: Point) -> Element { .curve(point, control1: point, control2: point) }
    return Path([
      .move(a), .line(b), corner(b), .line(c), corner(c), .line(d), corner(d), .line(a), corner(a), .close,
    ])
  }
}

extension [DisplayItem] {
  /// The items interpolated with their partners.
  ///
  /// - Parameter other: items of the same number and forms, as `ItemPartners` makes them; an item whose partner has
  ///   another form is replaced halfway.
  func mixed(with other: [DisplayItem], at fraction: Double) -> [DisplayItem] {
    guard fraction > 0 else { return self }
    guard fraction < 1 else { return other }
    guard count == other.count else { return fraction < 0.5 ? self : other }
    return zip(self, other).map { $0.mixed(with: $1, at: fraction) }
  }
}

extension DisplayItem {
  fileprivate func mixed(with other: DisplayItem, at fraction: Double) -> DisplayItem {
    switch (self, other) {
    case (.fill(let path, let color), .fill(let otherPath, let otherColor)):
      return .fill(path.mixed(with: otherPath, at: fraction), color.mixed(with: otherColor, at: fraction))
    case (.stroke(let path, let color, let style), .stroke(let otherPath, let otherColor, let otherStyle))
    where style == otherStyle:
      return .stroke(
        path.mixed(with: otherPath, at: fraction), color.mixed(with: otherColor, at: fraction), style)
    case (.group(let group), .group(let otherGroup)):
      return .group(group.mixed(with: otherGroup, at: fraction))
    default: return fraction < 0.5 ? self : other
    }
  }
}

extension DisplayGroup {
  fileprivate func mixed(with other: DisplayGroup, at fraction: Double) -> DisplayGroup {
    var group = self
    group.translation = translation.mixed(with: other.translation, at: fraction)
    group.scale = scale.mixed(with: other.scale, at: fraction)
    group.opacity = opacity.mixed(with: other.opacity, at: fraction)
    if let clip, let otherClip = other.clip { group.clip = clip.mixed(with: otherClip, at: fraction) }
    group.items = items.mixed(with: other.items, at: fraction)
    return group
  }
}
