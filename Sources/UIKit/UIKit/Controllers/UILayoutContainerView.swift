@_exported import Foundation

internal import AutoLayout

/// The view of a controller with a bar, which is placed anew in each layout, since the safe area depends on where the
/// view is.
final class UILayoutContainerView: UIView {
  private let placeBars: () -> Void

  init(placing placeBars: @escaping () -> Void) {
    self.placeBars = placeBars
    super.init(frame: UIScreen.main.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }
  required init?(coder: NSCoder) {
    placeBars = {}
    super.init(coder: coder)
  }

  override func layoutSubviews() {
    if Host.measures() { placeBars() }
    super.layoutSubviews()
  }
}

extension UIView {
  /// The safe area, in points; until the view is in a window, that of the screen.
  final var shownSafeArea: UIEdgeInsets {
    if window != nil { return safeAreaInsets }
    let screen = Host.canvas.safeArea
    return UIEdgeInsets(top: CGFloat(screen.top), left: 0, bottom: CGFloat(screen.bottom), right: 0)
  }
}
