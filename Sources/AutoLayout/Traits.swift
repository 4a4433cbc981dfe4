/// Which way an interface reads, like UIUserInterfaceLayoutDirection.
public enum LayoutDirection: String, CaseIterable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// Whether a view follows the direction of the interface, like UISemanticContentAttribute.
public enum SemanticContentAttribute: String, CaseIterable, Sendable {
  /// It follows the direction of the interface.
  case unspecified
  /// Controls of playback, which are left to right everywhere.
  case playback
  /// Controls for directions, such as text alignment, which are left to right everywhere.
  case spatial
  /// Left to right everywhere.
  case forceLeftToRight
  /// Right to left everywhere.
  case forceRightToLeft

  /// The direction of such a view in an interface of `direction`.
  public func resolved(in direction: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

/// How much room there is on an axis, like UIUserInterfaceSizeClass.
public enum SizeClass: String, CaseIterable, Sendable {
  /// Little room, as across a phone in portrait.
  case compact
  /// More room, as on an iPad.
  case regular
}

/// How a device is held.
public enum DeviceOrientation: String, CaseIterable, Sendable {
  /// Upright.
  case portrait
  /// On its side, with the top of a phone to the left.
  case landscape
}

/// The colours of the interface, like UIUserInterfaceStyle.
public enum Appearance: String, CaseIterable, Sendable {
  /// Dark on light.
  case light
  /// Light on dark.
  case dark
}

/// The text size that the reader has chosen, like UIContentSizeCategory, from the smallest to the largest.
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

/// A bar of the system that takes room from the safe area.
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
