import AutoLayout
import LayoutScene
import TestSupport

/// Layouts that no one would design: any views, any constraints, whatever they may have come to.
enum RandomScene {
  static func layout(seed: UInt64, appearance: Appearance = .light) -> SolvedLayout {
    var random = RandomSource(seed: seed)
    let canvas = Canvas(
      device: Bool.random(using: &random) ? "iPhone 8" : nil,
      size: Size(
        width: .random(in: 180...400, using: &random), height: .random(in: 200...700, using: &random)),
      bars: Bool.random(using: &random) ? [.status] : [], barHeights: BarHeights(status: 20),
      appearance: appearance)
    var views: ViewList = [
      Scenes.view("root", .view, Rect(x: 0, y: 0, width: canvas.size.width, height: canvas.size.height))
    ]
    for index in 1...Int.random(in: 1...9, using: &random) {
      views.append(view(index, in: views, using: &random))
    }
    var constraints = [SolvedConstraint]()
    for index in 0..<Int.random(in: 0...24, using: &random) {
      constraints.append(constraint(index, views: views, using: &random))
    }
    var conflicts = [LayoutConflict]()
    if constraints.count > 3, Bool.random(using: &random) {
      constraints[2].isBroken = true
      constraints[2].isSatisfied = false
      conflicts = [LayoutConflict(constraints: [0, 1, 2], broken: 2)]
    }
    return SolvedLayout(
      name: "random \(seed)", canvas: canvas, views: views, constraints: constraints, conflicts: conflicts)
  }

  private static func view(
    _ index: Int, in views: ViewList<SolvedView>, using random: inout RandomSource
  ) -> SolvedView {
    let superview = views.indices.randomElement(using: &random) ?? .root
    let room = views[superview].absoluteFrame
    let kind = ViewKind.allCases.randomElement(using: &random) ?? .view
    let frame = Rect(
      x: .random(in: -20...max(1, room.width * 0.8), using: &random),
      y: .random(in: -20...max(1, room.height * 0.8), using: &random),
      width: .random(in: 0...max(1, room.width), using: &random),
      height: .random(in: 0...max(1, room.height * 0.5), using: &random))
    var view = Scenes.view("view \(index)", kind, in: views[superview], index: superview, frame) {
      $0.content.text?.string =
        ["", "Text", "A text of several words that goes on"].randomElement(using: &random) ?? ""
      $0.content.text?.numberOfLines = 0
      $0.alpha = Bool.random(using: &random) ? 1 : 0.5
      $0.isHidden = Int.random(in: 0..<8, using: &random) == 0
      $0.content[ImageViewContent.self]?.imageSize =
        Bool.random(using: &random) ? Size(width: 40, height: 30) : nil
    }
    view.isHidden = view.scene.isHidden
    if Bool.random(using: &random) { view.intrinsicContentSize = IntrinsicSize(width: 40, height: 20) }
    if Int.random(in: 0..<5, using: &random) == 0 {
      view.ambiguity = [
        .x: ValueRange(lower: frame.x - 9, upper: nil), .width: ValueRange(lower: 0, upper: 99),
      ]
    }
    return view
  }

  private static func constraint(
    _ index: Int, views: ViewList<SolvedView>, using random: inout RandomSource
  ) -> SolvedConstraint {
    let first = LayoutAttribute.allCases.dropFirst().randomElement(using: &random) ?? .width
    let others = LayoutAttribute.allCases.filter {
      $0.axis == first.axis && ($0.kind == .size) == (first.kind == .size)
    }
    let hasSecond = first.kind != .size || Bool.random(using: &random)
    let isSatisfied = Int.random(in: 0..<4, using: &random) > 0
    return Scenes.constraint(
      "constraint \(index)", .view(views.indices.randomElement(using: &random) ?? .root), first,
      LayoutRelation.allCases.randomElement(using: &random) ?? .equal,
      hasSecond ? .view(views.indices.randomElement(using: &random) ?? .root) : nil,
      hasSecond ? others.randomElement(using: &random) ?? .notAnAttribute : .notAnAttribute,
      multiplier: [1, 1, 1, 2, 0.75].randomElement(using: &random) ?? 1,
      constant: Double(Int.random(in: -3...30, using: &random) * 4),
      priority: [1000, 1000, 750, 250.5].randomElement(using: &random) ?? 1000,
      error: isSatisfied ? 0 : 7)
  }
}
