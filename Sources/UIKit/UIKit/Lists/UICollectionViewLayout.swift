@_exported import Foundation

/// The position of an element in a collection view.
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
  /// The frame in the list, in points.
  open var frame = CGRect.zero
  /// The bounds, in points.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  /// The size, in points.
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  /// The centre in the list, in points.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  /// The opacity, from 0 to 1.
  open var alpha: CGFloat = 1
  /// The position from back to front.
  open var zIndex = 0
  /// Whether the element is hidden.
  open var isHidden = false
  /// The rotation and scale of the element.
  open var transform = CGAffineTransform.identity
  /// The rotation and scale of the element in three dimensions.
  open var transform3D = CATransform3DIdentity
  /// The index path of the item.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// The kind of a header or footer; nil for a cell.
  open private(set) var representedElementKind: String?
}
/// The parts of a layout that are no longer valid; here always all of them.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {}

/// An object that places the items of a collection view.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  override public init() { super.init() }
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) { super.init() }
  /// The collection view that uses the layout.
  open internal(set) weak var collectionView: UICollectionView?
  /// The size of all items, in points.
  open var collectionViewContentSize: CGSize { .zero }
  /// Prepares the layout, before attributes are requested.
  open func prepare() {}
  /// Makes the list lay out its items again.
  open func invalidateLayout() { collectionView?.takeLayout() }
  /// Makes the list lay out its items again.
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  /// Returns the attributes of the elements in a rectangle, in points.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  /// Returns the attributes of an item.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns the attributes of a header or footer.
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  /// Returns whether new bounds need another layout.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Returns the offset at which scrolling comes to rest, in points; not called here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Registers a class for the decorations of a kind; does nothing.
  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {}

  /// Returns the arrangement that a subclass specifies item by item; nil for that of a flow layout.
  func arrangement(of contents: CollectionContents) -> CollectionArrangement? {
    prepare()
    return attributedArrangement(of: contents)
  }

  /// Returns the arrangement from the attributes of items, headers and footers; nil if no item has any.
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

  /// Returns the arrangement of a layout of this library as attributes.
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
