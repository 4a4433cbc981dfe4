import AutoLayout
import LayoutScene

extension NavigationBarContent: CodedContent {
  func describe(_ code: inout Settings) {
    if !title.isEmpty { code.call("items = [UINavigationItem(title: \(title.code))]") }
    if let barButtons, !barButtons.isEmpty { code.omit("its buttons, because the code lacks their actions") }
  }
}

extension ToolbarContent: CodedContent {
  func describe(_ code: inout Settings) {
    if let barButtons, !barButtons.isEmpty { code.omit("its buttons, because the code lacks their actions") }
  }
}

extension TabBarContent: CodedContent {
  func describe(_ code: inout Settings) {
    guard !items.isEmpty else { return }
    let items = items.enumerated().map { "UITabBarItem(title: \($1.code), image: nil, tag: \($0))" }
    code.call("items = [\(items.joined(separator: ", "))]")
  }
}
