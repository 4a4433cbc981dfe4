/// A model of iPhone or iPad, or several with the same screen.
public struct Device: Hashable, Sendable {
  /// The name of one of the models, such as "iPhone 8".
  public var name: String
  /// The names of other models with the same screen, which `named(_:)` also accepts.
  public var aliases: [String]
  /// The size of the display in points, in portrait.
  public var size: Size
  /// Pixels per point.
  public var scale: Double
  /// The status bar's height in points, in portrait.
  public var statusBarHeight: Double
  /// The safe area's top inset in points, in portrait, without bars.
  public var safeAreaTop: Double
  /// The safe area's bottom inset in points: 0 for a device with a home button.
  public var safeAreaBottom: Double
  /// The radius of the display's corners in points.
  public var cornerRadius: Double
  /// The size of the display area taken by camera and sensors, in points, in portrait; nil if there is none.
  public var housing: Size?

  /// Whether it is an iPad: at least 700 points wide in portrait.
  public var isPad: Bool { size.width >= 700 }

  /// The size of the display in points in an orientation.
  public func size(in orientation: DeviceOrientation) -> Size {
    switch orientation {
    case .portrait: size
    case .landscape: Size(width: size.height, height: size.width)
    }
  }

  /// Finds a device by its name or an alias, which becomes its name.
  ///
  /// Case is ignored, as is the spelling of a generation or a diagonal: "iPhone SE 3" is the "iPhone SE (3rd
  /// generation)", and "iPad Pro 11" the "iPad Pro 11-inch".
  public static func named(_ name: String) -> Device? {
    let wanted = model(in: name)
    for var device in all {
      guard let found = ([device.name] + device.aliases).first(where: { model(in: $0) == wanted }) else {
        continue
      }
      device.name = found
      return device
    }
    return nil
  }

  /// The words and numbers that distinguish models.
  private static func model(in name: String) -> [String] {
    name.lowercased().split { " ()-\"\u{2033}".contains($0) }.compactMap { word in
      switch word {
      case "inch", "generation", "gen": return nil
      default: break
      }
      // Reads "3rd" as 3.
      let ordinal = word.dropLast(2)
      let isOrdinal = ["st", "nd", "rd", "th"].contains(word.suffix(2)) && Int(ordinal) != nil
      return String(isOrdinal ? ordinal : word)
    }
  }

  /// The device of scenes that specify neither a device nor a size.
  public static let defaultName = "iPhone 8"

  /// The size classes of the whole screen, after Apple's Human Interface Guidelines: in landscape a phone has
  /// compact width unless it is one of the large models, at least 414 points wide in portrait.
  public func sizeClasses(in orientation: DeviceOrientation) -> (horizontal: SizeClass, vertical: SizeClass) {
    if isPad { return (.regular, .regular) }
    switch orientation {
    case .portrait: return (.compact, .regular)
    case .landscape: return (size.width >= 414 ? .regular : .compact, .compact)
    }
  }

  /// The canvas of a full-screen scene.
  ///
  /// - Parameters:
  ///   - orientation: how the device is held.
  ///   - bars: the bars on the screen; nil for the status bar if the device shows one.
  public func canvas(orientation: DeviceOrientation = .portrait, bars: [Bar]? = nil) -> Canvas {
    let isLandscape = orientation == .landscape
    let classes = sizeClasses(in: orientation)
    // Phones hide the status bar in landscape.
    let showsStatusBar = isPad || !isLandscape
    let bars = Bar.allCases.filter { (bars ?? [.status]).contains($0) && ($0 != .status || showsStatusBar) }
    let heights = barHeights(bars: bars, verticalSizeClass: classes.vertical)
    return Canvas(
      device: name, orientation: orientation,
      size: size(in: orientation), scale: scale,
      safeArea: safeArea(in: orientation, heights: heights), bars: bars, barHeights: heights,
      horizontalSizeClass: classes.horizontal, verticalSizeClass: classes.vertical,
      cornerRadius: cornerRadius)
  }

  private func barHeights(bars: [Bar], verticalSizeClass: SizeClass) -> BarHeights {
    let standard = BarHeights.standard(isPad: isPad, isShort: verticalSizeClass == .compact)
    return BarHeights(
      status: bars.contains(.status) ? statusBarHeight : 0,
      navigation: bars.contains(.navigation) ? standard.navigation : 0,
      tab: bars.contains(.tab) ? standard.tab : 0, toolbar: bars.contains(.toolbar) ? standard.toolbar : 0)
  }

  private func safeArea(
    in orientation: DeviceOrientation, heights: BarHeights
  ) -> DirectionalEdgeInsets {
    let bottom = homeIndicatorInset(in: orientation) + heights.tab + heights.toolbar
    if isPad || orientation == .portrait {
      // Without a status bar, only the sensor housing of a phone counts.
      let top = heights.status > 0 || !hasHomeButton ? safeAreaTop : 0
      return DirectionalEdgeInsets(top: top + heights.navigation, bottom: bottom)
    }
    // In landscape the sensor housing is at one side, but both sides have the same inset.
    let side = hasHomeButton ? 0 : safeAreaTop
    return DirectionalEdgeInsets(top: heights.navigation, leading: side, bottom: bottom, trailing: side)
  }

  private var hasHomeButton: Bool { safeAreaBottom == 0 }

  /// The part of the bottom safe area inset due to the home indicator, below all bars, in points.
  public func homeIndicatorInset(in orientation: DeviceOrientation) -> Double {
    switch orientation {
    case .portrait: safeAreaBottom
    case .landscape: isPad || hasHomeButton ? safeAreaBottom : 21
    }
  }
}
