/// What constraints contain of a view as constants: lengths that depend on its place in the tree, or on its text.
struct ItemMeasures: Equatable {
  private var margins: EdgeInsets
  private var content: EdgeInsets
  private var safeArea: EdgeInsets
  private var keyboard: Double
  private var contentOffset: Point
  private var firstBaseline: Double?
  private var middleBaseline: Double?
  private var lastBaseline: Double?

  init(_ view: View) {
    margins = view.effectiveMargins
    content = view.contentInsets
    safeArea = view.safeAreaInsets
    keyboard = view.keyboardInset
    contentOffset = (view as? ScrollView)?.contentOffset ?? .zero
    firstBaseline = view.firstBaselineFromTop
    middleBaseline = view.baselineFromMiddle
    lastBaseline = view.lastBaselineFromBottom
  }
}
