import AutoLayout
import LayoutScene
package import SolutionFiles

extension SolutionOption {
  /// The solution with another's lengths wherever they differ by no more than a tolerance: frames, baselines, what is
  /// open, the sizes of contents, and how far constraints miss. The input's own settings are left as they are.
  ///
  /// - Parameter tolerance: in points.
  package func settled(on old: SolutionOption, tolerance: Double) -> SolutionOption {
    guard tolerance > 0 else { return self }
    func near(_ number: Double, _ other: Double) -> Double {
      abs(number - other) <= tolerance ? other : number
    }
    func near(_ number: Double?, _ other: Double?) -> Double? {
      guard let number, let other else { return number }
      return near(number, other)
    }
    var settled = self
    let before = Dictionary(old.views.map { ($0.id, $0) }) { first, _ in first }
    settled.views = settled.views.mapped { view in
      guard let other = before[view.id] else { return view }
      var view = view
      let (own, others) = (view.solvedFrame, other.solvedFrame)
      view.exactFrame = Rect(
        x: near(own.x, others.x), y: near(own.y, others.y), width: near(own.width, others.width),
        height: near(own.height, others.height))
      view.firstBaseline = near(view.firstBaseline, other.firstBaseline)
      view.lastBaseline = near(view.lastBaseline, other.lastBaseline)
      for (component, range) in view.ambiguity {
        guard let known = other.ambiguity[component] else { continue }
        view.ambiguity[component] = ValueRange(
          lower: near(range.lower, known.lower), upper: near(range.upper, known.upper))
      }
      return view
    }
    let pairing = ConstraintPairing(old.constraints, constraints)
    for (index, constraint) in constraints.indexed() {
      guard let other = pairing.before[index].map({ old.constraints[$0] }) else { continue }
      settled.constraints[index].error = near(constraint.error, other.error)
      if constraint.origin != .explicit {
        settled.constraints[index].constant = near(constraint.constant, other.constant)
      }
    }
    return settled
  }
}
