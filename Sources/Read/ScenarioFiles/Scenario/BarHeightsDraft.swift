import AutoLayout
import Diagnostics
import JSONText

/// The heights of bars of which a file gives only some.
struct BarHeightsDraft: Sendable {
  var status: Double?
  var navigation: Double?
  var tab: Double?
  var toolbar: Double?

  static let format = ObjectFormat<BarHeightsDraft>(
    "bar heights", "In points; a bar that is left out keeps its height.",
    [
      Field("status", .number(.length), \.status, "The status bar."),
      Field("navigation", .number(.length), \.navigation, "The navigation bar."),
      Field("tab", .number(.length), \.tab, "The tab bar."),
      Field("toolbar", .number(.length), \.toolbar, "The toolbar."),
    ])

  /// The given heights, and those of `base` for the other bars.
  func resolved(over base: BarHeights) -> BarHeights {
    BarHeights(
      status: status ?? base.status, navigation: navigation ?? base.navigation, tab: tab ?? base.tab,
      toolbar: toolbar ?? base.toolbar)
  }

  func overlaid(with layer: BarHeightsDraft) -> BarHeightsDraft {
    BarHeightsDraft(
      status: layer.status ?? status, navigation: layer.navigation ?? navigation, tab: layer.tab ?? tab,
      toolbar: layer.toolbar ?? toolbar)
  }
}

extension BarHeightsDraft {
  init(_ heights: BarHeights) {
    self.init(
      status: heights.status, navigation: heights.navigation, tab: heights.tab, toolbar: heights.toolbar)
  }

  /// The heights that differ from those of `base`.
  init(_ heights: BarHeights, over base: BarHeights) {
    self.init(
      status: heights.status == base.status ? nil : heights.status,
      navigation: heights.navigation == base.navigation ? nil : heights.navigation,
      tab: heights.tab == base.tab ? nil : heights.tab,
      toolbar: heights.toolbar == base.toolbar ? nil : heights.toolbar)
  }
}
