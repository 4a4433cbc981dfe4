import AutoLayout
import LayoutScene

extension ButtonContent: FileContent {
  static let keys: [Field<ViewDraft>] =
    [textKey("title", "The title of a button, or an array of its parts."), fontKey]
    + own([
      lineBreakModeKey, textAlignmentKey, textColorKey,
      Field(
        "contentInsets", .nullable(.object(.directionalEdgeInsets, startingWith: .zero)),
        \.settings.contentInsets,
        "The padding around a button's title and image in points; null, the default: that of its style and size."
      ),
      Field("image", .nullable(.image), \.image, ValueFormat<SceneImage>.imageDoc),
    ])
    + [
      configured("subtitle", .text, \.subtitle, "The second text of a button, below its title."),
      configured(
        "imagePlacement", .choice(of: ImagePlacement.self), \.settings.imagePlacement,
        "Where a button's image is beside the title; leading by default."),
      configured(
        "imagePadding", .number(.length), \.settings.imagePadding,
        "The distance between a button's image and title in points."),
      configured(
        "titlePadding", .number(.length), \.settings.titlePadding,
        "The distance between a button's title and subtitle in points."),
      configured(
        "cornerStyle", .choice(of: ButtonCornerStyle.self), \.cornerStyle,
        "How round a button's background is; the view's cornerRadius takes precedence."),
      configured(
        "buttonSize", .choice(of: ButtonSize.self), \.settings.size,
        "The size that a button's configuration asks for: its insets and its font."),
      configured(
        "style", .nullable(.choice(of: ButtonStyle.self)), \.style, styleDoc),
      configurationKey, buttonTypeKey,
    ]
    // After what implies a configuration, so that it is read last.
    + own([
      Field<Self>(
        "hasConfiguration", .boolean, \.settings.hasConfiguration,
        "Whether a button has a UIButton.Configuration, with its own insets and font; its keys and a style imply it."
      ).then { $0.text.font = $0.usualFont }
    ])

  static let styleDoc =
    "The look of a button with a UIButton.Configuration, whose other keys take precedence; or the style of a table or of an activity indicator."

  /// Only the font tells a custom button from one of the system, and is what is written.
  private static var buttonTypeKey: Field<ViewDraft> {
    let format = ValueFormat<ButtonType>.choice(of: ButtonType.self)
    return Field(
      name: "buttonType",
      doc:
        "The type of a button without a configuration: system, the default, or custom, with a title of 18 points instead of 15.",
      schema: { format.schema },
      read: { member, draft, findings in
        guard let type = format.decode(member.value, &findings),
          var button = draft.view.content[ButtonContent.self], button.style == nil
        else { return }
        button.text.font = type.font
        draft.view.content = button.content
      },
      write: { _, _ in nil })
  }

  /// UIButton.ButtonType, as far as it is about the title.
  private enum ButtonType: String, CaseIterable {
    case system, custom

    var font: Font { Font(size: self == .system ? 15 : 18) }
  }

  /// As UIKit has it: an object, or only the style.
  private static var configurationKey: Field<ViewDraft> {
    Field(
      name: "configuration", doc: "The configuration of a button: its keys in an object, or only its style.",
      schema: {
        .any(of: [
          ValueFormat<ButtonStyle>.choice(of: ButtonStyle.self).schema, .reference("buttonConfiguration"),
        ])
      },
      read: { member, draft, findings in
        switch member.value.content {
        case .object:
          draft.view.content[ButtonContent.self]?.configure(unstyled: false)
          configurationFormat.read(member.value, into: &draft, &findings)
        case .string, .number, .boolean, .array, .null, .invalid:
          guard
            let style = ValueFormat<ButtonStyle>.choice(of: ButtonStyle.self).decode(member.value, &findings),
            var button = draft.view.content[ButtonContent.self]
          else { return }
          button.style = style
          button.configure(unstyled: false)
          draft.view.content = button.content
        }
      },
      // Written as keys of the view.
      write: { _, _ in nil })
  }

  static let configurationFormat = ObjectFormat<ViewDraft>(
    "configuration", "A UIButton.Configuration: what a button shows and how.",
    keys.filter {
      !["configuration", "buttonType", "hasConfiguration", "font", "lineBreakMode", "textAlignment"].contains(
        $0.name)
    }
      + [
        Field(
          "baseBackgroundColor", .nullable(.color), \.view.backgroundColor,
          "The colour behind the content, instead of the style's.")
      ],
    aliases: ["baseForegroundColor": "textColor"])

  /// A key of a UIButton.Configuration: a button that has it has a configuration.
  private static func configured<Value>(
    _ name: String, _ format: ValueFormat<Value>,
    _ path: @autoclosure @escaping @Sendable () -> any WritableKeyPath<ButtonContent, Value> & Sendable,
    _ doc: String
  ) -> Field<ViewDraft> {
    let field = Field<ButtonContent>(name, format, path(), doc)
    return Field(field.then { $0.configure(unstyled: name == "style") })
  }

  /// Makes the button one with a configuration, which brings a font.
  ///
  /// - Parameter unstyled: whether the style may remain unknown.
  private mutating func configure(unstyled: Bool) {
    style = style ?? (unstyled ? nil : .plain)
    if style != nil { settings.hasConfiguration = true }
    text.font = usualFont
  }

  #if !hasFeature(Embedded)
    mutating func read(_ element: ViewElement, of view: inout SceneView) {
      let state = element.child("state", key: "normal")
      let configuration = element.child("buttonConfiguration", key: "configuration")
      settings.hasConfiguration = configuration != nil
      if let configuration { readArrangement(of: configuration) }
      // Interface Builder leaves the type of a custom button out.
      let type = element["buttonType"] == nil ? ButtonType.custom : .system
      let newXcode = element.context.document.xcode.major >= 14
      element.readText(
        &text, string: configuration.flatMap(Self.title) ?? state.flatMap(Self.title),
        size: configuration != nil
          ? (newXcode ? settings.size.fontSize : 15) : type.font.size)
      if let inset = element.child("inset", key: "contentEdgeInsets") {
        let insets = EdgeInsets(
          top: inset.number(.minY) ?? 0, left: inset.number(.minX) ?? 0, bottom: inset.number(.maxY) ?? 0,
          right: inset.number(.maxX) ?? 0)
        // Interface Builder writes the smallest number for an explicit zero.
        if insets != .zero { settings.contentInsets = insets }
      }
      let images = ImageElements(document: element.context.document)
      image =
        images.buttonImageSize(type: element["buttonType"], hasConfiguration: configuration != nil)
        .map { SceneImage(size: $0) }
        ?? (configuration?["image"] == nil ? state : configuration).flatMap { images.image(of: $0) }
      // A custom button adds insets to a title alone, not to one beside an image.
      let isCustom = configuration == nil && type == .custom
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

    /// Reads the places of a configuration's parts.
    private mutating func readArrangement(of configuration: XMLElement) {
      subtitle =
        configuration["subtitle"] ?? configuration.child("string", key: "subtitle")?.stringValue ?? ""
      settings.size = configuration["buttonSize"].flatMap(ButtonSize.init(rawValue:)) ?? .medium
      settings.imagePlacement =
        configuration["imagePlacement"].flatMap(ImagePlacement.init(rawValue:)) ?? .leading
      settings.imagePadding = max(0, configuration.number(.imagePadding) ?? 0)
      settings.titlePadding = max(0, configuration.number(.titlePadding) ?? ButtonSettings.usualTitlePadding)
      settings.contentInsets = configuration.child("directionalEdgeInsets", key: "contentInsets").map {
        EdgeInsets(
          top: $0.number(.top) ?? 0, left: $0.number(.leading) ?? 0, bottom: $0.number(.bottom) ?? 0,
          right: $0.number(.trailing) ?? 0)
      }
    }

    /// Reads the look of a button with a configuration.
    private mutating func readLook(
      of configuration: XMLElement, _ element: ViewElement, _ view: inout SceneView
    ) {
      style = configuration["style"].flatMap(ButtonStyle.init(rawValue:)) ?? .plain
      view.backgroundColor =
        element.color("baseBackgroundColor", of: configuration).map { ground in
          style == .tinted ? ground.withAlpha(0.18) : ground
        } ?? view.backgroundColor
      text.color = element.color("baseForegroundColor", of: configuration) ?? text.color
      cornerStyle = configuration["cornerStyle"].flatMap(ButtonCornerStyle.init(rawValue:)) ?? cornerStyle
    }
  #endif
}

extension DynamicColor {
  fileprivate func withAlpha(_ alpha: Double) -> DynamicColor {
    DynamicColor(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
  }
}
