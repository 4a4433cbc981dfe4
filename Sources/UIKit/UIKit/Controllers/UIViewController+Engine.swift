internal import AutoLayout

extension UIViewController {
  /// UIKit gives a controller's view the margins of the screen, and no less at its sides.
  final func takeRootMargins() {
    let least = Host.canvas.layoutMargins
    var margins = ownView?.ownMargins ?? least
    if viewRespectsSystemMinimumLayoutMargins {
      margins.leading = max(margins.leading, least.leading)
      margins.trailing = max(margins.trailing, least.trailing)
    }
    ownView?.item.directionalLayoutMargins = margins
  }

  /// Hands on what the controller and the bars of containers add to the safe area of its view.
  final func takeSafeArea() {
    ownView?.item.additionalSafeAreaInsets = EdgeInsets(additionalSafeAreaInsets) + EdgeInsets(barInsets)
  }
}
