@_exported import Foundation

@preconcurrency @MainActor open class UICollectionViewLayoutAttributes: NSObject {
  override public init() { super.init() }
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementKind = elementKind
  }
  open var frame = CGRect.zero
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: frame.size) }
    set { frame.size = newValue.size }
  }
  open var size: CGSize {
    get { frame.size }
    set { frame.size = newValue }
  }
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set { frame.origin = CGPoint(x: newValue.x - frame.width / 2, y: newValue.y - frame.height / 2) }
  }
  open var alpha: CGFloat = 1
  open var zIndex = 0
  open var isHidden = false
  open var transform = CGAffineTransform.identity
  open var transform3D = CATransform3DIdentity
  open var indexPath = IndexPath(item: 0, section: 0)
  open private(set) var representedElementKind: String?
}
/// All parts of a layout are always invalidated here.
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {}

@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  override public init() { super.init() }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }
  open internal(set) weak var collectionView: UICollectionView?
  open var collectionViewContentSize: CGSize { .zero }
  open func prepare() {}
  open func invalidateLayout() { collectionView?.takeLayout() }
  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) { invalidateLayout() }
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { nil }
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// This is not called here.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
  /// Does nothing.
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
