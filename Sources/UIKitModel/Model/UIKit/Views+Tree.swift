extension UIView {
  func addSubview(_ view: UIView) { takeSubview(view, at: nil) }
  // A view that is declared, and placed, in a file that is not here.
  func takeStandIn(_ view: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false; addSubview(view)
  }
  func insertSubview(_ view: UIView, at index: Int) { takeSubview(view, at: index) }
  func takeSubview(_ view: UIView, at index: Int?) {
    // What is in it already only changes its place among the others: its constraints stay.
    if view.superview === self { return move(view, to: index ?? subviews.count) }
    view.superview?.loseSubview(view)
    view.willMove(toSuperview: self)
    if let index { subviews.insert(view, at: index) } else { subviews.append(view) }
    view.superview = self
    needsLayout = true
    if UIView.isLayingOut { view.isAddedInPass = true }
    didAddSubview(view)
    view.didMoveToSuperview()
    if window != nil { view.enterWindow() }
  }
  func insertSubview(_ view: UIView, belowSubview other: UIView) {
    insertSubview(view, at: others(view).firstIndex(of: other) ?? 0)
  }
  func insertSubview(_ view: UIView, aboveSubview other: UIView) {
    insertSubview(view, at: (others(view).firstIndex(of: other) ?? -1) + 1)
  }
  func others(_ view: UIView) -> [UIView] { subviews.filter { $0 !== view } }
  func removeFromSuperview() { superview?.loseSubview(self) }
  func loseSubview(_ view: UIView) {
    willRemoveSubview(view)
    subviews.removeAll { $0 === view }
    view.superview = nil
    needsLayout = true
    view.cutConstraints()
  }
  func cutConstraints()
  func bringSubviewToFront(_ view: UIView) { move(view, to: subviews.count) }
  func sendSubviewToBack(_ view: UIView) { move(view, to: 0) }
  func move(_ view: UIView, to index: Int) {
    guard let old = subviews.firstIndex(of: view) else { return }
    subviews.remove(at: old)
    subviews.insert(view, at: min(index, subviews.count))
  }
  func exchangeSubview(at first: Int, withSubviewAt second: Int) { subviews.swapAt(first, second) }
  var window: UIWindow? {
    superview?.window ?? (UIView.shown === self ? UIApplication.shared.keyWindow : nil)
  }
  func enterWindow() {
    willMove(toWindow: UIApplication.shared.keyWindow)
    didMoveToWindow()
    for view in subviews { view.enterWindow() }
  }
  // The view of a controller is as large as the screen; other sizes are known only once the layout is solved.
  func fillScreen() { solved = UIScreen.main.bounds }
  // Lists show cells instead, which may have lists of their own.
  var shownInside: [UIView] { subviews }
  func fillLists() { for view in shownInside { view.fillLists() } }
  func arrangeLists() { for view in shownInside { view.arrangeLists() } }
  func layoutLists() { for view in shownInside { view.layoutLists() } }
  func show() {
    enterWindow()
    updateConstraintsIfNeeded()
  }
  func showByItself() {
    if superview != nil { return show() }
    let host = UIView(frame: UIScreen.main.bounds)
    host.isHost = true
    host.fillScreen()
    UIView.shown = host
    host.addSubview(self)
    updateConstraintsIfNeeded()
  }
  func isDescendant(of view: UIView) -> Bool { self === view || (superview?.isDescendant(of: view) ?? false) }
  func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    for view in subviews { if let found = view.viewWithTag(tag) { return found } }
    return nil
  }
}
