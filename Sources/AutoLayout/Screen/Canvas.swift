/// The surroundings of a scene: the root view's size and the traits that its views inherit, all settled.
public struct Canvas: Hashable, Sendable {
  /// The device's name; nil for a canvas that is only a size.
  public var device: String?
  public var orientation: DeviceOrientation
  /// The root view's size in points.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  public var safeArea: DirectionalEdgeInsets
  /// The root view's own margins, without what the safe area adds to them.
  public var layoutMargins: DirectionalEdgeInsets
  public var bars: [Bar]
  public var barHeights: BarHeights
  /// What the navigation bar shows; nil: a bar whose content is not known.
  public var navigationItem: NavigationItem?
  /// Bars below which the canvas begins, such as opaque ones: they cover nothing of it, and pictures show them above.
  public var barsAbove: BarsAbove?
  public var horizontalSizeClass: SizeClass
  public var verticalSizeClass: SizeClass
  public var layoutDirection: LayoutDirection
  public var contentSizeCategory: ContentSizeCategory
  public var appearance: Appearance
  /// The root view's background; nil: the system background of the appearance.
  public var background: Color?
  /// Of the display, in points; 0 for a plain canvas.
  public var cornerRadius: Double
  /// Whose control sizes the canvas has.
  public var era: InterfaceEra

  public init(
    device: String? = nil, orientation: DeviceOrientation = .portrait, size: Size, scale: Double = 2,
    safeArea: DirectionalEdgeInsets = DirectionalEdgeInsets(),
    layoutMargins: DirectionalEdgeInsets? = nil, bars: [Bar] = [], barHeights: BarHeights = BarHeights(),
    horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular,
    layoutDirection: LayoutDirection = .leftToRight, contentSizeCategory: ContentSizeCategory = .large,
    appearance: Appearance = .light, background: Color? = nil, cornerRadius: Double = 0,
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

  /// The margins that UIKit gives a view controller's root view: 16 points at the sides up to 393 wide, 20
  /// from 400 on and in regular width, as Interface Builder's recorded frames show; none above and below.
  public static func rootMargins(
    width: Double, horizontalSizeClass: SizeClass
  ) -> DirectionalEdgeInsets {
    let side: Double = width >= 400 || horizontalSizeClass == .regular ? 20 : 16
    return DirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
}

/// The content of a navigation bar, as UINavigationItem.
public struct NavigationItem: Hashable, Sendable {
  public var title: String
  /// Whether the title stands below the buttons, in the size of a large title.
  public var isLarge: Bool
  /// The titles of the buttons, from the outer edge inwards; empty for one with an image.
  public var leadingButtons: [String]
  public var trailingButtons: [String]

  public init(
    title: String = "", isLarge: Bool = false, leadingButtons: [String] = [], trailingButtons: [String] = []
  ) {
    self.title = title
    self.isLarge = isLarge
    self.leadingButtons = leadingButtons
    self.trailingButtons = trailingButtons
  }
}

/// The status and the navigation bar above a canvas that begins below them.
public struct BarsAbove: Hashable, Sendable {
  /// In points; without a tab bar or a toolbar.
  public var heights: BarHeights
  /// What the navigation bar shows; nil: a bar whose content is not known.
  public var navigationItem: NavigationItem?

  public init(heights: BarHeights, navigationItem: NavigationItem? = nil) {
    self.heights = heights
    self.navigationItem = navigationItem
  }

  public var height: Double { heights.status + heights.navigation }
}

/// The heights in points of the system's bars on a canvas; 0 for a bar that is not there.
public struct BarHeights: Hashable, Sendable {
  public var status: Double
  public var navigation: Double
  public var tab: Double
  public var toolbar: Double

  public init(status: Double = 0, navigation: Double = 0, tab: Double = 0, toolbar: Double = 0) {
    self.status = status
    self.navigation = navigation
    self.tab = tab
    self.toolbar = toolbar
  }
}
