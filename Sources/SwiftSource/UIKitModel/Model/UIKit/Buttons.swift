@passive class UIKeyCommand {}
@shown("contentHorizontalAlignment,isHighlighted") class UIControl: UIView {
  convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}
@unshown("cornerRadius,strokeColor,strokeWidth,backgroundInsets,image,customView,visualEffect")
extension UIBackgroundConfiguration {
  var strokeOutset: CGFloat = 0
  var imageContentMode: Any?, visualEffect: Any?, backgroundColorTransformer: Any?,
    strokeColorTransformer: Any?, edgesAddingLayoutMarginsToBackgroundInsets: Any?
  static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
@unshown("showsActivityIndicator,subtitleTextAttributesTransformer,titleAlignment,titleLineBreakMode")
@unshown("subtitleLineBreakMode,preferredSymbolConfigurationForImage,imageColorTransformer")
extension UIButton.Configuration {
}
class UIButton: UIControl {
  package override class var contentType: Any { ButtonContent.self }
  package override var hasContent: Bool { true }
  package var isTextSet = false
  lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = usualFont
    label.text = title(for: .normal) ?? configuration?.title
    return label
  }()
  // The title of a configuration has the font of the configuration.
  package var usualFont: UIFont {
    UIFont.systemFont(ofSize: buttonType == .custom && isNil(configuration) ? UIFont.buttonFontSize : 15)
  }
  lazy var imageView: UIImageView? = UIImageView()
  var configuration: Configuration?, configurationUpdateHandler: Any?, contentEdgeInsets = UIEdgeInsets.zero,
    titleEdgeInsets = UIEdgeInsets.zero, imageEdgeInsets = UIEdgeInsets.zero
  var font: UIFont?
  convenience init(type: ButtonType) { self.init(frame: .zero); buttonType = type }
  convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero); buttonType = type; take(primaryAction)
  }
  convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero); self.configuration = configuration; take(primaryAction)
  }
  func setTitle(_ title: String?, for state: State) {
    if state == .normal, !isNil(configuration?.title) { configuration?.title = title }
    titles[state] = title.map { NSAttributedString(string: $0) }
    isTextSet = !isUnknown(title)
    if state == .normal { held("titleLabel")?.text = title }
  }
  func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state] = title; isTextSet = !isUnknown(title)
  }
  // Its contents are asked for when it is written, and it places nothing itself.
  package func update() {}
  package var sceneContent: Any? { nil }
  override func layoutSubviews() { super.layoutSubviews() }
  func updateConfiguration()
  func setNeedsUpdateConfiguration() { setNeedsUpdateProperties() }
  // A configuration is updated once before the button is seen.
  override func updatePropertiesIfNeeded() {
    if wantsUpdateProperties, !isNil(configuration) {
      updateConfiguration(); configurationUpdateHandler?(self)
    }
    super.updatePropertiesIfNeeded()
  }
}
