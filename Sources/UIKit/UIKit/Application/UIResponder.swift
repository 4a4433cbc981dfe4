@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationNetworking

/// Nothing here calls the method of a selector: Linux has no Objective-C.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String
  public init(_ name: String) { description = name }
  public init(stringLiteral value: String) { description = value }
}

/// A responder has accessibility properties.
@preconcurrency @MainActor open class UIResponder: NSObject {
  override public init() { super.init() }

  open var next: UIResponder? { nil }
  open var canBecomeFirstResponder: Bool { false }
  open var canResignFirstResponder: Bool { true }
  open var isFirstResponder: Bool { false }
  open var inputView: UIView? { nil }
  open var inputAccessoryView: UIView? { nil }
  open var keyCommands: [UIKeyCommand]? { nil }
  /// Nothing is typed here.
  @discardableResult open func becomeFirstResponder() -> Bool { canBecomeFirstResponder }
  @discardableResult open func resignFirstResponder() -> Bool { true }
  /// Does nothing.
  open func reloadInputViews() {}
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
  open func awakeFromNib() {}

  // MARK: Accessibility

  open var accessibilityIdentifier: String?
  open var accessibilityLabel: String?
  open var accessibilityHint: String?
  open var accessibilityValue: String?
  open var accessibilityAttributedLabel: NSAttributedString?
  open var accessibilityTraits: UIAccessibilityTraits = []
  open var isAccessibilityElement = false
  open var accessibilityElementsHidden = false
  open var accessibilityElements: [Any]?
  open var shouldGroupAccessibilityChildren = false
  open var accessibilityViewIsModal = false
  open var accessibilityLanguage: String?
  open var accessibilityCustomActions: [UIAccessibilityCustomAction]?
  open var accessibilityIgnoresInvertColors = false
  open var accessibilityFrame = CGRect.zero
  open var accessibilityPath: UIBezierPath?
  open var accessibilityActivationPoint = CGPoint.zero
  /// Does nothing.
  open func accessibilityActivate() -> Bool { false }
  /// Does nothing.
  open func accessibilityIncrement() {}
  /// Does nothing.
  open func accessibilityDecrement() {}
}

public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}

@preconcurrency @MainActor open class UIAccessibilityCustomAction: NSObject {
  open var name: String
  public init(name: String, target: Any?, selector: Selector) { self.name = name }
}

open class UIAccessibilityElement: UIResponder {
  public init(accessibilityContainer container: Any) { super.init() }
}

/// All settings are off.
public enum UIAccessibility {
  public struct Notification: Hashable, Sendable {
    let name: String
    public static let announcement = Notification(name: "announcement")
    public static let layoutChanged = Notification(name: "layoutChanged")
    public static let screenChanged = Notification(name: "screenChanged")
  }
  /// This is always false.
  public static var isVoiceOverRunning: Bool { false }
  /// This is always false.
  public static var isReduceMotionEnabled: Bool { false }
  /// This is always false.
  public static var isReduceTransparencyEnabled: Bool { false }
  /// This is always false.
  public static var isBoldTextEnabled: Bool { false }
  /// This is always false.
  public static var isDarkerSystemColorsEnabled: Bool { false }
  /// Does nothing.
  public static func post(notification: Notification, argument: Any?) {}
  @MainActor public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
    view.convert(rect, to: nil)
  }
}
