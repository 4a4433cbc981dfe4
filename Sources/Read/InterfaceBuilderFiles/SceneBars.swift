import AutoLayout
import Diagnostics
import XMLText

/// The parts of a scene's view that bars and the display's edges cover on Interface Builder's canvas.
///
/// The rules are derived from recorded frames. Unlike a running system, they guess a controller's containers
/// from the storyboard: relationships, segues and simulated metrics.
struct SceneBars: Sendable {
  private(set) var safeArea = DirectionalEdgeInsets()
  private(set) var bars: [Bar] = []
  private(set) var heights = BarHeights()
  private(set) var navigationItem: NavigationItem?
  /// The bars below which the view begins; nil if it begins at the top of the display, or of a sheet.
  private(set) var above: BarsAbove?
  /// Whether the view is that of a sheet over another view.
  private(set) var isSheet = false

  private let document: InterfaceDocument
  private let controllers: ControllerGraph
  private let device: Device?

  /// - Parameter size: of the view on the canvas, in points.
  init(
    root: SceneRoot, size: Size, environment: Environment, device: Device?, orientation: DeviceOrientation
  ) {
    document = environment.document
    controllers = environment.controllers
    self.device = device
    let isLandscape = orientation == .landscape
    guard root.hasSafeArea(in: document) else { return }
    isSheet = isSheet(root)
    safeArea = displayInsets(of: root, height: size.height, isLandscape: isLandscape)
    let homeIndicator = safeArea.bottom
    if safeArea.top > 0 {
      bars.append(.status)
      heights.status = safeArea.top
    }
    if let controller = root.controller {
      addTopBar(of: controller, recordedY: root.view?.frame?.y ?? 0, isLandscape: isLandscape)
      addBottomBars(of: controller, homeIndicator: homeIndicator)
    }
    if let device, !root.isFreeform, environment.overrides.size == nil {
      safeArea.bottom = coveredBottom(height: size.height, screen: device.size(in: orientation).height)
    }
  }

  /// How much of the view is under the bars at the bottom of the screen, in points.
  private func coveredBottom(height: Double, screen: Double) -> Double {
    var y = above?.height ?? 0
    if isSheet, let device {
      // A sheet starts ten points below the status bar; if it is high enough, its view ends with the screen.
      y = min(screen - height, statusBarHeight(of: device) + 10)
    }
    return max(0, y + height - (screen - safeArea.bottom))
  }

  // MARK: The display

  private func displayInsets(
    of root: SceneRoot, height: Double, isLandscape: Bool
  ) -> DirectionalEdgeInsets {
    let hasStatusBar = hasStatusBar(root, height: height)
    guard let device else {
      // Canvases without a device had the status bar of their time.
      return DirectionalEdgeInsets(top: document.usesSafeAreas || !hasStatusBar ? 0 : 20)
    }
    let sheetKeepsBottom = document.xcode.major < 26
    if isLandscape && !device.isPad {
      let side = device.safeAreaBottom > 0 ? device.safeAreaTop : 0
      return DirectionalEdgeInsets(
        leading: side, bottom: device.homeIndicatorInset(in: .landscape), trailing: side)
    }
    return DirectionalEdgeInsets(
      top: isSheet || !hasStatusBar ? 0 : statusBarHeight(of: device),
      bottom: isSheet && !sheetKeepsBottom ? 0 : device.safeAreaBottom * displayFactor(of: device))
  }

  /// Before Xcode 11, only tall views had a status bar above their content; in recorded frames, views up to
  /// 412 points have none, and those from 440 points on have one.
  private static let leastHeightWithStatusBar = 420.0

  private func hasStatusBar(_ root: SceneRoot, height: Double) -> Bool {
    let holders = [root.controller, root.controller?.id.flatMap(controllers.navigationController)]
    // With safe areas, the canvas shows the bar whatever the simulated metrics say.
    if !document.usesSafeAreas,
      holders.contains(where: { $0?.child("nil", key: "simulatedStatusBarMetrics") != nil })
    {
      return false
    }
    return document.xcode.major >= 11 || height >= Self.leastHeightWithStatusBar
  }

  private func statusBarHeight(of device: Device) -> Double {
    let major = document.xcode.major
    if device.safeAreaBottom == 0 {
      // Xcode 11 to 14 draw no status bar on devices with a home button.
      return (11...14).contains(major) ? 0 : device.safeAreaTop
    }
    if device.isPad { return device.safeAreaTop }
    // Up to Xcode 13, every display with a sensor housing had the status bar of the first one.
    if major < 14 { return 44 }
    // On a canvas of 375 by 812, the device is assumed to be the latest of that size.
    if device.size == Size(width: 375, height: 812) { return 50 }
    return device.safeAreaTop * displayFactor(of: device)
  }

  /// Xcode 16.1 and later count the insets of an iPhone 11 twice.
  private func displayFactor(of device: Device) -> Double {
    device.name == "iPhone 11" && document.usesSafeAreas && document.toolsVersion >= 23_700
      && document.toolsVersion < 30_000 ? 2 : 1
  }

  /// Whether the view is shorter than the display, like a sheet presented over another view since iOS 13.
  private func isSheet(_ root: SceneRoot) -> Bool {
    guard let device, document.xcode.major >= 11, let controller = root.controller,
      let id = controller.id, let size = root.view?.frame?.size, !root.isFreeform
    else { return false }
    return size.height < device.size.height && controllers.isPresented(id)
  }

  /// Whether a view of a size is shown on a device: filling its display, or as a sheet of the same width.
  /// Other views are shown on their own.
  func showDisplay(of device: Device, at size: Size, _ orientation: DeviceOrientation) -> Bool {
    let display = device.size(in: orientation)
    return size == display || (isSheet && above == nil && size.width == display.width)
  }

  // MARK: Bars

  private mutating func addTopBar(of controller: XMLElement, recordedY: Double, isLandscape: Bool) {
    guard let id = controller.id else { return }
    let simulated = controller.child("simulatedNavigationBarMetrics", key: "simulatedTopBarMetrics")
    let navigation = controllers.navigationController(of: id)
    let isHidden = navigation?.flag("navigationBarHidden") ?? false
    guard simulated != nil || (navigation != nil && !isHidden) else { return }
    let bar = navigation?.child("navigationBar")
    // A view that does not extend to the top starts below the bar, as any view does below an opaque one.
    let extends = controller.child("extendedEdge", key: "edgesForExtendedLayout").map {
      $0.flag("top") == true
    }
    let isOpaque =
      (bar?.flag("translucent") ?? simulated?.flag("translucent")) == false
      && controller.flag("extendedLayoutIncludesOpaqueBars") != true
    let item = NavigationItemElement(controller: controller, bar: bar).item
    heights.navigation = navigationBarHeight(isLandscape: isLandscape)
    if bar?.flag("largeTitles") == true,
      controller.child("navigationItem")?["largeTitleDisplayMode"] != "never"
    {
      heights.navigation += BarHeights.largeTitle
    }
    let isRecordedBelow = recordedY > 0 && recordedY >= heights.status + heights.navigation
    if extends == false || isOpaque || isRecordedBelow {
      // The status and navigation bars are above the canvas, the status bar at its real height.
      heights.status = min(heights.status, device?.safeAreaTop ?? heights.status)
      above = BarsAbove(heights: heights, navigationItem: item)
      safeArea.top = 0
      bars = []
      heights = BarHeights()
      return
    }
    bars.append(.navigation)
    navigationItem = item
    safeArea.top += heights.navigation
  }

  private func navigationBarHeight(isLandscape: Bool) -> Double {
    if isLandscape, let device, !device.isPad { return 32 }
    if document.xcode.major >= 26 { return isSheet ? 74 : 54 }
    if isSheet { return 56 }
    return device?.isPad == true && document.xcode.major >= 10 ? 50 : 44
  }

  private mutating func addBottomBars(of controller: XMLElement, homeIndicator: Double) {
    guard let id = controller.id else { return }
    let hidesBottomBar = controller.flag("hidesBottomBarWhenPushed") ?? false
    if controller.child("simulatedTabBarMetrics") != nil
      || (controllers.tabBarController(of: id) != nil && !hidesBottomBar)
    {
      bars.append(.tab)
      heights.tab = 49
    } else if controller.child("simulatedToolbarMetrics") != nil
      || controllers.navigationController(of: id)?.flag("toolbarHidden") == false
    {
      bars.append(.toolbar)
      heights.toolbar = homeIndicator > 0 ? 49 : 44
    }
    safeArea.bottom += heights.tab + heights.toolbar
  }
}

extension SceneRoot {
  /// Whether Interface Builder shows the view on a device: the views of controllers; in xibs, plain views
  /// since Xcode 11, and before that all views in files with safe areas.
  fileprivate func hasSafeArea(in document: InterfaceDocument) -> Bool {
    if controller != nil { return true }
    return document.xcode.major >= 11 ? view?.name == "view" : document.usesSafeAreas
  }

  /// Whether the view has a freeform size on the canvas; the screen is then as high as the view.
  fileprivate var isFreeform: Bool {
    [controller, view].contains { $0?.child("freeformSimulatedSizeMetrics") != nil }
  }
}
