import AutoLayout
import LayoutScene

/// The colours of the views under the overlay. Dark ink is invisible on a dark view, as is light ink on a light one.
struct Backgrounds {
  private struct Area {
    var rect: Rect
    var color: Color
  }

  /// The areas from bottom to top.
  private let areas: [Area]
  private let sheet: Color
  /// Whether the default colours are visible everywhere.
  private let isPlain: Bool
  private let theme: Theme
  private let other: Theme

  init(_ layout: SolvedLayout, _ space: OverlaySpace, theme: Theme, sheetTheme: Theme) {
    self.theme = theme
    other = .of(theme.appearance == .light ? .dark : .light)
    sheet = sheetTheme.background
    let system = theme.system
    var areas = [
      Area(
        rect: space.screen, color: layout.canvas.background.map(system.resolved) ?? system.systemBackground)
    ]
    for view in layout.views.dropFirst() where !view.isHidden {
      // Controls draw colours of their own, close to the system's background.
      let color = view.scene.backgroundColor.map(system.resolved)
      guard let color = color ?? (view.scene.kind.hasGround ? system.systemBackground : nil),
        view.scene.alpha * color.alpha >= Self.leastOpacity
      else { continue }
      areas.append(Area(rect: space.convert(view.absoluteFrame), color: color))
    }
    self.areas = areas
    isPlain =
      sheetTheme.appearance == theme.appearance && areas.allSatisfy { $0.color == system.systemBackground }
  }

  /// The least opacity of a view. A view with less is taken for a shade of what is below it.
  private static let leastOpacity = 0.6
  static let reach = 1.5
  /// The least contrast of lines. With less, they depend on their casing, which the default colours have too.
  private static let leastContrast = 2.2

  /// The colours for lines: those of the other appearance if the lines are easier to see in them.
  ///
  /// - Parameter reach: the distance from the middle of a line within which the background is considered.
  func theme(under lines: some Sequence<SignBar>, reach: Double = Self.reach) -> Theme {
    if isPlain { return theme }
    let colors = self.colors(under: lines, reach: reach)
    func contrast(_ theme: Theme) -> Double {
      colors.map { $0.contrast(with: theme.satisfied) }.min() ?? .infinity
    }
    return contrast(other) > max(contrast(theme), Self.leastContrast) ? other : theme
  }

  /// Whether lines of a colour can hardly be seen somewhere.
  func isFaint(_ color: Color, under lines: [SignBar], reach: Double = Self.reach) -> Bool {
    !isPlain && colors(under: lines, reach: reach).contains { $0.contrast(with: color) < Self.leastContrast }
  }

  private func colors(under lines: some Sequence<SignBar>, reach: Double) -> [Color] {
    var points: [Point] = []
    for line in lines {
      for share in [0.1, 0.5, 0.9] {
        for offset in [-reach, reach] {
          points.append(
            Point(along: line.start + line.length * share, across: line.across + offset, axis: line.axis))
        }
      }
    }
    return colors(at: points)
  }

  /// The colours for the outline of a rectangle.
  func theme(under rect: Rect) -> Theme {
    theme(
      under: Axis.allCases.flatMap { axis in
        [rect.minimum(along: axis.other), rect.maximum(along: axis.other)].map {
          SignBar(axis: axis, start: rect.minimum(along: axis), end: rect.maximum(along: axis), across: $0)
        }
      })
  }

  private func colors(at points: [Point]) -> [Color] {
    guard let first = points.first else { return [] }
    var (least, greatest) = (first, first)
    for point in points {
      (least.x, least.y) = (min(least.x, point.x), min(least.y, point.y))
      (greatest.x, greatest.y) = (max(greatest.x, point.x), max(greatest.y, point.y))
    }
    // Most areas are far away.
    let near = areas.filter { area in
      area.rect.minX <= greatest.x && area.rect.maxX >= least.x && area.rect.minY <= greatest.y
        && area.rect.maxY >= least.y
    }
    return points.map { point in near.last { $0.rect.nearest(to: point) == point }?.color ?? sheet }
  }
}

extension Color {
  /// An approximation of the contrast ratio of the Web Content Accessibility Guidelines, from 1 to 21, for opaque
  /// colours.
  fileprivate func contrast(with other: Color) -> Double {
    let (first, second) = (luminance + 0.05, other.luminance + 0.05)
    return max(first, second) / min(first, second)
  }

  private var luminance: Double {
    0.2126 * Self.linear(red) + 0.7152 * Self.linear(green) + 0.0722 * Self.linear(blue)
  }

  /// An approximation of the power 2.2, which WebAssembly does not have.
  private static func linear(_ component: Double) -> Double {
    component * component * (0.75 + 0.25 * component)
  }
}
