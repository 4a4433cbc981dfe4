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
    var order: [String] = []
    var changed: [String: [PageEntry]] = [:]
    var others: [ReviewState: [PageEntry]] = [:]
    for scenario in report.scenarios {
      for option in scenario.options where option.state != .unchanged {
        let entry = PageEntry(scenario: scenario.name, option: option)
        guard option.state == .changed else {
          others[option.state, default: []].append(entry)
          continue
        }
        let cause = option.causeInCommon
        if changed[cause] == nil { order.append(cause) }
        changed[cause, default: []].append(entry)
      }
    }
    var groups = order.compactMap { cause -> PageGroup? in
      guard let entries = changed[cause], entries.count > 1 else { return nil }
      return PageGroup(title: cause, entries: entries)
    }
    let single = order.flatMap { changed[$0] ?? [] }.filter { changed[$0.option.causeInCommon]?.count == 1 }
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
  /// The reasons without what they changed; without any, the other differences.
  fileprivate var causeInCommon: String {
    var seen = Set<String>()
    let all = (causes.isEmpty ? sentences : causes.map(\.reason)).filter { seen.insert($0).inserted }
    // What another reason says as well need not be told twice.
    let reasons = all.filter { reason in !all.contains { $0 != reason && $0.contains(reason) } }
    return reasons.prefix(3).joined(separator: " · ") + (reasons.count > 3 ? " …" : "")
  }
}
