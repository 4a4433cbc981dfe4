import AutoLayout
import LayoutScene
import SafeText
import XMLText

extension ViewElement {
  /// Reads a text and its style.
  ///
  /// - Parameters:
  ///   - string: nil for none.
  ///   - size: the default size of the font, in points.
  func readText(_ text: inout StyledText, string: String?, size: Double = 17) {
    text.string = string ?? ""
    text.placeholder = self.text("placeholder") ?? ""
    text.font = font(size: size)
    text.numberOfLines = Int(exactly: number(.numberOfLines) ?? 1) ?? 1
    text.lineBreakMode = Self.lineBreakModes[element["lineBreakMode"] ?? ""] ?? text.lineBreakMode
    text.alignment = element["textAlignment"].flatMap(TextAlignment.init(rawValue:)) ?? text.alignment
    text.color = color("textColor") ?? titleColor ?? attributedColor
    if let attributedString, attributedString.attributedText == text.string {
      let runs = AttributedElement(attributedString, of: self).runs(of: text)
      if runs.contains(where: { $0 != StyledRun($0.string) }) { text.setRuns(runs) }
    }
  }

  /// The attributed text of a label, text view or text field, or the attributed title of a button.
  private var attributedString: XMLElement? {
    element.child("attributedString", key: "attributedText")
      ?? element.child("buttonConfiguration", key: "configuration")?
      .child("attributedString", key: "attributedTitle")
      ?? element.child("state", key: "normal")?.child("attributedString", key: "attributedTitle")
  }

  private var titleColor: DynamicColor? {
    element.child("state", key: "normal").flatMap { color("titleColor", of: $0) }
  }

  /// The colour of an attributed text is that of its first fragment.
  private var attributedColor: DynamicColor? {
    attributedString?.child("fragment")?.child("attributes").flatMap { color("NSColor", of: $0) }
  }

  private static let lineBreakModes: [String: LineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]

  /// A text: an attribute, a string element, plain or in base 64, or the fragments of an attributed one.
  func text(_ key: String, attributed: String? = nil) -> String? {
    if let attributed, let string = element.child("attributedString", key: attributed) {
      return string.attributedText
    }
    return element[key] ?? element.child("string", key: key)?.stringValue
      ?? element.child("mutableString", key: key)?.stringValue
  }

  private func font(size: Double) -> Font {
    let configured = element.child("buttonConfiguration", key: "configuration")?
      .child("fontDescription", key: "titleFontDescription")
    let description =
      attributedString?.mainFont ?? configured ?? element.child("fontDescription", key: "fontDescription")
    return FontElement(description, category: context.canvas.contentSizeCategory).font(or: size)
  }
}

extension XMLElement {
  /// The text of a string element.
  var stringValue: String? {
    guard flag("base64-UTF8") == true else { return text }
    return Base64.decode(text).map { String(decoding: $0, as: UTF8.self) }
  }

  var attributedText: String { fragments.map(\.fragmentText).joined() }

  /// The parts of an attributed text.
  var fragments: [XMLElement] { children.filter { $0.name == "fragment" } }

  /// The characters of a fragment.
  var fragmentText: String {
    self["content"] ?? child("string", key: "content")?.stringValue
      ?? child("mutableString", key: "content")?.stringValue ?? ""
  }

  /// The font of the first fragment that has one, preferably the system font: only that one needs no name, so that the
  /// other fragments' fonts can be distinguished from it.
  fileprivate var mainFont: XMLElement? {
    let fonts = fragments.compactMap { $0.child("attributes")?.child("font", key: "NSFont") }
    return fonts.first { FontElement($0, category: .large).font(or: 0).family == nil } ?? fonts.first
  }
}
