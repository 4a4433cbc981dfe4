import AutoLayout
import LayoutScene
import LayoutWords

/// The distances that follow one another: those along one axis that share a view other than the root. If one of them
/// finds no room on the screen, all go beside it, in line.
struct SignChains {
  private var sets = DisjointSets<Int>()
  private let isMember: [Bool]

  /// - Parameter groups: groups of the same sign in several options.
  init(_ groups: [[Sign]]) {
    isMember = groups.map { group in
      group.contains { sign in
        if case .bar = sign.style, let dimension = sign.dimension { dimension.sized == nil } else { false }
      }
    }
    struct Link: Hashable {
      var axis: Axis
      var view: ViewIndex
      var option: Int
    }
    var known: [Link: Int] = [:]
    for (index, group) in groups.enumerated() where isMember[index] {
      for (option, sign) in group.enumerated() {
        guard let axis = sign.dimension?.axis else { continue }
        for view in sign.views where view != .root {
          let link = Link(axis: axis, view: view, option: option)
          if let other = known[link] {
            sets.join(index, other)
          } else {
            known[link] = index
          }
        }
      }
    }
  }

  /// The number of a distance's chain; nil for other signs.
  func chain(of group: Int) -> Int? { isMember[group] ? sets.top(group) : nil }

  /// Sets the flags of a whole chain if the flag of one of its members is set.
  func spread(_ flags: [Bool]) -> [Bool] {
    let tops = Set(flags.indices.filter { flags[$0] && isMember[$0] }.map(sets.top))
    return flags.indices.map { flags[$0] || isMember[$0] && tops.contains(sets.top($0)) }
  }
}
