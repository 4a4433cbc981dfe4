@_exported import Foundation

/// A length in a compositional layout.
public struct NSCollectionLayoutDimension: Hashable, Sendable {
  enum Kind { case fractionalWidth, fractionalHeight, absolute, estimated }
  let kind: Kind
  /// The fraction, or the number of points.
  public let dimension: CGFloat
  /// A fraction of the width of the container.
  public static func fractionalWidth(_ fraction: CGFloat) -> Self {
    Self(kind: .fractionalWidth, dimension: fraction)
  }
  /// A fraction of the height of the container.
  public static func fractionalHeight(_ fraction: CGFloat) -> Self {
    Self(kind: .fractionalHeight, dimension: fraction)
  }
  /// A length in points.
  public static func absolute(_ length: CGFloat) -> Self { Self(kind: .absolute, dimension: length) }
  /// A length in points until the content is measured.
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
/// The spacing between items of a group.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  /// The spacing in points.
  public let spacing: CGFloat
  /// Whether the spacing is a minimum.
  public let isFlexibleSpacing: Bool
  init(_ spacing: CGFloat, isFlexible: Bool) { (self.spacing, isFlexibleSpacing) = (spacing, isFlexible) }
  /// Returns a fixed spacing in points.
  open class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(fixedSpacing, isFlexible: false)
  }
  /// Returns a minimum spacing in points.
  open class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(flexibleSpacing, isFlexible: true)
  }
}
/// The spacing around an item; not applied here.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  /// The spacing at each side.
  public let leading, top, trailing, bottom: NSCollectionLayoutSpacing?
  /// Creates a spacing for each side.
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    (self.leading, self.top, self.trailing, self.bottom) = (leading, top, trailing, bottom)
  }
}
/// The place where a badge is attached.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  /// The sides of the item.
  public let edges: NSDirectionalRectEdge
  /// Creates a place at the given sides.
  public init(edges: NSDirectionalRectEdge) { self.edges = edges }
  /// Creates a place at a distance in points from the given sides.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) { self.init(edges: edges) }
  /// Creates a place at a distance from the given sides, in fractions of its own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) { self.init(edges: edges) }
}
/// An item of a compositional layout.
@preconcurrency @MainActor open class NSCollectionLayoutItem: NSObject {
  /// Creates an item with a size.
  public init(
    layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem] = []
  ) {
    (self.layoutSize, self.supplementaryItems) = (layoutSize, supplementaryItems)
    super.init()
  }
  /// The size of the item.
  public let layoutSize: NSCollectionLayoutSize
  /// The badges of the item; not shown here.
  public let supplementaryItems: [NSCollectionLayoutSupplementaryItem]
  /// The insets around the content, in points.
  open var contentInsets = NSDirectionalEdgeInsets.zero
  /// The spacing around the item; not applied here.
  open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

  /// The set properties of the item and its contents that have no effect.
  var leftOut: Set<String> {
    var names: Set<String> = []
    if edgeSpacing != nil { names.insert("NSCollectionLayoutItem.edgeSpacing") }
    if !supplementaryItems.isEmpty { names.insert("NSCollectionLayoutItem.supplementaryItems") }
    return names
  }
}
/// A badge of an item.
open class NSCollectionLayoutSupplementaryItem: NSCollectionLayoutItem {
  /// The kind of the badge.
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
  /// The position of the badge from back to front.
  open var zIndex = 0
}
/// A decoration behind a section.
open class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind of the decoration.
  public let elementKind: String
  private init(elementKind: String) {
    self.elementKind = elementKind
    super.init(
      layoutSize: NSCollectionLayoutSize(
        widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)))
  }
  /// Returns a decoration that fills the section.
  open class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
    NSCollectionLayoutDecorationItem(elementKind: elementKind)
  }
  /// The position of the decoration from back to front.
  open var zIndex = 0
}
