// What has no comment here is what UIKit has by the same name.
// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout
internal import LayoutScene

/// A button with a title, an image, or both.
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case plain = 6
    case close = 7
    public static var roundedRect: ButtonType { .system }
  }
  public typealias ConfigurationUpdateHandler = (UIButton) -> Void

  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    HostedButton(
      identifier: name, frame: frame, text: Text("", font: Font(size: Double(UIFont.buttonFontSize))))
  }
  final var button: HostedButton? { item as? HostedButton }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    update()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
    update()
  }
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    buttonType = .system
    take(primaryAction)
  }
  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    take(primaryAction)
  }
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = .system
    self.configuration = configuration
    take(primaryAction)
  }
  private func take(_ action: UIAction?) {
    guard let action else { return update() }
    addAction(action, for: .primaryActionTriggered)
    if configuration == nil {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if action.image != nil { setImage(action.image, for: .normal) }
    } else {
      if configuration?.title == nil, !action.title.isEmpty { configuration?.title = action.title }
      if configuration?.image == nil { configuration?.image = action.image }
    }
  }

  open private(set) var buttonType: ButtonType = .custom
  private var titles: [State: NSAttributedString] = [:]
  private var images: [State: UIImage] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var backgrounds: [State: UIImage] = [:]
  /// The label of the title. The button measures its text by itself, and places the label by its frame.
  open var titleLabel: UILabel? { title }
  final private(set) lazy var title = ButtonLabel(of: self)
  final private(set) lazy var subtitle = UILabel(frame: .zero)
  /// The view of the image, placed by its frame.
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)

  open var configuration: Configuration? { didSet { update() } }
  open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { configurationUpdateHandler?(self) }
  }
  open var automaticallyUpdatesConfiguration = true
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { update() } }
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  open var isPointerInteractionEnabled = false
  open var role = 0

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title.map { NSAttributedString(string: $0) }
    update()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state] = title
    update()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    update()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }
  open func setPreferredSymbolConfiguration(
    _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
  ) {}
  open func title(for state: State) -> String? { titles[state]?.string }
  open func attributedTitle(for state: State) -> NSAttributedString? { titles[state] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }
  open func image(for state: State) -> UIImage? { images[state] }
  open func backgroundImage(for state: State) -> UIImage? { backgrounds[state] }
  open var currentTitle: String? { titles[state]?.string ?? titles[.normal]?.string }
  open var currentAttributedTitle: NSAttributedString? { titles[state] ?? titles[.normal] }
  open var currentImage: UIImage? { images[state] ?? images[.normal] }
  open var currentBackgroundImage: UIImage? { backgrounds[state] ?? backgrounds[.normal] }
  open var currentTitleColor: UIColor { titleColors[state] ?? titleColors[.normal] ?? .white }
  open func setNeedsUpdateConfiguration() { updateConfiguration() }
  open func updateConfiguration() { configurationUpdateHandler?(self) }
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { contentRect }
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect {
    CGRect(origin: contentRect.origin, size: currentImage?.size ?? .zero)
  }
  override open var isSelected: Bool { didSet { update() } }
  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// The font of titles that have none of their own: 15 points for a system button, 18 for a custom one.
  private var usualFont: UIFont {
    .systemFont(ofSize: buttonType == .system ? 15 : UIFont.buttonFontSize)
  }

  func update() {
    guard let button else { return }
    configuration == nil ? showTitle(in: button) : showConfiguration(in: button)
    showParts(of: button)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  private func showTitle(in button: HostedButton) {
    var settings = ButtonSettings()
    if contentEdgeInsets != .zero { settings.contentInsets = EdgeInsets(contentEdgeInsets) }
    button.settings = settings
    button.subtitle = nil
    button.imageSize = currentImage.map { Size($0.size) }
    show(currentAttributedTitle, title.chosenFont ?? usualFont, in: button)
  }

  /// Has the button measure a title, and the label show it.
  private func show(_ text: NSAttributedString?, _ font: UIFont, in button: HostedButton) {
    button.text = StyledText(text, font: font, alignment: .center, lineBreakMode: .byTruncatingMiddle)
      .text(item.effectiveLayoutDirection)
    title.show(text, font)
  }

  private func showConfiguration(in button: HostedButton) {
    guard let configuration else { return }
    let direction = item.effectiveLayoutDirection
    var settings = ButtonSettings()
    settings.hasConfiguration = true
    settings.size = configuration.buttonSize.engine
    settings.contentInsets = configuration.ownInsets.map { DirectionalEdgeInsets($0).resolved(in: direction) }
    settings.imagePadding = Double(configuration.imagePadding)
    settings.titlePadding = Double(configuration.titlePadding)
    settings.imagePlacement =
      switch configuration.imagePlacement {
      case .trailing: .trailing
      case .top: .top
      case .bottom: .bottom
      default: .leading
      }
    button.settings = settings
    let image = configuration.image ?? currentImage
    button.imageSize = image.map { Size($0.size) }
    let text = configuration.titleText
    show(text.length > 0 ? text : currentAttributedTitle, configuration.titleFont, in: button)
    let second = configuration.subtitleText
    let font = UIFont.preferredFont(forTextStyle: .caption1)
    button.subtitle =
      second.length > 0 ? StyledText(second, font: font, alignment: .center).text(direction) : nil
    subtitle.font = font
    subtitle.attributedText = second
  }
}
