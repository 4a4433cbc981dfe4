import AutoLayout
import LayoutScene

/// The ends of an open component's range: for each, the frames of an optimal solution that reaches it.
struct ComponentEnds {
  var view: ViewIndex
  var component: FrameComponent
  /// The frames of all open views where the component is least; nil if there is no such end.
  var least: [ViewIndex: Rect]?
  var greatest: [ViewIndex: Rect]?

  /// The values of another view's component at these two ends; nil unless both ends exist.
  private func change(of other: ComponentEnds) -> (start: Double, end: Double)? {
    guard let start = least?[other.view]?[other.component], let end = greatest?[other.view]?[other.component]
    else { return nil }
    return (start, end)
  }

  /// This component as a member of the freedom that `first` leads, if it moves from end to end with it.
  fileprivate func followed(_ first: ComponentEnds) -> (member: DegreeOfFreedom.Member, rate: Double)? {
    guard let own = change(of: self), let led = first.change(of: self), let range = first.change(of: first),
      range.end > range.start
    else { return nil }
    func agree(_ one: Double, _ other: Double) -> Bool { (one - other).magnitude < 1e-3 }
    let goesFarthest =
      agree(led.start, own.start) && agree(led.end, own.end)
      || agree(led.start, own.end) && agree(led.end, own.start)
    guard goesFarthest else { return nil }
    return (
      DegreeOfFreedom.Member(view: view, component: component, start: led.start, end: led.end),
      (led.end - led.start) / (range.end - range.start)
    )
  }

  /// Whether one of the points is an optimal solution that refutes that the component changes by the rate times the
  /// change of `first`, as it does between the ends of `first`.
  fileprivate func isRefuted(_ first: ComponentEnds, rate: Double, by points: [[ViewIndex: Rect]]) -> Bool {
    guard let start = first.least, let own = start[view]?[component],
      let led = start[first.view]?[first.component]
    else { return false }
    return points.contains { point in
      guard let value = point[view]?[component], let other = point[first.view]?[first.component] else {
        return false
      }
      return (value - own - rate * (other - led)).magnitude > 1e-3
    }
  }
}

extension DegreeOfFreedom {
  /// The groups of components that move from end to end together.
  ///
  /// - Parameter follows: whether the first component always changes by the given factor times the change of the
  ///   second; it is not enough that both reach their ends together. The answer takes two searches, so it is requested
  ///   only where the known ends of all components do not refute it.
  static func all(
    among ends: [ComponentEnds], follows: (ComponentEnds, ComponentEnds, Double) -> Bool
  ) -> [DegreeOfFreedom] {
    let points = ends.flatMap { [$0.least, $0.greatest].compactMap(\.self) }
    var taken = Set<Int>()
    return ends.indices.compactMap { leader in
      guard !taken.contains(leader), let first = ends[leader].followed(ends[leader]) else { return nil }
      var members = [first.member]
      for index in ends.indices.dropFirst(leader + 1) where !taken.contains(index) {
        guard let (member, rate) = ends[index].followed(ends[leader]),
          !ends[index].isRefuted(ends[leader], rate: rate, by: points),
          follows(ends[index], ends[leader], rate)
        else { continue }
        taken.insert(index)
        members.append(member)
      }
      return members.count > 1 ? DegreeOfFreedom(members: members) : nil
    }
  }
}
