import LayoutScene

extension ActivityIndicatorContent: FileContent {
  static let keys = own([
    Field(
      name: "style", doc: ButtonContent.styleDoc,
      schema: { ValueFormat<StyleName>.choice(of: StyleName.self).schema },
      read: { member, content, findings in
        let format = ValueFormat<StyleName>.choice(of: StyleName.self)
        if let name = format.decode(member.value, &findings) { content.style = name.style }
      },
      write: { content, base in content.style == base.style ? nil : .string(content.style.rawValue) })
  ])

  #if !hasFeature(Embedded)
    static let elements: [(name: String, words: String)] = [("activityIndicatorView", classWords)]

    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      style = element["style"].flatMap(StyleName.init(rawValue:))?.style ?? .medium
    }
  #endif
}

/// UIActivityIndicatorView.Style, with the names that it had before iOS 13.
private enum StyleName: String, CaseIterable, Sendable {
  case medium, large, gray, white, whiteLarge

  var style: ActivityIndicatorStyle {
    switch self {
    case .large, .whiteLarge: .large
    case .medium, .gray, .white: .medium
    }
  }
}
