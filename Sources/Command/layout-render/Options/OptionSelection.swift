import AutoLayout
import FileAccess
import LayoutScene

/// The options of an input that are solved.
enum OptionSelection {
  /// The options with these names; all if there are no names.
  case named([String])
  /// The options between which an animation moves.
  case keyframes(Keyframes)

  /// The names of all wanted options; nil if others may be wanted, too.
  var names: [String]? {
    switch self {
    case .named(let names): names.isEmpty ? nil : names
    // The first one, and the one that follows, are found among all.
    case .keyframes: nil
    }
  }

  /// The options' positions, in the order in which they are shown; nil: all.
  ///
  /// An option can also be called by its title, or by its controller's class or storyboard identifier, if no other
  /// has the same.
  func positions(among options: [SceneOption]) throws(Failure) -> [Int]? {
    let names = options.map(\.name)
    switch self {
    case .named([]): return nil
    case .named(let given):
      let wanted = given.map { name in
        let called = options.filter { $0.title == name || $0.otherNames.contains(name) }
        return names.contains(name) || called.count != 1 ? name : called[0].name
      }
      let callable = zip(names, options.displayNames).map { name, display in
        options.count { $0.title == display } == 1 ? display : name
      }
      let unknown = wanted.filter { !names.contains($0) }.map {
        Failure.unknown("option", $0, flag: .option, known: callable)
      }
      if let first = unknown.first { throw unknown.dropFirst().reduce(first) { $0.and($1) } }
      return names.indices.filter { wanted.contains(names[$0]) }
    case .keyframes(let keyframes): return try keyframes.positions(among: names)
    }
  }

  /// The layouts in the order in which they are shown.
  ///
  /// - Parameter layouts: a solution for each of the positions, in the order of the input.
  func arranged(_ layouts: [SolvedLayout], at positions: [Int]) throws(Failure) -> [SolvedLayout] {
    let solved = Set(positions).sorted()
    let arranged = positions.compactMap { position in
      solved.firstIndex(of: position).map { layouts[$0] }
    }
    if case .keyframes = self { try Keyframes.check(arranged) }
    return arranged
  }
}
