import AutoLayout
import LayoutScene

/// The long stretches of a canvas that are empty in every option, which pictures replace with a break line.
struct Crop: Hashable {
  /// The stretches to cut, in canvas points from the top, in ascending order.
  private(set) var cuts: [ClosedRange<Double>] = []

  /// The distance outside the canvas at which anything farther out is drawn, in sheet points.
  private(set) var overscan = Measures.overscan

  private static let shortestStretch = 110.0
  /// The part of a stretch that is kept at each end.
  private static let margin = 26.0

  static let none = Crop()
  /// The crop for a part of a canvas. Whatever extends beyond the part continues past its edge, or it would seem to end
  /// there.
  static let window = {
    var crop = Crop()
    crop.overscan = 3
    return crop
  }()

  private init() {}

  /// Whether the canvas of a layout may be cut. A sheet shows that it does not reach the top of its screen.
  static func cuts(_ layout: SolvedLayout) -> Bool { layout.canvas.sheetTop == nil }

  /// - Parameters:
  ///   - layouts: the options of a sheet that may be cut. They are cut if their canvases have one size.
  ///   - texts: the areas of their lines of text, some of which are outside of the views that show them.
  init(of layouts: [SolvedLayout], texts: [Rect] = []) {
    guard let canvas = layouts.first?.canvas, layouts.allSatisfy({ $0.canvas.size == canvas.size }) else {
      return
    }
    // The area outside the canvas does not count.
    let lines = texts.map { ClosedRange(between: $0.minY, and: $0.maxY) }
    let occupied = (layouts.flatMap(Self.occupied) + lines).map {
      $0.clamped(to: 0...max(0, canvas.size.height))
    }
    .sorted { $0.lowerBound < $1.lowerBound }
    var end = 0.0
    for stretch in occupied + [ClosedRange(between: canvas.size.height, and: canvas.size.height)] {
      if stretch.lowerBound - end >= Self.shortestStretch {
        cuts.append((end + Self.margin).rounded()...(stretch.lowerBound - Self.margin).rounded())
      }
      end = max(end, stretch.upperBound)
    }
  }

  /// The occupied stretches of a layout: the system's bars, views that show something, and the edges of views that only
  /// contain others.
  private static func occupied(_ layout: SolvedLayout) -> [ClosedRange<Double>] {
    let canvas = layout.canvas
    let (height, insets) = (canvas.size.height, layout.views.first?.safeAreaInsets ?? .zero)
    let bars = [
      0...max(0, insets.top),
      ClosedRange(between: height - max(insets.bottom, canvas.keyboardHeight), and: height),
    ]
    let housing = canvas.sensorHousing.map { [ClosedRange(between: $0.frame.minY, and: $0.frame.maxY)] } ?? []
    let superviews = Set(layout.views.compactMap(\.scene.superview))
    let ghosts = Ghosts(layout: layout)
    return bars + housing
      + layout.views.indices.dropFirst().filter { !layout.views[$0].isHidden }.flatMap { index in
        let view = layout.views[index]
        let frames = [view.absoluteFrame] + ghosts.frames(of: index)
        return frames.flatMap { frame -> [ClosedRange<Double>] in
          let whole = ClosedRange(between: frame.minY, and: frame.maxY)
          let isLeaf = !superviews.contains(index) && !view.scene.kind.isBlankInside
          if isLeaf || view.scene.backgroundColor != nil && !view.scene.kind.isBlankInside { return [whole] }
          return [whole.lowerBound...whole.lowerBound, whole.upperBound...whole.upperBound]
        }
      }
      + layout.guides.filter { $0.kind != .layoutMargins }.flatMap { guide in
        [guide.absoluteFrame.minY, guide.absoluteFrame.maxY].map { $0...$0 }
      }
  }

  /// The position of a y coordinate of the canvas once the stretches are left out.
  func position(of y: Double) -> Double {
    cuts.reduce(y) { $0 - clamp(y - $1.lowerBound, 0, $1.upperBound - $1.lowerBound) }
  }

  /// The remaining pieces of a canvas, from the top, in canvas points.
  func pieces(height: Double) -> [ClosedRange<Double>] {
    var start = 0.0
    var pieces: [ClosedRange<Double>] = []
    for cut in cuts {
      pieces.append(start...cut.lowerBound)
      start = cut.upperBound
    }
    return pieces + [start...max(start, height)]
  }
}

extension ViewKind {
  /// Whether views of the kind show nothing but what is in them.
  fileprivate var isBlankInside: Bool {
    switch self {
    case .scrollView, .tableView, .collectionView: true
    case .view, .label, .textField, .button, .imageView, .switch, .slider, .stepper, .segmentedControl,
      .progressView, .activityIndicator, .pageControl, .colorWell, .textView, .searchBar, .datePicker,
      .pickerView,
      .stackView, .cell, .collectionCell, .navigationBar, .toolbar, .tabBar:
      false
    }
  }
}

/// The sign that indicates a cut: a gap between two jagged lines.
struct BreakLine {
  let y: Double
  var x = 0.0
  let width: Double
  let theme: Theme

  private static let tooth = 8.0
  private static let mostTeeth = 1000.0
  private static let gap = 4.0

  var items: [DisplayItem] {
    let (upper, lower) = (edge(at: y - Self.gap / 2), edge(at: y + Self.gap / 2))
    return [
      .fill(.polygon(upper + lower.reversed()), theme.background),
      .stroke(.polyline(upper), theme.canvasEdge, StrokeStyle(width: 0.75, join: .round)),
      .stroke(.polyline(lower), theme.canvasEdge, StrokeStyle(width: 0.75, join: .round)),
    ]
  }

  private func edge(at y: Double) -> [Point] {
    let count = width.isFinite ? Int(clamp((width / Self.tooth).rounded(.up), 2, Self.mostTeeth)) : 2
    return (0...count).map { index in
      Point(x: x - 1 + (width + 2) * Double(index) / Double(count), y: y + (index.isMultiple(of: 2) ? 2 : -2))
    }
  }
}
