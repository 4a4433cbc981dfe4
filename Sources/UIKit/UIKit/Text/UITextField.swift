// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout
package import LayoutScene

/// These methods are never called here.
@preconcurrency @MainActor public protocol UITextFieldDelegate: NSObjectProtocol {
  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool
  func textFieldDidBeginEditing(_ textField: UITextField)
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool
  func textFieldDidEndEditing(_ textField: UITextField)
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool
  func textFieldShouldClear(_ textField: UITextField) -> Bool
  func textFieldShouldReturn(_ textField: UITextField) -> Bool
}
extension UITextFieldDelegate {
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidBeginEditing(_ textField: UITextField) {}
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }
  public func textFieldDidEndEditing(_ textField: UITextField) {}
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { true }
  public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}

open class UITextField: UIControl, UITextInput {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  /// Nothing posts this notification here.
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  /// Nothing posts this notification here.
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  /// Nothing posts this notification here.
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  override package class var contentType: any KindContent.Type { TextFieldContent.self }

  override public init(frame: CGRect) { super.init(frame: frame) }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The default font of the field.
  private static let usualFont = UIFont.systemFont(ofSize: CGFloat(TextFieldContent.ofCode.text.font.size))
  private var content = AttributedContent() { didSet { contentDidChange() } }
  open var text: String? {
    get { content.string?.string ?? "" }
    set { content.setText(newValue) }
  }
  open var attributedText: NSAttributedString? {
    get { content.string ?? NSAttributedString(string: "") }
    set { content.setString(newValue) }
  }
  open var font: UIFont? {
    get { content.font ?? Self.usualFont }
    set { content.setFont(newValue) }
  }
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  @_Observed open var attributedPlaceholder: NSAttributedString? { didSet { contentDidChange() } }
  @_Observed open var borderStyle: BorderStyle = .none { didSet { contentDidChange() } }
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { content.setAlignment(newValue) }
  }
  open var textColor: UIColor? {
    get { content.color }
    set { content.setColor(newValue) }
  }
  @_Observed open var leftView: UIView? { didSet { exchange(oldValue, leftView) } }
  @_Observed open var rightView: UIView? { didSet { exchange(oldValue, rightView) } }
  open var leftViewMode: ViewMode = .never
  open var rightViewMode: ViewMode = .never
  open var clearButtonMode: ViewMode = .never
  open var background: UIImage?
  open var disabledBackground: UIImage?
  @_Observed open var isSecureTextEntry = false { didSet { contentDidChange() } }
  open var keyboardType: UIKeyboardType = .default
  open var keyboardAppearance: UIKeyboardAppearance = .default
  open var returnKeyType: UIReturnKeyType = .default
  open var enablesReturnKeyAutomatically = false
  open var autocapitalizationType: UITextAutocapitalizationType = .sentences
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var spellCheckingType: UITextSpellCheckingType = .default
  open var smartQuotesType: UITextSmartQuotesType = .default
  open var smartDashesType: UITextSmartDashesType = .default
  open var smartInsertDeleteType: UITextSmartInsertDeleteType = .default
  open var textContentType: UITextContentType!
  open var adjustsFontSizeToFitWidth = false
  open var minimumFontSize: CGFloat = 0
  /// Fonts are made for one text size here.
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var selectedTextRange: UITextRange?
  open var allowsEditingTextAttributes = false
  open weak var delegate: (any UITextFieldDelegate)?
  /// This is never the case here.
  open var isEditing: Bool { false }
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
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  open func textRect(forBounds bounds: CGRect) -> CGRect {
    borderStyle == .none ? bounds : bounds.insetBy(dx: 7, dy: 0)
  }
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect {
    CGRect(x: bounds.maxX - 24, y: bounds.midY - 9.5, width: 19, height: 19)
  }
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    let size = sideSize(leftView, in: bounds)
    return CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
  }
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
  /// Does nothing.
  open func drawText(in rect: CGRect) {}
  /// Does nothing.
  open func drawPlaceholder(in rect: CGRect) {}
  /// Appends a text.
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  /// Removes the last letter.
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  open var beginningOfDocument: UITextPosition { UITextPosition() }
  open var endOfDocument: UITextPosition { UITextPosition() }
  /// Returns zero here.
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  /// Returns zero here.
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  /// Returns none here.
  open func selectionRects(for range: UITextRange) -> [Any] { [] }
  /// Returns none here.
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  /// Returns 0 here.
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  /// Returns none here.
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    nil
  }
  /// Returns none here.
  open func text(in range: UITextRange) -> String? { nil }
}

open class UISearchTextField: UITextField {}
