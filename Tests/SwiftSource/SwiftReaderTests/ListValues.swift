import UIKit

/// What tables and collections tell of their rows and items, once they are laid out and after they have changed.
@MainActor func listValues() -> [String] { rowLines() + sourceLines() + itemLines() + registrationLines() }

private final class Names: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections = [["a", "b", "c"], ["d"]]
  var asked: [String] = []
  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append("\(indexPath.section).\(indexPath.row)")
    let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    return cell
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 1 ? 60 : 40
  }
  func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
    cell.tag = indexPath.row + 10
  }
}

private func said(_ path: IndexPath?) -> String { path.map { "\($0.section).\($0.row)" } ?? "none" }

@MainActor private func rowLines() -> [String] {
  var lines: [String] = []
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), names = Names()
  table.register(UITableViewCell.self, forCellReuseIdentifier: "name")
  table.dataSource = names
  table.delegate = names
  table.separatorStyle = .none
  lines.append("before \(table.visibleCells.count) \(names.asked)")
  table.layoutIfNeeded()
  lines.append("asked \(names.asked)")
  lines.append(
    "cells \(table.visibleCells.map { $0.textLabel?.text ?? "" }) \(table.visibleCells.map(\.tag))")
  let second = IndexPath(row: 1, section: 0), cell = table.cellForRow(at: second)
  lines.append("cell \(cell?.textLabel?.text ?? "none") \(said(cell.flatMap { table.indexPath(for: $0) }))")
  lines.append("superview \(cell?.superview === table) \(cell.map { table.subviews.contains($0) } ?? false)")
  names.sections = [["x"], ["y", "z"]]
  names.asked = []
  lines.append("old \(table.visibleCells.count) \(table.numberOfRows(inSection: 1))")
  table.reloadData()
  lines.append("reloaded \(table.visibleCells.count) \(cell?.superview == nil) \(names.asked)")
  table.layoutIfNeeded()
  lines.append("asked \(names.asked) \(table.visibleCells.map { $0.textLabel?.text ?? "" })")
  names.sections[0].append("w")
  table.insertRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
  table.layoutIfNeeded()
  lines.append("inserted \(table.visibleCells.map { $0.textLabel?.text ?? "" })")
  table.selectRow(at: second, animated: false, scrollPosition: .none)
  lines.append(
    "selected \(said(table.indexPathForSelectedRow)) \(table.indexPathsForSelectedRows?.count ?? 0)")
  table.deselectRow(at: second, animated: false)
  lines.append("deselected \(said(table.indexPathForSelectedRow))")
  table.performBatchUpdates({ names.sections.removeLast() }) { lines.append("completed \($0)") }
  lines.append("missing \(table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)")
  lines.append(
    "header \(table.headerView(forSection: 0) == nil) \(table.rectForRow(at: IndexPath(row: 9, section: 9)).isEmpty)"
  )
  table.setEditing(true, animated: false)
  lines.append("editing \(table.isEditing)")
  let top = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 30))
  table.tableHeaderView = top
  lines.append("top \(top.superview === table)")
  table.tableHeaderView = nil
  lines.append("top \(top.superview == nil)")
  table.dataSource = nil
  lines.append(
    "nothing \(table.numberOfSections) \(table.numberOfRows(inSection: 0)) \(table.visibleCells.count)")
  return lines
}

@MainActor private func sourceLines() -> [String] {
  var lines: [String] = []
  let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
  let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, path, number in
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "\(path.section) \(number)"
    return cell
  }
  var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
  snapshot.appendSections(["one", "two"])
  snapshot.appendItems([1, 2], toSection: "one")
  snapshot.appendItems([3], toSection: "two")
  source.apply(snapshot) { lines.append("applied") }
  table.layoutIfNeeded()
  lines.append("shown \(table.visibleCells.map { $0.textLabel?.text ?? "" })")
  snapshot.deleteItems([1])
  snapshot.appendItems([4], toSection: "two")
  source.applySnapshotUsingReloadData(snapshot)
  table.layoutIfNeeded()
  lines.append("shown \(table.visibleCells.map { $0.textLabel?.text ?? "" })")
  lines.append("item \(source.itemIdentifier(for: IndexPath(row: 1, section: 1)) ?? -1)")
  lines.append("path \(said(source.indexPath(for: 4))) \(said(source.indexPath(for: 1)))")
  lines.append(
    "section \(source.sectionIdentifier(for: 1) ?? "none") \(source.sectionIdentifier(for: 7) ?? "none")")
  lines.append("snapshot \(source.snapshot().itemIdentifiers) \(source.snapshot().numberOfSections)")
  return lines
}

private final class Tile: UICollectionViewCell {
  let label = UILabel()
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(label)
  }
  required init?(coder: NSCoder) { nil }
}

private final class Tiles: NSObject, UICollectionViewDataSource {
  var count = 3
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    count
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? Tile)?.label.text = "\(indexPath.item)"
    return cell
  }
}

@MainActor private func itemLines() -> [String] {
  var lines: [String] = []
  let layout = UICollectionViewFlowLayout(), tiles = Tiles()
  let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
  let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
  lines.append("layout \(layout.collectionView === collection)")
  collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
  collection.dataSource = tiles
  lines.append("before \(collection.visibleCells.count) \(collection.numberOfItems(inSection: 0))")
  collection.layoutIfNeeded()
  lines.append("shown \(collection.visibleCells.compactMap { ($0 as? Tile)?.label.text })")
  let cell = collection.cellForItem(at: IndexPath(item: 2, section: 0))
  lines.append(
    "cell \((cell as? Tile)?.label.text ?? "none") \(said(cell.flatMap { collection.indexPath(for: $0) }))")
  lines.append("reuse \(cell?.reuseIdentifier ?? "none") \(cell?.superview === collection)")
  tiles.count = 5
  collection.reloadData()
  lines.append("reloaded \(collection.visibleCells.count) \(cell?.superview == nil)")
  collection.layoutIfNeeded()
  lines.append("shown \(collection.visibleCells.compactMap { ($0 as? Tile)?.label.text })")
  collection.selectItem(at: IndexPath(item: 1, section: 0), animated: false, scrollPosition: .top)
  lines.append("selected \(collection.indexPathsForSelectedItems?.map { said($0) } ?? [])")
  collection.performBatchUpdates({ tiles.count = 1 }) { lines.append("completed \($0)") }
  collection.layoutIfNeeded()
  lines.append("left \(collection.visibleCells.count) \(collection.numberOfItems(inSection: 0))")
  let other = UICollectionViewFlowLayout()
  collection.setCollectionViewLayout(other, animated: false)
  lines.append("other \(collection.collectionViewLayout === other) \(other.collectionView === collection)")
  return lines
}

@MainActor private func registrationLines() -> [String] {
  var lines: [String] = []
  let frame = CGRect(x: 0, y: 0, width: 320, height: 480)
  let collection = UICollectionView(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
  let registration = UICollectionView.CellRegistration<Tile, String> { cell, path, name in
    cell.label.text = "\(name) \(path.item)"
  }
  let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
    list, path, name in
    list.dequeueConfiguredReusableCell(using: registration, for: path, item: name)
  }
  var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
  snapshot.appendSections([0])
  snapshot.appendItems(["a", "b"])
  source.apply(snapshot, animatingDifferences: false)
  collection.layoutIfNeeded()
  lines.append("shown \(collection.visibleCells.compactMap { ($0 as? Tile)?.label.text })")
  let header = UICollectionView.SupplementaryRegistration<UICollectionReusableView>(
    elementKind: UICollectionView.elementKindSectionHeader
  ) { view, kind, path in view.tag = kind.count + path.section }
  let made = collection.dequeueConfiguredReusableSupplementary(
    using: header, for: IndexPath(item: 0, section: 2))
  lines.append("header \(made.tag)")
  return lines
}
