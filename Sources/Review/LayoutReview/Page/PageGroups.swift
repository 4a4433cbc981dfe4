import Diagnostics

/// An option that differs, with its scenario's name.
struct PageEntry {
  let scenario: String
  let option: ReviewedOption
  /// The option's name in sentences.
  let displayName: String

  var name: OptionName { OptionName(scenario: scenario, option: option.name) }
  /// The name of the scenario and the option in sentences.
  var title: String { "\(scenario)/\(displayName)" }
}

/// Changes for one and the same reason: a reader looks at one of them, and decides about all. Changes with new problems
/// are in no group with others.
struct PageGroup {
  var title: String
  var entries: [PageEntry]

  /// New problems come first, and movements before mere differences in look; otherwise groups are in the order of their
  /// first entries. Options with a cause of their own are in one group at the end of each of these kinds; new, deleted
  /// and renamed options come last.
  static func all(in report: ReviewReport) -> [PageGroup] {
    var changed: [PageGroup] = []
    // The same words are the same cause, and so is the same line, whatever the names of the views that it is about.
    var places: [String: Int] = [:]
    var others: [ReviewState: [PageEntry]] = [:]
    for entry in report.differing {
      let option = entry.option
      guard option.state == .changed else {
        others[option.state, default: []].append(entry)
        continue
      }
      let (reason, lines) = (option.causeInCommon, option.lines)
      let badge = option.findingBadge ?? ""
      let keys = [reason, lines].compactMap { key in key.map { badge + $0 } }
      let place = keys.lazy.compactMap { places[$0] }.first ?? changed.count
      if place == changed.count { changed.append(PageGroup(title: reason, entries: [])) }
      for key in keys { places[key] = place }
      // Other words for the same lines: views of other names.
      if let lines, reason != changed[place].title, !changed[place].title.hasSuffix("(\(lines))") {
        changed[place].title += ", and likewise (\(lines))"
      }
      changed[place].entries.append(entry)
    }
    // A conflict is not accepted with others of the same cause.
    let isShared = { (group: PageGroup) in group.entries.count > 1 }
    let single = changed.filter { !isShared($0) }.flatMap(\.entries)
    var groups: [PageGroup] = []
    for (urgency, title) in [(0...1, "Newly wrong"), (2...2, "Changed"), (3...3, "Changed only in look")] {
      func belongs(_ entry: PageEntry) -> Bool { urgency.contains(entry.option.urgency) }
      let shared = changed.filter { isShared($0) && belongs($0.entries[0]) }
      groups += shared.map { group in
        var group = group
        if let badge = group.entries[0].option.findingBadge {
          group.title = "\(badge.prefix(1).uppercased())\(badge.dropFirst()): \(group.title)"
        }
        return group
      }
      let own = single.filter(belongs)
      if own.isEmpty { continue }
      groups.append(
        PageGroup(title: shared.isEmpty ? title : "\(title), each for a reason of its own", entries: own))
    }
    for (state, title) in [(ReviewState.new, "New"), (.deleted, "Deleted"), (.renamed, "Renamed")] {
      if let entries = others[state] { groups.append(PageGroup(title: title, entries: entries)) }
    }
    return groups
  }
}

extension ReviewReport {
  /// The options that differ, in the order in which a reader should look at them.
  var differing: [PageEntry] {
    let entries = scenarios.flatMap { scenario in
      zip(scenario.options, scenario.displayNames).filter(\.0.isDifferent).map {
        PageEntry(scenario: scenario.name, option: $0, displayName: $1)
      }
    }
    return entries.enumerated().sorted {
      ($0.element.option.urgency, $0.offset) < ($1.element.option.urgency, $1.offset)
    }.map(\.element)
  }
}

extension ReviewedOption {
  /// The lines that are its causes; nil if one is in none.
  fileprivate var lines: String? {
    causes.isEmpty || causes.contains { $0.places.isEmpty }
      ? nil : causes.flatMap { $0.places.map { $0.line + $0.remark } }.unique.sorted().joined(separator: ", ")
  }

  /// The reasons without what they changed; without any, the other differences.
  fileprivate var causeInCommon: String {
    var seen = Set<String>()
    let moving = causes.filter { !$0.change.isEmpty }
    let told = moving.isEmpty ? causes : moving
    let all = (told.isEmpty ? sentences : told.map(\.reason)).filter { seen.insert($0).inserted }
    // A reason that another one contains need not be reported twice.
    let reasons = all.filter { reason in !all.contains { $0 != reason && $0.contains(reason) } }
    return reasons.prefix(3).joined(separator: " · ") + (reasons.count > 3 ? " …" : "")
  }
}
