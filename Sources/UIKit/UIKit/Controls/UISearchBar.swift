@_exported import Foundation

package import LayoutScene

/// Methods that report on a search bar; never called here.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {}
/// A bar with a field for searching.
open class UISearchBar: UIView {
  /// The style of a search bar.
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
  /// The text of the search.
  open var text: String?
  /// The text shown while the search is empty.
  open var placeholder: String?
  /// A line above the search field.
  open var prompt: String?
  /// The style of the bar.
  open var searchBarStyle: Style = .default
  /// The light or dark colouring of the bar.
  open var barStyle: UIBarStyle = .default
  /// The colour of the bar.
  open var barTintColor: UIColor?
  /// Whether the bar is translucent.
  open var isTranslucent = true
  /// The picture behind the content.
  open var backgroundImage: UIImage?
  /// Whether the bar has a button that ends the search.
  open var showsCancelButton = false
  /// The titles of the scopes in which to search.
  open var scopeButtonTitles: [String]?
  /// The index of the selected scope.
  open var selectedScopeButtonIndex = 0
  /// The type of the keyboard.
  open var keyboardType: UIKeyboardType = .default
  /// The return key of the keyboard.
  open var returnKeyType: UIReturnKeyType = .search
  /// The letters that are capitalised automatically.
  open var autocapitalizationType: UITextAutocapitalizationType = .none
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Whether the return key is only enabled with text.
  open var enablesReturnKeyAutomatically = true
  /// The text field of the bar.
  open private(set) lazy var searchTextField = UISearchTextField()
  /// The delegate, which nothing here calls.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Shows or hides the button that ends the search, at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Sets one of the bar's pictures; does nothing.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
}
