// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// Methods that control and report editing; never called here.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  /// Whether editing may begin.
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  /// Called when editing has begun.
  func textFieldDidBeginEditing(_ textField: UITextField)
  /// Whether editing may end.
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  /// Called when editing has ended.
  func textFieldDidEndEditing(_ textField: UITextField)
  /// Whether the text may change.
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  /// Whether the text may be removed.
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  /// Whether the return key takes effect.
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
extension UITextFieldDelegate {
  /// Whether editing may begin.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  /// Called when editing has begun.
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  /// Whether editing may end.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  /// Called when editing has ended.
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  /// Whether the text may change.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  /// Whether the text may be removed.
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  /// Whether the return key takes effect.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

/// A line of text that the user can edit.
open class UITextField: UIControl, UITextInput {
  /// The border of a field.
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  /// The times at which a view in a field is shown.
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
  /// Creates an instance as if from an archive; nothing is read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The default font of the field.
  private static let usualFont = UIFont.systemFont(ofSize: CGFloat(TextFieldContent.ofCode.text.font.size))
  private var content = AttributedContent() { didSet { contentDidChange() } }
  /// The text without attributes; a new text takes the properties of the view.
  open var text: String? {
    get { content.string?.string ?? "" }
    set { content.setText(newValue) }
  }
  /// The text with attributes; setting it gives the view the properties of the first letter.
  open var attributedText: NSAttributedString? {
    get { content.string ?? NSAttributedString(string: "") }
    set { content.setString(newValue) }
  }
  /// The font of the text; setting it applies to every letter.
  open var font: UIFont? {
    get { content.font ?? Self.usualFont }
    set { content.setFont(newValue) }
  }
  /// The text shown while the field is empty.
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The placeholder with attributes.
  @_Observed open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }
  /// The border of the field.
  @_Observed open var borderStyle: BorderStyle = .none { didSet { contentDidChange() } }
  /// The alignment of the text; setting it applies to every paragraph.
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { content.setAlignment(newValue) }
  }
  /// The colour of the text; setting it applies to every letter.
  open var textColor: UIColor? {
    get { content.color }
    set { content.setColor(newValue) }
  }
  /// The view on the left.
  @_Observed open var leftView: UIView? { didSet { exchange(oldValue, leftView) } }
  /// The view on the right.
  @_Observed open var rightView: UIView? { didSet { exchange(oldValue, rightView) } }
  /// The times at which the view on the left is shown.
  open var leftViewMode: ViewMode = .never
  /// The times at which the view on the right is shown.
  open var rightViewMode: ViewMode = .never
  /// The times at which the button that clears the text is shown.
  open var clearButtonMode: ViewMode = .never
  /// The picture behind the text.
  open var background: UIImage?
  /// The picture behind the text while the field is disabled.
  open var disabledBackground: UIImage?
  /// Whether the text is hidden.
  @_Observed open var isSecureTextEntry = false { didSet { contentDidChange() } }
  /// The type of the keyboard.
  open var keyboardType: UIKeyboardType = .default
  /// The light or dark appearance of the keyboard.
  open var keyboardAppearance: UIKeyboardAppearance = .default
  /// The return key of the keyboard.
  open var returnKeyType: UIReturnKeyType = .default
  /// Whether the return key is only enabled with text.
  open var enablesReturnKeyAutomatically = false
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
  /// Whether spaces are adjusted around insertions and deletions.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  /// The subject of the text.
  open var textContentType: UITextContentType!
  /// Whether the text is made smaller to fit.
  open var adjustsFontSizeToFitWidth = false
  /// The minimum size of the font, in points.
  open var minimumFontSize: CGFloat = 0
  /// Whether the font follows the text size; fonts are made for one text size here.
  open var adjustsFontForContentSizeCategory = false
  /// Whether the text is cleared when editing begins.
  open var clearsOnBeginEditing = false
  /// Whether insertion replaces the text.
  open var clearsOnInsertion = false
  /// The attributes of the text.
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of new text.
  open var typingAttributes: [NSAttributedString.Key: Any]?
  /// The selected range.
  open var selectedTextRange: UITextRange?
  /// Whether the user can change attributes.
  open var allowsEditingTextAttributes = false
  /// The delegate for editing.
  open weak var delegate: (any UITextFieldDelegate)?
  /// Whether the field is being edited; never here.
  open var isEditing: Bool { false }
  /// Whether the field contains text.
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
  /// Returns the rectangle of the border, in points.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the rectangle of the text, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 0)
  }
  /// Returns the rectangle of the text during editing, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the placeholder, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the rectangle of the button that clears the text, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  /// Returns the rectangle of the view on the left, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = sideSize(leftView, in: bounds)
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
  /// Returns the rectangle of the view on the right, in points.
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
  /// Draws the text; does nothing.
  open func drawText(in rect: CGRect) {}
  /// Draws the placeholder; does nothing.
  open func drawPlaceholder(in rect: CGRect) {}
  /// Appends a text.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Removes the last letter.
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  /// The start of the text.
  open var beginningOfDocument: UITextPosition { UITextPosition() }
  /// The end of the text.
  open var endOfDocument: UITextPosition { UITextPosition() }
  /// Returns the rectangle of the caret, in points: zero here.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Returns the rectangle of the first line of a range, in points: zero here.
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// Returns the rectangles of a range: none here.
  open func selectionRects(for range: UITextRange) -> [Any] { [] }
  /// Returns another position: none here.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  /// Returns the distance between two positions: 0 here.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  /// Returns the range between two positions: none here.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    nil
  }
  /// Returns the text of a range: none here.
  open func text(in range: UITextRange) -> String? { nil }
}

/// The text field of a search bar.
open class UISearchTextField: UITextField {}
