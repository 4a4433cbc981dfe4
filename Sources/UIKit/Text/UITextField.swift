// What has no comment here is what UIKit has by the same name.
// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals

@_exported import Foundation

internal import AutoLayout
internal import LayoutScene

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

/// A line of text that the user can edit.
open class UITextField: UIControl, UITextInput {
  public enum BorderStyle: Int, Sendable { case none, line, bezel, roundedRect }
  public enum ViewMode: Int, Sendable { case never, whileEditing, unlessEditing, always }
  public nonisolated static let textDidChangeNotification = Notification.Name(
    "UITextFieldTextDidChangeNotification")
  public nonisolated static let textDidBeginEditingNotification = Notification.Name(
    "UITextFieldTextDidBeginEditingNotification")
  public nonisolated static let textDidEndEditingNotification = Notification.Name(
    "UITextFieldTextDidEndEditingNotification")

  override class func makeItem(_ name: String, _ frame: Rect) -> any HostedItem {
    let field = HostedTextField(identifier: name, frame: frame, text: Text(""), era: Host.canvas.era)
    field.borderStyle = .none
    return field
  }
  private var field: HostedTextField? { item as? HostedTextField }

  override public init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var content = AttributedContent(font: .systemFont(ofSize: 17)) { didSet { update() } }
  open var text: String? {
    get { content.string?.string ?? "" }
    set { content.setText(newValue) }
  }
  open var attributedText: NSAttributedString? {
    get { content.string }
    set { content.setString(newValue) }
  }
  open var font: UIFont? {
    get { content.font }
    set { content.setFont(newValue ?? .systemFont(ofSize: 17)) }
  }
  open var placeholder: String? {
    get { attributedPlaceholder?.string }
    set { attributedPlaceholder = newValue.map { NSAttributedString(string: $0) } }
  }
  open var attributedPlaceholder: NSAttributedString? { didSet { update() } }
  open var borderStyle: BorderStyle = .none { didSet { update() } }
  open var textAlignment: NSTextAlignment {
    get { content.alignment }
    set { content.setAlignment(newValue) }
  }
  open var textColor: UIColor? {
    get { content.color }
    set { content.setColor(newValue) }
  }
  open var leftView: UIView? { didSet { exchange(oldValue, leftView) } }
  open var rightView: UIView? { didSet { exchange(oldValue, rightView) } }
  open var leftViewMode: ViewMode = .never
  open var rightViewMode: ViewMode = .never
  open var clearButtonMode: ViewMode = .never
  open var background: UIImage?
  open var disabledBackground: UIImage?
  open var isSecureTextEntry = false
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
  open var adjustsFontForContentSizeCategory = false
  open var clearsOnBeginEditing = false
  open var clearsOnInsertion = false
  open var defaultTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var typingAttributes: [NSAttributedString.Key: Any]?
  open var selectedTextRange: UITextRange?
  open var allowsEditingTextAttributes = false
  open weak var delegate: (any UITextFieldDelegate)?
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

  private func update() {
    guard let field else { return }
    field.text = StyledText(content, font: .systemFont(ofSize: 17)).text(item.effectiveLayoutDirection)
    field.placeholder = placeholder ?? ""
    field.borderStyle =
      switch borderStyle {
      case .none: .none
      case .line: .line
      case .bezel: .bezel
      case .roundedRect: .roundedRect
      }
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
  open func drawText(in rect: CGRect) {}
  open func drawPlaceholder(in rect: CGRect) {}
  open func insertText(_ text: String) { self.text = (self.text ?? "") + text }
  open func deleteBackward() { text = text.map { String($0.dropLast()) } }
  open var beginningOfDocument: UITextPosition { UITextPosition() }
  open var endOfDocument: UITextPosition { UITextPosition() }
  open func caretRect(for position: UITextPosition) -> CGRect { .zero }
  open func firstRect(for range: UITextRange) -> CGRect { .zero }
  open func selectionRects(for range: UITextRange) -> [Any] { [] }
  open func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  open func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  open func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? {
    nil
  }
  open func text(in range: UITextRange) -> String? { nil }
}

/// The text field of a search bar.
open class UISearchTextField: UITextField {}
