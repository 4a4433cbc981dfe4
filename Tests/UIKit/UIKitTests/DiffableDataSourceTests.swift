import Testing
import UIKit

/// Lists that show snapshots.
@MainActor @Suite struct DiffableDataSourceTests {
  private enum Section: Hashable, Sendable { case first, second }

  private final class TitledSource: UITableViewDiffableDataSource<Section, String> {
    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
      sectionIdentifier(for: section) == .first ? "First" : nil
    }
  }

  @Test func snapshotsKeepAnOrder() {
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.first, .second])
    snapshot.appendItems([5, 6])
    snapshot.appendItems([1, 4], toSection: .first)
    snapshot.insertItems([2, 3], afterItem: 1)
    snapshot.insertItems([0], beforeItem: 1)
    snapshot.deleteItems([4, 6])
    #expect(snapshot.itemIdentifiers == [0, 1, 2, 3, 5])
    #expect(snapshot.itemIdentifiers(inSection: .first) == [0, 1, 2, 3])
    #expect(snapshot.indexOfItem(5) == 4 && snapshot.sectionIdentifier(containingItem: 5) == .second)
    snapshot.deleteSections([.first])
    #expect(snapshot.sectionIdentifiers == [.second] && snapshot.numberOfItems == 1)
    snapshot.insertSections([.first], beforeSection: .second)
    #expect(snapshot.indexOfSection(.first) == 0 && snapshot.indexOfItem(0) == nil)
  }

  @Test func tablesShowTheSnapshot() throws {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let table = UITableView(frame: window.bounds)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    table.rowHeight = 50
    let source = TitledSource(tableView: table) { table, path, text in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      cell.textLabel?.text = text
      return cell
    }
    window.addSubview(table)
    var snapshot = source.snapshot()
    snapshot.appendSections([.first, .second])
    snapshot.appendItems(["a", "b"], toSection: .first)
    snapshot.appendItems(["c"], toSection: .second)
    var isApplied = false
    source.apply(snapshot) { isApplied = true }
    window.layoutIfNeeded()
    #expect(isApplied && table.visibleCells.map { $0.textLabel?.text } == ["a", "b", "c"])
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == "b")
    #expect(source.indexPath(for: "c") == IndexPath(row: 0, section: 1))
    // A title above the first section alone.
    let tops = table.visibleCells.map(\.frame.minY)
    #expect(tops[0] > 0 && tops[1] == tops[0] + 50)
  }

  @Test func collectionsShowTheSnapshot() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 60, height: 40)
    layout.headerReferenceSize = CGSize(width: 0, height: 30)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
    let cells = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, number in
      cell.tag = number
    }
    let headers = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { view, _, path in view.tag = 100 + path.section }
    let source = UICollectionViewDiffableDataSource<Section, Int>(collectionView: collection) {
      collection, path, item in
      collection.dequeueConfiguredReusableCell(using: cells, for: path, item: item)
    }
    source.supplementaryViewProvider = { collection, _, path in
      collection.dequeueConfiguredReusableSupplementary(using: headers, for: path)
    }
    window.addSubview(collection)
    var snapshot = NSDiffableDataSourceSnapshot<Section, Int>()
    snapshot.appendSections([.first])
    snapshot.appendItems([7, 8])
    source.apply(snapshot, animatingDifferences: false)
    window.layoutIfNeeded()
    #expect(collection.visibleCells.map(\.tag) == [7, 8])
    #expect(collection.visibleCells.map(\.frame.minY) == [30, 30])
    #expect(collection.subviews.contains { $0.tag == 100 })
  }
}
