// What has no comment here is what UIKit has by the same name.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

internal import AutoLayout

/// Where an item of a collection is.
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
@preconcurrency @MainActor open class UICollectionViewLayoutInvalidationContext: NSObject {}

/// Places the items of a collection.
@preconcurrency @MainActor open class UICollectionViewLayout: NSObject {
  override public init() { super.init() }
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
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
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
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat(Float.greatestFiniteMagnitude), height: CGFloat(Float.greatestFiniteMagnitude))
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical { didSet { invalidateLayout() } }
  open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
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
