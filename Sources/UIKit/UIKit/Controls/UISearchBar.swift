@_exported import Foundation

package import LayoutScene

/// Is told about a search bar; never called here.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {}
/// A bar with a field for searching.
open class UISearchBar: UIView {
  /// The look of a search bar.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  /// A picture in a search bar.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  override package class var contentType: any KindContent.Type { SearchBarContent.self }
  override package var sceneContent: any KindContent {
    var content = SearchBarContent()
    content.text.string = text ?? ""
    content.text.placeholder = placeholder ?? ""
    return content
  }
  /// What is searched for.
  open var text: String?
  /// What is shown instead of an empty text.
  open var placeholder: String?
  /// A line above the title.
  open var prompt: String?
  /// Its look.
  open var searchBarStyle: Style = .default
  /// Whether it is light or dark.
  open var barStyle: UIBarStyle = .default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether something shows through.
  open var isTranslucent = true
  /// The picture behind the content.
  open var backgroundImage: UIImage?
  /// Whether there is a button that ends the search.
  open var showsCancelButton = false
  /// The titles of what can be searched.
  open var scopeButtonTitles: [String]?
  /// Which of them is selected.
  open var selectedScopeButtonIndex = 0
  /// The keyboard for it.
  open var keyboardType: UIKeyboardType = .default
  /// The return key of its keyboard.
  open var returnKeyType: UIReturnKeyType = .search
  /// Which letters become capitals.
  open var autocapitalizationType: UITextAutocapitalizationType = .none
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether the return key needs a text.
  open var enablesReturnKeyAutomatically = true
  /// Its field.
  open private(set) lazy var searchTextField = UISearchTextField()
  /// The delegate, which nothing here calls.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Shows or hides the button that ends the search, at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Sets one of its pictures; does nothing.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
}
