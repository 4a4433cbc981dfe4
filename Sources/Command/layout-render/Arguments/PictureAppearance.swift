import AutoLayout
import LayoutScene

/// The appearances of pictures, as they are typed.
enum PictureAppearance: String, CaseIterable, Sendable {
  case light
  case dark
  /// Both in one file, which follows its reader's system.
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
