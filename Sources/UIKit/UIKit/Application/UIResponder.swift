@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking

/// The name of a method, which nothing here calls: Linux has no Objective-C.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String
  /// Creates a selector from its name.
  public init(_ name: String) { description = name }
  /// Creates a selector from its name.
  public init(stringLiteral value: String) { description = value }
}

/// An object that receives events and has accessibility properties.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  override public init() { super.init() }

  /// The responder that receives the events that this one does not handle.
  open var next: UIResponder? { nil }
  /// Whether the responder can receive what is typed.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether the responder may stop receiving what is typed.
  open var canResignFirstResponder: Bool { true }
  /// Whether the responder receives what is typed.
  open var isFirstResponder: Bool { false }
  /// The view shown in place of the keyboard.
  open var inputView: UIView? { nil }
  /// The view shown above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// The keyboard shortcuts.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Asks to receive what is typed; nothing is typed here.
  @discardableResult open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }
  /// Stops receiving what is typed.
  @discardableResult open func resignFirstResponder() -> Bool { true }
  /// Requests the input views again; does nothing.
  open func reloadInputViews() {}
  /// Called when a finger touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when a finger moves.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when a finger leaves.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when the system cancels touches.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when a key is pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when a key is released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Whether the responder handles an action.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Called for a responder from a storyboard.
  open func awakeFromNib() {}

  // MARK: Accessibility

  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// The text read out for the element.
  open var accessibilityLabel: String?
  /// A description of what happens when the element is used.
  open var accessibilityHint: String?
  /// The value of the element.
  open var accessibilityValue: String?
  /// The text read out for the element, with attributes.
  open var accessibilityAttributedLabel: NSAttributedString?
  /// The traits that describe how the element behaves.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// Whether the element is read out.
  open var isAccessibilityElement = false
  /// Whether the contents of the element are not read out.
  open var accessibilityElementsHidden = false
  /// The accessible contents of the element.
  open var accessibilityElements: [Any]?
  /// Whether the contents of the element are read out together, in order.
  open var shouldGroupAccessibilityChildren = false
  /// Whether elements beside this one are not read out.
  open var accessibilityViewIsModal = false
  /// The language of the element.
  open var accessibilityLanguage: String?
  /// The actions that the element offers.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Whether the colours of the element are not inverted.
  open var accessibilityIgnoresInvertColors = false
  /// The frame of the element on the screen.
  open var accessibilityFrame = CGRect.zero
  /// The outline of the element on the screen.
  open var accessibilityPath: UIBezierPath?
  /// The point on the screen where the element is tapped.
  open var accessibilityActivationPoint = CGPoint.zero
  /// Activates the element; does nothing here.
  open func accessibilityActivate() -> Bool { false }
  /// Increases the value of the element; does nothing here.
  open func accessibilityIncrement() {}
  /// Decreases the value of the element; does nothing here.
  open func accessibilityDecrement() {}
}

/// The behaviour of an element, as assistive technologies report it.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// A bit for each trait.
  public let rawValue: UInt64
  /// Creates traits from their bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// The trait “none”.
  public static let none: UIAccessibilityTraits = []
  /// The trait “button”.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// The trait “link”.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The trait “image”.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The trait “selected”.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The trait “plays sound”.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// The trait “keyboard key”.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// The trait “static text”.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The trait “summary element”.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The trait “not enabled”.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The trait “updates frequently”.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The trait “search field”.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// The trait “starts media session”.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The trait “adjustable”.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The trait “allows direct interaction”.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The trait “causes page turn”.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// The trait “tab bar”.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// The trait “header”.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

/// An action that an element offers.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// The name of the action.
  open var name: String
  /// Creates an action.
  public init(name: String, target: Any?, selector: Selector) { self.name = name }
}

/// A part of a view that is read out separately.
open class UIAccessibilityElement: UIResponder {
  /// Creates a part of a container.
  public init(accessibilityContainer container: Any) { super.init() }
}

/// Settings for people with impaired sight or hearing; all are off.
public enum UIAccessibility {
  /// A notification from an app to assistive technologies.
  public struct Notification: Hashable, Sendable {
    let name: String
    /// A request to read something out.
    public static let announcement = Notification(name: "announcement")
    /// A change of a part of the screen.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// A change of the whole screen.
    public static let screenChanged = Notification(name: "screenChanged")
  }
  /// Whether VoiceOver is running; never here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the user prefers fewer animations; never here.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the user prefers less transparency; never here.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the user prefers bold text; never here.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the user prefers more contrast; never here.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Posts a notification; does nothing.
  public static func post(notification: Notification, argument: Any?) {}
  /// Converts a rectangle of a view to the coordinates of the screen.
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}
