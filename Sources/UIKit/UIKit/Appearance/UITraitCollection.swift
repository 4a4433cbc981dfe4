@_exported import Foundation

package import AutoLayout

/// The light or dark appearance.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
/// The amount of space on an axis.
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
/// The reading direction of an interface, as a trait.
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}
/// The reading direction of an interface.
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
/// The kind of device.
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac, vision
}

/// A text size that the user can choose.
public struct UIContentSizeCategory: Hashable, RawRepresentable, Comparable, Sendable {
  /// The raw value.
  public var rawValue: String
  /// Creates an instance from its raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }
  /// An unspecified text size.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The text size “extra small”.
  public static let extraSmall = UIContentSizeCategory("XS")
  /// The text size “small”.
  public static let small = UIContentSizeCategory("S")
  /// The text size “medium”.
  public static let medium = UIContentSizeCategory("M")
  /// The text size “large”.
  public static let large = UIContentSizeCategory("L")
  /// The text size “extra large”.
  public static let extraLarge = UIContentSizeCategory("XL")
  /// The text size “extra extra large”.
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  /// The text size “extra extra extra large”.
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  /// The text size “accessibility medium”.
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  /// The text size “accessibility large”.
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  /// The text size “accessibility extra large”.
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  /// The text size “accessibility extra extra large”.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  /// The text size “accessibility extra extra extra large”.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]
  private var order: Int { Self.ordered.firstIndex(of: self) ?? 3 }

  /// Whether the left text size is smaller than the right one.
  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }
  /// Whether the text size is one of the five largest.
  public var isAccessibilityCategory: Bool { order >= 7 }

  package var engine: ContentSizeCategory { ContentSizeCategory.allCases[order] }
  package init(_ category: ContentSizeCategory) {
    self = Self.ordered[ContentSizeCategory.allCases.firstIndex(of: category) ?? 3]
  }
}

/// The traits of a screen or of a view on it.
open class UITraitCollection: NSObject, @unchecked Sendable {
  /// The light or dark appearance.
  open private(set) var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  /// Whether the width is compact or regular.
  open private(set) var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  /// Whether the height is compact or regular.
  open private(set) var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  /// The user's text size.
  open private(set) var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  /// The direction of the interface.
  open private(set) var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  /// The kind of device.
  open private(set) var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  /// Pixels per point; 0 if it is unspecified.
  open private(set) var displayScale: CGFloat = 0

  override public init() { super.init() }
  /// Creates a trait collection with only the appearance specified.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }
  /// Creates a trait collection with only the text size specified.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
  /// Creates a trait collection with only the horizontal size class specified.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }
  /// Creates a trait collection with only the vertical size class specified.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }
  /// Creates a trait collection with only the layout direction specified.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    self.layoutDirection = layoutDirection
  }
  /// Creates a trait collection with only the kind of device specified.
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init()
    self.userInterfaceIdiom = userInterfaceIdiom
  }
  /// Creates a trait collection with only the scale specified.
  public convenience init(displayScale: CGFloat) {
    self.init()
    self.displayScale = displayScale
  }
  /// Creates the traits of a screen.
  package convenience init(_ canvas: Canvas) {
    self.init()
    userInterfaceStyle = canvas.appearance == .dark ? .dark : .light
    horizontalSizeClass = canvas.horizontalSizeClass == .compact ? .compact : .regular
    verticalSizeClass = canvas.verticalSizeClass == .compact ? .compact : .regular
    preferredContentSizeCategory = UIContentSizeCategory(canvas.contentSizeCategory)
    layoutDirection = canvas.layoutDirection == .leftToRight ? .leftToRight : .rightToLeft
    userInterfaceIdiom = min(canvas.size.width, canvas.size.height) >= 700 ? .pad : .phone
    displayScale = CGFloat(canvas.scale)
  }
  /// Creates a trait collection from several; for each trait, the last collection that specifies it counts.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init()
    for traits in traitCollections {
      if traits.userInterfaceStyle != .unspecified { userInterfaceStyle = traits.userInterfaceStyle }
      if traits.horizontalSizeClass != .unspecified { horizontalSizeClass = traits.horizontalSizeClass }
      if traits.verticalSizeClass != .unspecified { verticalSizeClass = traits.verticalSizeClass }
      if traits.preferredContentSizeCategory != .unspecified {
        preferredContentSizeCategory = traits.preferredContentSizeCategory
      }
      if traits.layoutDirection != .unspecified { layoutDirection = traits.layoutDirection }
      if traits.userInterfaceIdiom != .unspecified { userInterfaceIdiom = traits.userInterfaceIdiom }
      if traits.displayScale != 0 { displayScale = traits.displayScale }
    }
  }

  /// The traits of the screen.
  public static var current: UITraitCollection { UITraitCollection(Host.canvas) }

  /// The same traits with another appearance, if one is specified.
  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
  }

  /// Whether colours may differ between this collection and another.
  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }
}

/// An object that has traits.
@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
}
extension UIView: UITraitEnvironment {
  /// The appearance that the view, its controller or the nearest view around it requests.
  final var inheritedStyle: UIUserInterfaceStyle {
    if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
    if let controller, controller.overrideUserInterfaceStyle != .unspecified {
      return controller.overrideUserInterfaceStyle
    }
    return superview?.inheritedStyle ?? controller?.parent?.inheritedStyle ?? .unspecified
  }
}
extension UIViewController: UITraitEnvironment {
  final var inheritedStyle: UIUserInterfaceStyle {
    if overrideUserInterfaceStyle != .unspecified { return overrideUserInterfaceStyle }
    return viewIfLoaded?.superview?.inheritedStyle ?? parent?.inheritedStyle ?? .unspecified
  }
}
