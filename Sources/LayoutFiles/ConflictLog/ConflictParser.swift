import AutoLayout
import LayoutScene

/// Gathers the parts of a log into conflicts.
struct ConflictParser {
  /// The most conflicts of a log, and constraints of a conflict, that are read.
  static let mostConflicts = 50
  static let mostConstraints = 100
  /// A text with more unreadable constraints is not a log.
  private static let mostUnreadable = 200

  private let text: LogText
  private var conflicts: [LoggedConflict] = []
  private var list: [LoggedConstraint] = []
  private var broken: LoggedConstraint?
  /// Where the current report starts; nil between reports.
  private var start: Int?
  private var isRecovering = false
  /// Whether the current report has its headline.
  private var hasHeadline = false
  /// Whether a constraint of the report could not be read.
  private var hasGaps = false
  private var isFull = false
  private var unreadableCount = 0
  /// The positions of empty reports.
  private var emptyReports: [SourceRange] = []

  private init(_ text: LogText) { self.text = text }

  /// The conflicts, each once.
  static func parse(_ text: LogText, _ findings: inout Findings) -> [LoggedConflict] {
    let parts = LogScanner(text).parts
    guard !parts.isEmpty else {
      findings.error(
        .noConflictLog, at: nil, "there is no report of conflicting constraints in this text",
        help: "paste the log from \"Unable to simultaneously satisfy constraints.\" on, or what po prints of "
          + "constraints or of recursiveDescription")
      return []
    }
    var parser = ConflictParser(text)
    for (part, position) in parts where !parser.isFull { parser.add(part, at: position, &findings) }
    parser.finish(&findings)
    parser.tellEmptyReports(&findings)
    return parser.conflicts
  }

  /// An error if there is no other report, otherwise warnings.
  private func tellEmptyReports(_ findings: inout Findings) {
    let message = "the report has no readable list of constraints"
    let help = "paste all of it, from the headline to the advice on breakpoints"
    guard !conflicts.isEmpty else {
      return findings.error(.noConstraintList, at: emptyReports.first, message, help: help)
    }
    for place in emptyReports { findings.warning(.noConstraintList, at: place, message, help: help) }
  }

  private mutating func add(_ part: LogScanner.Part, at position: Int, _ findings: inout Findings) {
    switch part {
    case .headline:
      finish(&findings)
      start = position
      hasHeadline = true
    case .recovery:
      if start == nil { start = position }
      isRecovering = true
    case .end: finish(&findings)
    case .constraint(let range):
      // A second list without a headline of its own is a second report.
      if broken != nil { finish(&findings) }
      if start == nil { start = position }
      add(range, &findings)
    }
  }

  private mutating func add(_ range: Range<Int>, _ findings: inout Findings) {
    let description = DescriptionText(text.bytes[range], isCutAtEdge: text.isCutAtEdge)
    guard let (constraint, _) = description.parse() else {
      hasGaps = true
      unreadableCount += 1
      isFull = unreadableCount >= Self.mostUnreadable
      return unreadable(range, isClosed: description.isClosed, &findings)
    }
    if let problem = NumberRange.problem(multiplier: constraint.multiplier, constant: constraint.constant) {
      hasGaps = true
      findings.warning(.outOfRange, at: text.source(range), "a constraint is left out: \(problem)")
    } else if isRecovering {
      broken = constraint
    } else if list.count < Self.mostConstraints {
      list.append(constraint)
    } else if list.count == Self.mostConstraints, !hasGaps {
      hasGaps = true
      findings.warning(
        .tooMany, at: text.source(range), "only the first \(Self.mostConstraints) constraints are explained")
    }
  }

  private func unreadable(_ range: Range<Int>, isClosed: Bool, _ findings: inout Findings) {
    let line = text.bytes[range].prefix { $0 != UInt8(ascii: "\n") }
    let quote = String(decoding: line.prefix(160), as: UTF8.self)
    let place = text.source(range.lowerBound..<(range.lowerBound + line.count))
    if isClosed {
      findings.warning(
        .unreadableConstraint, at: place, "this constraint cannot be read, and is left out: \(quote)")
    } else {
      findings.warning(.logCutShort, at: place, "the log is cut short within this constraint: \(quote)")
    }
  }

  private mutating func finish(_ findings: inout Findings) {
    defer {
      list = []
      broken = nil
      start = nil
      isRecovering = false
      hasHeadline = false
      hasGaps = false
    }
    guard let start else { return }
    let place = text.source(start..<(start + 1))
    guard !list.isEmpty || broken != nil else {
      emptyReports.append(place)
      return
    }
    if broken == nil, !(isRecovering && hasGaps) {
      findings.warning(
        .logCutShort, at: place,
        hasHeadline || isRecovering
          ? "the log ends before it says which constraint was broken"
          : "the text has constraints, but does not say that they are in conflict",
        help:
          "paste the report up to \"Will attempt to recover by breaking constraint\" and the line below it")
    }
    let position = positionOfBroken()
    var conflict = LoggedConflict(constraints: list, broken: position)
    conflict.isReported = hasHeadline || isRecovering
    append(conflict, at: place, &findings)
  }

  private mutating func append(
    _ conflict: LoggedConflict, at place: SourceRange, _ findings: inout Findings
  ) {
    if let same = conflicts.firstIndex(where: { $0.isSame(as: conflict) }) {
      conflicts[same].count += 1
    } else if conflicts.count < Self.mostConflicts {
      conflicts.append(conflict)
    } else {
      isFull = true
      findings.warning(
        .tooMany, at: place, "only the first \(Self.mostConflicts) conflicts are explained")
    }
  }

  /// The position of the broken constraint in the list, which gets it if it lacks it, as in a truncated log.
  private mutating func positionOfBroken() -> Int? {
    guard let broken else { return nil }
    if let position = list.firstIndex(where: { $0.address == broken.address }) { return position }
    if let position = list.firstIndex(where: { $0.withoutAddress == broken.withoutAddress }) {
      return position
    }
    list.append(broken)
    return list.count - 1
  }
}

extension LoggedConflict {
  /// Whether it repeats the same report.
  fileprivate func isSame(as other: LoggedConflict) -> Bool {
    constraints == other.constraints && broken == other.broken
  }
}
