import AutoLayout
package import LayoutScene
import XcodeLogs

/// Finds the lines of code that may have made the constraints of a log.
///
/// A log contains classes, attributes and numbers. The code that has most of a report's constraints is taken to have
/// made it, and all of its lines that fit count.
package struct LoggedCode {
  private struct Candidate {
    var option: Int
    var place: CodePlace
  }

  private var byIdentifier: [String: [Candidate]] = [:]
  private var byShape: [Shape: [Candidate]] = [:]

  /// - Parameter scene: read from source.
  package init(_ scene: Scene) {
    for (number, option) in scene.options.enumerated() {
      let classes = option.views.map { $0.customClass ?? $0.kind.className }
      let names = Set(option.constraints.filter(\.hasGivenIdentifier).map(\.identifier))
      for constraint in option.constraints {
        guard let place = constraint.code else { continue }
        let candidate = Candidate(option: number, place: place)
        if constraint.hasGivenIdentifier {
          byIdentifier[Self.written(constraint.identifier, among: names), default: []].append(candidate)
        }
        byShape[Shape(constraint, classes), default: []].append(candidate)
      }
    }
  }

  /// Gives the constraints of a log's report the places of the code that may have made them.
  ///
  /// - Parameter report: the option that the layout was solved for.
  /// - Returns: the number of the app's own constraints for which no code was found.
  package func place(_ layout: inout SolvedLayout, of report: SceneOption) -> Int {
    guard let reported = report.reportedConflict else { return 0 }
    let classes = report.views.indices.map { index in
      reported.printedViews.indices.contains(index)
        ? Self.plainClass(reported.printedViews[index]) : ""
    }
    let own = reported.origins.indices.filter { index in
      let constraint = report.constraints[index]
      return reported.origins[index] == .explicit && constraint.privateIdentifier == nil
    }
    let found = own.map { candidates(for: report.constraints[$0], classes) }
    var shares: [Int: Int] = [:]
    for candidates in found {
      for option in Set(candidates.map(\.option)) { shares[option, default: 0] += 1 }
    }
    let most = shares.values.max() ?? 0
    for (index, candidates) in zip(own, found) {
      var places: [CodePlace] = []
      for one in candidates where shares[one.option] == most && !places.contains(one.place) {
        places.append(one.place)
      }
      layout.constraints[index].scene.code = places.first
      layout.constraints[index].scene.otherPlaces = Array(places.dropFirst())
    }
    return own.count { layout.constraints[$0].scene.code == nil }
  }

  /// The name in the code: “gap” for “gap 2”, as a log calls the second of two constraints that the code calls “gap”.
  private static func written(_ name: String, among names: Set<String>) -> String {
    guard let space = name.lastIndex(of: " "), Int(name[name.index(after: space)...]) != nil else {
      return name
    }
    let first = String(name[..<space])
    return names.contains(first) ? first : name
  }

  private func candidates(for constraint: SceneConstraint, _ classes: [String]) -> [Candidate] {
    if constraint.hasGivenIdentifier, let named = byIdentifier[constraint.identifier] { return named }
    // Visual formats are printed from one side to the other, whichever way the code writes them.
    return [constraint, constraint.turned].compactMap(\.self).flatMap { byShape[Shape($0, classes)] ?? [] }
  }

  /// The class of a printed view: `Card` for `App.Card:0x7f8a5c40'Name'`. The content of a cell is a plain view in
  /// code.
  private static func plainClass(_ printed: String?) -> String {
    let name = LoggedClass.plainName(String((printed ?? "").prefix { $0 != ":" }))
    return name.hasSuffix("CellContentView") ? "UIView" : name
  }
}

/// The properties of a constraint that both a log and code state.
private struct Shape: Hashable {
  private struct Side: Hashable {
    var className: String?
    var attribute: LayoutAttribute
  }

  private let first: Side
  private let second: Side?
  private let relation: LayoutRelation
  private let multiplier: Double
  private let constant: Double
  private let priority: LayoutPriority

  /// - Parameter classes: the classes of the views, by their positions; empty if a log does not state them.
  init(_ constraint: SceneConstraint, _ classes: [String]) {
    // A log prints guides by names of its own.
    func side(_ item: SceneItem, _ attribute: LayoutAttribute) -> Side {
      guard case .view(let index) = item else { return Side(className: nil, attribute: attribute) }
      return Side(className: classes[index.rawValue], attribute: attribute)
    }
    first = side(constraint.firstItem, constraint.firstAttribute)
    second = constraint.secondItem.map { side($0, constraint.secondAttribute) }
    relation = constraint.relation
    multiplier = (constraint.multiplier * 1000).rounded()
    constant = (constraint.constant * 100).rounded() + 0
    priority = constraint.priority
  }
}
