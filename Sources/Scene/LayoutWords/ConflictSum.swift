import AutoLayout
import LayoutScene

/// The sum that shows a conflict: gaps and sizes that lead, one after the other, from one edge of an item to
/// the other, but do not add up to its size.
struct ConflictSum {
  /// An edge of an item on the conflict's axis.
  private struct Point: Hashable {
    var item: SceneItem
    var isFar: Bool
  }

  /// `end` is `constant` after `start`, or at least or at most that far.
  private struct Step {
    var start: Point
    var end: Point
    var relation: LayoutRelation
    var constant: Double
    /// Whether it is a size of which nothing is known except that it is not negative.
    var isExtent = false

    var turned: Step {
      Step(
        start: end, end: start, relation: relation.inverted, constant: -constant, isExtent: isExtent)
    }

    /// From one edge to the other of the same item.
    static func extent(from point: Point) -> Step {
      var end = point
      end.isFar.toggle()
      return Step(
        start: point, end: end, relation: point.isFar ? .lessThanOrEqual : .greaterThanOrEqual, constant: 0,
        isExtent: true)
    }
  }

  private let terms: [Double]
  /// Items whose sizes the sum assumes only to be at least 0.
  private let open: [SceneItem]
  private let relation: LayoutRelation
  /// The constraint that the sum contradicts.
  private let given: SceneConstraint

  /// - Parameter positions: the positions of the conflict's constraints.
  /// - Returns: nil unless all constraints together form one chain of distances.
  init?(_ positions: [ConstraintIndex], in layout: SolvedLayout) {
    let steps = positions.compactMap { Self.step(layout.constraints[$0].scene) }
    guard steps.count == positions.count, steps.count >= 2,
      let chosen = Self.chooseGiven(positions, in: layout)
    else { return nil }
    var rest = steps
    let given = rest.remove(at: chosen)
    // Two sizes of one view need no sum.
    guard let chain = Self.chain(rest, from: given.start, to: given.end), chain.count > 1 else { return nil }
    let relations = Set(chain.map(\.relation)).subtracting([.equal])
    guard relations.count <= 1 else { return nil }
    relation = relations.first ?? .equal
    terms = chain.map(\.constant)
    open = chain.filter(\.isExtent).map(\.start.item)
    self.given = layout.constraints[positions[chosen]].scene
    // A sum without a contradiction explains nothing, nor does one of nothing.
    guard contradicts(given), terms.contains(where: { $0.magnitude > 0.000_1 }) else { return nil }
  }

  private func contradicts(_ given: Step) -> Bool {
    let sum = terms.reduce(0, +)
    let tolerance = 0.000_1
    switch (relation, given.relation) {
    case (.equal, .equal): return abs(sum - given.constant) > tolerance
    case (.greaterThanOrEqual, .equal), (.equal, .lessThanOrEqual), (.greaterThanOrEqual, .lessThanOrEqual):
      return sum > given.constant + tolerance
    case (.lessThanOrEqual, .equal), (.equal, .greaterThanOrEqual), (.lessThanOrEqual, .greaterThanOrEqual):
      return sum < given.constant - tolerance
    case (.greaterThanOrEqual, .greaterThanOrEqual), (.lessThanOrEqual, .lessThanOrEqual): return false
    }
  }

  /// Prefers a size that the system gave, then that of the outermost view.
  private static func chooseGiven(_ positions: [ConstraintIndex], in layout: SolvedLayout) -> Int? {
    func isSize(_ index: Int) -> Bool { layout.constraints[positions[index]].scene.secondItem == nil }
    func origin(_ index: Int) -> ConstraintOrigin { layout.constraints[positions[index]].origin }
    let sizes = positions.indices.filter(isSize)
    let outermost = sizes.min {
      layout.constraints[positions[$0]].scene.firstItem.view
        < layout.constraints[positions[$1]].scene.firstItem.view
    }
    return sizes.first { origin($0) == .cell } ?? sizes.first { origin($0) == .stackView }
      ?? sizes.first { origin($0) == .autoresizingMask } ?? outermost
  }

  private static func step(_ scene: SceneConstraint) -> Step? {
    let item = scene.firstItem
    guard let other = scene.secondItem else {
      guard scene.firstAttribute.kind == .size else { return nil }
      return Step(
        start: Point(item: item, isFar: false), end: Point(item: item, isFar: true), relation: scene.relation,
        constant: scene.constant)
    }
    guard scene.multiplier == 1, let first = isFar(scene.firstAttribute),
      let second = isFar(scene.secondAttribute)
    else { return nil }
    return Step(
      start: Point(item: other, isFar: second), end: Point(item: item, isFar: first),
      relation: scene.relation, constant: scene.constant)
  }

  private static func isFar(_ attribute: LayoutAttribute) -> Bool? {
    switch attribute {
    case .left, .leading, .top: false
    case .right, .trailing, .bottom: true
    default: nil
    }
  }

  /// All steps in order, reversed where needed; nil if they do not form a single path. Where no step leads
  /// on, the path crosses an item, whose size is at least 0.
  private static func chain(_ steps: [Step], from start: Point, to end: Point) -> [Step]? {
    var rest = steps
    var chain: [Step] = []
    var point = start
    while point != end || chain.isEmpty {
      if let next = rest.firstIndex(where: { $0.start == point || $0.end == point }) {
        let step = rest.remove(at: next)
        chain.append(step.start == point ? step : step.turned)
      } else if let last = chain.last, !last.isExtent {
        chain.append(.extent(from: point))
      } else {
        return nil
      }
      point = chain[chain.count - 1].end
    }
    return rest.isEmpty ? chain : nil
  }

  /// Such as `16 + 400 + 16 = 432, but the content view is 320 wide`.
  func words(_ words: ConstraintWords) -> String {
    let kept = terms.filter { $0 != 0 }
    let shown = kept.isEmpty ? [0] : kept
    var text = ""
    for (index, term) in shown.enumerated() {
      text += index == 0 ? numberText(term) : " \(term < 0 ? "−" : "+") \(numberText(abs(term)))"
    }
    if shown.count > 1 { text += " = \(numberText(shown.reduce(0, +)))" }
    if relation != .equal { text += " \(relation.bound)".dropLast() }
    if !open.isEmpty {
      let size = given.firstAttribute == .height ? "height" : "width"
      text += " with no \(size) at all for \(open.map(words.name).joined(separator: " and "))"
    }
    return "\(text), but \(words.statement(given))"
  }
}
