extension UICollectionView {
  package var sceneContent: Any? { nil }
  var dragDelegate: Any?, dropDelegate: Any?, remembersLastFocusedIndexPath = false,
    selfSizingInvalidation: Any?
  package var itemSize: CGSize?, list: UICollectionLayoutListConfiguration?
  // Whether cells and headers are where the layout places them, and otherwise the distances of a flow layout.
  package var isArranged = false, flow: FlowLayout?
  package var cells: [UICollectionViewCell] { items.map { $0.cell } }
  // The largest number of items: as many as the screen may have room for, but at least 20.
  package var mostItems: Int {
    let room = min(100, max(20, Int(Canvas.size.width * Canvas.size.height / 8000)))
    return collectionViewLayout is UICollectionViewCompositionalLayout ? max(60, room) : room
  }
  // The number of sections that can have items.
  package var sectionCount: Int { min(numberOfSections, mostItems) }
  package func unregisteredCell(_ identifier: String) -> UICollectionViewCell {
    let cell = UICollectionViewCell(frame: .zero)
    cell.reuseIdentifier = identifier
    return cell
  }
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
  // A layout that is invalidated begins again in the next pass.
  package func takeLayout() { itemNeedsLayout() }
  override func layoutSubviews() {
    loadIfNeeded()
    arrangeItems()
    super.layoutSubviews()
  }
  package func arrangeItems() {
    if let layout = collectionViewLayout as? UICollectionViewCompositionalLayout {
      let sections = (0..<sectionCount).map {
        layout.section($0, in: isUnsized ? unsized() : bounds.size)
      }
      if !sections.contains(where: { $0?.list == nil }) { return list = sections.first?.list }
    }
    if let flow = collectionViewLayout as? UICollectionViewFlowLayout, isFlow(flow) {
      return tellOfLayout(flow.leftOut)
    }
    guard !isUnsized else { return waits() }
    isArranged = true
    guard let arrangement = collectionViewLayout?.arrangement(of: contents) else { return isArranged = false }
    tellOfLayout(arrangement.leftOut)
    for (cell, frame) in zip(cells, arrangement.items) { place(cell, frame) }
    for one in arrangement.extras {
      if let view = shownExtra(one.kind, one.section) { place(view, one.frame) }
    }
  }
  // The rows of lists are those of tables, which have separators.
  package func tellOfLayout(_ leftOut: Set<String>) {
    for name in leftOut.sorted() where name != "UICollectionLayoutListConfiguration.showsSeparators" {
      leaveOut("‘\(name)’ is not shown")
    }
  }
  // Whether a flow layout places all items alike, which a scenario expresses in its own way.
  package func isFlow(_ layout: UICollectionViewFlowLayout) -> Bool {
    guard let first = items.first, sectionCount == 1, type(of: layout) == UICollectionViewFlowLayout.self
    else { return false }
    flow = layout.sectionFlow(0)
    itemSize = layout.size(of: first.path) ?? UICollectionViewFlowLayout.automaticSize
    let ends = [layout.headerSize(of: 0), layout.footerSize(of: 0)].map {
      layout.scrollDirection == .vertical ? $0.height : $0.width
    }
    guard !first.cell.overrides("preferredLayoutAttributesFitting"), ends.allSatisfy({ $0 <= 0 }) else {
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
      sections: sections, size: bounds.size,
      measured: { self.measured(self.cells[$0], self.items[$0].path, $1) },
      extraHeight: { kind, section, width in
        self.shownExtra(kind, section).map {
          self.measured($0, IndexPath(item: 0, section: section), width).height
        }
      })
  }
  // The size that its class, or its constraints, give a cell, a header or a footer.
  package func measured(_ view: UICollectionReusableView, _ path: IndexPath, _ width: CGFloat?) -> CGSize {
    if view.overrides("preferredLayoutAttributesFitting") {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: path),
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
  // The subviews that are neither items nor above or below items.
  package var otherSubviews: [UIView] {
    subviews.filter { !($0 is UICollectionReusableView) && !($0 is UIRefreshControl) }
  }
  // A header or footer, as the data source makes it.
  package func shownExtra(_ kind: String, _ section: Int) -> UICollectionReusableView? {
    guard let view = extraView(kind, section) else { return nil }
    if view.superview !== self { addSubview(view) }
    return view
  }
  package override func fillLists() {
    loadIfNeeded()
    super.fillLists()
  }
}
extension UICollectionReusableView {
  package static func dequeue(_ identifier: String) -> UICollectionReusableView {
    let view = Self.init(frame: .zero)
    view.reuseIdentifier = identifier
    return view
  }
  package static func made() -> UICollectionReusableView { Self.init(frame: .zero) }
}
