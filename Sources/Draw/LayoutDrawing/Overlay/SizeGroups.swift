import AutoLayout
import LayoutScene
import LayoutWords

/// Distinguishes the groups of sizes that constraints compare, if there is more than one.
///
/// Every view in a group has the group's letter, like the equal sides of a figure in geometry.
struct SizeGroups {
  private struct Length: Hashable {
    var item: SceneItem
    var axis: Axis
  }

  private var letters: [ConstraintIndex: String] = [:]
  private var numbers: [ConstraintIndex: Int] = [:]

  /// The greatest number of groups with marks; with more groups, the marks would be too many to count at a glance.
  static let mostMarked = 3

  /// - Parameter wanted: the constraints that are shown.
  init(layout: SolvedLayout, wanted: [ConstraintIndex]) {
    var positions: [Length: Int] = [:]
    func position(of length: Length) -> Int {
      let position = positions[length] ?? positions.count
      positions[length] = position
      return position
    }
    let pairs = wanted.compactMap { index -> (constraint: ConstraintIndex, first: Int, second: Int)? in
      let scene = layout.constraints[index].scene
      guard scene.firstAttribute.kind == .size, let second = scene.secondItem, second != scene.firstItem,
        let axis = scene.firstAttribute.axis, let otherAxis = scene.secondAttribute.axis
      else { return nil }
      return (
        index, position(of: Length(item: scene.firstItem, axis: axis)),
        position(of: Length(item: second, axis: otherAxis))
      )
    }
    var sets = DisjointSets<Int>()
    for pair in pairs { sets.join(pair.first, pair.second) }
    let members = pairs.map { ($0.constraint, sets.top($0.first)) }
    var marked: [Int: Int] = [:]
    for (constraint, group) in members where layout.constraints[constraint].scene.isPlainEquality {
      marked[group] = marked[group] ?? marked.count + 1
      numbers[constraint] = marked[group]
    }
    let lettered = members.filter { numbers[$0.0] ?? .max > Self.mostMarked }
    var groups: [Int: Int] = [:]
    for (_, group) in lettered where groups[group] == nil { groups[group] = groups.count }
    // Readers must be able to distinguish two groups, and an inequality alone would not show what it is compared with.
    let isOrdered = lettered.contains { layout.constraints[$0.0].scene.relation != .equal }
    guard groups.count > 1 || isOrdered else { return }
    for (constraint, group) in lettered { letters[constraint] = groups[group].map(Self.letter) }
  }

  /// The letter of a constraint's group; nil if it compares no sizes, or its group needs none.
  subscript(constraint: ConstraintIndex) -> String? { letters[constraint] }

  /// The number of a constraint's group, from 1; nil for a constraint that is not a plain equality of sizes.
  func number(of constraint: ConstraintIndex) -> Int? { numbers[constraint] }

  /// The letter of a group, from `a` to `z`, then from `a2` to `z2`.
  private static func letter(_ index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index % 26)))
    return index < 26 ? letter : letter + String(index / 26 + 1)
  }
}
