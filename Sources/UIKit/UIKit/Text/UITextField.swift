// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// Is told about editing; never called here.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the text may change.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Whether the text may be removed.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key counts.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
extension UITextFieldDelegate {
  /// Whether editing may begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Editing has begun.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Whether editing may end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Editing has ended.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Whether the text may change.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Whether the text may be removed.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Whether the return key counts.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A line of text that the user can edit.
open class UITextField: UIControl, UITextInput {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// When a view in a field is shown.
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// The name of a notification that UIKit posts; nothing posts it here.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  override package class var contentType: any KindContent.Type { TextFieldContent.self }

  override public init(frame: CGRect) { super.init(frame: frame) }
  /// Creates one as for an archive, of which nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The font that it has by itself.
  private static let usualFont = UIFont.systemFont(ofSize: CGFloat(TextFieldContent.ofCode.text.font.size))
  private var content = AttributedContent() { didSet { contentDidChange() } }
  /// The text without attributes; a new one takes the properties of the view.
  open var text: String? {
    get { content.string?.string ?? "" }
    set { content.setText(newValue) }
  }
  /// The text with attributes; setting it gives the view the properties of its first letter.
  open var attributedText: NSAttributedString? {
    get { content.string ?? NSAttributedString(string: "") }
    set { content.setString(newValue) }
  }
  /// The font of the text; setting it counts for every letter.
  open var font: UIFont? {
    get { content.font ?? Self.usualFont }
    set { content.setFont(newValue) }
  }
  /// What is shown instead of an empty text.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// That text with attributes.
  @_Observed open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }
  /// Its border.
  @_Observed open var borderStyle: BorderStyle = .none { didSet { contentDidChange() } }
  /// Where the lines are; setting it counts for every paragraph.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { content.setAlignment(newValue) }
  }
  /// The colour of the text; setting it counts for every letter.
  open var textColor: UIColor? {
    get { content.color }
    set { content.setColor(newValue) }
  }
  /// A view at its left.
  @_Observed open var leftView: UIView? { didSet { exchange(oldValue, leftView) } }
  /// A view at its right.
  @_Observed open var rightView: UIView? { didSet { exchange(oldValue, rightView) } }
  /// When the view at its left is shown.
  open var leftViewMode: ViewMode = .never
  /// When the view at its right is shown.
  open var rightViewMode: ViewMode = .never
  /// When a button that removes the text is shown.
  open var clearButtonMode: ViewMode = .never
  /// The picture behind the text.
  open var background: UIImage?
  /// That picture while it is disabled.
  open var disabledBackground: UIImage?
  /// Whether the text is hidden.
  @_Observed open var isSecureTextEntry = false { didSet { contentDidChange() } }
  /// The keyboard for it.
  open var keyboardType: UIKeyboardType = .default
  /// Whether its keyboard is light or dark.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// The return key of its keyboard.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether the return key needs a text.
  open var enablesReturnKeyAutomatically = false
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
  /// Whether spaces are added and removed.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// What the text is about.
  open var textContentType: UITextContentType!
  /// Whether the text is made smaller to fit.
  open var adjustsFontSizeToFitWidth = false
  /// How small the font may become, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the text size; fonts are made for one text size here.
  open var adjustsFontForContentSizeCategory = false
  /// Whether editing begins without the text.
  open var clearsOnBeginEditing = false
  /// Whether insertion replaces the text.
  open var clearsOnInsertion = false
  /// The attributes of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of new text.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// What is selected.
  open var selectedTextRange: UITextRange?
  /// Whether the user can change attributes.
  open var allowsEditingTextAttributes = false
  /// The delegate for editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the user edits; never here.
  open var isEditing: Bool { false }
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
  override open var canBecomeFirstResponder: Bool { true }

  override package var sceneContent: any KindContent {
    var shown = TextFieldContent()
    shown.text = StyledText(content, font: Self.usualFont)
    if isSecureTextEntry { shown.text.string = String(repeating: "•", count: text?.count ?? 0) }
    shown.text.placeholder = placeholder ?? ""
    shown.borderStyle =
      switch borderStyle {
      case .none: .none
      case .line: .line
      case .bezel: .bezel
      case .roundedRect: .roundedRect
      }
    return shown
  }

  private func exchange(_ old: UIView?, _ new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new { addSubview(new) }
  }

  override open func layoutSubviews() {
    super.layoutSubviews()
    if let leftView, leftView.translatesAutoresizingMaskIntoConstraints {
      leftView.frame = leftViewRect(forBounds: bounds)
    }
    if let rightView, rightView.translatesAutoresizingMaskIntoConstraints {
      rightView.frame = rightViewRect(forBounds: bounds)
    }
  }

  override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
  /// Where the border is, in points.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Where the text is, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 0)
  }
  /// Where the text is during editing, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the placeholder is, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Where the button that removes the text is, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// Where the view at its left is, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = sideSize(leftView, in: bounds)
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Where the view at its right is, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = sideSize(rightView, in: bounds)
    return CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  private func sideSize(_ view: UIView?, in bounds: CGRect) -> CGSize {
    guard let view else { return .zero }
    let size = view.frame.size == .zero ? view.intrinsicContentSize : view.frame.size
    return CGSize(width: max(0, size.width), height: max(0, size.height))
  }
  /// Draws nothing.
  open func drawText(in rect: CGRect) {}
  /// Draws nothing.
  open func drawPlaceholder(in rect: CGRect) {}
  /// Adds a text at the end.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Removes the last letter.
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  /// The start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition() }
  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition() }
  /// Where the caret is, in points: zero here.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Where the first line of a range is, in points: zero here.
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// Where a range is: none here.
  open func selectionRects(for range: UITextRange) -> [Any] { [] }
  /// Another position: none here.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  /// How far positions are apart: 0 here.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  /// What is between two positions: none here.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    nil
  }
  /// The text of a range: none here.
  open func text(in range: UITextRange) -> String? { nil }
}

/// The text field of a search bar.
open class UISearchTextField: UITextField {}
