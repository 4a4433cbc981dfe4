import AutoLayout
import LayoutScene
import TestSupport

/// The case of two labels that share three lines, solved by hand.
enum TwoLabels {
  static let shortTitle = "A short title"
  static let longTitle = "A title that needs the whole width of its two lines to be read"
  static let shortDetail = "A short detail"
  static let longDetail = "Details that go on, until two lines of the label are filled by them"

  /// All four options.
  static func layouts(appearance: Appearance = .light) -> [SolvedLayout] {
    [
      layout("short / short", title: shortTitle, detail: shortDetail, lines: (1, 1), appearance: appearance),
      layout("short / long", title: shortTitle, detail: longDetail, lines: (1, 2), appearance: appearance),
      layout("long / short", title: longTitle, detail: shortDetail, lines: (2, 1), appearance: appearance),
      layout("long / long", title: longTitle, detail: longDetail, lines: (2, 1), appearance: appearance),
    ]
  }

  static func canvas(appearance: Appearance = .light) -> Canvas {
    Canvas(
      device: "iPhone SE", size: Size(width: 320, height: 568), bars: [.status],
      barHeights: BarHeights(status: 20), appearance: appearance)
  }

  static func layout(
    _ name: String, title: String, detail: String, lines: (Int, Int), appearance: Appearance = .light
  ) -> SolvedLayout {
    let heights = (lines.0 == 1 ? 20.5 : 41, lines.1 == 1 ? 20.5 : 41)
    let isCut = detail == longDetail && lines.1 == 1
    let top = label("top", title, y: 40, height: heights.0, lines: lines.0, isTruncated: false)
    let bottom = label(
      "bottom", detail, y: 48 + heights.0, height: heights.1, lines: lines.1, isTruncated: isCut)
    return SolvedLayout(
      name: name, canvas: canvas(appearance: appearance), views: [root(), top, bottom],
      constraints: constraints(bottom: bottom.frame, isCut: isCut))
  }

  static func root() -> SolvedView {
    let frame = Rect(x: 0, y: 0, width: 320, height: 568)
    return SolvedView(
      scene: SceneView(id: "root"), frame: frame, absoluteFrame: frame,
      layoutMargins: EdgeInsets(left: 16, right: 16))
  }

  static func label(
    _ id: String, _ string: String, y: Double, height: Double, lines: Int, isTruncated: Bool
  ) -> SolvedView {
    var scene = SceneView(id: id, kind: .label, superview: 0)
    scene.content.text?.string = string
    scene.content.text?.numberOfLines = 2
    let frame = Rect(x: 16, y: y, width: 288, height: height)
    return SolvedView(
      scene: scene, frame: frame, absoluteFrame: frame,
      intrinsicContentSize: IntrinsicSize(width: 280, height: isTruncated ? 41 : height),
      firstBaseline: 16.2, lastBaseline: height - 4, text: Text(string, numberOfLines: 2), lineCount: lines,
      isTruncated: isTruncated)
  }

  private static func constraints(bottom: Rect, isCut: Bool) -> [SolvedConstraint] {
    func pin(
      _ text: String, _ first: ViewIndex, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
      _ second: ViewIndex?, _ other: LayoutAttribute, _ constant: Double, _ priority: Double = 1000,
      error: Double = 0, origin: ConstraintOrigin = .explicit
    ) -> SolvedConstraint {
      SolvedConstraint(
        scene: SceneConstraint(
          identifier: text, text: text, firstItem: .view(first), firstAttribute: attribute,
          relation: relation, secondItem: second.map { .view($0) }, secondAttribute: other,
          constant: constant, priority: LayoutPriority(priority)),
        origin: origin, axis: attribute.axis ?? .horizontal, isSatisfied: error == 0, error: error)
    }
    let wanted = 20.5
    var constraints = [
      pin("top.leading = superview.leading + 16", 1, .leading, .equal, 0, .leading, 16),
      pin("superview.trailing = top.trailing + 16", 0, .trailing, .equal, 1, .trailing, 16),
      pin("bottom.leading = superview.leading + 16", 2, .leading, .equal, 0, .leading, 16),
      pin("superview.trailing = bottom.trailing + 16", 0, .trailing, .equal, 2, .trailing, 16),
      pin("top.top = superview.top + 40", 1, .top, .equal, 0, .top, 40),
      pin("bottom.top = top.bottom + 8", 2, .top, .equal, 1, .bottom, 8),
      pin("superview.bottom >= bottom.bottom + 457", 0, .bottom, .greaterThanOrEqual, 2, .bottom, 457),
      pin(
        "bottom.height = 21 @650", 2, .height, .equal, nil, .notAnAttribute, 21, 650,
        error: bottom.height > 21 ? bottom.height - 21 : 0),
    ]
    constraints.append(
      pin(
        "bottom.height >= 41 @750", 2, .height, .greaterThanOrEqual, nil, .notAnAttribute,
        isCut ? 41 : wanted, 750, error: isCut ? wanted - 41 : 0, origin: .compressionResistance))
    return constraints
  }
}
