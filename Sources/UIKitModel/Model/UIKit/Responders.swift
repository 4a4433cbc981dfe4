class UIResponder: NSObject {
  // A superclass that is not there calls what is overridden, as base classes do.
  package func callOverrides()
  var undoManager: Any?
  func becomeFirstResponder() -> Bool { true }
  static let keyboardWillShowNotification = "UIKeyboardWillShowNotification",
    keyboardWillHideNotification = "UIKeyboardWillHideNotification",
    keyboardDidShowNotification = "UIKeyboardDidShowNotification",
    keyboardDidHideNotification = "UIKeyboardDidHideNotification"
  static let keyboardWillChangeFrameNotification = "UIKeyboardWillChangeFrameNotification",
    keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey",
    keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey",
    keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
let UIAccessibilityTraitButton = UIAccessibilityTraits.button,
  UIAccessibilityTraitStaticText = UIAccessibilityTraits.staticText,
  UIAccessibilityTraitHeader = UIAccessibilityTraits.header
let UIAccessibilityTraitImage = UIAccessibilityTraits.image,
  UIAccessibilityTraitNone = UIAccessibilityTraits.none,
  UIAccessibilityTraitSelected = UIAccessibilityTraits.selected
@passive extension UIGestureRecognizer {}
@passive class UIApplication {
  static let shared = UIApplication()
  lazy var keyWindow: UIWindow? = UIWindow(frame: UIScreen.main.bounds)
  var windows: [UIWindow] { [keyWindow] }
  var connectedScenes: Set<UIScene> { [UIWindowScene.main] }
  var delegate: Any?, statusBarFrame: CGRect { UIStatusBarManager().statusBarFrame }
  var statusBarOrientation: UIInterfaceOrientation { .ofScreen }
  var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Canvas.isMirrored ? .rightToLeft : .leftToRight
  }
  var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
}
@passive class UIAccessibility {
  static var isVoiceOverRunning: Bool { false }
  static var isReduceMotionEnabled: Bool { false }
  static var isReduceTransparencyEnabled: Bool { false }
}
@passive class UIPasteboard { static let general = UIPasteboard() }
@passive class UIImpactFeedbackGenerator {}
@passive class UISelectionFeedbackGenerator {}
@passive class UINotificationFeedbackGenerator {}
@passive class UIContextMenuInteraction {}
@passive class UIPointerInteraction {}
