import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

/// A canvas as files and flags describe it: whatever is nil follows from the device or the size.
struct CanvasDraft: Sendable {
  var device: Device?
  var orientation: DeviceOrientation?
  var size: Size?
  var scale: Double?
  var safeArea = InsetsDraft()
  var layoutMargins = InsetsDraft()
  var bars: [Bar]?
  var barHeights = BarHeightsDraft()
  var navigationItem: NavigationItem?
  var tabItems: [String]?
  var presentation: ModalPresentation?
  var detent: SheetDetent?
  var showsKeyboard: Bool?
  var horizontalSizeClass: SizeClass?
  var verticalSizeClass: SizeClass?
  var layoutDirection: LayoutDirection?
  var contentSizeCategory: ContentSizeCategory?
  var appearance: Appearance?
  var background: DynamicColor?
  var era: InterfaceEra?
  /// Whether the size is only tried, as in a sweep. No file says so.
  var isSwept = false

  static let format = ObjectFormat<CanvasDraft>(
    "canvas", "The screen and its traits. A device fills in the rest; explicit keys win.",
    [
      Field(
        "device", .device, \.device,
        "A device's name, such as iPhone 8, the default; layout-render devices lists them."),
      Field(
        "orientation", .choice(of: DeviceOrientation.self), \.orientation,
        "The device's orientation; portrait by default."),
      Field(
        "size", .structure([("width", .canvasSide), ("height", .canvasSide)], \.numbers) { Size($0) }, \.size,
        "The root view's width and height in points; without a device, no safe area and no bars."),
      Field("scale", .number(.pixelsPerPoint), \.scale, "Pixels per point; 2 for a canvas without a device."),
      Field(
        "safeArea", patching: InsetsDraft.format, shorthand: .allSides, \.safeArea,
        "The safe area's insets in points."),
      Field(
        "layoutMargins", patching: InsetsDraft.format, shorthand: .allSides, \.layoutMargins,
        "The root view's margins in points, not counting what the safe area adds."),
      Field(
        "bars", .array(of: .choice(of: Bar.self)), \.bars,
        "The system's bars, which reduce the safe area. On a device the others come with its status bar, unless its height is given as 0."
      ),
      Field(
        "barHeights", patching: BarHeightsDraft.format, \.barHeights,
        "The drawn heights of bars in points, if not the device's; the safe area is unchanged."),
      Field(
        "navigationItem",
        .object(navigationItemFormat, startingWith: NavigationItem(), shorthand: titleAlone),
        \.navigationItem,
        "What the navigation bar shows, or only its title."),
      Field(
        "tabItems", .titles, \.tabItems,
        "The titles of the tab bar's items, the first one selected."),
      Field(
        "presentation",
        .choice(
          ModalPresentation.allCases.map { ($0.rawValue, $0) },
          aliases: [("automatic", .pageSheet), ("formSheet", .pageSheet), ("sheet", .pageSheet)]),
        \.presentation,
        "Whether the root view fills a phone's screen, or is that of a sheet over another one; fullScreen by default."
      ),
      Field(
        "detent", .choice(of: SheetDetent.self), \.detent,
        "How high a sheet is, which the canvas is then by default: large, or about half as high as the screen."
      ),
      Field(
        "keyboard", .boolean, \.showsKeyboard,
        "Whether the keyboard is up, which keyboardLayoutGuide follows; false by default."),
      Field(
        "horizontalSizeClass", .choice(of: SizeClass.self), \.horizontalSizeClass,
        "The horizontal size class; without a device, regular from 600 by 480 points."),
      Field(
        "verticalSizeClass", .choice(of: SizeClass.self), \.verticalSizeClass,
        "The vertical size class; without a device, regular from 480 points."),
      Field(
        "layoutDirection", .choice(of: LayoutDirection.self), \.layoutDirection,
        "The layout direction; leftToRight by default."),
      Field(
        "contentSizeCategory", .choice(of: ContentSizeCategory.self), \.contentSizeCategory,
        "The user's text size; large by default."),
      Field(
        "appearance", .choice(of: Appearance.self), \.appearance, "Light or dark; light by default."),
      Field("background", .color, \.background, "The root view's colour."),
      Field(
        "era", .choice(of: InterfaceEra.self), \.era,
        "The iOS versions whose looks and sizes controls have; \(InterfaceEra.current.rawValue) by default."),
    ],
    aliases: [
      "navigationTitle": "navigationItem", "modalPresentationStyle": "presentation",
      "selectedDetentIdentifier": "detent", "userInterfaceStyle": "appearance",
      "overrideUserInterfaceStyle": "appearance", "preferredContentSizeCategory": "contentSizeCategory",
    ])

  private static let titleAlone = Shorthand<NavigationItem>("a title", ValueFormat.text) { title, item in
    item.title = title
  }

  private static let navigationItemFormat = ObjectFormat<NavigationItem>(
    "navigation item", "The content of a navigation bar.",
    [
      Field("title", .text, \.title, "The title in the middle of the bar, or below its buttons."),
      Field(
        "isLarge", .boolean, \.isLarge,
        "Whether the title is large and below the buttons, which makes the bar \(plainNumber(BarHeights.largeTitle)) points higher; in a compact height it is not."
      ),
      Field(
        "leadingButtons", .array(of: .text), \.leadingButtons,
        "Titles from the leading edge inwards; empty for a button with an image."),
      Field(
        "trailingButtons", .array(of: .text), \.trailingButtons, "Titles from the trailing edge inwards."),
    ],
    aliases: [
      "prefersLargeTitles": "isLarge", "leftBarButtonItems": "leadingButtons",
      "rightBarButtonItems": "trailingButtons",
    ])

  /// The draft with a later layer's members applied.
  ///
  /// A later layer that names a device discards what the earlier device determines, and one that gives only a size
  /// discards the device, so that it takes effect, unless the size is only tried. An orientation turns an earlier size.
  func overlaid(with layer: CanvasDraft) -> CanvasDraft {
    var result = self
    if layer.device != nil {
      result.barHeights = BarHeightsDraft()
      result.size = nil
      result.scale = nil
      result.safeArea = InsetsDraft()
      result.horizontalSizeClass = nil
      result.verticalSizeClass = nil
    } else if layer.isSwept {
      // A canvas of a size alone stays one.
      if result.size == nil { result.device = result.device ?? Device.named(Device.defaultName) }
    } else if layer.size != nil {
      result.device = nil
    }
    if layer.size == nil, let orientation = layer.orientation, let size = result.size {
      let isTurned = orientation == .landscape ? size.width < size.height : size.width > size.height
      if isTurned { result.size = Size(width: size.height, height: size.width) }
    }
    result.device = layer.device ?? result.device
    result.orientation = layer.orientation ?? result.orientation
    result.size = layer.size ?? result.size
    result.scale = layer.scale ?? result.scale
    result.safeArea = result.safeArea.overlaid(with: layer.safeArea)
    result.layoutMargins = result.layoutMargins.overlaid(with: layer.layoutMargins)
    result.bars = layer.bars ?? result.bars
    result.barHeights = result.barHeights.overlaid(with: layer.barHeights)
    result.navigationItem = layer.navigationItem ?? result.navigationItem
    result.tabItems = layer.tabItems ?? result.tabItems
    result.presentation = layer.presentation ?? result.presentation
    result.detent = layer.detent ?? result.detent
    result.showsKeyboard = layer.showsKeyboard ?? result.showsKeyboard
    result.horizontalSizeClass = layer.horizontalSizeClass ?? result.horizontalSizeClass
    result.verticalSizeClass = layer.verticalSizeClass ?? result.verticalSizeClass
    result.layoutDirection = layer.layoutDirection ?? result.layoutDirection
    result.contentSizeCategory = layer.contentSizeCategory ?? result.contentSizeCategory
    result.appearance = layer.appearance ?? result.appearance
    result.background = layer.background ?? result.background
    result.era = layer.era ?? result.era
    result.isSwept = layer.isSwept
    return result
  }
}

/// How a root view is presented, like UIModalPresentationStyle.
enum ModalPresentation: String, CaseIterable, Sendable {
  case fullScreen, pageSheet
}

extension ValueFormat where Value == Device {
  /// A device by its name or an alias, ignoring case.
  static let device = ValueFormat(
    schema: .object([
      ("type", .string("string")), ("examples", .array(Device.all.map { .string($0.name) })),
    ]), encode: { .string($0.name) }
  ) { node, findings in
    guard case .string(let name) = node.content else {
      findings.wrongType(node, expected: "a device's name")
      return nil
    }
    let device = Device.named(name)
    if device == nil { findings.unknownDevice(name, at: node.range) }
    return device
  }
}

extension InsetsDraft {
  func overlaid(with layer: InsetsDraft) -> InsetsDraft {
    InsetsDraft(
      top: layer.top ?? top, leading: layer.leading ?? leading, bottom: layer.bottom ?? bottom,
      trailing: layer.trailing ?? trailing, left: layer.left ?? left, right: layer.right ?? right)
  }
}
