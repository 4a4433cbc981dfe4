@_exported import Foundation

/// A wheel that appears when a list is pulled down.
open class UIRefreshControl: UIControl {
  /// Whether it spins.
  open private(set) var isRefreshing = false
  /// The text under it.
  open var attributedTitle: NSAttributedString?
  /// Starts to spin.
  open func beginRefreshing() { isRefreshing = true }
  /// Stops spinning.
  open func endRefreshing() { isRefreshing = false }
}
