@passive class UIKeyCommand {}
@shown("contentHorizontalAlignment,isHighlighted") class UIControl: UIView {
  convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }
}
@unshown("cornerRadius,strokeColor,strokeWidth,backgroundInsets,image,customView,visualEffect")
struct UIBackgroundConfiguration {
  var backgroundColor: UIColor?, cornerRadius: CGFloat = 0, strokeColor: UIColor?, strokeWidth: CGFloat = 0,
    strokeOutset: CGFloat = 0, backgroundInsets = NSDirectionalEdgeInsets.zero
  var image: UIImage?, imageContentMode: Any?, customView: UIView?, visualEffect: Any?,
    backgroundColorTransformer: Any?, strokeColorTransformer: Any?,
    edgesAddingLayoutMarginsToBackgroundInsets: Any?
  static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
struct UIConfigurationTextAttributesTransformer {
  let transform: Any
  init(_ transform: (AttributeContainer) -> AttributeContainer) { self.transform = transform }
  func callAsFunction(_ attributes: AttributeContainer) -> AttributeContainer { transform(attributes) }
}
class UIButton: UIControl {
  package override class var contentType: Any { ButtonContent.self }
  package override var hasContent: Bool { true }
  @unshown("showsActivityIndicator,subtitleTextAttributesTransformer,titleAlignment,titleLineBreakMode")
  @unshown("subtitleLineBreakMode,preferredSymbolConfigurationForImage,imageColorTransformer")
  struct Configuration {
    enum Size: Int { case medium, small, mini, large }
    enum CornerStyle: Int { case fixed = -1, dynamic, small, medium, large, capsule }
    enum TitleAlignment { case automatic, leading, center, trailing }
    static func plain() -> Configuration { Configuration(style: "plain") }
    static func filled() -> Configuration { Configuration(style: "filled") }
    static func tinted() -> Configuration { Configuration(style: "tinted") }
    static func gray() -> Configuration { Configuration(style: "gray") }
    static func bordered() -> Configuration { Configuration(style: "bordered") }
    static func borderless() -> Configuration { Configuration(style: "borderless") }
    static func borderedProminent() -> Configuration { Configuration(style: "borderedProminent") }
    static func borderedTinted() -> Configuration { Configuration(style: "borderedTinted") }
    static func glass() -> Configuration { Configuration() }
    var style = "plain"
    var title: String?, subtitle: String?, attributedTitle: AttributedString?,
      attributedSubtitle: AttributedString?, image: UIImage?, imagePadding: CGFloat = 0,
      titlePadding: CGFloat = 1
    var imagePlacement: NSDirectionalRectEdge = .leading, ownInsets: NSDirectionalEdgeInsets?,
      baseForegroundColor: UIColor?, baseBackgroundColor: UIColor?
    var cornerStyle: CornerStyle = .dynamic, buttonSize: Size = .medium,
      background = UIBackgroundConfiguration(), titleAlignment: TitleAlignment = .automatic
    var titleTextAttributesTransformer: UIConfigurationTextAttributesTransformer?,
      showsActivityIndicator = false, preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?,
      titleLineBreakMode: NSLineBreakMode = .byWordWrapping
    var imageColorTransformer: Any?
    // Those of its size, unless it has its own.
    var contentInsets: NSDirectionalEdgeInsets {
      get {
        if let ownInsets { return ownInsets }
        let usual = ButtonSize(rawValue: "\(buttonSize)").contentInsets
        return NSDirectionalEdgeInsets(
          top: usual.top, leading: usual.left, bottom: usual.bottom, trailing: usual.right)
      }
      set { ownInsets = newValue }
    }
  }
  package var isTextSet = false
  lazy var titleLabel: UILabel? = {
    let label = UILabel()
    label.font = usualFont
    label.text = title(for: .normal) ?? configuration?.title
    return label
  }()
  // A title of a configuration has the font of that.
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
  // What it shows is asked for when it is written, and it places nothing itself.
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
typealias UIButtonType = UIButton.ButtonType
typealias UIControlState = UIControl.State
typealias UIControlEvents = UIControl.Event
