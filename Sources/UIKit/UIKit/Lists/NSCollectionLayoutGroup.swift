@_exported import Foundation

/// The frame of an item in a group that a program arranges.
@preconcurrency @MainActor open class NSCollectionLayoutGroupCustomItem: NSObject {
  /// The frame in the group, in points.
  public let frame: CGRect
  /// The position of the item from back to front.
  public let zIndex: Int
  /// Creates a frame.
  public init(frame: CGRect, zIndex: Int = 0) { (self.frame, self.zIndex) = (frame, zIndex) }
}
/// A closure that returns the frames of the items of a group.
public typealias NSCollectionLayoutGroupCustomItemProvider =
  @MainActor (any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// Items in a row or a column.
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  /// The items, which are repeated.
  public let subitems: [NSCollectionLayoutItem]
  /// The number of items; nil for as many as fit.
  let count: Int?
  /// Whether the items divide the room equally, regardless of their sizes.
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
  /// The spacing between items; nil for none.
  open var interItemSpacing: NSCollectionLayoutSpacing?
  /// Returns a row of items, which are repeated while they fit.
  open class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(size: layoutSize, items: subitems, count: nil, isHorizontal: true)
  }
  /// Returns a column of items, which are repeated while they fit.
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    Self(size: layoutSize, items: subitems, count: nil, isHorizontal: false)
  }
  /// Returns a row with a number of equal items, which share its width.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(size: layoutSize, items: [subitem], count: count, isHorizontal: true, sharesRoom: true) }
  /// Returns a column with a number of equal items, which share its height.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(size: layoutSize, items: [subitem], count: count, isHorizontal: false, sharesRoom: true) }
  /// Returns a row with a number of items of their own size.
  open class func horizontal(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(size: layoutSize, items: [subitem], count: count, isHorizontal: true) }
  /// Returns a column with a number of items of their own size.
  open class func vertical(
    layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
  ) -> Self { Self(size: layoutSize, items: [subitem], count: count, isHorizontal: false) }
  /// Returns a group whose items a program places.
  open class func custom(
    layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
  ) -> Self {
    Self(size: layoutSize, items: [], count: nil, isHorizontal: true, itemProvider: itemProvider)
  }

  override var leftOut: Set<String> { subitems.reduce(into: super.leftOut) { $0.formUnion($1.leftOut) } }
}
