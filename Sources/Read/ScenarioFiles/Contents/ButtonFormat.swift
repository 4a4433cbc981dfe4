import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

extension ButtonContent: KeyedContent {
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
    // After the keys that imply a configuration, so that it is read last.
    + own([
      Field<Self>(
        "hasConfiguration", .boolean, \.settings.hasConfiguration,
        "Whether a button has a UIButton.Configuration, with its own insets and font; its keys and a style imply it."
      ).then { $0.text.font = $0.usualFont }
    ])

  static let styleDoc =
    "The look of a button with a UIButton.Configuration, whose other keys take precedence; or the style of a table or of an activity indicator."

  /// Only the font distinguishes a custom button from a system button, so the font is written instead.
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

  /// Gives the button a configuration, which brings a font.
  ///
  /// - Parameter unstyled: whether the style may remain unknown.
  private mutating func configure(unstyled: Bool) {
    style = style ?? (unstyled ? nil : .plain)
    if style != nil { settings.hasConfiguration = true }
    text.font = usualFont
  }
}
