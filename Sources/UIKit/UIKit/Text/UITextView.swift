// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// These methods are never called here.
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

/// By default the view scrolls, and then has no intrinsic size.
open class UITextView: UIScrollView, UITextInput {
  /// Nothing posts this notification here.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// Nothing posts this notification here.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Nothing posts this notification here.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  override package class var contentType: any KindContent.Type { TextViewContent.self }

  /// The container provides the padding and the number of lines.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    adoptContainer()
  }
  override public convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    adoptContainer()
  }

  private var content = AttributedContent() { didSet { contentDidChange() } }
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
  override open var isScrollEnabled: Bool { didSet { contentDidChange() } }
  /// The insets are 8 points above and below by default.
  @_Observed open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }
  @_Observed open var textContainer: NSTextContainer { didSet { adoptContainer() } }
  /// The layout manager does nothing here.
  open private(set) lazy var layoutManager = NSLayoutManager()
  /// The storage here is separate from the text of the view.
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
  /// Fonts are made for one text size here.
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

  private func adoptContainer() {
    textContainer.paddingDidChange = { [weak self] in self?.contentDidChange() }
    contentDidChange()
  }

  override package var sceneContent: any KindContent {
    var shown = TextViewContent()
    shown.text = StyledText(
      content, font: .systemFont(ofSize: CGFloat(TextViewContent.ofCode.text.font.size)),
      numberOfLines: textContainer.maximumNumberOfLines)
    shown.text.lineBreakMode = .byWordWrapping
    shown.isScrollEnabled = isScrollEnabled
    shown.container.inset = EdgeInsets(textContainerInset)
    shown.container.lineFragmentPadding = Double(textContainer.lineFragmentPadding)
    return shown
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { textSize(within: size) }
  /// Does nothing.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Returns zero here.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Appends a text.
  open func insertText(_ text: String) { self.text += text }
  /// Removes the last letter.
  open func deleteBackward() { text = String(text.dropLast()) }
  /// Does nothing.
  open func paste(_ sender: Any?) {}
}
