@_exported import Foundation

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
  var isEstimated: Bool { kind == .estimated }
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
  /// The room in points.
  public let spacing: CGFloat
  /// Whether it is the least room.
  public let isFlexibleSpacing: Bool
  init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, isFlexibleSpacing) = (spacing, isFlexible) }
  /// A room in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// At least a room in points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}
/// The room around an item; not left here.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The room at the sides.
  public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?
  /// Creates a room for each side.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
}
/// Where a badge is attached.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  /// The sides.
  public let edges: NSDirectionalRectEdge
  /// Creates a place at some sides.
  public init(edges: NSDirectionalRectEdge) { self.edges = edges }
  /// Creates a place at a distance in points from some sides.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges: edges) }
  /// Creates a place at a distance from some sides, in parts of its own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.init(edges: edges) }
}
/// An item of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// Creates an item of a size.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }
  /// Its size.
  public let layoutSize: NSCollectionLayoutSize
  /// Its badges; not shown here.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The room around its content, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The room around it; not left here.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The properties of it, and of what is in it, that change nothing.
  var leftOut: Set<String> {
    var names: Set<String> = []
    if edgeSpacing != nil { names.insert("NSCollectionLayoutItem.edgeSpacing") }
    if !supplementaryItems.isEmpty { names.insert("NSCollectionLayoutItem.supplementaryItems") }
    return names
  }
}
/// A badge of an item.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The name of its kind.
  public let elementKind: String
  /// Creates a badge.
  public init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, containerAnchor: NSCollectionLayoutAnchor,
    itemAnchor: NSCollectionLayoutAnchor? = nil
  ) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
  init(layoutSize: NSCollectionLayoutSize, elementKind: String) {
    self.elementKind = elementKind
    super.init(layoutSize: layoutSize)
  }
  /// How far in front it is.
  open var zIndex = 0
}
/// A decoration behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The name of its kind.
  public let elementKind: String
  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  /// A decoration that fills the section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
  /// How far in front it is.
  open var zIndex = 0
}
