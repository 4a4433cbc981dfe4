@_exported import Foundation

package import AutoLayout

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIUserInterfaceSizeClass: Int, Sendable { case unspecified, compact, regular }
public enum UITraitEnvironmentLayoutDirection: Int, Sendable {
  case unspecified = -1, leftToRight, rightToLeft
}
public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UIUserInterfaceIdiom: Int, Sendable {
  case unspecified = -1, phone, pad, tv, carPlay, mac, vision
}

public struct UIContentSizeCategory: Hashable, RawRepresentable, Comparable, Sendable {
  public var rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  private init(_ name: String) { rawValue = "UICTContentSizeCategory" + name }
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  public static let extraSmall = UIContentSizeCategory("XS")
  public static let small = UIContentSizeCategory("S")
  public static let medium = UIContentSizeCategory("M")
  public static let large = UIContentSizeCategory("L")
  public static let extraLarge = UIContentSizeCategory("XL")
  public static let extraExtraLarge = UIContentSizeCategory("XXL")
  public static let extraExtraExtraLarge = UIContentSizeCategory("XXXL")
  public static let accessibilityMedium = UIContentSizeCategory("AccessibilityM")
  public static let accessibilityLarge = UIContentSizeCategory("AccessibilityL")
  public static let accessibilityExtraLarge = UIContentSizeCategory("AccessibilityXL")
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory("AccessibilityXXL")
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory("AccessibilityXXXL")

  private static let ordered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge,
    .accessibilityExtraExtraExtraLarge,
  ]
  private var order: Int { Self.ordered.firstIndex(of: self) ?? 3 }

  public static func < (left: Self, right: Self) -> Bool { left.order < right.order }
  public var isAccessibilityCategory: Bool { order >= 7 }

  package var engine: ContentSizeCategory { ContentSizeCategory.allCases[order] }
  package init(_ category: ContentSizeCategory) {
    self = Self.ordered[ContentSizeCategory.allCases.firstIndex(of: category) ?? 3]
  }
}

open class UITraitCollection: NSObject, @unchecked Sendable {
  open private(set) var userInterfaceStyle: UIUserInterfaceStyle = .unspecified
  open private(set) var horizontalSizeClass: UIUserInterfaceSizeClass = .unspecified
  open private(set) var verticalSizeClass: UIUserInterfaceSizeClass = .unspecified
  open private(set) var preferredContentSizeCategory: UIContentSizeCategory = .unspecified
  open private(set) var layoutDirection: UITraitEnvironmentLayoutDirection = .unspecified
  open private(set) var userInterfaceIdiom: UIUserInterfaceIdiom = .unspecified
  open private(set) var displayScale: CGFloat = 0

  override public init() { super.init() }
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init()
    self.userInterfaceStyle = userInterfaceStyle
  }
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    self.preferredContentSizeCategory = preferredContentSizeCategory
  }
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.horizontalSizeClass = horizontalSizeClass
  }
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init()
    self.verticalSizeClass = verticalSizeClass
  }
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init()
    self.layoutDirection = layoutDirection
  }
  public convenience init(userInterfaceIdiom: UIUserInterfaceIdiom) {
    self.init()
    self.userInterfaceIdiom = userInterfaceIdiom
  }
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

  /// These are the traits of the screen.
  public static var current: UITraitCollection { UITraitCollection(Host.canvas) }

  /// The same traits with another appearance, if one is specified.
  func with(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    guard style != .unspecified, style != userInterfaceStyle else { return self }
    return UITraitCollection(traitsFrom: [self, UITraitCollection(userInterfaceStyle: style)])
  }

  open func hasDifferentColorAppearance(comparedTo traitCollection: UITraitCollection?) -> Bool {
    traitCollection?.userInterfaceStyle != userInterfaceStyle
  }
}

@preconcurrency @MainActor public protocol UITraitEnvironment: NSObjectProtocol {
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
