import Testing
import UIKit

@MainActor @Suite struct BarItemTests {
  /// In UIKit the title of a button of the system is nil, whatever it shows.
  @Test func buttonsOfTheSystemHaveATextWithoutATitle() {
    let items = [
      UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil), .flexibleSpace(),
      UIBarButtonItem(systemItem: .add),
      UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil),
    ]
    #expect(items.map(\.title) == [nil, nil, nil, "Send"])
    #expect(items.map(\.shownTitle) == ["Done", " ", nil, "Send"])
    #expect(UIBarButtonItem.fixedSpace(12).width == 12)
  }

  @Test func theFirstOfSeveralButtonsIsTheButton() {
    let (one, other) = (UIBarButtonItem(), UIBarButtonItem())
    let item = UINavigationItem(title: "Title")
    item.rightBarButtonItems = [one, other]
    #expect(item.rightBarButtonItem === one)
    item.rightBarButtonItem = other
    #expect(item.rightBarButtonItems == [other])
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
    item.setLeftBarButton(one, animated: false)
    #expect(item.leftBarButtonItems == [one])
  }
}
