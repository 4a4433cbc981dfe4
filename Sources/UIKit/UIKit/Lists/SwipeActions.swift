@_exported import Foundation

/// What a swipe over a row offers.
@preconcurrency @MainActor open class UIContextualAction: NSObject {
  /// What kind of action it is.
  public enum Style: Int, Sendable { case normal, destructive }
  /// Does it; the last argument is told whether it was done.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
  /// What kind of action it is.
  public let style: Style
  /// Does it; not called here.
  public let handler: Handler
  /// Its text.
  open var title: String?
  /// Its picture.
  open var image: UIImage?
  /// The colour behind it.
  open var backgroundColor: UIColor?
}

/// The actions that a swipe over a row offers; none are shown here.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  /// Creates a list of actions.
  public init(actions: [UIContextualAction]) { self.actions = actions }
  /// The actions, from the edge.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first.
  open var performsFirstActionWithFullSwipe = true
}
