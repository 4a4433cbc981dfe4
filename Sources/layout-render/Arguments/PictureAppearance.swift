import AutoLayout
import LayoutScene

/// What a picture may look like, as it is typed.
enum PictureAppearance: String, CaseIterable, Sendable {
  case light
  case dark
  /// Both in one file, which shows its reader's.
  case auto

  init(_ appearance: Appearance) {
    switch appearance {
    case .light: self = .light
    case .dark: self = .dark
    }
  }

  /// The appearances that are drawn.
  var parts: [Appearance] {
    switch self {
    case .light: [.light]
    case .dark: [.dark]
    case .auto: [.light, .dark]
    }
  }
}
