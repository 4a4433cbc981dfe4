@_exported import Foundation

package import LayoutScene

/// The delegate is never called here.
@preconcurrency @MainActor public protocol UISearchBarDelegate: NSObjectProtocol {}
open class UISearchBar: UIView {
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }
  override package class var contentType: any KindContent.Type { SearchBarContent.self }
  override package var sceneContent: any KindContent {
    var content = SearchBarContent()
    content.text.string = text ?? ""
    content.text.placeholder = placeholder ?? ""
    return content
  }
  open var text: String?
  open var placeholder: String?
  open var prompt: String?
  open var searchBarStyle: Style = .default
  open var barStyle: UIBarStyle = .default
  open var barTintColor: UIColor?
  open var isTranslucent = true
  open var backgroundImage: UIImage?
  open var showsCancelButton = false
  open var scopeButtonTitles: [String]?
  open var selectedScopeButtonIndex = 0
  open var keyboardType: UIKeyboardType = .default
  open var returnKeyType: UIReturnKeyType = .search
  open var autocapitalizationType: UITextAutocapitalizationType = .none
  open var autocorrectionType: UITextAutocorrectionType = .default
  open var enablesReturnKeyAutomatically = true
  open private(set) lazy var searchTextField = UISearchTextField()
  /// Nothing here calls the delegate.
  open weak var delegate: (any UISearchBarDelegate)?
  /// Takes effect at once.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Does nothing.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
}
