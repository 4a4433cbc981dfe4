/// An option that differs, with its scenario's name.
struct PageEntry {
  let scenario: String
  let option: ReviewedOption

  var name: OptionName { OptionName(scenario: scenario, option: option.name) }
}

/// Changes for one and the same reason: a reader looks at one of them, and decides about all.
struct PageGroup {
  var title: String
  var entries: [PageEntry]

  /// Groups in the order of their first entries; what has a cause of its own is in one group at the end, before what
  /// is new, deleted or renamed.
  static func all(in report: ReviewReport) -> [PageGroup] {
    var changed: [PageGroup] = []
    // The same words are the same cause, and so is the same line, whatever the views are called that it is about.
    var places: [String: Int] = [:]
    var others: [ReviewState: [PageEntry]] = [:]
    for scenario in report.scenarios {
      for option in scenario.options where option.state != .unchanged {
        let entry = PageEntry(scenario: scenario.name, option: option)
        guard option.state == .changed else {
          others[option.state, default: []].append(entry)
          continue
        }
        let (reason, lines) = (option.causeInCommon, option.lines)
        let keys = [reason, lines].compactMap(\.self)
        let place = keys.lazy.compactMap { places[$0] }.first ?? changed.count
        if place == changed.count { changed.append(PageGroup(title: reason, entries: [])) }
        for key in keys { places[key] = place }
        if let lines, reason != changed[place].title { changed[place].title = lines }
        changed[place].entries.append(entry)
      }
    }
    var groups = changed.filter { $0.entries.count > 1 }
    let single = changed.filter { $0.entries.count == 1 }.flatMap(\.entries)
    if !single.isEmpty {
      groups.append(
        PageGroup(
          title: groups.isEmpty ? "Changed" : "Changed, each for a reason of its own", entries: single))
    }
    for (state, title) in [(ReviewState.new, "New"), (.deleted, "Deleted"), (.renamed, "Renamed")] {
      if let entries = others[state] { groups.append(PageGroup(title: title, entries: entries)) }
    }
    return groups
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
    // What another reason says as well need not be told twice.
    let reasons = all.filter { reason in !all.contains { $0 != reason && $0.contains(reason) } }
    return reasons.prefix(3).joined(separator: " · ") + (reasons.count > 3 ? " …" : "")
  }
}
