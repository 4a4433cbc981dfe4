@_exported import Foundation

internal import AutoLayout

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
    let attributes = contents.sections.joined().map { layoutAttributesForItem(at: contents.path($0)) }
    guard attributes.contains(where: { $0 != nil }) else { return nil }
    return CollectionArrangement(items: attributes.map { $0?.frame ?? .zero })
  }
}

/// Places items in lines.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// The size that stands for the cell's own.
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))
  /// What insets of sections are measured from.
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
  /// The direction in which it scrolls.
  @_Observed open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidateLayout() }
  }
  /// The size of items, in points; 50 by 50 by default.
  @_Observed open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  /// The size of items until cells say more, in points.
  @_Observed open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  /// The least room between lines of items, in points; 10 by default.
  @_Observed open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The least room between items of a line, in points; 10 by default.
  @_Observed open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  /// The room around the items of a section, in points.
  @_Observed open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  /// The size of headers, in points.
  open var headerReferenceSize = CGSize.zero
  /// The size of footers, in points.
  open var footerReferenceSize = CGSize.zero
  /// Whether headers stay visible.
  open var sectionHeadersPinToVisibleBounds = false
  /// Whether footers stay visible.
  open var sectionFootersPinToVisibleBounds = false
  /// What insets of sections are measured from.
  open var sectionInsetReference: SectionInsetReference = .fromContentInset

  override func arrangement(of contents: CollectionContents) -> CollectionArrangement? {
    flowArrangement(of: contents)
  }

  private var flowDelegate: (view: UICollectionView, delegate: any UICollectionViewDelegateFlowLayout)? {
    guard let view = collectionView, let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    else { return nil }
    return (view, delegate)
  }

  /// The distances of a section.
  func sectionFlow(_ section: Int) -> FlowLayout {
    var flow = FlowLayout()
    flow.scrollDirection = scrollDirection == .vertical ? .vertical : .horizontal
    flow.minimumLineSpacing = Double(minimumLineSpacing)
    flow.minimumInteritemSpacing = Double(minimumInteritemSpacing)
    flow.sectionInset = EdgeInsets(sectionInset)
    guard let (view, delegate) = flowDelegate else { return flow }
    flow.minimumLineSpacing = Double(
      delegate.collectionView(view, layout: self, minimumLineSpacingForSectionAt: section))
    flow.minimumInteritemSpacing = Double(
      delegate.collectionView(view, layout: self, minimumInteritemSpacingForSectionAt: section))
    flow.sectionInset = EdgeInsets(delegate.collectionView(view, layout: self, insetForSectionAt: section))
    return flow
  }

  /// The size of an item; nil for that of its content.
  func size(of item: IndexPath) -> CGSize? {
    let wanted =
      flowDelegate.map { $0.delegate.collectionView($0.view, layout: self, sizeForItemAt: item) } ?? itemSize
    let isAutomatic = wanted == Self.automaticSize || (estimatedItemSize != .zero && wanted == itemSize)
    return isAutomatic ? nil : wanted
  }

  func headerSize(of section: Int) -> CGSize {
    flowDelegate.map {
      $0.delegate.collectionView($0.view, layout: self, referenceSizeForHeaderInSection: section)
    }
      ?? headerReferenceSize
  }
  func footerSize(of section: Int) -> CGSize {
    flowDelegate.map {
      $0.delegate.collectionView($0.view, layout: self, referenceSizeForFooterInSection: section)
    }
      ?? footerReferenceSize
  }
}
