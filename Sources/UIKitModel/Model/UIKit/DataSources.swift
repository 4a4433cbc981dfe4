// What the data sources of tables and collections share.
class DiffableDataSource: NSObject {
  var list: UIView, provider: Any, current = NSDiffableDataSourceSnapshot(),
    defaultRowAnimation: UITableView.RowAnimation = .automatic, supplementaryViewProvider: Any?
  init(_ list: UIView, _ provider: Any) { self.list = list; self.provider = provider }
  func snapshot() -> NSDiffableDataSourceSnapshot { current }
  func apply(
    _ snapshot: NSDiffableDataSourceSnapshot, animatingDifferences: Bool = true, completion: Any? = nil
  ) {
    current = snapshot
    completion?()
  }
  func applySnapshotUsingReloadData(_ snapshot: NSDiffableDataSourceSnapshot, completion: Any? = nil) {
    apply(snapshot, completion: completion)
  }
  func itemIdentifier(for path: IndexPath) -> Any? { current.item(at: path) }
  func sectionIdentifier(for section: Int) -> Any? {
    current.sectionIdentifiers.indices.contains(section) ? current.sectionIdentifiers[section] : nil
  }
  func indexPath(for item: Any) -> IndexPath? { current.place(of: item) }
  func count(in section: Int) -> Int { current.numberOfItems(inSection: current.sectionIdentifiers[section]) }
}
class UITableViewDiffableDataSource: DiffableDataSource, UITableViewDataSource {
  init(tableView: UITableView, cellProvider: (UITableView, IndexPath, Any) -> UITableViewCell?) {
    super.init(tableView, cellProvider)
    tableView.dataSource = self
  }
  func numberOfSections(in table: UITableView) -> Int { current.numberOfSections }
  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { count(in: section) }
  func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    provider(table, path, current.item(at: path)) ?? UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
class UICollectionViewDiffableDataSource: DiffableDataSource, UICollectionViewDataSource {
  init(
    collectionView: UICollectionView,
    cellProvider: (UICollectionView, IndexPath, Any) -> UICollectionViewCell?
  ) {
    super.init(collectionView, cellProvider)
    collectionView.dataSource = self
  }
  func numberOfSections(in collection: UICollectionView) -> Int { current.numberOfSections }
  func collectionView(_ collection: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count(in: section)
  }
  func collectionView(_ collection: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    provider(collection, path, current.item(at: path)) ?? UICollectionViewCell(frame: .zero)
  }
  func collectionView(
    _ collection: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView? { supplementaryViewProvider?(collection, kind, path) }
}
