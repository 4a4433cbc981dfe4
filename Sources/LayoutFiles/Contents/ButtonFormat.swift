import AutoLayout
import LayoutScene

extension ButtonContent: FileContent {
  static let keys: [Field<ViewDraft>] =
    own([Field("title", .text, \.text.string, "The title of a button.")]) + [fontKey]
    + own([
      lineBreakModeKey, textAlignmentKey, textColorKey,
      Field(
        "hasConfiguration", .boolean, \.settings.hasConfiguration,
        "Whether a button has a UIButton.Configuration, which adds its own insets."),
      Field(
        "contentInsets", .nullable(.object(.edgeInsets, startingWith: .zero)),
        \.settings.contentInsets,
        "The padding around a button's title and image in points; null, the default: that of the style."),
      Field("image", .nullable(.image), \.image, ValueFormat<SceneImage>.imageDoc),
    ]) + [
      Field(
        name: "style",
        doc: "The look of a button with a UIButton.Configuration; the view's own keys take precedence.",
        schema: { ValueFormat<ButtonStyle>.choice(of: ButtonStyle.self).schema },
        read: { member, draft, findings in
          guard var button = draft.view.content[ButtonContent.self],
            let style = ValueFormat<ButtonStyle>.choice(of: ButtonStyle.self).decode(member.value, &findings)
          else { return }
          button.settings.hasConfiguration = true
          button.text.font.size = 17
          button.apply(style, to: &draft.view)
          draft.view.content = button.content
        },
        // A scene has the appearance that the style produces.
        write: { _, _ in nil })
    ]

  /// Applies the style's background and title colours, unless the view has its own.
  private mutating func apply(_ style: ButtonStyle, to view: inout SceneView) {
    let tint = view.tintColor ?? SystemColorTable.color(named: "tintColor")
    if view.cornerRadius == 0 { view.cornerRadius = 6 }
    switch style {
    case .plain, .borderless: break
    case .filled:
      view.backgroundColor = view.backgroundColor ?? tint
      text.color = text.color ?? SystemColorTable.color(named: "whiteColor")
    case .tinted:
      view.backgroundColor = view.backgroundColor ?? tint?.withAlpha(0.18)
      text.color = text.color ?? tint
    case .gray, .bordered:
      view.backgroundColor = view.backgroundColor ?? SystemColorTable.color(named: "secondarySystemFillColor")
    case .borderedProminent:
      apply(.filled, to: &view)
    }
  }

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
        // Interface Builder writes the smallest number for an explicit zero.
        if insets != .zero { settings.contentInsets = insets }
      }
      let images = ImageElements(document: element.context.document)
      imageSize =
        images.buttonImageSize(type: element["buttonType"], hasConfiguration: configuration != nil)
        ?? (configuration?["image"] == nil ? state : configuration).flatMap { images.size(of: $0) }
      // A custom button adds insets to a title alone, not to one beside an image.
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

    /// Reads the background and title colours of a button with a configuration, by its style.
    private mutating func readLook(
      of configuration: XMLElement, _ element: ViewElement, _ view: inout SceneView
    ) {
      view.backgroundColor =
        element.color("baseBackgroundColor", of: configuration).map { ground in
          configuration["style"] == "tinted" ? ground.withAlpha(0.18) : ground
        } ?? view.backgroundColor
      text.color = element.color("baseForegroundColor", of: configuration) ?? text.color
      apply(configuration["style"].flatMap(ButtonStyle.init(rawValue:)) ?? .plain, to: &view)
    }
  #endif
}

/// The styles of UIButton.Configuration, and those of SwiftUI's buttons that have other names.
enum ButtonStyle: String, CaseIterable, Sendable {
  case plain, filled, tinted, gray, bordered, borderedProminent, borderless
}

extension DynamicColor {
  fileprivate func withAlpha(_ alpha: Double) -> DynamicColor {
    DynamicColor(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
  }
}
