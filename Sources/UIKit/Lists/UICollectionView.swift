@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// Shows items as its layout places them. Items of the first hundred are made when the collection is laid out.
open class UICollectionView: UIScrollView {
  /// The direction in which a list scrolls.
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  /// Where an item comes to rest.
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    /// What stands for it.
    public let rawValue: UInt
    /// Creates one from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// At the top.
    public static let top = ScrollPosition(rawValue: 1 << 0)
    /// In the middle of the height.
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    /// On the left.
    public static let left = ScrollPosition(rawValue: 1 << 3)
    /// In the middle of the width.
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    /// On the right.
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
  /// The kind of headers.
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of footers.
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"
  private static let mostItems = 100

  override package class var contentType: any KindContent.Type { CollectionViewContent.self }
  override package var sceneContent: any KindContent {
    var content = CollectionViewContent()
    if let list { content.layout = list.layout }
    return content
  }
  private var list: CollectionView? { item as? CollectionView }

  /// Creates a list with a layout.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Where its items are.
  @_Observed open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      takeLayout()
    }
  }
  /// Who provides its items.
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// Who would load items before they are shown.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  /// The view behind the content.
  open var backgroundView: UIView?
  /// Whether the user can select.
  open var allowsSelection = true
  /// Whether the user can select several.
  open var allowsMultipleSelection = false
  /// Whether items are made before they are shown.
  open var isPrefetchingEnabled = true
  /// Whether items can be dragged.
  open var dragInteractionEnabled = false

  private var classes: [String: UICollectionReusableView.Type] = [:]
  private var items: [(path: IndexPath, cell: UICollectionViewCell)] = []
  private var hasLoaded = false
  private var arranged = CollectionArrangement()
  private var extras: [(kind: String, path: IndexPath, view: UICollectionReusableView)] = []
  private var extraHeights: [ObjectIdentifier: CGFloat] = [:]
  private var arrangedSize: CGSize?

  /// Says which class cells of a name have; files are not read.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionReusableView.Type
  }
  /// Says which class cells of a name have; files are not read.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// Says which class headers or footers of a name have.
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { classes[elementKind + identifier] = viewClass as? UICollectionReusableView.Type }
  /// A new cell of the class that was registered.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    guard let cell = classes[identifier]?.dequeue(identifier) as? UICollectionViewCell else {
      raise(
        "could not dequeue a view of kind: UICollectionElementKindCell with identifier \(identifier) - must register "
          + "a nib or a class for the identifier or connect a prototype cell in a storyboard",
        name: "NSInternalInconsistencyException")
    }
    return cell
  }
  /// A new view of the class that was registered.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    (classes[elementKind + identifier] ?? UICollectionReusableView.self).dequeue(identifier)
  }

  /// Asks for all items again.
  open func reloadData() {
    for item in items { item.cell.removeFromSuperview() }
    for extra in extras { extra.view.removeFromSuperview() }
    (items, extras, extraHeights, arrangedSize) = ([], [], [:], nil)
    hasLoaded = false
    setNeedsLayout()
  }
  /// Asks for all items again.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks for all items again.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Asks for all items again.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks for all items again.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Makes changes, and asks for everything again.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// Takes another layout, at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  private func load() {
    hasLoaded = true
    guard let dataSource else { return }
    for section in 0..<dataSource.numberOfSections(in: self) {
      for index in 0..<dataSource.collectionView(self, numberOfItemsInSection: section)
      where items.count < Self.mostItems {
        let path = IndexPath(item: index, section: section)
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        items.append((path, cell))
        addSubview(cell)
      }
    }
  }

  /// Has the layout arrange the items in the next layout.
  func takeLayout() {
    arrangedSize = bounds.size
    list?.arrangement = { [weak self] measured, size in
      self?.arrange(measured, in: size).map { Rect($0) } ?? []
    }
  }

  private func arrange(_ measured: (Int, Double?) -> Size, in size: Size) -> [CGRect] {
    withoutActuallyEscaping(measured) { measured in
      var sections: [Range<Int>] = []
      for section in 0..<numberOfSections {
        let start = sections.last?.upperBound ?? 0
        sections.append(start..<start + items.count { $0.path.section == section })
      }
      let contents = CollectionContents(
        sections: sections, size: CGSize(size),
        measured: { [unowned self] in preferredSize(of: $0, measured: measured($0, $1.map { Double($0) })) },
        extraHeight: { [unowned self] in extraHeight($0, $1, $2) })
      let arrangement =
        collectionViewLayout.arrangement(of: contents)
        ?? UICollectionViewFlowLayout().flowArrangement(of: contents)
      arranged = arrangement
      return arrangement.items
    }
  }

  /// The size that a cell wants, which its class may know better than its constraints.
  private func preferredSize(of index: Int, measured: Size) -> CGSize {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: items[index].path)
    attributes.size = CGSize(measured)
    return items[index].cell.preferredLayoutAttributesFitting(attributes).size
  }

  /// The properties of the layout that change nothing.
  var leftOutOfLayout: Set<String> { arranged.leftOut }

  /// A view above or below a section, which may not have been placed yet.
  private func extraView(_ kind: String, _ section: Int) -> UICollectionReusableView? {
    let path = IndexPath(item: 0, section: section)
    if let view = supplementaryView(forElementKind: kind, at: path) { return view }
    guard let made = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    else {
      return nil
    }
    extras.append((kind, path, made))
    return made
  }
  /// The height that such a view asks for, measured before it is placed.
  private func extraHeight(_ kind: String, _ section: Int, _ width: CGFloat) -> CGFloat? {
    guard let view = extraView(kind, section) else { return nil }
    if view.superview == nil {
      extraHeights[ObjectIdentifier(view)] =
        view.systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
          verticalFittingPriority: .fittingSizeLevel
        ).height
    }
    return extraHeights[ObjectIdentifier(view)]
  }

  /// Makes and places the views above and below sections.
  private func placeExtras() {
    for extra in arranged.extras {
      guard let view = extraView(extra.kind, extra.section) else { continue }
      if view.superview !== self { addSubview(view) }
      view.translatesAutoresizingMaskIntoConstraints = true
      if view.frame != extra.frame { view.frame = extra.frame }
    }
  }

  override func adopt(_ view: UIView, at index: Int) {
    guard let cell = view.item as? CollectionCell, items.contains(where: { $0.cell === view }) else {
      return super.adopt(view, at: index)
    }
    list?.addCell(cell)
  }

  override open func layoutSubviews() {
    if !hasLoaded { load() }
    if arrangedSize != bounds.size { takeLayout() }
    super.layoutSubviews()
    placeExtras()
  }

  /// A header or footer that is shown.
  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    extras.first { $0.kind == elementKind && $0.path == indexPath }?.view
  }

  /// How many sections there are.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// How many items a section has.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// The cells that have been made and are in its bounds.
  open var visibleCells: [UICollectionViewCell] { visibleItems.map(\.cell) }
  /// Where their items are.
  open var indexPathsForVisibleItems: [IndexPath] { visibleItems.map(\.path) }
  private var visibleItems: [(path: IndexPath, cell: UICollectionViewCell)] {
    items.filter { $0.cell.frame.intersects(bounds) }
  }
  /// The cell of an item.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.first { $0.path == indexPath }?.cell
  }
  /// Where the item of a cell is.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { items.first { $0.cell === cell }?.path }
  /// The item at a point.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    items.first { $0.cell.frame.contains(point) }?.path
  }
  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let cell = cellForItem(at: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = cell.frame
    return attributes
  }
  /// Which items are selected.
  open private(set) var indexPathsForSelectedItems: [IndexPath]? = []
  /// Selects an item.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathsForSelectedItems = indexPath.map { [$0] } ?? []
  }
  /// Deselects an item.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
  }
  /// Scrolls to an item; does nothing.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
}
