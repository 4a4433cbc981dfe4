import AutoLayout
import LayoutScene

extension ActivityIndicatorContent: FileContent {
  static let keys = own([
    Field(
      name: "style", doc: ButtonContent.styleDoc,
      schema: { ValueFormat<ActivityIndicatorStyle>.choice(of: ActivityIndicatorStyle.self).schema },
      read: { member, content, findings in
        let format = ValueFormat<ActivityIndicatorStyle>.choice(of: ActivityIndicatorStyle.self)
        if let style = format.decode(member.value, &findings) { content.isLarge = style.isLarge }
      },
      write: { content, base in
        content.isLarge == base.isLarge ? nil : .string(content.isLarge ? "large" : "medium")
      })
  ])

  #if !hasFeature(Embedded)
    static let elements: [(name: String, words: String)] = [("activityIndicatorView", classWords)]

    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      isLarge = element["style"].flatMap(ActivityIndicatorStyle.init(rawValue:))?.isLarge ?? false
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
