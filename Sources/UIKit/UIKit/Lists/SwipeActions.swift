@_exported import Foundation

/// An action that a swipe over a row offers.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable { case normal, destructive }
  /// A closure that performs the action, and passes its last argument whether it was performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
  /// The style of the action.
  public let style: Style
  /// The closure that performs the action; not called here.
  public let handler: Handler
  /// The title of the action.
  open var title: String?
  /// The picture of the action.
  open var image: UIImage?
  /// The colour behind the action.
  open var backgroundColor: UIColor?
}

/// The actions that a swipe over a row offers; none are shown here.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// Creates a list of actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
  /// The actions, from the edge.
  public let actions: [UIContextualAction]
  /// Whether a full swipe performs the first action.
  open var performsFirstActionWithFullSwipe = true
}
