import AutoLayout

// The system's bars over the canvas, and those above it.

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
    guard let bars = strip else { return [] }
    let items = bars.items()
    return [
      .group(
        DisplayGroup(
          className: "mockup", translation: Point(x: 0, y: -bars.canvas.size.height * scale), scale: scale,
          clip: .rect(Rect(x: 0, y: 0, width: bars.canvas.size.width, height: bars.canvas.size.height)),
          items: drawsTextAsBars ? items.withTextBars(measurer) : items)),
      .stroke(.rect(bounds.grown(by: -0.5)), theme.canvasEdge, StrokeStyle(width: 1)),
    ]
  }

  /// The bars above the canvas, as a canvas of their own.
  private var strip: SystemBars? {
    guard canvas.device == nil, let above = canvas.barsAbove, above.height > 0 else { return nil }
    var display = canvas.plain(of: Size(width: canvas.size.width, height: above.height))
    display.bars = above.heights.status > 0 ? [.status, .navigation] : [.navigation]
    display.barHeights = above.heights
    display.navigationItem = above.navigationItem
    return SystemBars(canvas: display, system: theme.system, scale: scale, measurer: measurer)
  }

  /// The bars of the whole canvas, in its own points.
  private var bars: SystemBars {
    SystemBars(canvas: window?.canvas ?? canvas, system: theme.system, scale: scale, measurer: measurer)
  }

  /// The areas of the views' lines of text, the system's symbols and the sensor housing, in canvas points.
  var occupied: [Rect] {
    let origin = window?.frame.origin ?? .zero
    let above = strip.map { strip in
      strip.content().map { $0.offset(by: Point(x: 0, y: -strip.canvas.size.height)) }
    }
    let behind = presenterBar.map { bar in
      bar.rects.map { $0.offset(by: Point(x: 0, y: -(canvas.sheetTop ?? 0))) }
    }
    let signs =
      (behind ?? []) + bars.content().map { $0.offset(by: Point(x: -origin.x, y: -origin.y)) } + (above ?? [])
    return (texts.extents + signs + (canvas.sensorHousing.map { [$0.frame] } ?? [])).map { rect in
      let (top, bottom) = (crop.position(of: rect.minY), crop.position(of: rect.maxY))
      return Rect(x: rect.x, y: top, width: rect.width, height: bottom - top)
    }
  }
}
