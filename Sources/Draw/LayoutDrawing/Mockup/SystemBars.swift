import AutoLayout

/// The status, navigation, tab and tool bars that a canvas has in addition to its views, and the home indicator.
struct SystemBars {
  let canvas: AutoLayout.Canvas
  let system: SystemColors
  /// Sheet points per canvas point; keeps the clock legible when the mockup is small.
  let scale: Double
  let measurer: any TextMeasurer

  private var width: Double { canvas.size.width }
  private var height: Double { canvas.size.height }

  func items() -> [DisplayItem] {
    var items = [DisplayItem]()
    for bar in Bar.allCases where canvas.bars.contains(bar) {
      switch bar {
      case .status: break
      case .navigation: items += navigationBar.map(navigation) ?? []
      case .tab: items += tabBar.map(tab) ?? []
      case .toolbar: items += toolbar.map(toolbarItems) ?? []
      }
    }
    if canvas.showsKeyboard {
      items += Keyboard(canvas: canvas, system: system).items()
    }
    // The status bar is drawn over the navigation bar, whose background it shares.
    if canvas.bars.contains(.status) { items += statusBar.items() }
    if hasHomeIndicator { items.append(.fill(.roundedRect(homeIndicator, radius: 2.5), system.label)) }
    return items
  }

  /// The areas of the clock, the battery, the bars' items and the home indicator, in canvas points.
  func content() -> [Rect] {
    let bars = Bar.allCases.filter(canvas.bars.contains).flatMap { bar -> [Rect] in
      switch bar {
      case .status: statusBar.rects
      case .navigation: navigationBar.map { content(of: $0).extents } ?? []
      case .tab: tabBar.map { tabItems(of: $0).rects } ?? []
      case .toolbar: toolbar.map(icons) ?? []
      }
    }
    return bars + (hasHomeIndicator ? [homeIndicator] : [])
  }

  private var statusBar: StatusBar {
    StatusBar(canvas: canvas, color: system.label, scale: scale, measurer: measurer)
  }

  private var hasHomeIndicator: Bool { canvas.cornerRadius > 0 && canvas.safeArea.bottom > 0 }

  /// The inset below the bars, which extend to the screen's edge.
  private var homeIndicatorInset: Double {
    canvas.device.flatMap(Device.named)?.homeIndicatorInset(in: canvas.orientation) ?? .infinity
  }

  /// A bar without the ends that the sensor housing takes in landscape.
  private func cleared(_ bar: Rect) -> Rect {
    let insets = canvas.safeArea
    return bar.inset(by: EdgeInsets(left: insets.leading, right: insets.trailing))
  }

  /// The navigation bar with the status bar over it; nil if none is visible.
  private var navigationBar: Rect? {
    let bottom = topOfNavigation + canvas.barHeights.navigation
    return canvas.barHeights.navigation > 0 ? Rect(x: 0, y: 0, width: width, height: bottom) : nil
  }

  /// The top of the navigation bar, which is below the status bar and the sensor housing, whether visible or not.
  private var topOfNavigation: Double {
    if canvas.bars.contains(.status) { return statusBar.height }
    let hasHousing = canvas.sensorHousing != nil && canvas.orientation == .portrait
    return max(canvas.barHeights.status, hasHousing ? canvas.safeArea.top - canvas.barHeights.navigation : 0)
  }

  private func content(of bar: Rect) -> NavigationContent {
    let top = topOfNavigation
    return NavigationContent(
      item: canvas.navigationItem,
      room: cleared(Rect(x: 0, y: top, width: width, height: bar.maxY - top)),
      direction: canvas.layoutDirection, system: system, measurer: measurer)
  }

  private func navigation(_ bar: Rect) -> [DisplayItem] {
    [.fill(.rect(bar), system.barBackground), hairline(y: bar.maxY)] + content(of: bar).items()
  }

  private var tabBar: Rect? {
    let bar = canvas.barHeights.tab
    let top = height - min(max(bar, canvas.safeArea.bottom), bar + homeIndicatorInset)
    guard canvas.barHeights.tab > 0, top < height else { return nil }
    return Rect(x: 0, y: top, width: width, height: height - top)
  }

  private func tab(_ bar: Rect) -> [DisplayItem] {
    [.fill(.rect(bar), system.barBackground), hairline(y: bar.minY)]
      + tabItems(of: bar).items()
  }

  private func tabItems(of bar: Rect) -> TabItems {
    TabItems(
      bar: cleared(bar), isLow: canvas.barHeights.tab < 44, system: system, labels: canvas.tabItems,
      isMirrored: canvas.layoutDirection == .rightToLeft, measurer: measurer)
  }

  private var toolbar: Rect? {
    let below = canvas.bars.contains(.tab) ? canvas.barHeights.tab : 0
    let bars = canvas.barHeights.toolbar + below
    let top = height - min(max(bars, canvas.safeArea.bottom), bars + homeIndicatorInset)
    let bottom = height - below
    guard canvas.barHeights.toolbar > 0, top < bottom else { return nil }
    return Rect(x: 0, y: top, width: width, height: bottom - top)
  }

  private func icons(in toolbar: Rect) -> [Rect] {
    let room = cleared(toolbar)
    let y = toolbar.minY + (canvas.barHeights.toolbar - 22) / 2
    return (0..<3).map { index in
      Rect(x: room.minX + 16 + Double(index) * (room.width - 32 - 22) / 2, y: y, width: 22, height: 22)
    }
  }

  private func toolbarItems(_ bar: Rect) -> [DisplayItem] {
    [.fill(.rect(bar), system.barBackground), hairline(y: bar.minY)]
      + icons(in: bar).map {
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
