import AutoLayout
import Diagnostics
import LayoutScene

/// The words of the equation language that stand for an item.
enum Keyword {
  case superview
  /// The view that has the constraint, as the code of a controller or of a view calls it.
  case ownView
  case guide(GuideKind)

  /// The name of the root view in files.
  static let root = "root"

  /// For suggestions, as files write them.
  static let all = ["superview", root] + GuideKind.ofUIKit.map(\.name)

  /// Enough for every keyword with blanks between its words, in Unicode scalars.
  static let maximumLength = 40

  /// The keyword by any of its spellings: the format's, UIKit's, Interface Builder's, and the short forms of
  /// hand-written lists.
  init?(_ name: String) {
    guard name.utf8.count <= Self.maximumLength else { return nil }
    switch Self.normalized(name) {
    case "superview", "sv": self = .superview
    case "view", "self", "self.view": self = .ownView
    case "safearea", "safearealayoutguide": self = .guide(.safeArea)
    case "layoutmargins", "layoutmarginsguide", "margins": self = .guide(.layoutMargins)
    case "readablecontent", "readablecontentguide": self = .guide(.readableContent)
    case "toplayoutguide", "tlg": self = .guide(.topLayoutGuide)
    case "bottomlayoutguide", "blg": self = .guide(.bottomLayoutGuide)
    case "contentlayoutguide": self = .guide(.contentLayoutGuide)
    case "keyboardlayoutguide", "keyboard": self = .guide(.keyboardLayoutGuide)
    case "framelayoutguide": self = .guide(.frameLayoutGuide)
    default: return nil
    }
  }

  /// The guide for a keyword.
  static func guide(_ name: String) -> GuideKind? {
    guard case .guide(let guide) = Keyword(name) else { return nil }
    return guide
  }

  static func isOwnView(_ name: String) -> Bool {
    guard case .ownView = Keyword(name) else { return false }
    return true
  }

  static func isSuperview(_ name: String) -> Bool {
    guard case .superview = Keyword(name) else { return false }
    return true
  }

  /// In lower case, without blanks.
  static func normalized(_ name: String) -> String {
    String(scalars: name.unicodeScalars.lazy.filter { !$0.isBlank }).lowercased()
  }
}
