@_exported import Foundation

/// What a user does; it never happens here.
@preconcurrency @MainActor open class UIEvent: NSObject {}
/// A finger on the screen.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  /// What the finger does: it has just touched.
  open var phase: Phase { .began }
  /// How often the finger tapped: once.
  open var tapCount: Int { 1 }
  /// The view that was touched: none here.
  open var view: UIView? { nil }
  /// When it happened, in seconds: 0 here.
  open var timestamp: TimeInterval { 0 }
  /// Where it is.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Where it was.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
/// A key that is pressed.
@preconcurrency @MainActor open class UIPress: NSObject {}
/// Keys that are pressed.
open class UIPressesEvent: UIEvent {}
/// A shortcut of the keyboard.
@preconcurrency @MainActor open class UIKeyCommand: NSObject {}

/// What recognises gestures; there are none here.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  /// How far a gesture is.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    /// The same as ended.
    public static var recognized: State { .ended }
  }
  /// Creates a recogniser.
  override public init() { super.init() }
  /// Creates a recogniser that would call a target.
  public init(target: Any?, action: Selector?) { super.init() }
  /// Creates a recogniser from an archive; nothing is read.
  public required init?(coder: NSCoder) { super.init() }
  /// The view that it belongs to.
  open internal(set) weak var view: UIView?
  /// Who would be asked about touches.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Where in the gesture the user is; always possible here unless code sets it.
  open var state: State = .possible
  /// Whether it takes touches.
  open var isEnabled = true
  /// Whether its view loses touches that it takes.
  open var cancelsTouchesInView = true
  /// Whether its view waits for the start of touches.
  open var delaysTouchesBegan = false
  /// Whether its view waits for the end of touches.
  open var delaysTouchesEnded = true
  /// A name for debugging.
  open var name: String?
  /// How many fingers touch: 0 here.
  open var numberOfTouches: Int { 0 }
  /// Adds a receiver; does nothing, as there are no selectors.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Takes a receiver away; does nothing.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Where the touch is, in points: zero here.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Waits for another recognizer to fail; does nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Starts anew; does nothing.
  open func reset() {}
  /// Fingers touched; not called here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved; not called here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted; not called here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// The system took the touches; not called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

/// What decides which gestures are recognised.
@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  /// Whether a recognizer may start.
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  /// Whether a recognizer takes a touch.
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  /// Whether two recognizers may both succeed.
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  /// Whether a recognizer may start.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether a recognizer takes a touch.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  /// Whether two recognizers may both succeed.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

/// Recognises taps.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// How many taps there must be.
  open var numberOfTapsRequired = 1
  /// How many fingers there must be.
  open var numberOfTouchesRequired = 1
}
/// Recognises drags.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The fewest fingers.
  open var minimumNumberOfTouches = 1
  /// The most fingers.
  open var maximumNumberOfTouches = Int.max
  /// How far the finger moved, in points: zero here.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// How fast the finger moves, in points per second: zero here.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Sets how far the finger moved; does nothing.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}
/// Recognises drags from an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer { open var edges: UIRectEdge = [] }
/// Recognises long presses.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// How long a press must be, in seconds.
  open var minimumPressDuration: TimeInterval = 0.5
  /// How far the finger may move, in points.
  open var allowableMovement: CGFloat = 10
  /// How many taps there must be.
  open var numberOfTapsRequired = 0
  /// How many fingers there must be.
  open var numberOfTouchesRequired = 1
}
/// Recognises swipes.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Where a swipe goes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// What stands for it.
    public let rawValue: UInt
    /// Creates one from its raw value.
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
  /// Where the finger must move.
  open var direction: Direction = .right
  /// How many fingers there must be.
  open var numberOfTouchesRequired = 1
}
/// Recognises pinches.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  /// How far the fingers have spread, as a factor.
  open var scale: CGFloat = 1
  /// How fast the fingers spread: 0 here.
  open var velocity: CGFloat { 0 }
}
/// Recognises turns of two fingers.
open class UIRotationGestureRecognizer: UIGestureRecognizer { open var rotation: CGFloat = 0 }
