@_exported import Foundation

/// Where an item of a collection is.
@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  override public init() { super.init() }
  /// Creates attributes of an item.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Creates attributes of a header or footer.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
  }
  /// Its place in the list, in points.
  open var frame = CGRect.zero
  /// Its own rectangle, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// Its size, in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// Its centre in the list, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// How opaque it is, from 0 to 1.
  open var alpha: CGFloat = 1
  /// How far in front it is.
  open var zIndex = 0
  /// Whether it is invisible.
  open var isHidden = false
  /// How it is turned and scaled.
  open var transform = CGAffineTransform.identity
  /// How it is turned and scaled in space.
  open var transform3D = CATransform3DIdentity
  /// Which item it is.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The kind of a header or footer; nil for a cell.
  open private(set) var representedElementKind: String?
}
/// Which parts of a layout are no longer right; all of them here.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {}

/// Places the items of a collection.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  override public init() { super.init() }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init() }
  /// The list that it lays out.
  open internal(set) weak var collectionView: UICollectionView?
  /// The size of all items, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Gets ready, before attributes are asked for.
  open func prepare() {}
  /// Has the list lay out its items again.
  open func invalidateLayout() { collectionView?.takeLayout() }
  /// Has the list lay out its items again.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  /// What is in a rectangle, in points.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Where an item is.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Where a header or footer is.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Whether other bounds need another layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Where scrolling comes to rest, in points; not called here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Says which class decorations of a name have; does nothing.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}

  /// Where everything is: what a subclass says of each item. nil: as in a flow layout.
  func arrangement(of contents: CollectionContents) -> CollectionArrangement? {
    prepare()
    return attributedArrangement(of: contents)
  }

  /// Where the attributes of items, headers and footers say that these are; nil if there are none.
  final func attributedArrangement(of contents: CollectionContents) -> CollectionArrangement? {
    let extent = collectionViewContentSize
    let room = CGRect(
      x: 0, y: 0, width: max(contents.size.width, extent.width),
      height: max(contents.size.height, extent.height))
    var frames: [IndexPath: CGRect] = [:]
    var arrangement = CollectionArrangement(sections: contents.sections)
    for one in layoutAttributesForElements(in: room) ?? [] {
      if let kind = one.representedElementKind {
        arrangement.extras.append(.init(kind: kind, section: one.indexPath.section, frame: one.frame))
      } else {
        frames[one.indexPath] = one.frame
      }
    }
    let paths = contents.sections.joined().map { arrangement.path($0) }
    let items = paths.map { frames[$0] ?? layoutAttributesForItem(at: $0)?.frame }
    guard items.contains(where: { $0 != nil }) else { return nil }
    arrangement.items = items.map { $0 ?? .zero }
    return arrangement
  }

  /// What a layout of the library has arranged, as attributes.
  final func attributes(
    _ arrangement: CollectionArrangement, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes] {
    let items = zip(arrangement.sections.joined(), arrangement.items).map { index, frame in
      let one = UICollectionViewLayoutAttributes(forCellWith: arrangement.path(index))
      one.frame = frame
      return one
    }
    let extras = arrangement.extras.map { extra in
      let one = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: extra.kind, with: IndexPath(item: 0, section: extra.section))
      one.frame = extra.frame
      return one
    }
    return (items + extras).filter { $0.frame.intersects(rect) }
  }
}
