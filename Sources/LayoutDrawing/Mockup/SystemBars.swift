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
      case .navigation: items += navigationBar.map(navigation) ?? []
      case .tab: items += tabBar.map(tab) ?? []
      case .toolbar: items += toolbar.map(toolbarItems) ?? []
      }
    }
    if hasHomeIndicator { items.append(.fill(.roundedRect(homeIndicator, radius: 2.5), system.label)) }
    return items
  }

  /// Where the clock, the battery, the bars' items and the home indicator are, in canvas points.
  func content() -> [Rect] {
    let bars = Bar.allCases.filter(canvas.bars.contains).flatMap { bar -> [Rect] in
      switch bar {
      case .status: statusHeight > 0 ? [clock.frame, battery] : []
      case .navigation: navigationBar.map { content(of: $0).extents } ?? []
      case .tab: tabBar.map { TabItems(bar: $0, system: system).rects } ?? []
      case .toolbar: toolbar.map(Self.icons) ?? []
      }
    }
    return bars + (hasHomeIndicator ? [homeIndicator] : [])
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

  /// The navigation bar with the status bar over it; nil: none to be seen.
  private var navigationBar: Rect? {
    let bottom = (canvas.bars.contains(.status) ? statusHeight : 0) + canvas.barHeights.navigation
    return canvas.barHeights.navigation > 0 ? Rect(x: 0, y: 0, width: width, height: bottom) : nil
  }

  private func content(of bar: Rect) -> NavigationContent {
    let top = canvas.bars.contains(.status) ? statusHeight : 0
    return NavigationContent(
      item: canvas.navigationItem, room: Rect(x: 0, y: top, width: width, height: bar.maxY - top),
      direction: canvas.layoutDirection, system: system, measurer: measurer)
  }

  private func navigation(_ bar: Rect) -> [DisplayItem] {
    [.fill(.rect(bar), system.barBackground), hairline(y: bar.maxY)] + content(of: bar).items()
      + (canvas.bars.contains(.status) ? status() : [])
  }

  private var tabBar: Rect? {
    let top = height - max(canvas.barHeights.tab, canvas.safeArea.bottom)
    guard canvas.barHeights.tab > 0, top < height else { return nil }
    return Rect(x: 0, y: top, width: width, height: height - top)
  }

  private func tab(_ bar: Rect) -> [DisplayItem] {
    [.fill(.rect(bar), system.barBackground), hairline(y: bar.minY)]
      + TabItems(bar: bar, system: system).items()
  }

  private var toolbar: Rect? {
    let below = canvas.bars.contains(.tab) ? canvas.barHeights.tab : 0
    let top = height - max(canvas.barHeights.toolbar + below, canvas.safeArea.bottom)
    let bottom = height - below
    guard canvas.barHeights.toolbar > 0, top < bottom else { return nil }
    return Rect(x: 0, y: top, width: width, height: bottom - top)
  }

  private static func icons(in toolbar: Rect) -> [Rect] {
    (0..<3).map { index in
      Rect(
        x: 16 + Double(index) * (toolbar.width - 32 - 22) / 2, y: toolbar.minY + 11, width: 22, height: 22)
    }
  }

  private func toolbarItems(_ bar: Rect) -> [DisplayItem] {
    [.fill(.rect(bar), system.barBackground), hairline(y: bar.minY)]
      + Self.icons(in: bar).map {
        .stroke(.roundedRect($0, radius: 5), system.tint, StrokeStyle(width: 1.5))
      }
  }

  private func hairline(y: Double) -> DisplayItem {
    .fill(.rect(Rect(x: 0, y: y - 0.5, width: width, height: 0.5)), system.separator)
  }

  private var homeIndicator: Rect {
    let length = min(134, width * 0.36)
    return Rect(x: (width - length) / 2, y: height - 13, width: length, height: 5)
  }
}
