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

  override package class var contentType: any KindContent.Type { CollectionViewContent.self }
  override package var sceneContent: any KindContent {
    var content = CollectionViewContent()
    if let flow { content.layout = flow }
    return content
  }

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
  /// The items that have been loaded.
  final private(set) var items: [(path: IndexPath, cell: UICollectionViewCell)] = []
  private var hasLoaded = false
  final private(set) var extras: [(kind: String, path: IndexPath, view: UICollectionReusableView)] = []
  /// Where the layout has placed them last, the heights of what is above and below sections, and the size that is for.
  final var arranged = CollectionArrangement()
  final var extraHeights: [ObjectIdentifier: CGFloat] = [:]
  final var arrangedSize: CGSize?

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
    classes[identifier]?.dequeue(identifier) as? UICollectionViewCell ?? unregisteredCell(identifier)
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

  /// Loads as many items as may fit on the screen, unless that has been done.
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

  /// A view above or below a section, which may not have been placed yet.
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
