@_exported import Foundation

/// A side or a corner.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
/// A header or footer of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// At which side of the section it is.
  public let alignment: NSRectAlignment
  /// How far it is moved from there, in points.
  public let offset: CGPoint
  /// Creates a header or footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }
  /// Whether it stays visible while its section scrolls.
  open var pinToVisibleBounds = false
  /// Whether the section has room for it.
  open var extendsBoundary = true
}
/// How a section scrolls across the list.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
/// What insets are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}
/// A section of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  /// Creates a section of a group that repeats.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
  /// A section that looks as in a table, with rows as wide as the list.
  open class func list(
    using configuration: UICollectionLayoutListConfiguration,
    layoutEnvironment: any NSCollectionLayoutEnvironment
  ) -> NSCollectionLayoutSection { rows(configuration) }
  static func rows(_ configuration: UICollectionLayoutListConfiguration) -> NSCollectionLayoutSection {
    let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
    let row = NSCollectionLayoutItem(layoutSize: size)
    let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [row]))
    section.list = configuration
    func add(_ kind: String, at alignment: NSRectAlignment) {
      section.boundarySupplementaryItems.append(
        NSCollectionLayoutBoundarySupplementaryItem(
          layoutSize: size, elementKind: kind, alignment: alignment))
    }
    if configuration.headerMode == .supplementary { add(UICollectionView.elementKindSectionHeader, at: .top) }
    if configuration.footerMode == .supplementary {
      add(UICollectionView.elementKindSectionFooter, at: .bottom)
    }
    return section
  }
  let group: NSCollectionLayoutGroup
  /// Whose look the section has; nil for none.
  private(set) var list: UICollectionLayoutListConfiguration?
  /// The room around its content, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// What that is measured from.
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  /// The room between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// Its headers and footers.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether these are inside of the insets.
  open var supplementariesFollowContentInsets = true
  /// What the insets of these are measured from.
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// What is behind it; not shown here.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// How it scrolls across the list.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none

  /// The properties of it, and of what is in it, that change nothing.
  var leftOut: Set<String> {
    var names = group.leftOut.union(list?.leftOut ?? [])
    if contentInsetsReference != .automatic {
      names.insert("NSCollectionLayoutSection.contentInsetsReference")
    }
    if supplementaryContentInsetsReference != .automatic {
      names.insert("NSCollectionLayoutSection.supplementaryContentInsetsReference")
    }
    if !decorationItems.isEmpty { names.insert("NSCollectionLayoutSection.decorationItems") }
    if boundarySupplementaryItems.contains(where: { $0.alignment != .top && $0.alignment != .bottom }) {
      names.insert("NSCollectionLayoutBoundarySupplementaryItem.alignment")
    }
    return names
  }
}
