import AutoLayout
import LayoutScene

extension ActivityIndicatorContent: FileContent {
  static let keys = [
    Field<ViewDraft>(
      name: "style", doc: ButtonContent.styleDoc,
      schema: { ValueFormat<ActivityIndicatorStyle>.choice(of: ActivityIndicatorStyle.self).schema },
      read: { member, draft, findings in
        let format = ValueFormat<ActivityIndicatorStyle>.choice(of: ActivityIndicatorStyle.self)
        guard let style = format.decode(member.value, &findings) else { return }
        draft.view.intrinsicContentSize = style.isLarge ? largeSize : nil
      },
      // Written as the size that it means.
      write: { _, _ in nil })
  ]

  private static let largeSize = IntrinsicSize(width: 37, height: 37)

  #if !hasFeature(Embedded)
    static let elements: [(name: String, words: String)] = [("activityIndicatorView", classWords)]

    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      let isLarge = element["style"] == "large" || element["style"] == "whiteLarge"
      if isLarge { view.intrinsicContentSize = Self.largeSize }
    }
  #endif
}

/// UIActivityIndicatorView.Style, with the names that it had before iOS 13.
private enum ActivityIndicatorStyle: String, CaseIterable, Sendable {
  case medium, large, gray, white, whiteLarge

  var isLarge: Bool {
    switch self {
    case .large, .whiteLarge: true
    case .medium, .gray, .white: false
    }
  }
}
