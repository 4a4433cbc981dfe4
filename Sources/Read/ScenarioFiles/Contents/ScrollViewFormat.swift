import AutoLayout
import JSONText
import LayoutScene

extension ScrollViewContent: KeyedContent {
  static let keys = own([
    Field(
      "contentInsetAdjustmentBehavior", .choice(of: ScrollView.InsetAdjustment.self),
      \.contentInsetAdjustmentBehavior,
      "When the content keeps clear of the safe area; automatic by default: where it can scroll, and below a navigation bar."
    ),
    Field(
      "alwaysBounceHorizontal", .boolean, \.alwaysBounceHorizontal,
      "Whether content that is no wider than the scroll view counts as scrollable; false by default."),
    Field(
      "alwaysBounceVertical", .boolean, \.alwaysBounceVertical,
      "Whether content that is no higher than the scroll view counts as scrollable; false by default."),
  ])
}
