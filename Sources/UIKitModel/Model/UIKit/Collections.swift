protocol UICollectionViewDataSource {}
extension UICollectionViewDataSource {
  func numberOfSections(in collection: UICollectionView) -> Int { 1 }
  func collectionView(_ collection: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
  func collectionView(_ collection: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    UICollectionViewCell(frame: .zero)
  }
  func collectionView(
    _ collection: UICollectionView, viewForSupplementaryElementOfKind kind: String, at path: IndexPath
  ) -> UICollectionReusableView? { nil }
}
protocol UICollectionViewDelegate {}
protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {}
extension UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collection: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
  ) -> CGSize { layout.itemSize }
  func collectionView(
    _ collection: UICollectionView, layout: UICollectionViewLayout, insetForSectionAt section: Int
  ) -> UIEdgeInsets { layout.sectionInset }
  func collectionView(
    _ collection: UICollectionView, layout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { layout.minimumLineSpacing }
  func collectionView(
    _ collection: UICollectionView, layout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { layout.minimumInteritemSpacing }
  func collectionView(
    _ collection: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { layout.headerReferenceSize }
  func collectionView(
    _ collection: UICollectionView, layout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { layout.footerReferenceSize }
}
class UICollectionView: UIScrollView {
  class CellRegistration<Cell: UICollectionViewCell, Item> {
    let fill: Any
    init(_ fill: (Any, Any, Any) -> Void) { self.fill = fill }
    func cell(_ path: IndexPath, _ item: Any) -> UICollectionViewCell {
      let cell = Cell(frame: .zero)
      fill(cell, path, item)
      return cell
    }
  }
  class SupplementaryRegistration<Extra: UICollectionReusableView> {
    let elementKind: String, fill: Any
    init(elementKind: String, _ fill: (Any, String, Any) -> Void) {
      self.elementKind = elementKind; self.fill = fill
    }
    func view(_ path: IndexPath) -> UICollectionReusableView {
      let view = Extra(frame: .zero)
      fill(view, elementKind, path)
      return view
    }
  }
  func dequeueConfiguredReusableSupplementary(
    using registration: SupplementaryRegistration, for path: IndexPath
  ) -> UICollectionReusableView { registration.view(path) }
  func dequeueConfiguredReusableCell(using registration: CellRegistration, for path: IndexPath, item: Any)
    -> UICollectionViewCell
  { registration.cell(path, item) }
  @passive struct ScrollPosition {}
  static let elementKindSectionHeader = "UICollectionElementKindSectionHeader",
    elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  var collectionViewLayout: UICollectionViewLayout?, dataSource: Any?
  var dragDelegate: Any?, dropDelegate: Any?, remembersLastFocusedIndexPath = false,
    selfSizingInvalidation: Any?
  init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    super.init(frame: frame)
    collectionViewLayout = layout
  }
  package var cellTypes: [String: Any] = [:], items: [UICollectionViewCell] = [], sectionCount = 0,
    itemSize: CGSize?,
    extras: [String: UICollectionReusableView] = [:], list: UICollectionLayoutListConfiguration?
  // Whether cells and headers are where the layout places them, and otherwise the distances of a flow layout.
  package var isArranged = false, flow: FlowLayout?
  package func waits() { _ = unsized() }
  package func place(_ view: UICollectionReusableView, _ frame: CGRect) {
    if let configuration = (view as? UICollectionViewCell)?.contentConfiguration,
      !(configuration is UIContentConfiguration), view.held("row") == nil
    {
      view.leaveOut("configurations of contents are shown in lists only")
    }
    view.placed = frame
    view.isSeen = frame.minX < bounds.width && frame.minY < bounds.height
  }
  // A layout that is told to begin again does so in the next pass.
  package func takeLayout() { if !isArranging { needsLayout = true } }
  package var isArranging = false
  package override func arrangeLists() {
    collectionViewLayout?.collectionView = self
    isArranging = true
    arrangeItems()
    isArranging = false
    super.arrangeLists()
  }
  package func arrangeItems() {
    if let layout = collectionViewLayout as? UICollectionViewCompositionalLayout {
      let sections = (0..<sectionCount).map { layout.section($0, in: isUnsized ? unsized() : bounds.size) }
      if !sections.contains(where: { $0?.list == nil }) { return list = sections.first?.list }
    }
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout, isFlow(flow) {
      return tellOfLayout(flow.leftOut)
    }
    guard !isUnsized else { return waits() }
    isArranged = true
    guard let arrangement = collectionViewLayout?.arrangement(of: contents) else { return isArranged = false }
    tellOfLayout(arrangement.leftOut)
    for (item, frame) in zip(items, arrangement.items) { place(item, frame) }
    for one in arrangement.extras { if let view = extra(one.kind, one.section) { place(view, one.frame) } }
  }
  // Rows of lists are those of tables, which have separators.
  package func tellOfLayout(_ leftOut: Set<String>) {
    for name in leftOut.sorted() where name != "UICollectionLayoutListConfiguration.showsSeparators" {
      leaveOut("‘\(name)’ is not shown")
    }
  }
  // Whether a flow layout places all items alike, which a scenario says in its own words.
  package func isFlow(_ layout: UICollectionViewFlowLayout) -> Bool {
    guard let first = items.first, sectionCount == 1, type(of: layout) == UICollectionViewFlowLayout.self
    else { return false }
    flow = layout.sectionFlow(0)
    itemSize = layout.size(of: first.path) ?? UICollectionViewFlowLayout.automaticSize
    let ends = [layout.headerSize(of: 0), layout.footerSize(of: 0)].map {
      layout.scrollDirection == .vertical ? $0.height : $0.width
    }
    guard !first.overrides("preferredLayoutAttributesFitting"), ends.allSatisfy({ $0 <= 0 }) else {
      return false
    }
    return !items.contains {
      (layout.size(of: $0.path) ?? UICollectionViewFlowLayout.automaticSize) != itemSize
    }
  }
  var contents: CollectionContents {
    let numbers = (0..<sectionCount).map { section in items.filter { $0.path.section == section }.count }
    var start = 0
    let sections = numbers.map { count in
      start += count
      return start - count..<start
    }
    return CollectionContents(
      sections: sections, size: bounds.size, measured: { self.measured(self.items[$0], $1) },
      extraHeight: { kind, section, width in self.extra(kind, section).map { self.measured($0, width).height }
      })
  }
  // The size that its class, or its constraints, give a cell, a header or a footer.
  package func measured(_ view: UICollectionReusableView, _ width: CGFloat?) -> CGSize {
    if view.overrides("preferredLayoutAttributesFitting") {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: view.path),
        estimate = (collectionViewLayout as? UICollectionViewFlowLayout)?.estimatedItemSize ?? .zero
      attributes.size =
        width.map { CGSize(width: $0, height: 50) }
        ?? (estimate.width > 0 && estimate != UICollectionViewFlowLayout.automaticSize
          ? estimate : CGSize(width: 50, height: 50))
      let size = view.preferredLayoutAttributesFitting(attributes).size
      if known(size.width) != nil && known(size.height) != nil && size.width > 0 && size.height > 0 {
        return size
      }
    }
    let size = view.measuredSize(width)
    if isUnknown(size) { isArranged = false; waits() }
    return size
  }
  package override var shownInside: [UIView] { items + extras.map { $0.value } }
  package override func layoutLists() {
    for view in shownInside { view.layoutTree() }
    super.layoutLists()
  }
  // A header or footer, as the data source makes it.
  package func extra(_ kind: String, _ section: Int) -> UICollectionReusableView? {
    let name =
      "\(kind == UICollectionView.elementKindSectionHeader ? "header" : kind == UICollectionView.elementKindSectionFooter ? "footer" : kind)[\(section)]"
    if let known = extras[name] { return known }
    guard
      let view = (dataSource as? UICollectionViewDataSource)?.collectionView(
        self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
    else { return nil }
    view.ownSuperview = self
    extras[name] = view
    view.show()
    return view
  }
  func register(_ type: Any?, forCellWithReuseIdentifier name: String) { cellTypes[name] = type }
  func register(_ type: Any?, forSupplementaryViewOfKind kind: String, withReuseIdentifier name: String) {
    cellTypes[kind + name] = type
  }
  func dequeueReusableCell(withReuseIdentifier name: String, for path: IndexPath) -> UICollectionViewCell {
    let cell = cellTypes[name]?.init(frame: .zero) ?? UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = name
    return cell
  }
  package override func fillLists() {
    if items.isEmpty { makeItems() }
    super.fillLists()
  }
  package func makeItems() {
    guard let source = dataSource as? UICollectionViewDataSource else { return }
    sectionCount = min(source.numberOfSections(in: self), 10)
    // As many as the screen may have room for, 20 at least.
    let room = min(100, max(20, Int(Canvas.size.width * Canvas.size.height / 8000)))
    let most = collectionViewLayout is UICollectionViewCompositionalLayout ? max(60, room) : room
    for section in 0..<sectionCount {
      for item
        in 0..<min(source.collectionView(self, numberOfItemsInSection: section), room, most - items.count)
      {
        let cell = source.collectionView(self, cellForItemAt: IndexPath(item: item, section: section))
        cell.path = IndexPath(item: item, section: section)
        cell.ownSuperview = self
        items.append(cell)
        cell.show()
      }
    }
  }
  func dequeueReusableSupplementaryView(
    ofKind kind: String, withReuseIdentifier name: String, for path: IndexPath
  ) -> UICollectionReusableView {
    cellTypes[kind + name]?.init(frame: .zero) ?? UICollectionReusableView(frame: .zero)
  }
  func reloadData()
  func reloadItems(at paths: [IndexPath])
  func reloadSections(_ sections: IndexSet)
  func insertItems(at paths: [IndexPath])
  func deleteItems(at paths: [IndexPath])
  func performBatchUpdates(_ updates: Any?, completion: Any? = nil)
  func scrollToItem(at path: IndexPath, at position: Any, animated: Bool)
  func selectItem(at path: IndexPath?, animated: Bool, scrollPosition: Any)
  func deselectItem(at path: IndexPath, animated: Bool)
  func cellForItem(at path: IndexPath) -> UICollectionViewCell? { items.first { $0.path == path } }
  func indexPath(for cell: UICollectionViewCell) -> IndexPath? { items.first { $0 === cell }?.path }
  func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  // Once there are cells, no more of them than are shown.
  func numberOfItems(inSection section: Int) -> Int {
    items.isEmpty
      ? (dataSource as? UICollectionViewDataSource)?.collectionView(self, numberOfItemsInSection: section)
        ?? 0
      : items.filter { $0.path.section == section }.count
  }
  var numberOfSections: Int {
    items.isEmpty
      ? (dataSource as? UICollectionViewDataSource)?.numberOfSections(in: self) ?? 1 : sectionCount
  }
  func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  var indexPathsForVisibleItems: [IndexPath] { items.map { $0.path } }
  var visibleCells: [UICollectionViewCell] { items }
}
