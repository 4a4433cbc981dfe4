import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

/// The option from which each option starts, by position.
struct OptionOrder {
  /// One for each option; nil for an option that is laid out from scratch.
  private(set) var predecessors: [Int?]

  /// Reports names that are taken or unknown, and cycles.
  init(_ options: [OptionDraft], _ findings: inout Findings) {
    let positions = Self.positions(of: options, &findings)
    predecessors = options.map { option in
      guard let after = option.after else { return nil }
      if let position = positions[after.value] { return position }
      findings.error(
        .unknownOption, at: after.range, "no option named \"\(after.value)\"",
        help: Suggestion.question(for: after.value, in: options.lazy.compactMap(\.name?.value)))
      return nil
    }
    reportCycles(of: options, &findings)
  }

  private static func positions(
    of options: [OptionDraft], _ findings: inout Findings
  ) -> [String: Int] {
    let source = findings.source
    var positions: [String: (index: Int, range: SourceRange)] = [:]
    for (index, option) in options.enumerated() {
      guard let name = option.name else { continue }
      if let first = positions[name.value] {
        findings.error(
          .duplicateIdentifier, at: name.range,
          "the option \"\(name.value)\" already exists, at \(source.words(for: first.range))")
      } else if name.value.isEmpty {
        findings.error(.invalidIdentifier, at: name.range, "an option's name cannot be empty")
      } else {
        positions[name.value] = (index, name.range)
      }
    }
    return positions.mapValues(\.index)
  }

  /// Every option has at most one predecessor, so a walk back either ends or enters a cycle.
  private mutating func reportCycles(of options: [OptionDraft], _ findings: inout Findings) {
    var isSettled = [Bool](repeating: false, count: options.count)
    for start in options.indices {
      var path: [Int] = []
      var next: Int? = start
      while let index = next, !isSettled[index], !path.contains(index) {
        path.append(index)
        next = predecessors[index]
      }
      if let index = next, !isSettled[index], let first = path.firstIndex(of: index) {
        let cycle = (path[first...] + [index]).map { "\"\(options[$0].name?.value ?? "")\"" }
        findings.error(
          .optionCycle, at: options[index].after?.range,
          "options start from one another in a cycle: \(cycle.joined(separator: " after "))",
          help: "remove \"after\" from one of them")
        predecessors[index] = nil
      }
      for index in path { isSettled[index] = true }
    }
  }
}
