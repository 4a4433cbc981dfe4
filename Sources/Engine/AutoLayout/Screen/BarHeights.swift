/// The heights in points of the system bars on a canvas; 0 for an absent bar.
public struct BarHeights: Hashable, Sendable {
  /// The status bar.
  public var status: Double
  /// The navigation bar.
  public var navigation: Double
  /// The tab bar, without the home indicator below it.
  public var tab: Double
  /// The toolbar, without the home indicator below it.
  public var toolbar: Double

  /// Creates heights in points; bars that are not given are absent.
  public init(status: Double = 0, navigation: Double = 0, tab: Double = 0, toolbar: Double = 0) {
    self.status = status
    self.navigation = navigation
    self.tab = tab
    self.toolbar = toolbar
  }

  /// The bars that UIKit gives its controllers, all but the status bar: 44, 49 and 44 points; 50 on an iPad and 32 on a
  /// phone in landscape (recorded by Interface Builder).
  ///
  /// - Parameters:
  ///   - isPad: whether the bars are those of an iPad.
  ///   - isShort: whether the vertical size class is compact.
  public static func standard(isPad: Bool = false, isShort: Bool = false) -> BarHeights {
    if isPad { return BarHeights(navigation: 50, tab: 50, toolbar: 50) }
    if isShort { return BarHeights(navigation: 32, tab: 32, toolbar: 32) }
    return BarHeights(navigation: 44, tab: 49, toolbar: 44)
  }

  /// How much higher a large title makes a navigation bar, in points: the bar of a phone is 96 high with one.
  public static let largeTitle = 52.0
}
