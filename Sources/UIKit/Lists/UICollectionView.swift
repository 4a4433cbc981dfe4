// What has no comment here is what UIKit has by the same name.
// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout

@preconcurrency @MainActor public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  func numberOfSections(in collectionView: UICollectionView) -> Int
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}
extension UICollectionViewDataSource {
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  public func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
}
@preconcurrency @MainActor public protocol UICollectionViewDelegate: UIScrollViewDelegate {
  func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath)
  func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath)
}
extension UICollectionViewDelegate {
  public func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
  public func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {}
}
@preconcurrency @MainActor public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize
}
extension UICollectionViewDelegateFlowLayout {
  private func flow(_ layout: UICollectionViewLayout) -> UICollectionViewFlowLayout? {
    layout as? UICollectionViewFlowLayout
  }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { flow(collectionViewLayout)?.itemSize ?? CGSize(width: 50, height: 50) }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    insetForSectionAt section: Int
  ) -> UIEdgeInsets { flow(collectionViewLayout)?.sectionInset ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumLineSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumLineSpacing ?? 10 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    minimumInteritemSpacingForSectionAt section: Int
  ) -> CGFloat { flow(collectionViewLayout)?.minimumInteritemSpacing ?? 10 }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForHeaderInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.headerReferenceSize ?? .zero }
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    referenceSizeForFooterInSection section: Int
  ) -> CGSize { flow(collectionViewLayout)?.footerReferenceSize ?? .zero }
}
@preconcurrency @MainActor public protocol UICollectionViewDataSourcePrefetching: NSObjectProtocol {}

open class UICollectionReusableView: UIView {
  override public init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  open internal(set) var reuseIdentifier: String?
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

/// An item of a collection. Its content view fills it.
open class UICollectionViewCell: UICollectionReusableView {
  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    HostedCollectionCell(identifier: name, frame: frame)
  }
  override public init(frame: CGRect) {
    super.init(frame: frame)
    fill(with: contentView)
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill(with: contentView)
  }
  /// The view for what the item shows.
  public let contentView = UIView(frame: .zero)
  open var isSelected = false
  open var isHighlighted = false
  open var backgroundView: UIView?
  open var selectedBackgroundView: UIView?
  private var configured: StandardContent?
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      configured?.remove()
      configured = (contentConfiguration as? UIListContentConfiguration)?.content(of: self, in: contentView)
    }
  }
  override var standardHeight: CGFloat? { configured?.height(width: bounds.width) }
  override open func layoutSubviews() {
    super.layoutSubviews()
    configured?.place(hasAccessory: false)
  }
  open var backgroundConfiguration: UIBackgroundConfiguration?
}
open class UICollectionViewListCell: UICollectionViewCell {
  open var accessories: [Any] = []
  open func defaultContentConfiguration() -> UIListContentConfiguration { .cell() }
}

/// Shows items as its layout places them. Items of the first hundred are made when the collection is laid out.
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
  private static let mostItems = 100

  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    HostedCollectionView(identifier: name, frame: frame)
  }
  private var list: HostedCollectionView? { item as? HostedCollectionView }

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      collectionViewLayout.collectionView = self
      takeLayout()
    }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? { didSet { reloadData() } }
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var backgroundView: UIView?
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var isPrefetchingEnabled = true
  open var dragInteractionEnabled = false

  private var classes: [String: UICollectionReusableView.Type] = [:]
  private var items: [(path: IndexPath, cell: UICollectionViewCell)] = []
  private var hasLoaded = false
  private var arranged = CollectionArrangement()
  private var extras: [(kind: String, path: IndexPath, view: UICollectionReusableView)] = []
  private var arrangedSize: CGSize?

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    classes[identifier] = cellClass as? UICollectionReusableView.Type
  }
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) { classes[elementKind + identifier] = viewClass as? UICollectionReusableView.Type }
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
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    (classes[elementKind + identifier] ?? UICollectionReusableView.self).dequeue(identifier)
  }

  open func reloadData() {
    for item in items { item.cell.removeFromSuperview() }
    for extra in extras { extra.view.removeFromSuperview() }
    (items, extras, arrangedSize) = ([], [], nil)
    hasLoaded = false
    setNeedsLayout()
  }
  open func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  open func reloadSections(_ sections: IndexSet) { reloadData() }
  open func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  open func deleteItems(at indexPaths: [IndexPath]) { reloadData() }
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    reloadData()
    completion?(true)
  }
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
      let contents = CollectionContents(sections: sections, size: CGSize(size)) { index, width in
        CGSize(measured(index, width.map { Double($0) }))
      }
      let arrangement =
        collectionViewLayout.arrangement(of: contents)
        ?? UICollectionViewFlowLayout().flowArrangement(of: contents)
      arranged = arrangement
      return arrangement.items
    }
  }

  /// Makes and places the views above and below sections.
  private func placeExtras() {
    for extra in arranged.extras {
      let path = IndexPath(item: 0, section: extra.section)
      var view = extras.first { $0.kind == extra.kind && $0.path == path }?.view
      if view == nil,
        let made = dataSource?.collectionView(
          self, viewForSupplementaryElementOfKind: extra.kind, at: path)
      {
        extras.append((extra.kind, path, made))
        addSubview(made)
        view = made
      }
      guard let view else { continue }
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

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    extras.first { $0.kind == elementKind && $0.path == indexPath }?.view
  }

  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  open var visibleCells: [UICollectionViewCell] { items.map(\.cell) }
  open var indexPathsForVisibleItems: [IndexPath] { items.map(\.path) }
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    items.first { $0.path == indexPath }?.cell
  }
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { items.first { $0.cell === cell }?.path }
  open func indexPathForItem(at point: CGPoint) -> IndexPath? {
    items.first { $0.cell.frame.contains(point) }?.path
  }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let cell = cellForItem(at: indexPath) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    attributes.frame = cell.frame
    return attributes
  }
  open private(set) var indexPathsForSelectedItems: [IndexPath]? = []
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    indexPathsForSelectedItems = indexPath.map { [$0] } ?? []
  }
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    indexPathsForSelectedItems?.removeAll { $0 == indexPath }
  }
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {}
}

/// A controller whose view is a collection.
open class UICollectionViewController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate
{
  private let layout: UICollectionViewLayout
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
  }
  private var ownCollection: UICollectionView?
  open var collectionView: UICollectionView! {
    get {
      loadViewIfNeeded()
      return ownCollection
    }
    set { ownCollection = newValue }
  }
  open var collectionViewLayout: UICollectionViewLayout { layout }
  /// UIKit's view contains the collection.
  override open func loadView() {
    let container = UIView(frame: UIScreen.main.bounds)
    let collection = UICollectionView(frame: container.bounds, collectionViewLayout: layout)
    collection.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    collection.delegate = self
    collection.dataSource = self
    container.addSubview(collection)
    ownCollection = collection
    view = container
  }
  open func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    0
  }
  open func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView(frame: .zero) }
  open func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {}
}
