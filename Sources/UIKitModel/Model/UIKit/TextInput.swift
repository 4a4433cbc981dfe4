// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

protocol TextTraits {}
@shown("clearButtonMode,leftView,rightView") class UITextField: UIControl {
  override class var contentType: Any { TextFieldContent.self }
  override var hasContent: Bool { true }
  // A text field without a text has an empty one.
  var text: String? = "" {
    didSet {
      textInParts = nil
      if isNil(text) { text = "" }
    }
  }
  var attributedText: NSAttributedString? {
    get { textInParts ?? NSAttributedString(string: text ?? "") }
    set { text = newValue?.string; textInParts = newValue }
  }
  var textInParts: NSAttributedString?, placeholder: String?, attributedPlaceholder: NSAttributedString?,
    font: UIFont? = .systemFont(ofSize: TextFieldContent.ofCode.text.font.size), textColor: UIColor?
  var textAlignment: NSTextAlignment = .natural, borderStyle: BorderStyle = .none, leftView: UIView?,
    rightView: UIView?
  var
    clearButtonMode: ViewMode = .never {
      didSet {
        if [.always, .unlessEditing].contains(clearButtonMode) {
          leaveOut("the clear button of a text field is not shown")
        }
      }
    }, isSecureTextEntry = false
  var passwordRules: Any?, inputAssistantItem: Any?
  var inlinePredictionType: Any?
  func textRect(forBounds bounds: CGRect) -> CGRect { bounds }
  func editingRect(forBounds bounds: CGRect) -> CGRect { bounds }
  func placeholderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  func leftViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  func rightViewRect(forBounds bounds: CGRect) -> CGRect { bounds }
  func clearButtonRect(forBounds bounds: CGRect) -> CGRect { bounds }
  func deleteBackward()
}
typealias UITextBorderStyle = UITextField.BorderStyle
@unshown("maximumNumberOfLines,lineBreakMode,exclusionPaths") @passive class NSTextContainer {
  var lineFragmentPadding: CGFloat = 5
}
@passive class NSLayoutManager {}
@passive class NSTextStorage: NSMutableAttributedString {}
class UITextView: UIScrollView {
  override class var contentType: Any { TextViewContent.self }
  override var hasContent: Bool { !isScrollEnabled }
  override var wraps: Bool { true }
  override func fitting(_ width: CGFloat?) -> CGSize {
    ModelCanvas.size("content", ofView: looks().merging(["isScrollEnabled": false]) { $1 }, in: width)
  }
  override func sizeThatFits(_ size: CGSize) -> CGSize { fitting(size.width) }
  var text: String! = "" { didSet { textInParts = nil } }
  var attributedText: NSAttributedString! {
    get { textInParts ?? NSAttributedString(string: text ?? "") }
    set { text = newValue?.string; textInParts = newValue }
  }
  var textInParts: NSAttributedString?, font: UIFont?, textColor: UIColor?,
    textAlignment: NSTextAlignment = .natural
  var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0),
    textContainer = NSTextContainer(), layoutManager = NSLayoutManager()
  var textStorage = NSTextStorage(), allowsEditingTextAttributes = false
  convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }
  init(frame: CGRect, textContainer: Any?) { super.init(frame: frame) }
  override var canBecomeFirstResponder: Bool { true }
  func insertText(_ text: String)
  func deleteBackward()
  static let textDidChangeNotification = "UITextViewTextDidChangeNotification",
    textDidBeginEditingNotification = "UITextViewTextDidBeginEditingNotification",
    textDidEndEditingNotification = "UITextViewTextDidEndEditingNotification"
}
class UISearchTextField: UITextField {}
class UISearchBar: UIView {
  override class var contentType: Any { SearchBarContent.self }
  override var hasContent: Bool { true }
  var searchTextField = UISearchTextField()
  var showsBookmarkButton = false, showsScopeBar = false, showsSearchResultsButton = false
  func setShowsCancelButton(_ shows: Bool, animated: Bool)
  func setImage(_ image: UIImage?, for icon: Any, state: Any)
}
