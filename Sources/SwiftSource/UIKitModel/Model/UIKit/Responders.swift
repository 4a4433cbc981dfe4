extension UIResponder {
  // A superclass that is missing calls overridden methods, as base classes do.
  package func callOverrides()
  var undoManager: Any?
}
@passive extension UIGestureRecognizer {}
@passive extension UIApplication {}
@passive extension UIAccessibility {}
@passive class UIPasteboard { static let general = UIPasteboard() }
@passive class UIImpactFeedbackGenerator {}
@passive class UISelectionFeedbackGenerator {}
@passive class UINotificationFeedbackGenerator {}
@passive class UIContextMenuInteraction {}
@passive class UIPointerInteraction {}
