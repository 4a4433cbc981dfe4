import AutoLayout

// The system's bars: those over the canvas, and those above it.

extension Mockup {
  var systemBars: [DisplayItem] {
    let items = bars.items()
    guard let window, !items.isEmpty else { return items }
    return [
      .group(DisplayGroup(translation: Point(x: -window.frame.x, y: -window.frame.y), items: items))
    ]
  }

  /// The bars below which the canvas begins.
  var barsAbove: [DisplayItem] {
    guard canvas.device == nil, let above = canvas.barsAbove, above.height > 0 else { return [] }
    let strip = Rect(x: 0, y: 0, width: canvas.size.width, height: above.height)
    var display = canvas.plain(of: strip.size)
    display.bars = above.heights.status > 0 ? [.status, .navigation] : [.navigation]
    display.barHeights = above.heights
    display.navigationItem = above.navigationItem
    let items = SystemBars(canvas: display, system: theme.system, scale: scale, measurer: measurer).items()
    return [
      .group(
        DisplayGroup(
          className: "mockup", translation: Point(x: 0, y: -above.height * scale), scale: scale,
          clip: .rect(strip), items: drawsTextAsBars ? items.withTextBars(measurer) : items)),
      .stroke(.rect(bounds.grown(by: -0.5)), theme.canvasEdge, StrokeStyle(width: 1)),
    ]
  }

  /// Of the whole canvas, in its own points.
  private var bars: SystemBars {
    SystemBars(canvas: window?.canvas ?? canvas, system: theme.system, scale: scale, measurer: measurer)
  }

  /// Where the views' lines of text and the system's signs are, in canvas points, and the sensor housing.
  var occupied: [Rect] {
    let origin = window?.frame.origin ?? .zero
    let signs = bars.content().map { $0.offset(by: Point(x: -origin.x, y: -origin.y)) }
    return (texts.extents + signs + (canvas.sensorHousing.map { [$0.frame] } ?? [])).map { rect in
      let (top, bottom) = (crop.position(of: rect.minY), crop.position(of: rect.maxY))
      return Rect(x: rect.x, y: top, width: rect.width, height: bottom - top)
    }
  }
}
