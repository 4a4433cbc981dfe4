internal import AutoLayout

extension UIViewController {
  /// Sets the margins of the controller's view: in UIKit those of the screen, which are also the minimum at its sides.
  final func takeRootMargins() {
    let least = Host.canvas.layoutMargins
    var margins = ownView?.ownMargins ?? least
    if viewRespectsSystemMinimumLayoutMargins {
      margins.leading = max(margins.leading, least.leading)
      margins.trailing = max(margins.trailing, least.trailing)
    }
    ownView?.item.directionalLayoutMargins = margins
  }

  /// Passes on the insets that the controller and the bars of containers add to the safe area of its view.
  final func takeSafeArea() {
    ownView?.item.additionalSafeAreaInsets = EdgeInsets(additionalSafeAreaInsets) + EdgeInsets(barInsets)
  }
}
