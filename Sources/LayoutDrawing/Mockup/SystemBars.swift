import AutoLayout

/// The status, navigation, tab and tool bars that a canvas has beside its views, and the home indicator.
struct SystemBars {
  let canvas: AutoLayout.Canvas
  let system: SystemColors
  /// Sheet points per canvas point: the clock stays legible when the mockup is small.
  let scale: Double
  let measurer: any TextMeasurer

  private var width: Double { canvas.size.width }
  private var height: Double { canvas.size.height }

  private var statusHeight: Double {
    canvas.barHeights.status > 0 ? canvas.barHeights.status : canvas.safeArea.top
  }

  func items() -> [DisplayItem] {
    var items = [DisplayItem]()
    for bar in Bar.allCases where canvas.bars.contains(bar) {
      switch bar {
      case .status: items += status()
      case .navigation: items += navigation()
      case .tab: items += tab()
      case .toolbar: items += toolbar()
      }
    }
    if hasHomeIndicator { items.append(.fill(.roundedRect(homeIndicator, radius: 2.5), system.label)) }
    return items
  }

  /// Where the clock, the battery and the home indicator are, in canvas points.
  func content() -> [Rect] {
    let status = canvas.bars.contains(.status) && statusHeight > 0 ? [clock.frame, battery] : []
    return status + (hasHomeIndicator ? [homeIndicator] : [])
  }

  private var hasHomeIndicator: Bool { canvas.cornerRadius > 0 && canvas.safeArea.bottom > 0 }

  private var side: Double { max(14, canvas.cornerRadius * 0.6) }

  private var clock: TextItem {
    let text = Text(
      "9:41", font: Font(size: max(12, Typography.smallest / scale), weight: .semibold),
      lineBreakMode: .byClipping)
    let size = measurer.layout(text, maximumWidth: nil, maximumHeight: nil).size
    return TextItem(
      text: text,
      frame: Rect(x: side, y: (statusHeight - size.height) / 2, width: size.width + 1, height: size.height),
      color: system.label)
  }

  private var battery: Rect {
    Rect(x: width - side - 23, y: (statusHeight - 10) / 2, width: 23, height: 10)
  }

  private func status() -> [DisplayItem] {
    guard statusHeight > 0 else { return [] }
    let shell = Rect(x: battery.x, y: battery.y, width: 20, height: 10)
    let nub = Rect(x: shell.maxX + 1, y: shell.midY - 1.75, width: 1.5, height: 3.5)
    let charge = Rect(x: shell.x + 1.75, y: shell.y + 1.75, width: 14, height: shell.height - 3.5)
    return [
      .text(clock),
      .stroke(
        .roundedRect(shell.grown(by: -0.4), radius: 2.6), system.label.withAlpha(0.5), StrokeStyle(width: 0.8)
      ),
      .fill(.roundedRect(nub, radius: 0.75), system.label.withAlpha(0.5)),
      .fill(.roundedRect(charge, radius: 1.4), system.label),
    ]
  }

  private func navigation() -> [DisplayItem] {
    let top = canvas.bars.contains(.status) ? statusHeight : 0
    let bottom = top + canvas.barHeights.navigation
    guard bottom > top else { return [] }
    let bar = Rect(x: 0, y: 0, width: width, height: bottom)
    return [.fill(.rect(bar), system.barBackground), hairline(y: bottom)]
      + NavigationContent(
        item: canvas.navigationItem, room: Rect(x: 0, y: top, width: width, height: bottom - top),
        direction: canvas.layoutDirection, system: system, measurer: measurer
      ).items() + (canvas.bars.contains(.status) ? status() : [])
  }

  private func tab() -> [DisplayItem] {
    let top = height - max(canvas.barHeights.tab, canvas.safeArea.bottom)
    guard canvas.barHeights.tab > 0, top < height else { return [] }
    let bar = Rect(x: 0, y: top, width: width, height: height - top)
    return [.fill(.rect(bar), system.barBackground), hairline(y: top)]
      + TabItems(bar: bar, system: system).items()
  }

  private func toolbar() -> [DisplayItem] {
    let below = canvas.bars.contains(.tab) ? canvas.barHeights.tab : 0
    let top = height - max(canvas.barHeights.toolbar + below, canvas.safeArea.bottom)
    let bottom = height - below
    guard canvas.barHeights.toolbar > 0, top < bottom else { return [] }
    var items: [DisplayItem] = [
      .fill(.rect(Rect(x: 0, y: top, width: width, height: bottom - top)), system.barBackground),
      hairline(y: top),
    ]
    for index in 0..<3 {
      let x = 16 + Double(index) * (width - 32 - 22) / 2
      items.append(
        .stroke(
          .roundedRect(Rect(x: x, y: top + 11, width: 22, height: 22), radius: 5), system.tint,
          StrokeStyle(width: 1.5)))
    }
    return items
  }

  private func hairline(y: Double) -> DisplayItem {
    .fill(.rect(Rect(x: 0, y: y - 0.5, width: width, height: 0.5)), system.separator)
  }

  private var homeIndicator: Rect {
    let length = min(134, width * 0.36)
    return Rect(x: (width - length) / 2, y: height - 13, width: length, height: 5)
  }
}
