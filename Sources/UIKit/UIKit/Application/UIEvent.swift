@_exported import Foundation

/// No event ever happens here.
@preconcurrency @MainActor open class UIEvent: NSObject {}
@preconcurrency @MainActor open class UITouch: NSObject {
  public enum Phase: Int, Sendable { case began, moved, stationary, ended, cancelled }
  /// The phase is always begun.
  open var phase: Phase { .began }
  /// This is always 1.
  open var tapCount: Int { 1 }
  /// This is always nil.
  open var view: UIView? { nil }
  /// This is always 0.
  open var timestamp: TimeInterval { 0 }
  /// Returns zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Returns zero.
  open func previousLocation(in view: UIView?) -> CGPoint { .zero }
}
@preconcurrency @MainActor open class UIPress: NSObject {}
open class UIPressesEvent: UIEvent {}
@preconcurrency @MainActor open class UIKeyCommand: NSObject {}

/// Nothing is recognised here.
@preconcurrency @MainActor open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
    public static var recognized: State { .ended }
  }
  override public init() { super.init() }
  /// The target is not called here.
  public init(target: Any?, action: Selector?) { super.init() }
  /// Nothing is read from the archive.
  public required init?(coder: NSCoder) { super.init() }
  open internal(set) weak var view: UIView?
  /// The delegate is not called here.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// This is always `possible` here unless code sets it.
  open var state: State = .possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  open var delaysTouchesBegan = false
  open var delaysTouchesEnded = true
  open var name: String?
  /// This is always 0.
  open var numberOfTouches: Int { 0 }
  /// Does nothing, as there are no selectors.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Does nothing.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Returns zero.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Does nothing.
  open func reset() {}
  /// This is not called here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// This is not called here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// This is not called here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// This is not called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

@preconcurrency @MainActor public protocol UIGestureRecognizerDelegate: NSObjectProtocol {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch
  ) -> Bool { true }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}
open class UIPanGestureRecognizer: UIGestureRecognizer {
  open var minimumNumberOfTouches = 1
  open var maximumNumberOfTouches = Int.max
  /// Returns zero.
  open func translation(in view: UIView?) -> CGPoint { .zero }
  /// Returns zero.
  open func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer { open var edges: UIRectEdge = [] }
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
  open var numberOfTapsRequired = 0
  open var numberOfTouchesRequired = 1
}
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  public struct Direction: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let right = Direction(rawValue: 1 << 0)
    public static let left = Direction(rawValue: 1 << 1)
    public static let up = Direction(rawValue: 1 << 2)
    public static let down = Direction(rawValue: 1 << 3)
  }
  open var direction: Direction = .right
  open var numberOfTouchesRequired = 1
}
open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
  /// This is always 0.
  open var velocity: CGFloat { 0 }
}
open class UIRotationGestureRecognizer: UIGestureRecognizer { open var rotation: CGFloat = 0 }
