@_exported import Foundation

/// A side or a corner.
public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
/// A header or footer of a section.
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// The side of the section on which the view is placed.
  public let alignment: NSRectAlignment
  /// The offset from that side, in points.
  public let offset: CGPoint
  /// Creates a header or footer.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }
  /// Whether the view stays visible while its section scrolls.
  open var pinToVisibleBounds = false
  /// Whether the section makes room for the view.
  open var extendsBoundary = true
}
/// The way in which a section scrolls across the list.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
/// The area that insets are measured from.
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}
/// A section of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  /// Creates a section with a group that is repeated.
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
  /// Returns a section that looks as in a table, with rows as wide as the list.
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
  /// The configuration of a list that determines the appearance of the section; nil for none.
  private(set) var list: UICollectionLayoutListConfiguration?
  /// The insets around the content, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The area that the insets are measured from.
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  /// The spacing between groups, in points.
  open var interGroupSpacing: CGFloat = 0
  /// The headers and footers of the section.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  /// Whether headers and footers are inside the insets.
  open var supplementariesFollowContentInsets = true
  /// The area that the insets of headers and footers are measured from.
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// The decorations behind the section; not shown here.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
  /// The way in which the section scrolls across the list.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none

  /// The set properties of the section and its contents that have no effect.
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
