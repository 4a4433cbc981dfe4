@_exported import Foundation

// Foundation on Linux has no methods with selectors; these never call back.

extension NotificationCenter {
  /// Adds an observer that receives a message for each notification; does nothing, as there are no selectors.
  public func addObserver(
    _ observer: Any, selector aSelector: Selector, name: Notification.Name?, object: Any?
  ) {}
}
extension Timer {
  /// Schedules a timer, which never fires, as there are no selectors.
  @discardableResult
  public class func scheduledTimer(
    timeInterval: TimeInterval, target: Any, selector: Selector, userInfo: Any?, repeats: Bool
  ) -> Timer { Timer(timeInterval: timeInterval, repeats: repeats) { _ in } }
}
extension NSObject {
  /// Sends a message; does nothing, as there are no selectors.
  public func perform(_ aSelector: Selector) {}
  /// Sends a message; does nothing, as there are no selectors.
  public func perform(_ aSelector: Selector, with object: Any?) {}
  /// Sends a message after a delay in seconds; does nothing, as there are no selectors.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {}
  /// Sends a message on another thread; does nothing, as there are no selectors.
  public func performSelector(inBackground aSelector: Selector, with arg: Any?) {}
  /// Sends a message on the main thread; does nothing, as there are no selectors.
  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {}
  /// Whether the object implements a method; always false, as there are no selectors.
  public func responds(to aSelector: Selector) -> Bool { false }
  /// Cancels pending messages; there are none.
  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {}
  /// Cancels pending messages of a selector; there are none.
  public class func cancelPreviousPerformRequests(
    withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
  ) {}
}
/// The selector with a name.
public func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
