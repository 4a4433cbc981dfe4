import AutoLayout
import LayoutScene

extension StyledText {
  /// Sets the text of a view, and how it is set.
  ///
  /// - Parameters:
  ///   - usual: the font that the class has by itself.
  ///   - lineBreakMode: the class's own; nil for a class without the property.
  func describe(_ settings: inout Settings, font usual: Font, lineBreakMode usualMode: LineBreakMode? = nil) {
    if runs.isEmpty, !string.isEmpty { settings.set("text", string) }
    if font != usual { settings.call("font = \(settings.code(font))") }
    settings.set("textColor", color)
    settings.set("textAlignment", alignment, unless: .natural)
    if let usualMode { settings.set("lineBreakMode", lineBreakMode, unless: usualMode) }
    // Last: what is set afterwards would apply to all of it.
    if !runs.isEmpty { settings.call("attributedText = \(attributedCode(settings))") }
  }

  /// An expression that makes a text of several parts.
  func attributedCode(_ settings: Settings) -> String {
    let parts = runs.map { run -> String in
      let attributes = run.attributes(settings)
      let list = attributes.isEmpty ? "" : ", attributes: [\(attributes.joined(separator: ", "))]"
      return "AttributedString(string: \(run.string.code)\(list))"
    }
    guard let first = parts.first, parts.count > 1 else { return parts.first.map { "NS\($0)" } ?? "nil" }
    let lines =
      ["let text = NSMutable\(first)"] + parts.dropFirst().map { "text.append(NS\($0))" } + ["return text"]
    return (["{"] + lines.map { "    " + $0 } + ["}()"]).joined(separator: "\n")
  }
}

extension StyledRun {
  fileprivate func attributes(_ settings: Settings) -> [String] {
    var attributes: [String] = []
    if let font {
      let code = settings.code(font)
      attributes.append(".font: \(code.first == "." ? "UIFont" : "")\(code)")
    }
    if let color {
      attributes.append(".foregroundColor: \(color.wholeCode)")
    }
    if kern != 0 { attributes.append(".kern: \(kern.code)") }
    if baselineOffset != 0 { attributes.append(".baselineOffset: \(baselineOffset.code)") }
    if isUnderlined { attributes.append(".underlineStyle: NSUnderlineStyle.single.rawValue") }
    if isStruckThrough { attributes.append(".strikethroughStyle: NSUnderlineStyle.single.rawValue") }
    if paragraph != ParagraphStyle() { attributes.append(".paragraphStyle: \(paragraph.code)") }
    return attributes
  }
}

extension ParagraphStyle {
  /// An expression on several lines.
  fileprivate var code: String {
    let numbers = [
      ("lineSpacing", lineSpacing), ("lineHeightMultiple", lineHeightMultiple),
      ("minimumLineHeight", minimumLineHeight), ("maximumLineHeight", maximumLineHeight),
      ("paragraphSpacing", paragraphSpacing),
    ]
    let lines =
      (alignment.map { ["        style.alignment = \($0.code)"] } ?? [])
      + numbers.filter { $0.1 != 0 }.map { "        style.\($0.0) = \($0.1.code)" }
    return
      (["{", "        let style = NSMutableParagraphStyle()"] + lines + ["        return style", "    }()"])
      .joined(separator: "\n")
  }
}

extension LabelContent: CodedContent {
  func describe(_ settings: inout Settings) {
    text.describe(&settings, font: .defaultLabel, lineBreakMode: .byTruncatingTail)
    settings.set("numberOfLines", text.numberOfLines, unless: 1)
    settings.set("preferredMaxLayoutWidth", preferredMaxLayoutWidth, unless: 0)
    settings.set("adjustsFontSizeToFitWidth", adjustsFontSizeToFitWidth, unless: false)
    settings.set("minimumScaleFactor", minimumScaleFactor, unless: 0)
  }
}

extension TextFieldContent: CodedContent {
  func describe(_ settings: inout Settings) {
    settings.set("borderStyle", borderStyle, unless: TextFieldBorder.none)
    settings.set("placeholder", text.placeholder, unless: "")
    text.describe(&settings, font: Font(size: 17))
  }
}

extension TextViewContent: CodedContent {
  func describe(_ settings: inout Settings) {
    settings.set("isScrollEnabled", isScrollEnabled, unless: true)
    settings.set("textContainerInset", container.inset, unless: TextContainer().inset)
    settings.set(
      "textContainer.lineFragmentPadding", container.lineFragmentPadding,
      unless: TextContainer().lineFragmentPadding)
    // A text view without a font has one of 12 points.
    text.describe(&settings, font: Font(size: 12))
  }
}

extension SearchBarContent: CodedContent {
  func describe(_ settings: inout Settings) {
    settings.set("placeholder", text.placeholder, unless: "")
    settings.set("text", text.string, unless: "")
  }
}
