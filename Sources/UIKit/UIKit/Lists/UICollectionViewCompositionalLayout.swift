@_exported import Foundation

/// What contains a section.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// Its size in points.
  var contentSize: CGSize { get }
  /// Its size without its insets, in points.
  var effectiveContentSize: CGSize { get }
  /// Its insets, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// Its insets as far as the content is inside of them, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
/// Where a section is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// What contains the section.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits there.
  var traitCollection: UITraitCollection { get }
}
/// A container of a size, without insets.
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
/// What a compositional layout has for all sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which it scrolls.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The room between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole list; not shown here.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// What insets are measured from.
  open var contentInsetsReference: UIContentInsetsReference = .automatic
}
/// Gives a section by its number.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// Places items in groups, and groups in sections.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// What it has for all sections.
  @_Observed open var configuration = UICollectionViewCompositionalLayoutConfiguration() {
    didSet { invalidateLayout() }
  }
  /// Creates a layout in which all sections are alike.
  public init(section: NSCollectionLayoutSection) {
    provider = { _, _ in section }
    super.init()
  }
  /// Creates a layout in which all sections are alike.
  public init(
    section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = { _, _ in section }
    super.init()
    self.configuration = configuration
  }
  /// Creates a layout that asks for each section.
  public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
    provider = sectionProvider
    super.init()
  }
  /// Creates a layout that asks for each section.
  public init(
    sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
    configuration: UICollectionViewCompositionalLayoutConfiguration
  ) {
    provider = sectionProvider
    super.init()
    self.configuration = configuration
  }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }
  /// A layout whose sections look as in a table.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout {
    UICollectionViewCompositionalLayout { _, _ in .rows(configuration) }
  }

  /// What a section of a collection of a size, in points, looks like.
  func section(_ index: Int, in size: CGSize) -> NSCollectionLayoutSection? {
    provider(index, CollectionLayoutEnvironment(size))
  }

  private var arranged = CollectionArrangement()

  override func arrangement(of contents: CollectionContents) -> CollectionArrangement? {
    prepare()
    arranged = sectionArrangement(of: contents)
    // A subclass may move what this class has placed.
    guard type(of: self) != UICollectionViewCompositionalLayout.self else { return arranged }
    return attributedArrangement(of: contents) ?? arranged
  }

  override open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    attributes(arranged, in: rect)
  }

  /// Sections follow one another.
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
