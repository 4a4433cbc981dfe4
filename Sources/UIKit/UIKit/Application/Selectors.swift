@_exported import Foundation

// Foundation on Linux has no methods with selectors; these never call back.

extension NotificationCenter {
  /// Does nothing, as there are no selectors.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name: Notification.Name?, object: Any?
  ) {}
}
extension Timer {
  /// The timer never fires, as there are no selectors.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }
}
extension NSObject {
  /// Does nothing, as there are no selectors.
  public func perform(_ aSelector: Selector) {}
  /// Does nothing, as there are no selectors.
  public func perform(_ aSelector: Selector, with object: Any?) {}
  /// Does nothing, as there are no selectors.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
  /// Does nothing, as there are no selectors.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {}
  /// Does nothing, as there are no selectors.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {}
  /// Always returns false, as there are no selectors.
  public func responds(to aSelector: Selector) -> Bool { false }
  /// There are no pending messages.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
  /// There are no pending messages.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {}
}
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
