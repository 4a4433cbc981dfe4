import AutoLayout

/// A layout as the device would show it: the outline, the screen with its views, the system's bars.
///
/// Everything on the screen is drawn in the canvas's points and scaled as a whole; the outline has the same
/// thickness at every scale.
struct Mockup {
  let layout: SolvedLayout
  let texts: MockupTexts
  let theme: Theme
  /// Sheet points per canvas point.
  let scale: Double
  let measurer: any TextMeasurer

  private var canvas: AutoLayout.Canvas { layout.canvas }

  /// The screen in sheet points; its origin is the mockup's.
  var screen: Rect {
    Rect(x: 0, y: 0, width: canvas.size.width * scale, height: canvas.size.height * scale)
  }

  /// The screen with the outline about it.
  var bounds: Rect { canvas.device == nil ? screen.grown(by: 0.5) : screen.grown(by: Measures.bezel) }

  func items(id: String?) -> [DisplayItem] {
    let radius = canvas.cornerRadius * scale
    let content = DisplayGroup(
      id: id, className: "mockup", scale: scale,
      clip: .roundedRect(
        Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height), radius: canvas.cornerRadius),
      items: screenItems())
    var items = [DisplayItem]()
    if canvas.device != nil {
      let outer = max(radius + Measures.bezel, Measures.bezelRadius)
      items.append(.fill(.roundedRect(bounds, radius: outer), theme.bezel))
      items.append(
        .stroke(
          .roundedRect(bounds.grown(by: -0.25), radius: outer - 0.25), theme.bezelEdge,
          StrokeStyle(width: 0.5)))
    }
    items.append(.group(content))
    if canvas.device == nil {
      items.append(.stroke(.rect(screen), theme.canvasEdge, StrokeStyle(width: 1)))
    } else {
      items.append(
        .stroke(.roundedRect(screen, radius: radius), theme.bezelEdge, StrokeStyle(width: 0.5)))
    }
    return items
  }

  private func screenItems() -> [DisplayItem] {
    let ground = canvas.background ?? theme.system.systemBackground
    let screen = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    let painter = ViewPainter(
      system: theme.system, pixelScale: canvas.scale, measurer: measurer, screen: screen)
    var items: [DisplayItem] = [.fill(.rect(screen), ground)]
    items += ViewTree(views: layout.views).items { painter.items(for: $0) }
    items += SystemBars(canvas: canvas, system: theme.system, scale: scale, measurer: measurer).items()
    return items
  }
}

/// Puts the drawings of views into the groups that fade or clip their subtrees.
struct ViewTree {
  let views: [SolvedView]

  /// Groups inside groups beyond this depth are left out, so that no scene exhausts a painter's stack.
  static let deepestGroup = 24

  /// The visible views' drawings in tree order.
  func items(drawing: (SolvedView) -> [DisplayItem]) -> [DisplayItem] {
    let ends = subtreeEnds()
    // The groups that are open, each with the end of its subtree; the first holds the whole tree.
    var open: [(end: Int, group: DisplayGroup)] = [(views.count, DisplayGroup(items: []))]
    for (index, view) in views.enumerated() where !view.isHidden {
      while open.count > 1, let end = open.last?.end, index >= end { close(&open) }
      let fades = view.scene.alpha < 1
      if fades || view.scene.kind.clipsSubviews, open.count <= Self.deepestGroup {
        var group = DisplayGroup(opacity: clamp(view.scene.alpha, 0, 1), items: [])
        if view.scene.kind.clipsSubviews {
          group.clip = .roundedRect(view.absoluteFrame.standardized, radius: view.scene.cornerRadius)
        }
        open.append((ends[index], group))
      }
      open[open.count - 1].group.items += drawing(view)
    }
    while open.count > 1 { close(&open) }
    return open[0].group.items
  }

  private func close(_ open: inout [(end: Int, group: DisplayGroup)]) {
    let closed = open.removeLast()
    open[open.count - 1].group.items.append(.group(closed.group))
  }

  /// For each view the position behind its last descendant: in tree order a subtree is one piece.
  private func subtreeEnds() -> [Int] {
    var ends = views.indices.map { $0 + 1 }
    for index in views.indices.reversed() {
      guard let superview = views[index].scene.superview, superview >= 0, superview < index else { continue }
      ends[superview] = max(ends[superview], ends[index])
    }
    return ends
  }
}

extension ViewKind {
  /// Whether UIKit's class clips its subviews to its bounds by default.
  var clipsSubviews: Bool {
    switch self {
    case .scrollView, .tableView, .textView: true
    default: false
    }
  }
}

extension Mockup {
  /// Where the views' lines of text and the system's signs are, in canvas points.
  var occupied: [Rect] {
    texts.extents
      + SystemBars(canvas: layout.canvas, system: theme.system, scale: scale, measurer: measurer).content()
  }
}

/// What is known of a layout's texts at every scale.
struct MockupTexts {
  /// Where the lines are that can be seen, in canvas points.
  let extents: [Rect]
  /// The size of the smallest font in points; nil without text.
  let smallestFont: Double?

  init(of layout: SolvedLayout, measurer: any TextMeasurer) {
    let texts = layout.views.filter { !$0.isHidden }.compactMap {
      ViewText(of: $0, system: .light, pixelScale: layout.canvas.scale, measurer: measurer)
    }
    let screen = Rect(x: 0, y: 0, width: layout.canvas.size.width, height: layout.canvas.size.height)
    extents = texts.compactMap { $0.extent(measurer).intersection(screen) }
    smallestFont = texts.map(\.item.text.font.size).min()
  }
}
