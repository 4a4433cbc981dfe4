@_exported import Foundation

internal import AutoLayout

/// A length in a compositional layout.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
  let kind: Kind
  /// The share or the points.
  public let dimension: CGFloat
  /// A share of the width of what contains it.
  public static func fractionalWidth(_ fraction: CGFloat) -> Self {
    Self(kind: .fractionalWidth, dimension: fraction)
  }
  /// A share of the height of what contains it.
  public static func fractionalHeight(_ fraction: CGFloat) -> Self {
    Self(kind: .fractionalHeight, dimension: fraction)
  }
  /// A length in points.
  public static func absolute(_ length: CGFloat) -> Self { Self(kind: .absolute, dimension: length) }
  /// A length in points until the content says more.
  public static func estimated(_ length: CGFloat) -> Self { Self(kind: .estimated, dimension: length) }
  func length(in size: CGSize) -> CGFloat {
    switch kind {
    case .fractionalWidth: size.width * dimension
    case .fractionalHeight: size.height * dimension
    case .absolute, .estimated: dimension
    }
  }
}
/// A width and a height in a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// Creates a size.
  public init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) {
    widthDimension = width
    heightDimension = height
    super.init()
  }
  /// The width.
  public let widthDimension: NSCollectionLayoutDimension
  /// The height.
  public let heightDimension: NSCollectionLayoutDimension
  func size(in size: CGSize) -> CGSize {
    CGSize(width: widthDimension.length(in: size), height: heightDimension.length(in: size))
  }
}
/// The room between items of a group.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  let length: CGFloat
  init(_ length: CGFloat) { self.length = length }
  /// A room in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing)
  }
  /// At least a room in points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing)
  }
}
/// An item of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// Creates an item of a size.
  public init(layoutSize: NSCollectionLayoutSize) {
    self.layoutSize = layoutSize
    super.init()
  }
  /// Its size.
  public let layoutSize: NSCollectionLayoutSize
  /// The room around its content, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
}
/// Items in a row or a column.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  let subitems: [NSCollectionLayoutItem]
  let count: Int?
  let isHorizontal: Bool
  /// Creates a group.
  public required init(
    size: NSCollectionLayoutSize, items: [NSCollectionLayoutItem], count: Int?, isHorizontal: Bool
  ) {
    subitems = items
    self.count = count
    self.isHorizontal = isHorizontal
    super.init(layoutSize: size)
  }
  /// The room between its items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// A row of items, which repeat while they fit.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(size: layoutSize, items: subitems, count: nil, isHorizontal: true)
  }
  /// A column of items, which repeat while they fit.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(size: layoutSize, items: subitems, count: nil, isHorizontal: false)
  }
  /// A row of some equal items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(size: layoutSize, items: [subitem], count: count, isHorizontal: true) }
  /// A column of some equal items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(size: layoutSize, items: [subitem], count: count, isHorizontal: false) }
  /// A row of some equal items.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { horizontal(layoutSize: layoutSize, subitem: subitem, count: count) }
  /// A column of some equal items.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { vertical(layoutSize: layoutSize, subitem: subitem, count: count) }
}
/// A side or a corner.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
/// A header or footer of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// The name of its kind.
  public let elementKind: String
  /// At which side of the section it is.
  public let alignment: NSRectAlignment
  /// Creates a header or footer.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.elementKind = elementKind
    self.alignment = alignment
    super.init(layoutSize: layoutSize)
  }
  /// Whether it stays visible while its section scrolls.
  open var pinToVisibleBounds = false
  /// How far in front it is.
  open var zIndex = 0
}
/// How a section scrolls across the list.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
/// A section of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  /// Creates a section of a group that repeats.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
  let group: NSCollectionLayoutGroup
  /// The room around its content, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Its headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// How it scrolls across the list.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
}
/// What contains a section.
@preconcurrency @MainActor public protocol NSCollectionLayoutContainer: NSObjectProtocol {
  /// Its size in points.
  var contentSize: CGSize { get }
  /// Its size without its insets, in points.
  var effectiveContentSize: CGSize { get }
}
/// Where a section is laid out.
@preconcurrency @MainActor public protocol NSCollectionLayoutEnvironment: NSObjectProtocol {
  /// What contains the section.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits there.
  var traitCollection: UITraitCollection { get }
}
private final class Environment: NSObject, NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let contentSize: CGSize
  var effectiveContentSize: CGSize { contentSize }
  init(_ size: CGSize) { contentSize = size }
  var container: any NSCollectionLayoutContainer { self }
  var traitCollection: UITraitCollection { .current }
}
/// What a compositional layout has for all sections.
@preconcurrency @MainActor open class UICollectionViewCompositionalLayoutConfiguration: NSObject {
  /// The direction in which it scrolls.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// The room between sections, in points.
  open var interSectionSpacing: CGFloat = 0
}

/// Places items in groups, and groups in sections.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  private let provider: (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
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
  public init(
    sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    provider = sectionProvider
    super.init()
  }
  /// Creates a layout that asks for each section.
  public init(
    sectionProvider: @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?,
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

  override func arrangement(of contents: CollectionContents) -> CollectionArrangement? {
    let isHorizontal = configuration.scrollDirection == .horizontal
    var (arrangement, position) = (CollectionArrangement(), CGFloat(0))
    for (index, items) in contents.sections.enumerated() {
      guard let section = provider(index, Environment(contents.size)) else {
        arrangement.items += items.map { _ in .zero }
        continue
      }
      if index > 0 { position += configuration.interSectionSpacing }
      var placer = SectionPlacer(section, index, items, contents, isHorizontal: isHorizontal)
      position = placer.place(from: position)
      arrangement.items += placer.frames
      arrangement.extras += placer.extras
    }
    return arrangement
  }
}
