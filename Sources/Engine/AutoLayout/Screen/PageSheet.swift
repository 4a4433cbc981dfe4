/// How high a sheet is, like UISheetPresentationController.Detent.
public enum SheetDetent: String, CaseIterable, Sendable {
  /// About half as high as the display.
  case medium
  /// The full height of a sheet.
  case large
}

extension Canvas {
  /// Whether a sheet leaves a part of the screen free: on phones in portrait. In a compact height it fills the screen;
  /// in a regular width it stands in the middle, in a size that is not known here.
  public var hasPageSheets: Bool {
    device != nil && horizontalSizeClass == .compact && verticalSizeClass == .regular
  }

  /// A sheet over this canvas, which is a device's screen; the canvas itself where sheets fill the screen.
  ///
  /// A large sheet begins ten points below the status bar, as Interface Builder recorded it since Xcode 11. Apple's
  /// documentation says of a medium one that it is "approximately half the height of the screen".
  public func pageSheet(_ detent: SheetDetent) -> Canvas {
    guard hasPageSheets, let device = device.flatMap(Device.named) else { return self }
    let top =
      switch detent {
      case .large: device.statusBarHeight + Self.gapAboveSheet
      case .medium: (size.height / 2).rounded()
      }
    var sheet = self
    sheet.sheetTop = top
    sheet.size.height = size.height - top
    sheet.bars.removeAll { $0 == .status }
    sheet.barHeights.status = 0
    if bars.contains(.navigation) { sheet.barHeights.navigation = Self.navigationBarOfSheet }
    sheet.safeArea.top = sheet.barHeights.navigation
    return sheet
  }

  /// In points, between the status bar and a large sheet.
  private static let gapAboveSheet = 10.0

  /// The height of a navigation bar in a sheet, in points, as Interface Builder recorded it.
  private static let navigationBarOfSheet = 56.0

  /// The screen over which a sheet is shown; nil for a canvas that is not a sheet.
  public var presenter: Canvas? {
    guard sheetTop != nil, let device = device.flatMap(Device.named) else { return nil }
    var presenter = device.canvas(orientation: orientation)
    presenter.layoutDirection = layoutDirection
    presenter.appearance = appearance
    return presenter
  }

  /// Whether the screen under the sheet is shown as a card behind it, in front of black: only under a large one.
  public var showsPresenterAsCard: Bool {
    guard let sheetTop, let presenter else { return false }
    return sheetTop <= presenter.barHeights.status + Self.gapAboveSheet
  }
}
