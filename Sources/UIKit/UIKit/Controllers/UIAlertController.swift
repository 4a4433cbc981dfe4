@_exported import Foundation

/// A button of an alert.
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// The role of a button in an alert.
  public enum Style: Int, Sendable { case `default`, cancel, destructive }
  /// Creates a button; its handler is not called.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    super.init()
  }
  /// The title of the button.
  open private(set) var title: String?
  /// The role of the button.
  open private(set) var style: Style
  /// Whether the button can be tapped.
  open var isEnabled = true
}

/// A controller that shows an alert; empty here.
open class UIAlertController: UIViewController {
  /// The style of an alert: in the middle, or at the bottom as an action sheet.
  public enum Style: Int, Sendable { case actionSheet, alert }
  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  /// The text under the title.
  open var message: String?
  /// The buttons of the alert.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that stands out.
  open var preferredAction: UIAlertAction?
  /// The text fields of the alert; nil for none.
  open private(set) var textFields: [UITextField]?
  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a text field and lets the handler configure it.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
