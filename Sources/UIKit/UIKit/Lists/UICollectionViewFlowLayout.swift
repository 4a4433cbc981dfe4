@_exported import Foundation

internal import AutoLayout

open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public nonisolated static let automaticSize = CGSize(
    width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
  public enum SectionInsetReference: Int, Sendable { case fromContentInset, fromSafeArea, fromLayoutMargins }
  @_Observed open var scrollDirection: UICollectionView.ScrollDirection = .vertical {
    didSet { invalidateLayout() }
  }
  @_Observed open var itemSize = CGSize(width: 50, height: 50) { didSet { invalidateLayout() } }
  @_Observed open var estimatedItemSize = CGSize.zero { didSet { invalidateLayout() } }
  @_Observed open var minimumLineSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  @_Observed open var minimumInteritemSpacing: CGFloat = 10 { didSet { invalidateLayout() } }
  @_Observed open var sectionInset = UIEdgeInsets.zero { didSet { invalidateLayout() } }
  open var headerReferenceSize = CGSize.zero
  open var footerReferenceSize = CGSize.zero
  open var sectionHeadersPinToVisibleBounds = false
  open var sectionFootersPinToVisibleBounds = false
  open var sectionInsetReference: SectionInsetReference = .fromContentInset

  private var arranged = CollectionArrangement()

  /// The set properties that have no effect.
  var leftOut: Set<String> {
    sectionInsetReference == .fromContentInset ? [] : ["UICollectionViewFlowLayout.sectionInsetReference"]
  }

  override func arrangement(of contents: CollectionContents) -> CollectionArrangement? {
    prepare()
    arranged = flowArrangement(of: contents)
    arranged.leftOut = leftOut
    // A subclass may move the items that this class has placed.
    guard type(of: self) != UICollectionViewFlowLayout.self else { return arranged }
    guard var moved = attributedArrangement(of: contents) else { return arranged }
    moved.leftOut = leftOut
    return moved
  }

  override open var collectionViewContentSize: CGSize {
    let frames = arranged.items + arranged.extras.map(\.frame)
    return CGSize(width: frames.map(\.maxX).max() ?? 0, height: frames.map(\.maxY).max() ?? 0)
  }
  override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes(arranged, in: rect)
  }
  override open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard arranged.sections.indices.contains(indexPath.section) else { return nil }
    let section = arranged.sections[indexPath.section]
    let index = section.lowerBound + indexPath.item
    guard section.contains(index) else { return nil }
    let one = UICollectionViewLayoutAttributes(forCellWith: indexPath)
    one.frame = arranged.items[index]
    return one
  }

  private var flowDelegate: (view: UICollectionView, delegate: any UICollectionViewDelegateFlowLayout)? {
    guard let view = collectionView, let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    else { return nil }
    return (view, delegate)
  }

  /// Returns the spacings of a section.
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

  /// Returns the size of an item; nil for that of its content.
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
