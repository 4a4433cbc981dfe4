import AutoLayout
import SafeText

extension ViewElement {
  /// Texts, and how they are set.
  func readText(of view: inout SceneView) {
    switch view.kind {
    case .label, .textView, .textField: view.text = text("text", attributed: "attributedText") ?? ""
    case .button: readTitle(of: &view)
    case .searchBar: view.text = text("text") ?? ""
    default: return
    }
    view.placeholder = text("placeholder") ?? ""
    view.font = font(of: view)
    view.numberOfLines = Int(exactly: element.number(.numberOfLines) ?? 1) ?? 1
    view.lineBreakMode = Self.lineBreakModes[element["lineBreakMode"] ?? ""] ?? view.lineBreakMode
    view.textAlignment = element["textAlignment"].flatMap(TextAlignment.init(rawValue:)) ?? view.textAlignment
    view.preferredMaxLayoutWidth = max(0, element.number(.preferredMaxLayoutWidth) ?? 0)
    view.adjustsFontSizeToFitWidth = element.flag("adjustsFontSizeToFit") ?? false
    view.minimumScaleFactor = min(max(element.number(.minimumScaleFactor) ?? 0, 0), 1)
    if view.kind == .textField {
      view.borderStyle = element["borderStyle"].flatMap(TextFieldBorder.init(rawValue:)) ?? .none
    }
  }

  private static let lineBreakModes: [String: LineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  /// A text: an attribute, a string element, plain or in base 64, or the fragments of an attributed one.
  private func text(_ key: String, attributed: String? = nil) -> String? {
    if let attributed, let string = element.child("attributedString", key: attributed) {
      return string.attributedText
    }
    return element[key] ?? element.child("string", key: key)?.stringValue
      ?? element.child("mutableString", key: key)?.stringValue
  }

  private func readTitle(of view: inout SceneView) {
    let state = element.child("state", key: "normal")
    let configuration = element.child("buttonConfiguration", key: "configuration")
    view.text =
      configuration.flatMap(Self.title) ?? state.flatMap(Self.title) ?? ""
    view.button.hasConfiguration = configuration != nil
    if let inset = element.child("inset", key: "contentEdgeInsets") {
      let insets = EdgeInsets(
        top: inset.number(.minY) ?? 0, left: inset.number(.minX) ?? 0, bottom: inset.number(.maxY) ?? 0,
        right: inset.number(.maxX) ?? 0)
      // Interface Builder writes the smallest number for "nothing, but said".
      if insets != .zero { view.button.contentInsets = insets }
    }
    let images = ImageElements(document: context.document)
    view.imageSize =
      images.buttonImageSize(type: element["buttonType"], hasConfiguration: configuration != nil)
      ?? (configuration?["image"] == nil ? state : configuration).flatMap { images.size(of: $0) }
  }

  private static func title(of element: XMLElement) -> String? {
    element["title"] ?? element.child("string", key: "title")?.stringValue
      ?? element.child("mutableString", key: "title")?.stringValue
      ?? element.child("attributedString", key: "attributedTitle")?.attributedText
  }

  private func font(of view: SceneView) -> Font {
    let attributed =
      element.child("attributedString", key: "attributedText")
      ?? element.child("state", key: "normal")?.child("attributedString", key: "attributedTitle")
    let configured = element.child("buttonConfiguration", key: "configuration")?
      .child("fontDescription", key: "titleFontDescription")
    let description =
      attributed?.firstFont ?? configured ?? element.child("fontDescription", key: "fontDescription")
    let fallback: Double =
      switch view.kind {
      case .button where view.button.hasConfiguration: context.document.xcode.major < 14 ? 15 : 17
      case .button: element["buttonType"] == nil ? 18 : 15
      default: 17
      }
    return FontElement(description, category: context.canvas.contentSizeCategory).font(or: fallback)
  }
}

extension XMLElement {
  /// The text of a string element.
  fileprivate var stringValue: String? {
    guard flag("base64-UTF8") == true else { return text }
    return Base64.decode(text).map { String(decoding: $0, as: UTF8.self) }
  }

  fileprivate var attributedText: String {
    children.filter { $0.name == "fragment" }.map { fragment in
      fragment["content"] ?? fragment.child("string", key: "content")?.stringValue
        ?? fragment.child("mutableString", key: "content")?.stringValue ?? ""
    }.joined()
  }

  /// The font of the first fragment that has one.
  fileprivate var firstFont: XMLElement? {
    children.lazy.compactMap { fragment in
      fragment.child("attributes")?.child("font", key: "NSFont")
    }.first
  }
}
