import AutoLayout
import FileAccess
import LayoutScene

/// The options through which an animation moves, as the command line names them.
struct Keyframes {
  /// nil: the first option.
  let from: String?
  /// Empty: the option that follows.
  let to: [String]

  init(_ arguments: ParsedArguments) {
    from = arguments.value(of: .from)
    to = arguments.all(of: .to)
  }

  /// The keyframes' positions among the options.
  func positions(among names: [String]) throws(Failure) -> [Int] {
    guard names.count > 1 else { throw .oneOption }
    func position(_ name: String, _ flag: Flag) throws(Failure) -> Int {
      guard let position = names.firstIndex(of: name) else {
        throw .unknown("option", name, flag: flag, known: names)
      }
      return position
    }
    var positions = [0]
    if let from { positions = [try position(from, .from)] }
    for name in to { positions.append(try position(name, .to)) }
    // The first option follows the last.
    if to.isEmpty { positions.append((positions[0] + 1) % names.count) }
    for (position, next) in zip(positions, positions.dropFirst()) where position == next {
      throw .noWay(names[position])
    }
    return positions
  }

  /// Rejects options that have no view in common, such as scenes of a storyboard: nothing would move.
  static func check(_ layouts: [SolvedLayout]) throws(Failure) {
    for (layout, next) in zip(layouts, layouts.dropFirst()) {
      let ids = Set(layout.views.map(\.scene.id))
      let common = next.views.filter { ids.contains($0.scene.id) }
      // Every scenario's root is called root.
      let isBare = layout.views.count <= 1 || next.views.count <= 1
      if !common.contains(where: { isBare || $0.scene.superview != nil }) {
        let names = [layout, next].displayNames
        throw .nothingInCommon(names[0], names[1])
      }
    }
  }
}
