extension UIView {
  func addSubview(_ view: UIView) { if !isUnknown(view) { place(view, at: ownSubviews.count) } }
  // Takes a view that is declared, and placed, in a file that is not given.
  package func takeStandIn(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false; addSubview(view)
  }
  // The functions that the engine provides for the library's views.
  package func addToEngine(_ view: UIView, at index: Int) { itemNeedsLayout() }
  package func moveInEngine(_ view: UIView, to index: Int) {}
  package func removeFromEngine() {
    ownSuperview?.itemNeedsLayout()
    cutConstraints()
  }
  package func cutConstraints()
  var window: UIWindow? {
    superview?.window ?? (UIView.shown === self ? UIApplication.shared.keyWindow : nil)
  }
  // The view of a controller is as large as the screen; other sizes are known only once the layout is solved.
  package func fillScreen() { given = UIScreen.main.bounds }
  // Cells may have lists of their own.
  package func fillLists() { for view in subviews { view.fillLists() } }
  package func show() {
    enterWindow()
    updateConstraintsIfNeeded()
  }
  package func showByItself() {
    if superview != nil { return show() }
    let host = UIView(frame: UIScreen.main.bounds)
    host.isHost = true
    host.fillScreen()
    UIView.shown = host
    host.addSubview(self)
    updateConstraintsIfNeeded()
  }
}
