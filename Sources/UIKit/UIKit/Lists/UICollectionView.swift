@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// At most the first hundred items are made, when the view is laid out.
open class UICollectionView: UIScrollView {
  public enum ScrollDirection: Int, Sendable { case vertical, horizontal }
  public struct ScrollPosition: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = ScrollPosition(rawValue: 1 << 0)
    public static let centeredVertically = ScrollPosition(rawValue: 1 << 1)
    public static let bottom = ScrollPosition(rawValue: 1 << 2)
    public static let left = ScrollPosition(rawValue: 1 << 3)
    public static let centeredHorizontally = ScrollPosition(rawValue: 1 << 4)
    public static let right = ScrollPosition(rawValue: 1 << 5)
  }
  public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  override package class var contentType: any KindContent.Type { CollectionViewContent.self }
  override package var sceneContent: any KindContent {
    var content = CollectionViewContent()
    if let flow { content.layout = flow }
    return content
  }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  @_Observed open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      takeLayout()
    }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  /// The data source for prefetching is not called here.
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled = true
  open var dragInteractionEnabled = false

  private var classes: [String: UICollectionReusableView.Type] = [:]
  /// The items that have been loaded.
  final private(set) var items: [(path: IndexPath, cell: UICollectionViewCell)] = []
  private var hasLoaded = false
  final private(set) var extras: [(kind: String, path: IndexPath, view: UICollectionReusableView)] = []
  /// The frames that the layout assigned last, the heights of the views above and below sections, and the size to which
  /// they apply.
  final var arranged = CollectionArrangement()
  final var extraHeights: [ObjectIdentifier: CGFloat] = [:]
  final var arrangedSize: CGSize?

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionReusableView.Type
  }
  /// Does nothing, as files are not read.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { classes[elementKind + identifier] = viewClass as? UICollectionReusableView.Type }
  /// Returns a new cell of the registered class.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    classes[identifier]?.dequeue(identifier) as? UICollectionViewCell ?? unregisteredCell(identifier)
  }
  /// Returns a new view of the registered class.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    (classes[elementKind + identifier] ?? UICollectionReusableView.self).dequeue(identifier)
  }

  open func reloadData() {
    for item in items { item.cell.removeFromSuperview() }
    for extra in extras { extra.view.removeFromSuperview() }
    (items, extras, extraHeights, arrangedSize) = ([], [], [:], nil)
    hasLoaded = false
    setNeedsLayout()
  }
  /// Reloads all items.
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Reloads all items.
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Reloads all items.
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Reloads all items.
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Makes changes and reloads all items.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
  /// Takes effect at once.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  /// Loads as many items as may be made, unless that has been done.
  final func loadIfNeeded() {
    guard !hasLoaded else { return }
    hasLoaded = true
    guard let dataSource else { return }
    let most = mostItems
    for section in 0..<min(dataSource.numberOfSections(in: self), most) where items.count < most {
      let count = dataSource.collectionView(self, numberOfItemsInSection: section)
      for index in 0..<min(count, most - items.count) {
        let path = IndexPath(item: index, section: section)
        let cell = dataSource.collectionView(self, cellForItemAt: path)
        cell.updateConfigurationIfNeeded()
        items.append((path, cell))
        addSubview(cell)
      }
    }
  }

  /// Returns a view above or below a section, which may not have been placed yet.
  final func extraView(_ kind: String, _ section: Int) -> UICollectionReusableView? {
    let path = IndexPath(item: 0, section: section)
    if let view = supplementaryView(forElementKind: kind, at: path) { return view }
    guard let made = dataSource?.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
    else {
      return nil
    }
    extras.append((kind, path, made))
    return made
  }

  override open func layoutSubviews() {
    loadIfNeeded()
    if arrangedSize != bounds.size { takeLayout() }
    super.layoutSubviews()
    placeExtras()
  }

  // MARK: What the user does

  open private(set) var indexPathsForSelectedItems: [IndexPath]? = []
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathsForSelectedItems = indexPath.map { [$0] } ?? []
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
  }
  /// Does nothing.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
}
