import AutoLayout

/// Draws single views as UIKit's controls look, in canvas points.
struct ViewPainter {
  let system: SystemColors
  /// Device pixels per point.
  let pixelScale: Double
  let measurer: any TextMeasurer
  /// The screen in canvas points; nothing outside it can be seen.
  let screen: Rect
  /// Where the safe area ends, in canvas points.
  private let bottom: Double
  let era: InterfaceEra
  let scrolling: ScrollPainter
  let drawsOutsideScreen: Bool

  /// - Parameters:
  ///   - system: the colours of the controls.
  ///   - drawsOutsideScreen: whether views that cannot be seen are drawn nevertheless.
  ///   - visible: the part of the canvas that is shown; nil: all of it.
  init(
    _ layout: SolvedLayout, system: SystemColors, measurer: any TextMeasurer,
    drawsOutsideScreen: Bool = false,
    visible: Rect? = nil
  ) {
    self.drawsOutsideScreen = drawsOutsideScreen
    self.system = system
    self.measurer = measurer
    pixelScale = layout.canvas.scale
    screen = visible ?? Rect(x: 0, y: 0, width: layout.canvas.size.width, height: layout.canvas.size.height)
    bottom = layout.canvas.size.height - layout.canvas.safeArea.bottom
    era = layout.canvas.era
    scrolling = ScrollPainter(views: layout.views, system: system)
  }

  /// The view's own drawing, without its subviews'.
  func items(for index: Int) -> [DisplayItem] {
    let view = scrolling.views[index]
    let frame = visiblePart(of: view.absoluteFrame).roundedToPixels(scale: pixelScale)
    guard frame.width > 0, frame.height > 0, drawsOutsideScreen || frame.intersects(screen) else { return [] }
    let system = system.tinted(for: view.scene)
    var items = background(of: view, frame: frame)
    if view.scene.placeholderName != nil { items += ForeignContent.ground(in: frame, system: system) }
    switch view.scene.kind {
    case .imageView:
      items += ImagePlaceholder(size: view.scene.imageSize, mode: view.scene.contentMode, system: system)
        .items(in: frame)
    case .tableView: items += scrolling.emptyRows(of: index, in: frame)
    case .cell:
      items += scrolling.separator(of: index, in: frame)
      items += AccessoryPainter(view: view, frame: frame, system: system).items()
    case .button: items += ButtonImage(view: view, frame: frame, system: system, measurer: measurer).items()
    default: items += ControlPainter(view: view, frame: frame, system: system, era: era).items()
    }
    return items + texts(of: view).map { .text($0) }
  }

  /// What is drawn over the view's subviews.
  func itemsAbove(_ index: Int) -> [DisplayItem] { scrolling.indicators(of: scrolling.views[index]) }

  /// Every line of text that the view shows.
  func texts(of view: SolvedView) -> [TextItem] {
    let frame = visiblePart(of: view.absoluteFrame)
    guard frame.width > 0, frame.height > 0 else { return [] }
    let system = system.tinted(for: view.scene)
    let own = ViewText(of: view, system: system, pixelScale: pixelScale, measurer: measurer).map { [$0.item] }
    let label = ForeignContent.label(of: view, in: frame, system: system).map { [$0] }
    let header = scrolling.header(above: view, in: frame).map { [$0] }
    return (own ?? []) + (label ?? []) + (header ?? [])
      + ControlTexts(view: view, frame: frame, system: system, era: era).items()
  }

  /// The frame, cut so far outside the screen that its ends are not seen: painters need numbers of a sane size.
  private func visiblePart(of frame: Rect) -> Rect {
    let reach = 4 * max(screen.width, screen.height, 1000)
    let left = clamp(frame.minX, -reach, reach)
    let top = clamp(frame.minY, -reach, reach)
    return Rect(
      x: left, y: top, width: clamp(frame.maxX, -reach, reach) - left,
      height: clamp(frame.maxY, -reach, reach) - top)
  }

  private func background(of view: SolvedView, frame: Rect) -> [DisplayItem] {
    let own: Color? =
      switch view.scene.kind {
      case .tableView where view.scene.table.isGrouped: system.groupedBackground
      case .cell where scrolling.isInGroup(view): system.groupedCell
      case .textView, .tableView, .cell: system.systemBackground
      case .searchBar where era >= .iOS13: nil
      case .navigationBar, .toolbar, .tabBar, .searchBar: system.barBackground
      default: nil
      }
    // The root's ground is the canvas's, drawn before any view.
    guard let color = view.scene.backgroundColor.map(system.resolved) ?? own else { return [] }
    let ground = view.scene.kind.isBottomBar ? reachingDown(frame) : frame
    return [.fill(.roundedRect(ground, radius: view.scene.cornerRadius), color)]
  }

  /// A bar at the end of the safe area goes on below the home indicator, as UIKit's own do.
  private func reachingDown(_ frame: Rect) -> Rect {
    guard abs(frame.maxY - bottom) < 1 else { return frame }
    return Rect(x: frame.x, y: frame.y, width: frame.width, height: screen.maxY - frame.y)
  }
}

extension ViewKind {
  fileprivate var isBottomBar: Bool { self == .tabBar || self == .toolbar }
}
