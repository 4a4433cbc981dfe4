import AutoLayout
import Diagnostics
import LayoutScene

/// The changes of an input, in words. A change that one line makes to many constraints or views is reported once: code
/// in the class of a cell, or in a helper, runs for many.
struct InputChanges {
  /// Changes that are reported together.
  struct Told: Hashable {
    var words: String
    var place: CausePlace?
    /// How many constraints or views it is about.
    var count: Int
    /// Whether it is about constraints that a view generates.
    var isGenerated = false
  }

  private(set) var told: [Told] = []
  /// Positions in `told`.
  private(set) var ofConstraint: [ConstraintChange: Int] = [:]
  private(set) var ofView: [AuthoredChange: Int] = [:]
  let constraints: [ConstraintChange]
  let authored: [AuthoredChange]

  private static let namedSubjects = 2

  init(_ constraints: [ConstraintChange], _ authored: [AuthoredChange]) {
    (self.constraints, self.authored) = (constraints, authored)
    for all in Self.grouped(constraints, by: \.key) {
      for one in all { ofConstraint[one] = told.count }
      told.append(
        Told(
          words: Self.words(of: all), place: all[0].place, count: all.count, isGenerated: all[0].isGenerated))
    }
    for all in Self.grouped(authored, by: \.key) {
      for one in all { ofView[one] = told.count }
      told.append(Told(words: Self.words(of: all), place: all[0].place, count: all.count))
    }
  }

  /// The reports of some changes, each once, in their order.
  func told(of changes: some Sequence<ConstraintChange>) -> [Told] {
    changes.compactMap { ofConstraint[$0] }.unique.map { told[$0] }
  }

  func told(of changes: some Sequence<AuthoredChange>) -> [Told] {
    changes.compactMap { ofView[$0] }.unique.map { told[$0] }
  }

  /// Lists of those with the same key, in the order of the first of each; a change without a key is alone.
  private static func grouped<Change>(_ changes: [Change], by key: (Change) -> [String]?) -> [[Change]] {
    var places: [[String]: Int] = [:]
    var groups: [[Change]] = []
    for change in changes {
      let key = key(change)
      if let key, let place = places[key] {
        groups[place].append(change)
      } else {
        if let key { places[key] = groups.count }
        groups.append([change])
      }
    }
    return groups
  }

  private static func words(of changes: [ConstraintChange]) -> String {
    guard changes.count > 1 else { return changes[0].words }
    let count = "\(changes.count) constraints"
    let subjects = list(changes.map(\.subject))
    switch changes[0].kind {
    case .added: return "added \(count): \(subjects)"
    case .removed: return "removed \(count): \(subjects)"
    case .edited:
      let edits = Set(changes.map(\.edit))
      return "\(edits.count == 1 ? changes[0].edit : changes[0].size) in \(count): \(subjects)"
    }
  }

  private static func words(of changes: [AuthoredChange]) -> String {
    guard changes.count > 1 else { return changes[0].words }
    return "\(changes[0].edit) in \(changes.count) views: \(list(changes.map(\.subject)))"
  }

  private static func list(_ subjects: [String]) -> String {
    let subjects = subjects.unique
    let more = subjects.count - namedSubjects
    let named = subjects.prefix(namedSubjects).joined(separator: ", ")
    return more > 0 ? "\(named) and \(more) more" : named
  }
}
