// The screen, as the request describes it, and as the library's own files ask for it.
enum Host {
  static let canvas = Canvas()
  static let measurer = Measurer()
  // Whether texts have sizes, and views frames.
  static func measures() -> Bool
  static let bars = BarHeights.standard(
    isPad: UIDevice.current.userInterfaceIdiom == .pad, isShort: canvas.verticalSizeClass == .compact)
}
struct Canvas {
  static func given(_ name: String) -> Any?
  static let sides = given("size") ?? [375, 667], size = CGSize(width: sides[0], height: sides[1]),
    scale: CGFloat = given("scale") ?? 2, statusBarHeight: CGFloat = given("statusBarHeight") ?? 0
  static let insets: [CGFloat] = given("safeArea") ?? [0, 0, 0, 0],
    safeArea = UIEdgeInsets(top: insets[0], left: insets[1], bottom: insets[2], right: insets[3])
  // The margin that the screen requires at the sides of a controller's view.
  static let margin: CGFloat = Host.canvas.layoutMargins.leading
  static let isMirrored = given("layoutDirection") == "rightToLeft"
  var era: InterfaceEra { InterfaceEra(rawValue: Canvas.given("era") ?? "") ?? .current }
  var appearance: Appearance { Canvas.given("appearance") == "dark" ? .dark : .light }
  var horizontalSizeClass: SizeClass {
    Canvas.given("horizontalSizeClass") == "regular" ? .regular : .compact
  }
  var verticalSizeClass: SizeClass { Canvas.given("verticalSizeClass") == "compact" ? .compact : .regular }
  var contentSizeCategory: ContentSizeCategory {
    ContentSizeCategory(rawValue: Canvas.given("contentSizeCategory") ?? "large") ?? .large
  }
  var layoutDirection: LayoutDirection { Canvas.isMirrored ? .rightToLeft : .leftToRight }
  var orientation: DeviceOrientation { size.width > size.height ? .landscape : .portrait }
  var size: CGSize { Canvas.size }
  var scale: CGFloat { Canvas.scale }
  var layoutMargins: DirectionalEdgeInsets {
    Canvas.rootMargins(width: size.width, horizontalSizeClass: horizontalSizeClass)
  }
  var barHeights: BarHeights { BarHeights(status: Canvas.statusBarHeight) }
  var safeArea: UIEdgeInsets { Canvas.safeArea }
}
