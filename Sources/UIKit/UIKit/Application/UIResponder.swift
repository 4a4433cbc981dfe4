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

/// What gets events, and what has accessibility.
@preconcurrency @MainActor open class UIResponder: NSObject {
  /// Creates a responder.
  override public init() { super.init() }

  /// The responder that gets what this one does not handle.
  open var next: UIResponder? { nil }
  /// Whether it can get what is typed.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether it may stop getting what is typed.
  open var canResignFirstResponder: Bool { true }
  /// Whether it gets what is typed.
  open var isFirstResponder: Bool { false }
  /// What is shown in place of the keyboard.
  open var inputView: UIView? { nil }
  /// What is shown above the keyboard.
  open var inputAccessoryView: UIView? { nil }
  /// The shortcuts of the keyboard.
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Asks for what is typed; in vain.
  @discardableResult open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }
  /// Gives up what is typed.
  @discardableResult open func resignFirstResponder() -> Bool { true }
  /// Has the input views asked for again.
  open func reloadInputViews() {}
  /// Called when a finger touches.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when a finger moves.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when a finger leaves.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when touches are taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  /// Called when a key is pressed.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Called when a key is released.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  /// Whether it handles an action.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  /// Called for a responder from a storyboard.
  open func awakeFromNib() {}

  // MARK: Accessibility

  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What it is.
  open var accessibilityLabel: String?
  /// What happens when it is used.
  open var accessibilityHint: String?
  /// What it shows.
  open var accessibilityValue: String?
  /// What it is, with attributes.
  open var accessibilityAttributedLabel: NSAttributedString?
  /// How it behaves.
  open var accessibilityTraits: UIAccessibilityTraits = []
  /// Whether it is read out.
  open var isAccessibilityElement = false
  /// Whether what is in it is not read out.
  open var accessibilityElementsHidden = false
  /// What is in it.
  open var accessibilityElements: [Any]?
  /// Whether what is in it is read out in order.
  open var shouldGroupAccessibilityChildren = false
  /// Whether what is beside it is not read out.
  open var accessibilityViewIsModal = false
  /// Its language.
  open var accessibilityLanguage: String?
  /// What can be done with it.
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  /// Whether colours in it are not inverted.
  open var accessibilityIgnoresInvertColors = false
  /// Where it is on the screen.
  open var accessibilityFrame = CGRect.zero
  /// Its outline on the screen.
  open var accessibilityPath: UIBezierPath?
  /// Where it is tapped.
  open var accessibilityActivationPoint = CGPoint.zero
  /// Uses it.
  open func accessibilityActivate() -> Bool { false }
  /// Makes its value larger.
  open func accessibilityIncrement() {}
  /// Makes its value smaller.
  open func accessibilityDecrement() {}
}

/// How an element behaves for those who do not see it.
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

/// Something that can be done with an element.
@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  /// What it is called.
  open var name: String
  /// Creates an action.
  public init(name: String, target: Any?, selector: Selector) { self.name = name }
}

/// A part of a view that is read out by itself.
open class UIAccessibilityElement: UIResponder {
  /// Creates a part of a container.
  public init(accessibilityContainer container: Any) { super.init() }
}

/// Settings for those who see or hear differently; none is on.
public enum UIAccessibility {
  /// What an application tells those who do not see.
  public struct Notification: Hashable, Sendable {
    let name: String
    /// Something is to be read out.
    public static let announcement = Notification(name: "announcement")
    /// A part of the screen has changed.
    public static let layoutChanged = Notification(name: "layoutChanged")
    /// Another screen is shown.
    public static let screenChanged = Notification(name: "screenChanged")
  }
  /// Whether VoiceOver reads the screen; never here.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether the user wants fewer animations; never here.
  public static var isReduceMotionEnabled: Bool { false }
  /// Whether the user wants less transparency; never here.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// Whether the user wants bold text; never here.
  public static var isBoldTextEnabled: Bool { false }
  /// Whether the user wants more contrast; never here.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Does nothing.
  public static func post(notification: Notification, argument: Any?) {}
  /// A rectangle of a view in the coordinates of the screen.
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}
