import AutoLayout

/// Tells apart the groups of sizes that constraints compare, when there is more than one.
///
/// Every view in a group bears the group's letter, as the equal sides of a figure do in geometry.
struct SizeGroups {
  private struct Length: Hashable {
    var item: SceneItem
    var axis: Axis
  }

  private var letters: [Int: String] = [:]
  private var numbers: [Int: Int] = [:]

  /// Of more groups nobody counts the marks.
  static let mostMarked = 3

  /// - Parameter wanted: the constraints that are shown, by position.
  init(layout: SolvedLayout, wanted: [Int]) {
    var parents = [Length: Length]()
    func root(of length: Length) -> Length {
      var current = length
      while let parent = parents[current] { current = parent }
      // The next to ask has a shorter way.
      var passed = length
      while let parent = parents[passed], parent != current {
        parents[passed] = current
        passed = parent
      }
      return current
    }
    var lengths = [(constraint: Int, length: Length)]()
    for index in wanted {
      let scene = layout.constraints[index].scene
      guard scene.firstAttribute.kind == .size, let second = scene.secondItem, second != scene.firstItem,
        let axis = scene.firstAttribute.axis, let otherAxis = scene.secondAttribute.axis
      else { continue }
      let first = Length(item: scene.firstItem, axis: axis)
      lengths.append((index, first))
      let (a, b) = (root(of: first), root(of: Length(item: second, axis: otherAxis)))
      if a != b { parents[b] = a }
    }
    var groups = [Length: Int]()
    let members = lengths.map { ($0.constraint, root(of: $0.length)) }
    for (_, group) in members where groups[group] == nil { groups[group] = groups.count }
    for (constraint, group) in members { numbers[constraint] = groups[group].map { $0 + 1 } }
    guard groups.count > 1 else { return }
    for (constraint, group) in members {
      letters[constraint] = groups[group].map(Self.letter)
    }
  }

  /// The letter of a constraint's group; nil for a constraint that compares no sizes, or the only group.
  subscript(constraint: Int) -> String? { letters[constraint] }

  /// The number of a constraint's group, from 1; nil for a constraint that compares no sizes.
  func number(of constraint: Int) -> Int? { numbers[constraint] }

  /// `a` to `z`, then `a2` to `z2`.
  private static func letter(_ index: Int) -> String {
    let letter = String(UnicodeScalar(UInt8(ascii: "a") + UInt8(index % 26)))
    return index < 26 ? letter : letter + String(index / 26 + 1)
  }
}
