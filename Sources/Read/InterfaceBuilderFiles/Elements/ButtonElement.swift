import AutoLayout
import LayoutScene
import XMLText

extension ButtonContent: ElementContent {
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
}

extension DynamicColor {
  fileprivate func withAlpha(_ alpha: Double) -> DynamicColor {
    DynamicColor(light: light.withAlpha(alpha), dark: dark.withAlpha(alpha))
  }
}
