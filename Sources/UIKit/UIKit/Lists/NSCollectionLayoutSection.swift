@_exported import Foundation

public enum NSRectAlignment: Int, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  public let alignment: NSRectAlignment
  public let offset: CGPoint
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment,
    absoluteOffset: CGPoint = .zero
  ) {
    (self.alignment, offset) = (alignment, absoluteOffset)
    super.init(layoutSize: layoutSize, elementKind: elementKind)
  }
  open var pinToVisibleBounds = false
  open var extendsBoundary = true
}
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  case none, continuous, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
public enum UIContentInsetsReference: Int, Sendable {
  case automatic, none, safeArea, layoutMargins, readableContent
}
@preconcurrency @MainActor open class NSCollectionLayoutSection: NSObject {
  public init(group: NSCollectionLayoutGroup) {
    self.group = group
    super.init()
  }
  /// The rows are as wide as the list.
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
  open var contentInsets = NSDirectionalEdgeInsets.zero
  open var contentInsetsReference: UIContentInsetsReference = .automatic
  open var interGroupSpacing: CGFloat = 0
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
  open var supplementariesFollowContentInsets = true
  open var supplementaryContentInsetsReference: UIContentInsetsReference = .automatic
  /// The decorations are not shown here.
  open var decorationItems: [NSCollectionLayoutDecorationItem] = []
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
