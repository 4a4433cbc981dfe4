@_exported import Foundation

/// The place of an item in a group that a program arranges.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The place in the group, in points.
  public let frame: CGRect
  /// How far in front it is.
  public let zIndex: Int
  /// Creates a place.
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
/// The places of the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row or a column.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items, which repeat.
  public let subitems: [NSCollectionLayoutItem]
  /// How many items there are; nil for as many as fit.
  let count: Int?
  /// Whether the items share the room, whatever sizes they have.
  let sharesRoom: Bool
  let isHorizontal: Bool
  let itemProvider: NSCollectionLayoutGroupCustomItemProvider?
  /// Creates a group.
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
  /// A row of some equal items, which share its width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(size: layoutSize, items: [subitem], count: count, isHorizontal: true, sharesRoom: true) }
  /// A column of some equal items, which share its height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(size: layoutSize, items: [subitem], count: count, isHorizontal: false, sharesRoom: true) }
  /// A row of some items of their own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(size: layoutSize, items: [subitem], count: count, isHorizontal: true) }
  /// A column of some items of their own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(size: layoutSize, items: [subitem], count: count, isHorizontal: false) }
  /// A group whose items a program places.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    Self(size: layoutSize, items: [], count: nil, isHorizontal: true, itemProvider: itemProvider)
  }

  override var leftOut: Set<String> { subitems.reduce(into: super.leftOut) { $0.formUnion($1.leftOut) } }
}
