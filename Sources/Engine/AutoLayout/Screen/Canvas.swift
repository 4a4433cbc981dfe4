/// The environment of a scene: the size of the root view, and the traits that its views inherit.
public struct Canvas: Hashable, Sendable {
  /// The device's name; nil for a canvas with only a size.
  public var device: String?
  /// How the device is held.
  public var orientation: DeviceOrientation
  /// The root view's size in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// The insets of the root view's safe area in points, including bars.
  public var safeArea: DirectionalEdgeInsets
  /// The root view's own margins in points, without those added by the safe area.
  public var layoutMargins: DirectionalEdgeInsets
  /// The system bars that cover a part of the root view.
  public var bars: [Bar]
  /// The heights of the bars.
  public var barHeights: BarHeights
  /// The content of the navigation bar; nil if unknown.
  public var navigationItem: NavigationItem?
  /// The titles of the tab bar's items; empty for system items.
  public var tabItems: [String] = []
  /// Bars above the top edge of the canvas, such as opaque ones: they do not cover it, but pictures show
  /// them.
  public var barsAbove: BarsAbove?
  /// How far below the top of the display the canvas begins if it is a sheet, in points; nil if it is not a sheet.
  public var sheetTop: Double?
  /// Whether the system's keyboard covers the lower part of the screen.
  public var showsKeyboard = false
  /// The size class of the width.
  public var horizontalSizeClass: SizeClass
  /// The size class of the height.
  public var verticalSizeClass: SizeClass
  /// The direction of the interface; views can override it with their semantic content attribute.
  public var layoutDirection: LayoutDirection
  /// The text size that the user has chosen.
  public var contentSizeCategory: ContentSizeCategory
  /// Light or dark.
  public var appearance: Appearance
  /// The root view's background; nil for the system background of the appearance.
  public var background: DynamicColor?
  /// The radius of the display's corners in points; 0 for a plain canvas.
  public var cornerRadius: Double
  /// The system versions whose control sizes and looks the canvas uses.
  public var era: InterfaceEra

  /// Creates a canvas with a size in points. Margins that are not given are those of
  /// `rootMargins(width:horizontalSizeClass:)`.
  public init(
    device: String? = nil, orientation: DeviceOrientation = .portrait, size: Size, scale: Double = 2,
    safeArea: DirectionalEdgeInsets = DirectionalEdgeInsets(),
    layoutMargins: DirectionalEdgeInsets? = nil, bars: [Bar] = [], barHeights: BarHeights = BarHeights(),
    horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular,
    layoutDirection: LayoutDirection = .leftToRight, contentSizeCategory: ContentSizeCategory = .large,
    appearance: Appearance = .light, background: DynamicColor? = nil, cornerRadius: Double = 0,
    era: InterfaceEra = .current
  ) {
    self.device = device
    self.orientation = orientation
    self.size = size
    self.scale = scale
    self.safeArea = safeArea
    self.layoutMargins =
      layoutMargins ?? Self.rootMargins(width: size.width, horizontalSizeClass: horizontalSizeClass)
    self.bars = bars
    self.barHeights = barHeights
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.layoutDirection = layoutDirection
    self.contentSizeCategory = contentSizeCategory
    self.appearance = appearance
    self.background = background
    self.cornerRadius = cornerRadius
    self.era = era
  }

  /// How far the docked keyboard with its bar of suggestions reaches up, in points; 0 if it is not shown. The heights
  /// are those of the systems since iOS 11, on phones with and without a home indicator, and on tablets.
  public var keyboardHeight: Double {
    guard showsKeyboard else { return 0 }
    let isWide = sheetTop == nil && size.width > size.height
    let hasHomeIndicator = cornerRadius > 0 && safeArea.bottom > 0
    if min(size.width, size.height) >= 700 { return isWide ? 407 : 319 }
    if isWide { return hasHomeIndicator ? 209 : 200 }
    return (size.width >= 414 ? 271 : 260) + (hasHomeIndicator ? 75 : 0)
  }

  /// Makes room for a large title below the buttons of the navigation bar, if there is one.
  package mutating func addLargeTitle() {
    guard bars.contains(.navigation) else { return }
    barHeights.navigation += BarHeights.largeTitle
    safeArea.top += BarHeights.largeTitle
  }
}

/// The content of a navigation bar, like UINavigationItem.
public struct NavigationItem: Hashable, Sendable {
  /// The title; empty if there is none.
  public var title: String
  /// Whether the title is below the buttons, in the size of a large title.
  public var isLarge: Bool
  /// The titles of the buttons on the leading side, from the outer edge inwards; an empty string is a button
  /// with an image.
  public var leadingButtons: [String]
  /// The titles of the buttons on the trailing side, likewise.
  public var trailingButtons: [String]

  /// Creates the content of a bar, empty by default.
  public init(
    title: String = "", isLarge: Bool = false, leadingButtons: [String] = [], trailingButtons: [String] = []
  ) {
    self.title = title
    self.isLarge = isLarge
    self.leadingButtons = leadingButtons
    self.trailingButtons = trailingButtons
  }
}

/// The status bar and navigation bar above a canvas that begins below them.
public struct BarsAbove: Hashable, Sendable {
  /// In points; a tab bar or a toolbar is ignored.
  public var heights: BarHeights
  /// The content of the navigation bar; nil if unknown.
  public var navigationItem: NavigationItem?

  /// Creates the bars above a canvas.
  public init(heights: BarHeights, navigationItem: NavigationItem? = nil) {
    self.heights = heights
    self.navigationItem = navigationItem
  }

  /// The height of both bars together, in points.
  public var height: Double { heights.status + heights.navigation }
}
