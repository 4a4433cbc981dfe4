// What has no comment here is what UIKit has by the same name.
// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout
internal import LayoutScene

@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  func textViewDidBeginEditing(_ textView: UITextView)
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  func textViewDidEndEditing(_ textView: UITextView)
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  func textViewDidChange(_ textView: UITextView)
  func textViewDidChangeSelection(_ textView: UITextView)
}
extension UITextViewDelegate {
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  public func textViewDidEndEditing(_ textView: UITextView) {}
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  public func textViewDidChange(_ textView: UITextView) {}
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// Text in several lines that the user can edit. It scrolls by default, and has no size of its own then.
open class UITextView: UIScrollView, UITextInput {
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    HostedTextView(identifier: name, frame: frame, text: Text("", font: Font(size: 12), numberOfLines: 0))
  }
  private var textItem: HostedTextView? { item as? HostedTextView }

  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
  }
  override public convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
  }

  private var content = AttributedContent() { didSet { update() } }
  open var text: String! {
    get { content.string?.string ?? "" }
    set { content.setText(newValue) }
  }
  open var attributedText: NSAttributedString! {
    get { content.string ?? NSAttributedString(string: "") }
    set { content.setString(newValue) }
  }
  open var font: UIFont? {
    get { content.font }
    set { content.setFont(newValue) }
  }
  open var textColor: UIColor? {
    get { content.color }
    set { content.setColor(newValue) }
  }
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { content.setAlignment(newValue) }
  }
  open var isEditable = true
  open var isSelectable = true
  override open var isScrollEnabled: Bool {
    get { textItem?.isScrollEnabled ?? true }
    set { textItem?.isScrollEnabled = newValue }
  }
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  open var textContainer: NSTextContainer
  open private(set) lazy var layoutManager = NSLayoutManager()
  open private(set) lazy var textStorage = NSTextStorage(string: "")
  open var dataDetectorTypes: UIDataDetectorTypes = []
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  open var selectedRange = NSRange(location: 0, length: 0)
  open var selectedTextRange: UITextRange?
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var isSecureTextEntry = false
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var textContentType: UITextContentType!
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnInsertion = false
  open var usesStandardTextScaling = false
  open var hasText: Bool { (content.string?.length ?? 0) > 0 }
  private var ownInputView: UIView?
  private var ownAccessoryView: UIView?
  override open var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  override open var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }
  override open var canBecomeFirstResponder: Bool { isEditable }

  private func update() {
    var text = StyledText(
      content, font: .systemFont(ofSize: 12), numberOfLines: textContainer.maximumNumberOfLines)
    text.lineBreakMode = .byWordWrapping
    textItem?.text = text.text(item.effectiveLayoutDirection)
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text = textItem?.text else { return .zero }
    let insets = UIEdgeInsets(TextView.textInsets)
    let room = max(0, size.width - insets.left - insets.right)
    let layout = Host.measurer.layout(text, maximumWidth: Double(room), maximumHeight: nil)
    let line = Host.measurer.metrics(of: text.font).lineHeight
    return CGSize(
      width: min(size.width, CGFloat(layout.size.width) + insets.left + insets.right),
      height: CGFloat(ceilToPixel(max(line, layout.size.height), scale: Host.canvas.scale)) + insets.top
        + insets.bottom)
  }
  open func scrollRangeToVisible(_ range: NSRange) {}
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func insertText(_ text: String) { self.text += text }
  open func deleteBackward() { text = String(text.dropLast()) }
  open func paste(_ sender: Any?) {}
}
