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
  /// Its title.
  open private(set) var title: String?
  /// Its role.
  open private(set) var style: Style
  /// Whether it can be tapped.
  open var isEnabled = true
}

/// Shows an alert; empty here.
open class UIAlertController: UIViewController {
  /// In the middle or at the bottom.
  public enum Style: Int, Sendable { case actionSheet, alert }
  /// Creates an alert.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  /// The text under the title.
  open var message: String?
  /// Its buttons.
  open private(set) var actions: [UIAlertAction] = []
  /// The button that stands out.
  open var preferredAction: UIAlertAction?
  /// Its fields; nil for none.
  open private(set) var textFields: [UITextField]?
  /// Adds a button.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Adds a field, and has it configured.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
  }
}
