import LayoutRender
import Testing
import UIKit

/// Properties that cannot be set on the bars and lists of a controller that is shown.
@MainActor @Suite struct OwnedPropertyTests {
  @Test func barsShowTheirItems() {
    let screen = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let navigation = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    let tabs = UITabBar(frame: CGRect(x: 0, y: 618, width: 375, height: 49))
    screen.addSubview(navigation)
    screen.addSubview(tabs)
    let empty = "\(ViewScene(of: screen).option)"
    navigation.items = [UINavigationItem(title: "Departures")]
    let titled = "\(ViewScene(of: screen).option)"
    #expect(!empty.contains("Departures") && titled.contains("Departures"))
    tabs.items = [UITabBarItem(title: "Arrivals", image: nil, tag: 0)]
    #expect(!titled.contains("Arrivals") && "\(ViewScene(of: screen).option)".contains("Arrivals"))
  }

  @Test func controllerShowsTheTableThatItIsGiven() {
    let controller = UITableViewController(style: .plain)
    let table = UITableView(frame: .zero, style: .grouped)
    controller.tableView = table
    #expect(controller.view === table)
  }

  @Test(arguments: [false, true]) func controllerShowsTheCollectionThatItIsGiven(isLoaded: Bool) {
    let controller = UICollectionViewController(collectionViewLayout: UICollectionViewFlowLayout())
    let old = isLoaded ? controller.collectionView : nil
    let list = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    controller.collectionView = list
    #expect(list.isDescendant(of: controller.view) && controller.collectionView === list)
    #expect(old?.superview == nil)
  }
}
