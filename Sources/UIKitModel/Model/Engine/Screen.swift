// The screen, as the library's own files ask for it.
enum Host {
  static let canvas = Canvas()
  static let measurer = Measurer()
  static let bars = BarHeights.standard(
    isPad: UIDevice.current.userInterfaceIdiom == .pad, isShort: !ModelCanvas.isTall)
}
struct Canvas {
  var era: InterfaceEra { InterfaceEra(rawValue: ModelCanvas.given("era") ?? "") ?? .current }
  var appearance: Appearance { ModelCanvas.isDark ? .dark : .light }
  var horizontalSizeClass: SizeClass { ModelCanvas.isWide ? .regular : .compact }
  var verticalSizeClass: SizeClass { ModelCanvas.isTall ? .regular : .compact }
  var contentSizeCategory: ContentSizeCategory {
    ContentSizeCategory(rawValue: ModelCanvas.category) ?? .large
  }
  var layoutDirection: LayoutDirection { ModelCanvas.isRightToLeft ? .rightToLeft : .leftToRight }
  var orientation: DeviceOrientation { ModelCanvas.width > ModelCanvas.height ? .landscape : .portrait }
  var size: CGSize { CGSize(width: ModelCanvas.width, height: ModelCanvas.height) }
  var scale: CGFloat { ModelCanvas.scale }
}
