/// The host of a view tree that fills a screen.
public final class Window: LayoutHost {
  /// The view that fills the canvas.
  public let rootView: View

  /// Creates a window around a root view. Views and constraints can be added at once.
  ///
  /// - Parameters:
  ///   - canvas: the screen and its traits.
  ///   - measurer: breaks texts into lines and measures them.
  ///   - rootView: the view that fills the canvas, of any class; nil for a plain one called "root".
  public init(canvas: Canvas, measurer: any TextMeasurer, rootView: View? = nil) {
    let root = rootView ?? View(identifier: "root")
    self.rootView = root
    root.removeFromSuperview()
    root.dismissOwnHost()
    root.layoutFrame = Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height)
    root.directionalLayoutMargins = canvas.layoutMargins
    root.safeAreaInsets = canvas.safeArea.resolved(in: canvas.layoutDirection)
    root.keyboardInset = canvas.keyboardHeight
    root.translatesAutoresizingMaskIntoConstraints = false
    super.init(root, LayoutEnvironment(canvas: canvas, measurer: measurer), sizesTopmostView: false)
  }
}
