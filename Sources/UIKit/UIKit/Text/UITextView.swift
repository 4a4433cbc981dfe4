// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// Methods that control and report editing; never called here.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Called when editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the text may change.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// Called when the text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
}
extension UITextViewDelegate {
  /// Whether editing may begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Called when editing has begun.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Whether editing may end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Called when editing has ended.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Whether the text may change.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Called when the text has changed.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Called when the selection has changed.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// A view with text in several lines that the user can edit. By default it scrolls, and then has no intrinsic size.
open class UITextView: UIScrollView, UITextInput {
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextViewTextDidChangeNotification")
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextViewTextDidEndEditingNotification")

  override package class var contentType: any KindContent.Type { TextViewContent.self }

  /// Creates a view; a container provides its padding and number of lines.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    adoptContainer()
  }
  override public convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    adoptContainer()
  }

  private var content = AttributedContent() { didSet { contentDidChange() } }
  /// The text without attributes; a new text takes the properties of the view.
  open var text: String! {
    get { content.string?.string ?? "" }
    set { content.setText(newValue) }
  }
  /// The text with attributes; setting it gives the view the properties of the first letter.
  open var attributedText: NSAttributedString! {
    get { content.string ?? NSAttributedString(string: "") }
    set { content.setString(newValue) }
  }
  /// The font of the text; setting it applies to every letter.
  open var font: UIFont? {
    get { content.font }
    set { content.setFont(newValue) }
  }
  /// The colour of the text; setting it applies to every letter.
  open var textColor: UIColor? {
    get { content.color }
    set { content.setColor(newValue) }
  }
  /// The alignment of the text; setting it applies to every paragraph.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { content.setAlignment(newValue) }
  }
  /// Whether the user can edit the text.
  open var isEditable = true
  /// Whether the user can select text.
  open var isSelectable = true
  override open var isScrollEnabled: Bool { didSet { contentDidChange() } }
  /// The insets around the text, in points; 8 above and below by default.
  @_Observed open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }
  /// The container in which the text is laid out.
  @_Observed open var textContainer: NSTextContainer { didSet { adoptContainer() } }
  /// The object that lays out the text; does nothing here.
  open private(set) lazy var layoutManager = NSLayoutManager()
  /// A text storage, which here is separate from the text of the view.
  open private(set) lazy var textStorage = NSTextStorage(string: "")
  /// The kinds of text that become links.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The attributes of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of new text.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The selected range.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The selected range.
  open var selectedTextRange: UITextRange?
  /// The type of the keyboard.
  open var keyboardType: UIKeyboardType = .default
  /// The light or dark appearance of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// The return key of the keyboard.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether the return key is only enabled with text.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// The letters that are capitalised automatically.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Whether straight quotes are replaced by typographic ones.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Whether hyphens are replaced by dashes.
  open var smartDashesType: UITextSmartDashesType = .default
  /// The subject of the text.
  open var textContentType: UITextContentType!
  /// Whether the font follows the text size; fonts are made for one text size here.
  open var adjustsFontForContentSizeCategory = false
  /// Whether insertion replaces the text.
  open var clearsOnInsertion = false
  /// Whether the system scales the text.
  open var usesStandardTextScaling = false
  /// Whether the view contains text.
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
  /// Scrolls to a range; does nothing.
  open func scrollRangeToVisible(_ range: NSRange) {}
  /// Returns the rectangle of the caret, in points: zero here.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Appends a text.
  open func insertText(_ text: String) { self.text += text }
  /// Removes the last letter.
  open func deleteBackward() { text = String(text.dropLast()) }
  /// Pastes the copied content; does nothing.
  open func paste(_ sender: Any?) {}
}
