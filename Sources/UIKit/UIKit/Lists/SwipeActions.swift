@_exported import Foundation

@preconcurrency @MainActor open class UIContextualAction: NSObject {
  public enum Style: Int, Sendable { case normal, destructive }
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
  }
  public let style: Style
  /// The closure is not called here.
  public let handler: Handler
  open var title: String?
  open var image: UIImage?
  open var backgroundColor: UIColor?
}

/// No actions are shown here.
@preconcurrency @MainActor open class UISwipeActionsConfiguration: NSObject {
  public init(actions: [UIContextualAction]) { self.actions = actions }
  public let actions: [UIContextualAction]
  open var performsFirstActionWithFullSwipe = true
}
