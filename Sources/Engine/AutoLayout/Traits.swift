/// The reading direction of an interface, like UIUserInterfaceLayoutDirection.
public enum LayoutDirection: String, CaseIterable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// Whether a view follows the direction of the interface, like UISemanticContentAttribute.
public enum SemanticContentAttribute: String, CaseIterable, Sendable {
  /// The view follows the direction of the interface.
  case unspecified
  /// Playback controls, which are always left to right.
  case playback
  /// Controls for directions, such as text alignment, which are always left to right.
  case spatial
  /// Always left to right.
  case forceLeftToRight
  /// Always right to left.
  case forceRightToLeft

  /// The direction of a view with this attribute in an interface of `direction`.
  public func resolved(in direction: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// The amount of space on an axis, like UIUserInterfaceSizeClass.
public enum SizeClass: String, CaseIterable, Sendable {
  /// Little space, as in the width of a phone in portrait.
  case compact
  /// More space, as on an iPad.
  case regular
}

/// How a device is held.
public enum DeviceOrientation: String, CaseIterable, Sendable {
  /// Upright.
  case portrait
  /// On its side, with the top of a phone to the left.
  case landscape
}

/// The colour scheme of the interface, like UIUserInterfaceStyle.
public enum Appearance: String, CaseIterable, Sendable {
  /// Dark content on a light background.
  case light
  /// Light content on a dark background.
  case dark
}

/// The text size that the user has chosen, like UIContentSizeCategory, from the smallest to the largest.
/// UIKit's default is `large`.
public enum ContentSizeCategory: String, CaseIterable, Sendable {
  case extraSmall
  case small
  case medium
  case large
  case extraLarge
  case extraExtraLarge
  case extraExtraExtraLarge
  case accessibilityMedium
  case accessibilityLarge
  case accessibilityExtraLarge
  case accessibilityExtraExtraLarge
  case accessibilityExtraExtraExtraLarge
}

/// A system bar that takes space from the safe area.
public enum Bar: String, CaseIterable, Sendable {
  /// The status bar at the top of the screen.
  case status
  /// A navigation controller's bar, below the status bar.
  case navigation
  /// A tab bar controller's bar at the bottom.
  case tab
  /// A navigation controller's toolbar at the bottom.
  case toolbar
}
