@_exported import Foundation

/// An object that contains a section.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// The size of the container in points.
  var contentSize: CGSize { get }
  /// The size of the container without its insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets of the container, in points.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets that apply to the content of the container, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}
/// The environment in which a section is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// The container of the section.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the environment.
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
/// The settings of a compositional layout for all sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which the layout scrolls.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The spacing between sections, in points.
  open var interSectionSpacing: CGFloat = 0
  /// Headers and footers of the whole list; not shown here.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// The area that insets are measured from.
  open var contentInsetsReference: UIContentInsetsReference = .automatic
}
/// A closure that returns a section by its index.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
  @MainActor (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that places items in groups, and groups in sections.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: UICollectionViewCompositionalLayoutSectionProvider
  /// The settings for all sections.
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
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) {
    provider = { _, _ in nil }
    super.init(coder: coder)
  }
  /// Returns a layout whose sections look like those of a table.
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
