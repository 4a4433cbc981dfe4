// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// Is told about editing; never called here.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Whether the text may change.
  func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String)
    -> Bool
  /// The text has changed.
  func textViewDidChange(_ textView: UITextView)
  /// Another range is selected.
  func textViewDidChangeSelection(_ textView: UITextView)
}
extension UITextViewDelegate {
  /// Whether editing may begin.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Editing has begun.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Whether editing may end.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Editing has ended.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Whether the text may change.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// The text has changed.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Another range is selected.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
}

/// Text in several lines that the user can edit. It scrolls by default, and has no size of its own then.
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

  /// Creates a view; a container gives its padding and lines.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer()
    super.init(frame: frame)
    adoptContainer()
  }
  override public convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer()
    super.init(coder: coder)
    adoptContainer()
  }

  private var content = AttributedContent() { didSet { contentDidChange() } }
  /// The text without attributes; a new one takes the properties of the view.
  open var text: String! {
    get { content.string?.string ?? "" }
    set { content.setText(newValue) }
  }
  /// The text with attributes; setting it gives the view the properties of its first letter.
  open var attributedText: NSAttributedString! {
    get { content.string ?? NSAttributedString(string: "") }
    set { content.setString(newValue) }
  }
  /// The font of the text; setting it counts for every letter.
  open var font: UIFont? {
    get { content.font }
    set { content.setFont(newValue) }
  }
  /// The colour of the text; setting it counts for every letter.
  open var textColor: UIColor? {
    get { content.color }
    set { content.setColor(newValue) }
  }
  /// Where the lines are; setting it counts for every paragraph.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { content.setAlignment(newValue) }
  }
  /// Whether the user can edit.
  open var isEditable = true
  /// Whether the user can select.
  open var isSelectable = true
  override open var isScrollEnabled: Bool { didSet { contentDidChange() } }
  /// Room around the text, in points; 8 above and below by default.
  @_Observed open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { contentDidChange() }
  }
  /// Where the text is set.
  @_Observed open var textContainer: NSTextContainer { didSet { adoptContainer() } }
  /// Sets the text; does nothing here.
  open private(set) lazy var layoutManager = NSLayoutManager()
  /// A text of its own, which is not the view's here.
  open private(set) lazy var textStorage = NSTextStorage(string: "")
  /// What becomes a link.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// The look of links.
  open var linkTextAttributes: [NSAttributedString.Key: Any]! = [:]
  /// The attributes of new text.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// What is selected.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// What is selected.
  open var selectedTextRange: UITextRange?
  /// The keyboard for it.
  open var keyboardType: UIKeyboardType = .default
  /// Whether its keyboard is light or dark.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// The return key of its keyboard.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether the return key needs a text.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden.
  open var isSecureTextEntry = false
  /// Which letters become capitals.
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether spelling is checked.
  open var spellCheckingType: UITextSpellCheckingType = .default
  /// Whether quotes become typographic.
  open var smartQuotesType: UITextSmartQuotesType = .default
  /// Whether hyphens become dashes.
  open var smartDashesType: UITextSmartDashesType = .default
  /// What the text is about.
  open var textContentType: UITextContentType!
  /// Whether the font follows the text size; fonts are made for one text size here.
  open var adjustsFontForContentSizeCategory = false
  /// Whether insertion replaces the text.
  open var clearsOnInsertion = false
  /// Whether the system scales the text.
  open var usesStandardTextScaling = false
  /// Whether there is a text.
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
  /// Where the caret is, in points: zero here.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Adds a text at the end.
  open func insertText(_ text: String) { self.text += text }
  /// Removes the last letter.
  open func deleteBackward() { text = String(text.dropLast()) }
  /// Adds what was copied; does nothing.
  open func paste(_ sender: Any?) {}
}
