import AutoLayout
import JSONText
import LayoutScene

extension TabBarContent: KeyedContent {
  static let keys = own([
    Field("tabItems", .titles, \.items, "The titles of a tab bar's items, the first one selected.")
  ])
}
