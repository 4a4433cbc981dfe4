import AutoLayout
import LayoutFiles
import LayoutScene

/// A view of code that is shown on its own, and whose height nothing but its superview would decide: it is as high as a
/// row of a table then, or as what is in it, and no constraint of its class is to blame. Nor is one that makes it
/// narrower than the screen.
struct OpenHeight {
  static let hosted = "hosted", key = "openHeight"

  private static let usual = 44.0
  /// How often a height is made larger.
  private static let mostSteps = 8

  private let option: JSONNode
  private let id: String

  /// - Returns: nil for what fills the screen.
  init?(of option: JSONNode) {
    guard let id = option[Self.hosted]?.string else { return nil }
    (self.option, self.id) = (option, id)
  }

  /// The option with a height that gives way to everything else, and in which what is in the view has room; nil if it
  /// needs none. A width that is open below some maximum is that.
  func closed(in layout: SolvedLayout, _ solved: (JSONNode) -> SolvedLayout?) -> JSONNode? {
    let ambiguity = layout.views.first { $0.scene.id == id }?.ambiguity
    let width = ambiguity?[.width].flatMap { $0.upper }
    let open = ambiguity?[.height]
    guard var height = open.map({ min($0.upper ?? .infinity, max($0.lower ?? 0, Self.usual)) }) else {
      return width.map { with(constraints + [length("width", $0)]) }
    }
    func closed(at height: Double) -> JSONNode {
      let lengths = (width.map { [length("width", $0)] } ?? []) + [length("height", height)]
      return replacing(Self.key, of: with(constraints + lengths), with: .string(id))
    }
    var excess = solved(closed(at: height)).map(excess) ?? 0
    // What is centred grows on both sides. Lists do not make rows higher for what sticks out.
    for _ in 0..<Self.mostSteps where option["kind"]?.string != "cell" {
      guard excess > 0.5, height < layout.canvas.size.height,
        let less = solved(closed(at: height + 2 * excess)).map(self.excess), less < excess
      else { break }
      height += 2 * excess
      excess = less
    }
    return closed(at: height)
  }

  private func length(_ name: String, _ constant: Double) -> JSONNode {
    .object([
      ("firstItem", .string(id)), ("firstAttribute", .string(name)), ("constant", .number(constant)),
      ("priority", .number(1)),
    ])
  }

  /// How far what is in the view sticks out above or below, but for what scrolls.
  private func excess(in layout: SolvedLayout) -> Double {
    guard let root = layout.views.indices.first(where: { layout.views[$0].scene.id == id }) else { return 0 }
    let own = layout.views[root].absoluteFrame
    var inside: Set = [root]
    var most = 0.0
    for index in layout.views[root...].indices {
      let view = layout.views[index]
      guard let superview = view.scene.superview, inside.contains(superview),
        layout.views[superview].contentSize == nil
      else { continue }
      inside.insert(index)
      let frame = view.absoluteFrame
      if !view.isHidden, frame.width > 0, frame.height > 0 {
        most = max(most, own.minY - frame.minY, frame.maxY - own.maxY)
      }
    }
    return most
  }

  /// The option without the side that makes its view as wide as the screen, and how it is solved then, if that side is all
  /// that keeps constraints of its own from making it narrower; cells are as wide as their list.
  func narrowed(in layout: SolvedLayout, _ solved: (JSONNode) -> SolvedLayout?) -> (JSONNode, SolvedLayout)? {
    let side = "\(id).trailing = superview.trailing"
    func isContradicted(_ constraint: SolvedConstraint) -> Bool { constraint.scene.identifier == side }
    guard option["kind"]?.string != "cell", Self.conflict(in: layout, hasOne: isContradicted) else {
      return nil
    }
    let narrow = with(constraints.filter { $0["equation"]?.string != side })
    guard let other = solved(narrow), let new = width(in: other), let old = width(in: layout), new < old,
      !Self.conflict(in: other, hasOne: { $0.axis == .horizontal })
    else { return nil }
    return (narrow, other)
  }

  private func width(in layout: SolvedLayout) -> Double? {
    layout.views.first { $0.scene.id == id }?.frame.width
  }

  private static func conflict(in layout: SolvedLayout, hasOne: (SolvedConstraint) -> Bool) -> Bool {
    layout.conflicts.contains {
      $0.constraints.compactMap { layout.constraint(at: $0) }.contains(where: hasOne)
    }
  }

  private var constraints: [JSONNode] { option["scenario"]?["constraints"]?.elements ?? [] }

  private func with(_ constraints: [JSONNode]) -> JSONNode {
    let scenario = replacing("constraints", of: option["scenario"], with: .array(constraints))
    return replacing("scenario", of: option, with: scenario)
  }

  private func replacing(_ key: String, of node: JSONNode?, with value: JSONNode) -> JSONNode {
    .object((node?.members ?? []).filter { $0.0 != key } + [(key, value)])
  }
}
