import AutoLayout
import LayoutScene

extension StyledText {
  /// Sets the text of a view and its style.
  ///
  /// - Parameters:
  ///   - usual: the default font of the class.
  ///   - lineBreakMode: the default of the class; nil for a class without the property.
  func describe(_ settings: inout Settings, font usual: Font, lineBreakMode usualMode: LineBreakMode? = nil) {
    if runs.isEmpty, !string.isEmpty { settings.set("text", string) }
    if font != usual { settings.call("font = \(settings.code(font))") }
    settings.set("textColor", color)
    settings.set("textAlignment", alignment, unless: .natural)
    if let usualMode { settings.set("lineBreakMode", lineBreakMode, unless: usualMode) }
    // Last, since a property that is set afterwards would apply to the whole text.
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
    let usual = Self.ofCode
    text.describe(&settings, font: usual.text.font, lineBreakMode: usual.text.lineBreakMode)
    settings.set("numberOfLines", text.numberOfLines, unless: usual.text.numberOfLines)
    settings.set("preferredMaxLayoutWidth", preferredMaxLayoutWidth, unless: usual.preferredMaxLayoutWidth)
    settings.set(
      "adjustsFontSizeToFitWidth", adjustsFontSizeToFitWidth, unless: usual.adjustsFontSizeToFitWidth)
    settings.set("minimumScaleFactor", minimumScaleFactor, unless: usual.minimumScaleFactor)
  }
}

extension TextFieldContent: CodedContent {
  func describe(_ settings: inout Settings) {
    let usual = Self.ofCode
    settings.set("borderStyle", borderStyle, unless: usual.borderStyle)
    settings.set("placeholder", text.placeholder, unless: usual.text.placeholder)
    text.describe(&settings, font: usual.text.font)
  }
}

extension TextViewContent: CodedContent {
  func describe(_ settings: inout Settings) {
    let usual = Self.ofCode
    settings.set("isScrollEnabled", isScrollEnabled, unless: usual.isScrollEnabled)
    settings.set("textContainerInset", container.inset, unless: usual.container.inset)
    settings.set(
      "textContainer.lineFragmentPadding", container.lineFragmentPadding,
      unless: usual.container.lineFragmentPadding)
    text.describe(&settings, font: usual.text.font)
  }
}

extension SearchBarContent: CodedContent {
  func describe(_ settings: inout Settings) {
    settings.set("placeholder", text.placeholder, unless: "")
    settings.set("text", text.string, unless: "")
  }
}
