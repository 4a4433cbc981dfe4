@_exported import Foundation

@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  public let frame: CGRect
  public let zIndex: Int
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public let subitems: [NSCollectionLayoutItem]
  /// The number of items; nil for as many as fit.
  let count: Int?
  /// Whether the items divide the room equally, regardless of their sizes.
  let sharesRoom: Bool
  let isHorizontal: Bool
  let itemProvider: NSCollectionLayoutGroupCustomItemProvider?
  public required init(
    size: NSCollectionLayoutSize, items: [NSCollectionLayoutItem], count: Int?, isHorizontal: Bool,
    sharesRoom: Bool = false, itemProvider: NSCollectionLayoutGroupCustomItemProvider? = nil
  ) {
    subitems = items
    self.count = count
    self.isHorizontal = isHorizontal
    self.sharesRoom = sharesRoom
    self.itemProvider = itemProvider
    super.init(layoutSize: size)
  }
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// The items are repeated while they fit.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(size: layoutSize, items: subitems, count: nil, isHorizontal: true)
  }
  /// The items are repeated while they fit.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(size: layoutSize, items: subitems, count: nil, isHorizontal: false)
  }
  /// The items share the width equally.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(size: layoutSize, items: [subitem], count: count, isHorizontal: true, sharesRoom: true) }
  /// The items share the height equally.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(size: layoutSize, items: [subitem], count: count, isHorizontal: false, sharesRoom: true) }
  /// The items keep their own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(size: layoutSize, items: [subitem], count: count, isHorizontal: true) }
  /// The items keep their own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(size: layoutSize, items: [subitem], count: count, isHorizontal: false) }
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    Self(size: layoutSize, items: [], count: nil, isHorizontal: true, itemProvider: itemProvider)
  }

  override var leftOut: Set<String> { subitems.reduce(into: super.leftOut) { $0.formUnion($1.leftOut) } }
}
