import AutoLayout
import LayoutScene

/// Draws single views to look like UIKit's controls, in canvas points.
struct ViewPainter {
  let system: SystemColors
  /// Device pixels per point.
  let pixelScale: Double
  let measurer: any TextMeasurer
  /// The screen in canvas points; nothing outside it can be seen.
  let screen: Rect
  /// The end of the safe area, in canvas points.
  private let bottom: Double
  let era: InterfaceEra
  let scrolling: ScrollPainter
  let drawsOutsideScreen: Bool
  /// The tint of each view: its own, or that of the view that contains it.
  private let tints: ViewList<DynamicColor?>

  /// - Parameters:
  ///   - system: the colours of the controls.
  ///   - drawsOutsideScreen: whether to draw views that cannot be seen.
  ///   - visible: the part of the canvas that is shown; nil for all of it.
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
    var tints = ViewList<DynamicColor?>()
    for view in layout.views {
      let inherited = view.scene.superview.flatMap { tints.indices.contains($0) ? tints[$0] : nil }
      tints.append(view.scene.tintColor ?? inherited)
    }
    self.tints = tints
  }

  /// The view's own drawing, without its subviews'.
  func items(for index: ViewIndex) -> [DisplayItem] {
    let view = scrolling.views[index]
    let frame = visiblePart(of: view.absoluteFrame).roundedToPixels(scale: pixelScale)
    guard isSeen(view, in: frame), drawsOutsideScreen || frame.intersects(screen) else { return [] }
    let place = place(of: index, in: frame)
    let content = AnyPaintedContent(view.scene.content)
    var items = ground(content, place)
    let painter = DrawingPainter(system: place.system, measurer: measurer, tint: place.system.tint)
    items += painter.items(view.scene.drawing, of: frame.size, in: frame)
    if view.scene.placeholderName != nil { items += ForeignContent.ground(in: frame, system: place.system) }
    return items + content.items(place) + texts(of: index).map { .text($0) }
  }

  /// Whether a view can be visible: a row without height can have the titles of its section.
  private func isSeen(_ view: SolvedView, in frame: Rect) -> Bool {
    frame.width > 0 && (frame.height > 0 || !view.sectionTitles.isEmpty)
  }

  private func place(of index: ViewIndex, in frame: Rect) -> PaintPlace {
    let view = scrolling.views[index]
    return PaintPlace(
      view: view, index: index, frame: frame, system: system.tinted(for: view.scene, tints[index]), era: era,
      measurer: measurer,
      scrolling: scrolling)
  }

  /// The items drawn over the view's subviews.
  func itemsAbove(_ index: ViewIndex) -> [DisplayItem] {
    border(of: scrolling.views[index]) + scrolling.indicators(of: scrolling.views[index])
  }

  /// The border of a view, which a layer draws over its sublayers, inside its bounds.
  private func border(of view: SolvedView) -> [DisplayItem] {
    let frame = visiblePart(of: view.absoluteFrame).roundedToPixels(scale: pixelScale)
    let width = min(view.scene.borderWidth, frame.width / 2, frame.height / 2)
    guard width > 0, drawsOutsideScreen || frame.intersects(screen) else { return [] }
    let color = view.scene.borderColor.map(system.resolved) ?? Color(red: 0, green: 0, blue: 0)
    let radius = max(0, view.scene.cornerRadius - width / 2)
    return [
      .stroke(.roundedRect(frame.grown(by: -width / 2), radius: radius), color, StrokeStyle(width: width))
    ]
  }

  /// Every line of text that the view shows.
  func texts(of index: ViewIndex) -> [TextItem] {
    let view = scrolling.views[index]
    let frame = visiblePart(of: view.absoluteFrame)
    guard isSeen(view, in: frame) else { return [] }
    let place = place(of: index, in: frame)
    let own = ViewText(of: view, system: place.system, pixelScale: pixelScale, measurer: measurer)
    let label = ForeignContent.label(of: view, in: frame, system: place.system)
    return [own?.item, label].compactMap(\.self) + AnyPaintedContent(view.scene.content).texts(place)
  }

  /// The frame, clamped far enough outside the screen to hide its ends, since painters need numbers of a sane size.
  private func visiblePart(of frame: Rect) -> Rect {
    let reach = 4 * max(screen.width, screen.height, 1000)
    let left = clamp(frame.minX, -reach, reach)
    let top = clamp(frame.minY, -reach, reach)
    return Rect(
      x: left, y: top, width: clamp(frame.maxX, -reach, reach) - left,
      height: clamp(frame.maxY, -reach, reach) - top)
  }

  /// The background of a view. The root's is that of the canvas, drawn before any view.
  private func ground(_ content: AnyPaintedContent, _ place: PaintPlace) -> [DisplayItem] {
    let scene = place.view.scene
    guard let color = scene.backgroundColor.map(place.system.resolved) ?? content.ground(place) else {
      return []
    }
    var frame = place.frame
    if case .bar(atBottom: true) = content.appearance { frame = reachingDown(frame) }
    let radius = scene.cornerRadius > 0 ? scene.cornerRadius : content.cornerRadius(frame)
    return [.fill(.roundedRect(frame, radius: radius), color)]
  }

  /// The frame of a bar. A bar at the end of the safe area extends below the home indicator, as UIKit's own do.
  private func reachingDown(_ frame: Rect) -> Rect {
    guard abs(frame.maxY - bottom) < 1 else { return frame }
    return Rect(x: frame.x, y: frame.y, width: frame.width, height: screen.maxY - frame.y)
  }
}
