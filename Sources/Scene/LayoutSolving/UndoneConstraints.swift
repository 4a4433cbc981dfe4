import AutoLayout
import LayoutScene

/// How far code has moved a view after the layout, in points, including the movement of everything that
/// contains it.
private struct FrameShift {
  var x = 0.0, y = 0.0, width = 0.0, height = 0.0

  /// How far it has moved the location or size that an attribute of the view stands for.
  func of(_ attribute: LayoutAttribute, isMirrored: Bool) -> Double {
    switch attribute {
    case .notAnAttribute: 0
    case .left, .leftMargin: x
    case .right, .rightMargin: x + width
    case .leading, .leadingMargin: isMirrored ? x + width : x
    case .trailing, .trailingMargin: isMirrored ? x : x + width
    case .centerX, .centerXWithinMargins: x + width / 2
    case .top, .topMargin, .firstBaseline: y
    case .bottom, .bottomMargin, .lastBaseline: y + height
    case .centerY, .centerYWithinMargins: y + height / 2
    case .width: width
    case .height: height
    }
  }
}

extension SolutionReader {
  /// Marks the constraints that do not hold where code has put views after the layout.
  func markUndone(_ constraints: inout ConstraintList<SolvedConstraint>, _ views: ViewList<SolvedView>) {
    guard !built.option.codeNotes.framesAfterLayout.isEmpty else { return }
    var solved: ViewList<Rect> = []
    var shifts: ViewList<FrameShift> = []
    for (view, item) in zip(views, built.views) {
      let superview = view.scene.superview
      let outer = superview.map { solved[$0].origin } ?? Point(x: 0, y: 0)
      let offset = superview.map { views[$0].contentOffset } ?? Point(x: 0, y: 0)
      let frame = (superview == nil ? view.frame : engine.frame(of: item))
        .offset(by: Point(x: outer.x - offset.x, y: outer.y - offset.y))
      solved.append(frame)
      let shown = view.absoluteFrame
      shifts.append(
        FrameShift(
          x: shown.x - frame.x, y: shown.y - frame.y, width: shown.width - frame.width,
          height: shown.height - frame.height))
    }
    func shift(_ item: SceneItem?, _ attribute: LayoutAttribute) -> Double {
      guard let view = item?.view else { return 0 }
      return shifts[view].of(attribute, isMirrored: views[view].layoutDirection == .rightToLeft)
    }
    for index in constraints.indices {
      let scene = constraints[index].scene
      let change =
        shift(scene.firstItem, scene.firstAttribute)
        - scene.multiplier * shift(scene.secondItem, scene.secondAttribute)
      constraints[index].isUndone = abs(change) > 0.01
    }
  }
}
