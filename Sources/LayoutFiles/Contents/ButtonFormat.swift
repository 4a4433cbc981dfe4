import AutoLayout
import LayoutScene

extension ButtonContent: FileContent {
  static let keys: [Field<ViewDraft>] =
    own([Field("title", .text, \.text.string, "The title of a button.")]) + [fontKey]
    + own([
      lineBreakModeKey, textAlignmentKey, textColorKey,
      Field(
        "hasConfiguration", .boolean, \.settings.hasConfiguration,
        "Whether a button is made by a UIButton.Configuration, which brings insets of its own."),
      Field(
        "contentInsets", .nullable(.object(.edgeInsets, startingWith: .zero)),
        \.settings.contentInsets,
        "The room around a button's title and image in points; null, the default: the style's own."),
      Field(
        "image", .nullable(.object(.image, startingWith: .zero)), \.imageSize,
        "The image of an image view or a button, drawn as a placeholder."),
    ])

  #if !hasFeature(Embedded)
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      let state = element.child("state", key: "normal")
      let configuration = element.child("buttonConfiguration", key: "configuration")
      settings.hasConfiguration = configuration != nil
      let newXcode = element.context.document.xcode.major >= 14
      element.readText(
        &text, string: configuration.flatMap(Self.title) ?? state.flatMap(Self.title),
        size: configuration != nil ? (newXcode ? 17 : 15) : element["buttonType"] == nil ? 18 : 15)
      if let inset = element.child("inset", key: "contentEdgeInsets") {
        let insets = EdgeInsets(
          top: inset.number(.minY) ?? 0, left: inset.number(.minX) ?? 0, bottom: inset.number(.maxY) ?? 0,
          right: inset.number(.maxX) ?? 0)
        // Interface Builder writes the smallest number for "nothing, but said".
        if insets != .zero { settings.contentInsets = insets }
      }
      let images = ImageElements(document: element.context.document)
      imageSize =
        images.buttonImageSize(type: element["buttonType"], hasConfiguration: configuration != nil)
        ?? (configuration?["image"] == nil ? state : configuration).flatMap { images.size(of: $0) }
      // A custom button adds room to a title alone, not to one beside an image.
      let isCustom = configuration == nil && element["buttonType"] == nil
      if isCustom, imageSize != nil, !text.string.isEmpty, settings.contentInsets == nil {
        settings.contentInsets = .zero
      }
      if let configuration { readLook(of: configuration, element, &view) }
    }

    private static func title(of element: XMLElement) -> String? {
      element["title"] ?? element.child("string", key: "title")?.stringValue
        ?? element.child("mutableString", key: "title")?.stringValue
        ?? element.child("attributedString", key: "attributedTitle")?.attributedText
    }

    /// The ground and the title of a button with a configuration, by its style.
    private mutating func readLook(
      of configuration: XMLElement, _ element: ViewElement, _ view: inout SceneView
    ) {
      let tint = view.tintColor ?? SystemColorTable.color(named: "tintColor")
      let ground = element.color("baseBackgroundColor", of: configuration)
      let title = element.color("baseForegroundColor", of: configuration)
      view.cornerRadius = 6
      switch configuration["style"] {
      case "filled":
        view.backgroundColor = ground ?? tint
        text.color = title ?? SystemColorTable.color(named: "whiteColor")
      case "tinted":
        view.backgroundColor = (ground ?? tint)?.withAlpha(0.18)
        text.color = title ?? tint
      case "gray":
        view.backgroundColor = ground ?? SystemColorTable.color(named: "secondarySystemFillColor")
        text.color = title
      default: text.color = title ?? text.color
      }
    }
  #endif
}

#if !hasFeature(Embedded)
  extension DynamicColor {
    fileprivate func withAlpha(_ alpha: Double) -> DynamicColor {
      DynamicColor(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
    }
  }
#endif
