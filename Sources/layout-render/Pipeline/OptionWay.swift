import AutoLayout
import LayoutFiles
import LayoutScene

/// The options through which an animation moves, as the command line names them.
struct OptionWay: Sendable {
  var from: String?
  var to: [String]

  /// The stops' positions among the options.
  func stops(among names: [String]) throws(WayError) -> [Int] {
    guard names.count > 1 else { throw .oneOption }
    func position(_ name: String, _ flag: Flag) throws(WayError) -> Int {
      guard let position = names.firstIndex(of: name) else { throw .unknown(name, flag: flag, known: names) }
      return position
    }
    var stops = [0]
    if let from { stops = [try position(from, .from)] }
    for name in to { stops.append(try position(name, .to)) }
    // The option that follows, and the first one after the last.
    if to.isEmpty { stops.append((stops[0] + 1) % names.count) }
    for (stop, next) in zip(stops, stops.dropFirst()) where stop == next { throw .noWay(names[stop]) }
    return stops
  }

  /// Refuses options that have no view in common, such as scenes of a storyboard: nothing would move.
  static func check(_ layouts: [SolvedLayout]) throws(WayError) {
    for (layout, next) in zip(layouts, layouts.dropFirst()) {
      let ids = Set(layout.views.map(\.scene.id))
      let common = next.views.filter { ids.contains($0.scene.id) }
      // Every scenario's root is called root.
      let isBare = layout.views.count <= 1 || next.views.count <= 1
      if !common.contains(where: { isBare || $0.scene.superview != nil }) {
        throw .nothingInCommon(layout.name, next.name)
      }
    }
  }
}

/// Why there is no way to animate.
enum WayError: Error {
  case oneOption
  case unknown(String, flag: Flag, known: [String])
  case noWay(String)
  case nothingInCommon(String, String)

  var diagnostic: Diagnostic {
    switch self {
    case .oneOption:
      Diagnostic(
        .error, code: "one-option", "there is nothing to animate: the input has one option",
        help: "add options to the scenario, each with what is different in it")
    case .unknown(let name, let flag, let known): .unknown("option", name, flag: flag, known: known)
    case .noWay(let name):
      Diagnostic(
        .error, code: "usage", "\"\(name)\" is where the way begins and where it ends",
        help: "choose two options with --from and --to")
    case .nothingInCommon(let first, let second):
      Diagnostic(
        .error, code: "nothing-in-common", "\"\(first)\" and \"\(second)\" have no view in common",
        help: "choose options that lay out the same views; views are known by their ids")
    }
  }

  var status: ExitStatus {
    switch self {
    case .oneOption, .nothingInCommon: .badInput
    case .unknown, .noWay: .usage
    }
  }
}
