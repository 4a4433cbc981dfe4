public enum LayoutDirection: String, CaseIterable, Sendable {
  case leftToRight
  case rightToLeft
}

/// What a view's content means for its direction, as UISemanticContentAttribute.
public enum SemanticContentAttribute: String, CaseIterable, Sendable {
  case unspecified
  case playback
  case spatial
  case forceLeftToRight
  case forceRightToLeft

  /// The direction that a view of this content has inside an interface of `direction`.
  public func resolved(in direction: LayoutDirection) -> LayoutDirection {
    switch self {
    case .unspecified: direction
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    case .forceRightToLeft: .rightToLeft
    }
  }
}

public enum SizeClass: String, CaseIterable, Sendable {
  case compact
  case regular
}

public enum DeviceOrientation: String, CaseIterable, Sendable {
  case portrait
  case landscape
}

public enum Appearance: String, CaseIterable, Sendable {
  case light
  case dark
}

/// The reader's text size, as UIContentSizeCategory, from the smallest to the largest.
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

/// A bar of the system that takes room from a scene's safe area.
public enum Bar: String, CaseIterable, Sendable {
  case status
  case navigation
  case tab
  case toolbar
}
