@_exported import Foundation

/// A wheel that appears when a list is pulled down.
open class UIRefreshControl: UIControl {
  /// Whether the wheel is spinning.
  open private(set) var isRefreshing = false
  /// The text under the wheel.
  open var attributedTitle: NSAttributedString?
  /// Starts spinning.
  open func beginRefreshing() { isRefreshing = true }
  /// Stops spinning.
  open func endRefreshing() { isRefreshing = false }
}
