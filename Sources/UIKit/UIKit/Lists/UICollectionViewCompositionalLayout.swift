@_exported import Foundation

@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  var contentSize: CGSize { get }
  var effectiveContentSize: CGSize { get }
  var contentInsets: NSDirectionalEdgeInsets { get }
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  var container: any NSCollectionLayoutContainer { get }
  var traitCollection: UITraitCollection { get }
}
/// A container with a size and no insets.
final class CollectionLayoutEnvironment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer
{
  let contentSize: CGSize
  init(_ size: CGSize) { contentSize = size }
  var effectiveContentSize: CGSize { contentSize }
  var contentInsets: NSDirectionalEdgeInsets { .zero }
  var effectiveContentInsets: NSDirectionalEdgeInsets { .zero }
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
}
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  open var interSectionSpacing: CGFloat = 0
  /// The headers and footers are not shown here.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var contentInsetsReference: UIContentInsetsReference = .automatic
}
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  @_Observed open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    super.init()
    self.configuration = configuration
  }
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    super.init()
    self.configuration = configuration
  }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, _ in .rows(configuration) }
  }

  /// Returns a section for a collection view with a size in points.
  func section(_ index: Int, in size: CGSize) -> NSCollectionLayoutSection? {
    provider(index, CollectionLayoutEnvironment(size))
  }

  private var arranged = CollectionArrangement()

  override func arrangement(of contents: CollectionContents) -> CollectionArrangement? {
    prepare()
    arranged = sectionArrangement(of: contents)
    // A subclass may move the items that this class has placed.
    guard type(of: self) != UICollectionViewCompositionalLayout.self else { return arranged }
    return attributedArrangement(of: contents) ?? arranged
  }

  override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes(arranged, in: rect)
  }

  /// Places the sections one after another.
  private func sectionArrangement(of contents: CollectionContents) -> CollectionArrangement {
    let isHorizontal = configuration.scrollDirection == .horizontal
    var (arrangement, position) = (CollectionArrangement(sections: contents.sections), CGFloat(0))
    if configuration.contentInsetsReference != .automatic {
      arrangement.leftOut.insert("UICollectionViewCompositionalLayoutConfiguration.contentInsetsReference")
    }
    if !configuration.boundarySupplementaryItems.isEmpty {
      arrangement.leftOut.insert(
        "UICollectionViewCompositionalLayoutConfiguration.boundarySupplementaryItems")
    }
    for (index, items) in contents.sections.enumerated() {
      guard let section = section(index, in: contents.size) else {
        arrangement.items += items.map { _ in .zero }
        continue
      }
      if index > 0 { position += configuration.interSectionSpacing }
      var placer = SectionPlacer(section, index, items, contents, isHorizontal: isHorizontal)
      position = placer.place(from: position)
      arrangement.items += placer.frames
      arrangement.extras += placer.extras
      arrangement.leftOut.formUnion(section.leftOut)
    }
    return arrangement
  }
}
