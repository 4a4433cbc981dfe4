extension UILabel {
  package func takeMadeUp(_ made: String) { text = made }
  package var lacksText: Bool { known(text) == nil }
  package var isScenarioBlank: Bool { (known(text) ?? "").isEmpty }
  package var scenario: [String: Any] {
    let color = known(content.color)?.scenario
    return [
      "text": known(content.string)?.scenario ?? "", "textColor": color == "label" ? nil : color,
      "numberOfLines": max(0, numberOfLines),
      "font": known(content.font)?.scenario ?? ["size": 17, "weight": "regular"],
      "adjustsFontSizeToFitWidth": adjustsFontSizeToFitWidth ? true : nil,
      "preferredMaxLayoutWidth": preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil,
      "textAlignment": textAlignment == .natural ? nil : textAlignment,
      "lineBreakMode": lineBreakMode == .byTruncatingTail ? nil : lineBreakMode,
      "minimumScaleFactor": adjustsFontSizeToFitWidth && minimumScaleFactor > 0 ? minimumScaleFactor : nil,
    ]
  }
}
extension UIButton {
  // The title that is set for the state of the button, or else for the normal state.
  package var scenarioTitle: Any? {
    (state == .normal ? nil : titles[state]) ?? configuration?.shownTitle(titles[.normal]) ?? titles[.normal]
  }
  package func takeMadeUp(_ made: String) { titles[.normal] = NSAttributedString(string: made) }
  // The image beside the title, or in place of one.
  package var shownImage: UIImage? {
    (state == .normal ? nil : images[state]) ?? configuration?.image ?? images[.normal]
      ?? (scenarioTitle == nil ? backgrounds[.normal] : nil)
  }
  // The title of a custom button is white unless code sets another colour. With nothing behind it, or with white, it
  // would not be visible.
  package var usualTitleColor: UIColor? {
    buttonType == .custom && isNil(configuration) && (isOnGround || !backgrounds.isEmpty) ? .white : nil
  }
  package var isOnGround: Bool {
    for view in sequence(first: self, next: { $0.superview }) {
      guard let name = known(view.backgroundColor)?.scenario, name != "clear" else { continue }
      return view === self
        || !["white", "systemBackground", "secondarySystemGroupedBackground"].contains(name)
    }
    return false
  }
  // Some types of buttons have a sign instead of a text.
  package var lacksText: Bool {
    known(scenarioTitle) == nil && isNil(shownImage) && [.custom, .system, .plain].contains(buttonType)
  }
  package var scenario: [String: Any] {
    if contentHorizontalAlignment != .center { leaveOut("the content of a button is centred") }
    let lines = held("titleLabel")?.numberOfLines
    if isNil(configuration), known(lines) != nil, lines != 1, !isNil(known(titles[.normal])) {
      leaveOut("the title of a button is shown on one line")
    }
    // A configuration has a font of its own, whatever the label's font is.
    let font = isNil(configuration) ? held("titleLabel")?.font ?? usualFont : nil
    return [
      "title": scenarioTitle is String ? scenarioTitle : scenarioTitle?.scenario,
      "image": scenarioImage(shownImage), "font": font?.isPlain(15) == true ? nil : font?.scenario,
      "textColor":
        (titleColors[state] ?? titleColors[.normal] ?? configuration?.baseForegroundColor ?? usualTitleColor)?
        .scenario, "contentInsets": contentEdgeInsets.scenario,
    ].merging(configuration?.scenario ?? [:]) { $1 }
  }
}
extension UIButton.Configuration {
  // A font that is not set is the button's own.
  func shownTitle(_ ownTitle: Any?) -> Any? {
    let shown = attributedTitle ?? title ?? ownTitle
    guard let change = titleTextAttributesTransformer, !isNil(shown) else { return shown }
    var text = shown is AttributedString ? shown : AttributedString(shown)
    text.runs = text.runs.map {
      NSAttributedString.Part(string: $0.string, attributes: change(AttributeContainer($0.attributes)).all)
    }
    return text
  }
  package var scenario: [String: Any] {
    [
      "style": style, "subtitle": attributedSubtitle?.string ?? subtitle,
      "buttonSize": buttonSize == .medium ? nil : buttonSize,
      "cornerStyle": cornerStyle == .dynamic ? nil : cornerStyle,
      "imagePlacement": [1: "top", 4: "bottom", 8: "trailing"][imagePlacement.rawValue],
      "imagePadding": imagePadding > 0 ? imagePadding : nil,
      "titlePadding": titlePadding == 1 ? nil : max(0, titlePadding),
      "contentInsets": ownInsets?.scenario,
      "backgroundColor":
        shownBackground?.scenario,
    ]
  }
}
extension UITextField {
  package var scenario: [String: Any] {
    if !isNil(leftView) && leftViewMode == .always || !isNil(rightView) && rightViewMode == .always {
      leaveOut("views in a text field are not shown")
    }
    let shown = known(text), isDotted = isSecureTextEntry && !isNil(shown)
    return [
      "text": isDotted
        ? String(repeating: "•", count: shown.count) : shown == "" ? nil : known(content.string)?.scenario,
      "placeholder": known(placeholder), "borderStyle": borderStyle,
      "font": known(font)?.scenario, "textColor": known(content.color)?.scenario,
      "textAlignment": textAlignment == .natural ? nil : textAlignment,
    ]
  }
}
extension UITextView {
  package var scenario: [String: Any] {
    let inset = textContainerInset, padding = textContainer.lineFragmentPadding
    return [
      "text": known(content.string)?.scenario ?? "", "isScrollEnabled": isScrollEnabled,
      "font": (known(font) ?? UIFont.systemFont(ofSize: TextViewContent.ofCode.text.font.size)).scenario,
      "textColor": known(textColor)?.scenario,
      "textAlignment": textAlignment == .natural ? nil : textAlignment,
      "textContainerInset": inset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
        ? nil : ["top": inset.top, "left": inset.left, "bottom": inset.bottom, "right": inset.right],
      "lineFragmentPadding": padding == 5 ? nil : max(0, padding),
    ]
  }
}
extension UIImageView {
  package override var sceneTint: UIColor? { image?.tint ?? super.sceneTint }
  package var isScenarioBlank: Bool { isNil(image) }
  package var scenario: [String: Any] { ["image": scenarioImage(image), "contentMode": held("contentMode")] }
}
extension UISearchBar { var scenario: [String: Any] { ["text": text, "placeholder": placeholder] } }
