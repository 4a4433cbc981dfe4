import AutoLayout
import LayoutScene
import SolutionFiles

/// Matches the constraints of one solution with those of another.
///
/// They are matched by identifier. Unnamed constraints, whose identifiers are their texts, are then matched
/// in order by their attributes, because only their numbers or relation have changed.
struct ConstraintPairing {
  /// For each constraint before, its position after; nil if it was removed.
  private(set) var after: ConstraintList<ConstraintIndex?>
  /// For each constraint after, its position before; nil if it was added.
  private(set) var before: ConstraintList<ConstraintIndex?>

  init(_ old: ConstraintList<SolutionConstraint>, _ new: ConstraintList<SolutionConstraint>) {
    after = ConstraintList(repeating: nil, count: old.count)
    before = ConstraintList(repeating: nil, count: new.count)
    pair(old, new) { [$0.origin.rawValue, $0.identifier] }
    pair(old, new) { $0.sides + [$0.relation.symbol] }
    pair(old, new) { $0.sides }
  }

  private mutating func pair(
    _ old: ConstraintList<SolutionConstraint>, _ new: ConstraintList<SolutionConstraint>,
    by key: (SolutionConstraint) -> [String]
  ) {
    var waiting: [[String]: [ConstraintIndex]] = [:]
    for index in new.indices.reversed() where before[index] == nil {
      waiting[key(new[index]), default: []].append(index)
    }
    for index in old.indices where after[index] == nil {
      guard let match = waiting[key(old[index])]?.popLast() else { continue }
      after[index] = match
      before[match] = index
    }
  }
}

extension SolutionConstraint {
  /// Its origin, and the attributes on both sides.
  fileprivate var sides: [String] { [origin.rawValue, first.words, second?.words ?? ""] }
}
