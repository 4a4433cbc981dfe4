import AutoLayout

extension CanvasDraft {
  /// The canvas with everything filled in.
  func resolved() -> Canvas {
    var canvas = isSizeAlone ? plainCanvas : deviceCanvas
    if navigationItem?.isLarge == true, (verticalSizeClass ?? canvas.verticalSizeClass) == .regular {
      canvas.addLargeTitle()
    }
    if let size {
      // A sheet ends with the display.
      canvas.sheetTop = canvas.sheetTop.map { max(0, $0 + canvas.size.height - size.height) }
      canvas.size = size
    }
    if isSwept, let size {
      canvas.horizontalSizeClass = Self.horizontalSizeClass(at: size)
      canvas.verticalSizeClass = Self.verticalSizeClass(at: size)
    }
    canvas.scale = scale ?? canvas.scale
    canvas.layoutDirection = layoutDirection ?? canvas.layoutDirection
    canvas.safeArea = safeArea.resolved(over: canvas.safeArea, in: canvas.layoutDirection)
    canvas.horizontalSizeClass = horizontalSizeClass ?? canvas.horizontalSizeClass
    canvas.verticalSizeClass = verticalSizeClass ?? canvas.verticalSizeClass
    canvas.layoutMargins = layoutMargins.resolved(
      over: Canvas.rootMargins(width: canvas.size.width, horizontalSizeClass: canvas.horizontalSizeClass),
      in: canvas.layoutDirection)
    canvas.contentSizeCategory = contentSizeCategory ?? canvas.contentSizeCategory
    canvas.appearance = appearance ?? canvas.appearance
    canvas.barHeights = barHeights.resolved(over: canvas.barHeights)
    canvas.navigationItem = navigationItem
    canvas.tabItems = tabItems ?? []
    canvas.showsKeyboard = showsKeyboard ?? false
    canvas.background = background
    canvas.era = era ?? canvas.era
    return canvas
  }

  private var isSizeAlone: Bool { device == nil && size != nil }

  private var deviceCanvas: Canvas {
    // The default device is in the table; a test checks this.
    let device = device ?? Device.named(Device.defaultName)
    guard let screen = device?.canvas(orientation: orientation ?? .portrait, bars: deviceBars) else {
      return plainCanvas
    }
    return sheet.map(screen.pageSheet) ?? screen
  }

  /// The bars with the status bar, below which the others are, unless that is hidden.
  private var deviceBars: [Bar]? {
    guard let bars, !bars.isEmpty, barHeights.status != 0 else { return bars }
    return bars + [.status]
  }

  /// The height of the sheet that the canvas asks for; nil if it asks for none.
  private var sheet: SheetDetent? {
    switch presentation {
    case .fullScreen: nil
    case .pageSheet: detent ?? .large
    case nil: detent
    }
  }

  /// Why there is no sheet, although the canvas asks for one; nil if there is no such problem.
  var sheetProblem: String? {
    guard sheet != nil else { return nil }
    if isSizeAlone { return "a canvas without a device has no sheets" }
    let canvas = resolved()
    guard canvas.sheetTop == nil, canvas.horizontalSizeClass == .regular, canvas.verticalSizeClass == .regular
    else { return nil }
    return "a sheet is narrower than this screen, by how much is not known here; the whole screen is shown"
  }

  /// A canvas that is only a size. The bars requested have the heights of a phone with a home button.
  private var plainCanvas: Canvas {
    let size = size ?? .zero
    let bars = Bar.allCases.filter { (self.bars ?? []).contains($0) }
    let heights = BarHeights(
      status: bars.contains(.status) ? 20 : 0, navigation: bars.contains(.navigation) ? 44 : 0,
      tab: bars.contains(.tab) ? 49 : 0, toolbar: bars.contains(.toolbar) ? 44 : 0)
    return Canvas(
      orientation: orientation ?? (size.width > size.height ? .landscape : .portrait), size: size,
      safeArea: DirectionalEdgeInsets(
        top: heights.status + heights.navigation, bottom: heights.tab + heights.toolbar),
      bars: bars, barHeights: heights,
      horizontalSizeClass: Self.horizontalSizeClass(at: size),
      verticalSizeClass: Self.verticalSizeClass(at: size))
  }

  private static func horizontalSizeClass(at size: Size) -> SizeClass {
    size.width >= 600 ? verticalSizeClass(at: size) : .compact
  }

  /// The shortest tablet is taller than this, and the tallest phone in landscape is shorter.
  private static func verticalSizeClass(at size: Size) -> SizeClass {
    size.height >= 480 ? .regular : .compact
  }
}
