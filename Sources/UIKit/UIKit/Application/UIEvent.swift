@_exported import Foundation

/// An action of the user; none ever happens here.
@preconcurrency @MainActor open class UIEvent: NSObject {}
/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  /// The phase of the touch: always begun.
  open var phase: Phase { .began }
  /// The number of taps: 1.
  open var tapCount: Int { 1 }
  /// The view that was touched: none here.
  open var view: UIView? { nil }
  /// The time of the touch, in seconds: 0 here.
  open var timestamp: TimeInterval { 0 }
  /// The location of the touch: zero here.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// The previous location of the touch: zero here.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
/// A press of a key.
@preconcurrency @MainActor open class UIPress: NSObject {}
/// An event about pressed keys.
open class UIPressesEvent: UIEvent {}
/// A keyboard shortcut.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {}

/// A gesture recogniser; nothing is recognised here.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// The progress of a gesture.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// Another name of `ended`.
    public static var recognized: State { .ended }
  }
  /// Creates a recogniser.
  override public init() { super.init() }
  /// Creates a recogniser with a target, which is not called here.
  public init(target: Any?, action: Selector?) { super.init() }
  /// Creates a recogniser as if from an archive; nothing is read.
  public required init?(coder: NSCoder) { super.init() }
  /// The view that the recogniser is attached to.
  open internal(set) weak var view: UIView?
  /// The delegate for touches; not called here.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// The progress of the gesture; always `possible` here unless code sets it.
  open var state: State = .possible
  /// Whether the recogniser accepts touches.
  open var isEnabled = true
  /// Whether touches that the recogniser accepts are cancelled in its view.
  open var cancelsTouchesInView = true
  /// Whether the view receives the start of touches late.
  open var delaysTouchesBegan = false
  /// Whether the view receives the end of touches late.
  open var delaysTouchesEnded = true
  /// A name for debugging.
  open var name: String?
  /// The number of touching fingers: 0 here.
  open var numberOfTouches: Int { 0 }
  /// Adds a target; does nothing, as there are no selectors.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Removes a target; does nothing.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// The location of the touch, in points: zero here.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Makes the recogniser wait until another one fails; does nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Resets the recogniser; does nothing.
  open func reset() {}
  /// Reports that fingers have touched; not called here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Reports that fingers have moved; not called here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Reports that fingers were lifted; not called here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Reports that the system took the touches; not called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// Methods that decide which gestures are recognised.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a recogniser may start.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a recogniser accepts a touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether two recognisers may both succeed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Whether a recogniser may start.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether a recogniser accepts a touch.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Whether two recognisers may both succeed.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// A recogniser of taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps required.
  open var numberOfTapsRequired = 1
  /// The number of fingers required.
  open var numberOfTouchesRequired = 1
}
/// A recogniser of drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers.
  open var minimumNumberOfTouches = 1
  /// The maximum number of fingers.
  open var maximumNumberOfTouches = Int.max
  /// The distance that the finger has moved, in points: zero here.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// The velocity of the finger, in points per second: zero here.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Sets the distance that the finger has moved; does nothing.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}
/// A recogniser of drags from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer { open var edges: UIRectEdge = [] }
/// A recogniser of long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The minimum duration of a press, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// The maximum movement of the finger, in points.
  open var allowableMovement: CGFloat = 10
  /// The number of taps required.
  open var numberOfTapsRequired = 0
  /// The number of fingers required.
  open var numberOfTouchesRequired = 1
}
/// A recogniser of swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The direction of a swipe.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates an instance from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Upwards.
    public static let up = Direction(rawValue: 1 << 2)
    /// Downwards.
    public static let down = Direction(rawValue: 1 << 3)
  }
  /// The direction of the swipe.
  open var direction: Direction = .right
  /// The number of fingers required.
  open var numberOfTouchesRequired = 1
}
/// A recogniser of pinches.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// The distance between the fingers relative to its start, as a factor.
  open var scale: CGFloat = 1
  /// The speed at which the fingers move apart: 0 here.
  open var velocity: CGFloat { 0 }
}
/// A recogniser of rotations with two fingers.
open class UIRotationGestureRecognizer: UIGestureRecognizer { open var rotation: CGFloat = 0 }
