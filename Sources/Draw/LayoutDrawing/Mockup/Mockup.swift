import AutoLayout
import LayoutScene

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
  /// Whether texts are drawn as bars.
  var drawsTextAsBars = false
  /// The views drawn at full opacity; nil for all.
  var emphasis: Set<ViewIndex>?
  /// The part of the canvas that is left out.
  var crop = Crop.none
  /// The part of its canvas that the layout covers; nil if the layout is whole.
  var window: CropWindow?
  /// The theme of the sheet around the mockup, in whose colours break lines are drawn.
  var sheetTheme: Theme?

  var canvas: AutoLayout.Canvas { layout.canvas }

  /// The screen in sheet points; its origin is the mockup's.
  var screen: Rect {
    Rect(
      x: 0, y: 0, width: canvas.size.width * scale, height: crop.position(of: canvas.size.height) * scale)
  }

  /// The screen's shape in sheet points, without the sensor housing; nil for a whole canvas without a device.
  var display: Path? {
    if window != nil { return .rect(screen.grown(by: 0.5)) }
    guard canvas.device != nil else { return nil }
    // Lines along the edge keep their whole width.
    var shape = outline(of: screen.grown(by: 0.5), scale: scale, grownBy: 0.5)
    if let housing { shape.append(housing.closed) }
    return shape
  }

  private var housing: HousingPainter? { HousingPainter(canvas: canvas, scale: scale) }

  /// The screen with its outline and the bars above it.
  var bounds: Rect {
    guard canvas.device == nil else { return wholeDisplay.grown(by: Measures.bezel) }
    return screen.inset(by: EdgeInsets(top: -(canvas.barsAbove?.height ?? 0) * scale)).grown(by: 0.5)
  }

  func items(id: String?) -> [DisplayItem] {
    let pieces = crop.pieces(height: canvas.size.height)
    return device(
      id: id,
      contents: pieces.map { piece in
        let visible = Rect(
          x: 0, y: piece.lowerBound, width: canvas.size.width, height: piece.upperBound - piece.lowerBound)
        return (visible, screenItems(in: visible))
      }) + barsAbove + housingItems
  }

  /// The drawing for an animation. Every view has its own group, views in `grouping` have another group around their
  /// subtree, and views outside the screen are included, since they may move in.
  func items(id: String?, grouping: Set<ViewIndex>) -> [DisplayItem] {
    let painter = ViewPainter(layout, system: theme.system, measurer: measurer, drawsOutsideScreen: true)
    func group(_ items: [DisplayItem]) -> DisplayItem { .group(DisplayGroup(items: items)) }
    let views = SubtreeGroups(views: layout.views, grouping: grouping).items(
      drawing: { [group(faded($0, painter.items(for: $0)))] },
      above: { [group(faded($0, painter.itemsAbove($0)))] })
    let whole = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    return device(id: id, contents: [(whole, [ground] + views + [group(systemBars)])]) + [group(housingItems)]
  }

  /// The same device with the views of another layout.
  func showing(_ layout: SolvedLayout) -> Mockup {
    Mockup(
      layout: layout, texts: texts, theme: theme, scale: scale, measurer: measurer,
      drawsTextAsBars: drawsTextAsBars)
  }

  private var housingItems: [DisplayItem] { housing?.items(theme: theme) ?? [] }

  /// - Parameter contents: the pieces of the canvas that are shown, with the items drawn in them.
  private func device(id: String?, contents: [(visible: Rect, items: [DisplayItem])]) -> [DisplayItem] {
    let pieces = contents.enumerated().map { index, content in
      let piece = DisplayGroup(
        id: index == 0 ? id : nil, className: "mockup",
        translation: Point(
          x: 0, y: (crop.position(of: content.visible.minY) - content.visible.minY) * scale),
        scale: scale,
        clip: outline(of: content.visible, isFirst: index == 0, isLast: index == contents.count - 1),
        items: drawsTextAsBars ? content.items.withTextBars(measurer) : content.items)
      return DisplayItem.group(piece)
    }
    var items = [DisplayItem]()
    let radius = canvas.cornerRadius * scale
    if canvas.device != nil {
      let outer = max(radius + Measures.bezel, Measures.bezelRadius)
      items.append(.fill(.roundedRect(bounds, radius: outer), theme.bezel))
      items.append(
        .stroke(
          .roundedRect(bounds.grown(by: -0.25), radius: outer - 0.25), theme.bezelEdge,
          StrokeStyle(width: 0.5)))
    }
    items += behindSheet + pieces
    if canvas.device == nil {
      items.append(.stroke(.rect(screen), theme.canvasEdge, StrokeStyle(width: 1)))
      for side in window?.tornEdges ?? [] {
        items += TornEdge(side: side, screen: screen, theme: sheetTheme ?? theme).items
      }
    } else {
      items.append(
        .stroke(.roundedRect(wholeDisplay, radius: radius), theme.bezelEdge, StrokeStyle(width: 0.5)))
    }
    let broken = canvas.device == nil ? screen : bounds
    for cut in crop.cuts {
      let y = crop.position(of: cut.lowerBound) * scale
      items += BreakLine(y: y, x: broken.minX, width: broken.width, theme: sheetTheme ?? theme).items
    }
    return items
  }

  private func screenItems(in visible: Rect) -> [DisplayItem] {
    let painter = ViewPainter(layout, system: theme.system, measurer: measurer, visible: visible)
    let views = SubtreeGroups(views: layout.views).items(
      drawing: { faded($0, painter.items(for: $0)) }, above: { faded($0, painter.itemsAbove($0)) })
    return [ground] + views + systemBars
  }

  private var ground: DisplayItem {
    .fill(
      .rect(Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)),
      canvas.background.map(theme.system.resolved) ?? theme.system.systemBackground)
  }

  private func faded(_ index: ViewIndex, _ items: [DisplayItem]) -> [DisplayItem] {
    guard let emphasis, !emphasis.contains(index), !items.isEmpty,
      layout.views[index].scene.superview != nil
    else { return items }
    return [.group(DisplayGroup(opacity: Measures.fadedOpacity, items: items))]
  }
}
