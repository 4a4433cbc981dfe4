// UIKit's own signatures have implicitly unwrapped optionals.
// swift-format-ignore-file: NeverUseImplicitlyUnwrappedOptionals

protocol TextTraits {}
@shown("clearButtonMode,leftView,rightView") extension UITextField {
  package var hasContent: Bool { true }
  package var sceneContent: Any? { nil }
  // These views are not shown.
  package func exchange(_ old: UIView?, _ new: UIView?) {}
  var clearButtonMode: ViewMode = .never {
    didSet {
      if [.always, .unlessEditing].contains(clearButtonMode) {
        leaveOut("the clear button of a text field is not shown")
      }
    }
  }
  var passwordRules: Any?, inputAssistantItem: Any?, inlinePredictionType: Any?
}
@unshown("maximumNumberOfLines,lineBreakMode,exclusionPaths") @passive class NSTextContainer {
  var lineFragmentPadding: CGFloat = 5, maximumNumberOfLines = 0
}
@passive class NSLayoutManager {}
@passive class NSTextStorage: NSMutableAttributedString {}
extension UITextView {
  package var hasContent: Bool { !isScrollEnabled }
  package var wraps: Bool { true }
  package var sceneContent: Any? { nil }
  package func fitting(_ width: CGFloat?) -> CGSize {
    Host.measurer.size("content", ofView: looks().merging(["isScrollEnabled": false]) { $1 }, in: width)
  }
  package func textSize(within size: CGSize) -> CGSize { fitting(size.width) }
}
class UISearchTextField: UITextField {}
extension UISearchBar {
  package var hasContent: Bool { true }
  package var sceneContent: Any? { SearchBarContent() }
  var showsBookmarkButton = false
  var showsScopeBar = false
  var showsSearchResultsButton = false
}
