// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout
package import LayoutScene

open class UIButton: UIControl {
  public enum Role: Int, Sendable { case normal, primary, cancel, destructive }
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

  override package class var contentType: any KindContent.Type { ButtonContent.self }
  final var button: AutoLayout.Button? { item as? AutoLayout.Button }

  override public init(frame: CGRect) {
    super.init(frame: frame)
    update()
  }
  /// Nothing is read from the archive.
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
  /// The button measures its text itself, and places the label by its frame.
  open var titleLabel: UILabel? { title }
  final private(set) lazy var title = ButtonLabel(of: self)
  final private(set) lazy var subtitle = UILabel(frame: .zero)
  /// The button places the view by its frame.
  open private(set) lazy var imageView: UIImageView? = UIImageView(frame: .zero)

  @_Observed open var configuration: Configuration? { didSet { update() } }
  @_Observed open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { configurationUpdateHandler?(self) }
  }
  open var automaticallyUpdatesConfiguration = true
  @_Observed open var contentEdgeInsets = UIEdgeInsets.zero { didSet { update() } }
  /// The offset of the title, in points.
  @_Observed open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// The offset of the picture, in points.
  @_Observed open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  open var menu: UIMenu?
  open var changesSelectionAsPrimaryAction = false
  open var adjustsImageWhenHighlighted = true
  open var adjustsImageWhenDisabled = true
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false
  open var showsTouchWhenHighlighted = false
  open var reversesTitleShadowWhenHighlighted = false
  open var isPointerInteractionEnabled = false
  open var role = Role.normal

  /// If the configuration has a title, this one replaces it.
  open func setTitle(_ title: String?, for state: State) {
    if state == .normal, configuration?.title != nil { configuration?.title = title }
    titles[state] = title.map { NSAttributedString(string: $0) }
    update()
  }
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    titles[state] = title?.rebuilt
    update()
  }
  open func setTitleColor(_ color: UIColor?, for state: State) { titleColors[state] = color }
  /// Does nothing.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {}
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    update()
  }
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }
  /// Does nothing.
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
  /// Updates the configuration at once.
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

  /// The font of titles without their own: 18 points for a custom button, 15 for others.
  private var usualFont: UIFont {
    .systemFont(ofSize: buttonType == .custom ? UIFont.buttonFontSize : 15)
  }

  func update() {
    guard let button else { return }
    let content = buttonContent, direction = item.effectiveLayoutDirection
    button.settings = content.settings
    button.imageSize = content.imageSize
    button.text = content.text.text(direction)
    let second = configuration?.subtitleText
    let font = UIFont.preferredFont(forTextStyle: .caption1)
    button.subtitle = second.flatMap {
      $0.length > 0 ? StyledText($0, font: font, alignment: .center).text(direction) : nil
    }
    title.show(shownTitle, titleFont)
    if let second {
      subtitle.font = font
      subtitle.attributedText = second
    }
    showParts(of: button)
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    placeParts()
  }

  // MARK: What it shows

  override package var sceneContent: any KindContent { buttonContent }

  private var buttonContent: ButtonContent {
    var content = ButtonContent()
    content.text = StyledText(
      shownTitle, font: titleFont, alignment: .center, lineBreakMode: .byTruncatingMiddle)
    content.text.color = titleColor?.dynamic
    content.image = (configuration?.image ?? currentImage)?.scene
    if let configuration {
      configuration.show(in: &content, item.effectiveLayoutDirection)
    } else if contentEdgeInsets != .zero {
      content.settings.contentInsets = EdgeInsets(contentEdgeInsets)
    }
    return content
  }

  private var shownTitle: NSAttributedString? {
    guard let text = configuration?.titleText, text.length > 0 else { return currentAttributedTitle }
    return text
  }

  private var titleFont: UIFont { configuration?.titleFont ?? title.chosenFont ?? usualFont }

  /// The colour of the title; nil for that of the button's style, or the tint.
  private var titleColor: UIColor? {
    if let color = titleColors[state] ?? titleColors[.normal] ?? configuration?.baseForegroundColor {
      return color
    }
    // The title of a custom button is white. With nothing or white behind it, the title would be invisible.
    guard buttonType == .custom, configuration == nil else { return nil }
    return currentBackgroundImage != nil || isOnColor ? .white : nil
  }

  private var isOnColor: Bool {
    for case let view? in sequence(first: self, next: { ($0 as UIView?)?.superview }) {
      guard let color = view.backgroundColor, color != .clear else { continue }
      return view === self || ![.white, .systemBackground, .secondarySystemGroupedBackground].contains(color)
    }
    return false
  }

  override package var sceneSubviews: [UIView] {
    subviews.filter { $0 !== title && $0 !== subtitle && $0 !== imageView }
  }

  override package var sceneBackground: UIColor? { configuration?.shownBackground ?? super.sceneBackground }
}
