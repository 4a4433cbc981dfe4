import AutoLayout
import Diagnostics
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
  /// The lines of the report's list that cannot be read.
  private var unread: [ReportedConflict.UnreadLine] = []
  /// Whether the constraint that was broken could not be read.
  private var isBrokenUnread = false
  /// Whether the report has more constraints than are explained.
  private var isTooLong = false
  /// Whether the log ends within a constraint of the list.
  private var isCutShort = false
  /// Where the report's last constraint starts.
  private var lastConstraint = 0
  /// Whether the system's log has withheld a part of the report.
  private var isWithheld = false
  private var isFull = false
  private var unreadableCount = 0
  /// The positions of empty reports, and whether it is the system's log that has emptied them.
  private var emptyReports: [(place: SourceRange, isWithheld: Bool)] = []

  private init(_ text: LogText) { self.text = text }

  /// The conflicts, each once.
  static func parse(_ text: LogText, _ findings: inout Findings) -> [LoggedConflict] {
    let parts = LogScanner(text).parts
    guard parts.contains(where: { $0.part != .end && $0.part != .withheld }) else {
      findings.error(
        .noConflictLog, at: nil, "there is no report of conflicting constraints in this text",
        help: "paste the log from \"Unable to simultaneously satisfy constraints.\" on, or what po prints of "
          + "constraints or of recursiveDescription")
      return []
    }
    var parser = ConflictParser(text)
    for (part, position) in parts where !parser.isFull { parser.add(part, at: position, &findings) }
    parser.finish(at: text.bytes.count, &findings)
    parser.tellEmptyReports(&findings)
    return parser.conflicts
  }

  /// An error if there is no other report, otherwise warnings.
  private func tellEmptyReports(_ findings: inout Findings) {
    for (index, (place, isWithheld)) in emptyReports.enumerated() {
      let message =
        isWithheld
        ? "the system's log has withheld the constraints as private data"
        : "the report has no readable list of constraints"
      let help =
        isWithheld
        ? "run the app from Xcode and copy the report from its console, or install a logging profile that enables "
          + "private data"
        : "paste all of it, from the headline to the advice on breakpoints"
      if !conflicts.isEmpty {
        findings.warning(.noConstraintList, at: place, message, help: help)
      } else if index == 0 {
        findings.error(.noConstraintList, at: place, message, help: help)
      }
    }
  }

  private mutating func add(_ part: LogScanner.Part, at position: Int, _ findings: inout Findings) {
    switch part {
    case .headline:
      finish(at: position, &findings)
      start = position
      hasHeadline = true
    case .recovery:
      if start == nil { start = position }
      isRecovering = true
    case .withheld:
      guard start != nil else { return }
      isWithheld = true
      if isRecovering { isBrokenUnread = true } else { noteInList("<private>") }
    case .end: finish(at: position, &findings)
    case .constraint(let range):
      // A second list without a headline of its own is a second report.
      if broken != nil { finish(at: position, &findings) }
      if start == nil { start = position }
      add(range, &findings)
    }
  }

  private mutating func add(_ range: Range<Int>, _ findings: inout Findings) {
    let description = DescriptionText(text.bytes[range], isCutAtEdge: text.isCutAtEdge)
    if !isRecovering { lastConstraint = range.lowerBound }
    guard let (constraint, _) = description.parse() else {
      unreadableCount += 1
      isFull = unreadableCount >= Self.mostUnreadable
      return leaveOut(range, isClosed: description.isClosed, &findings)
    }
    if let problem = NumberRange.problem(multiplier: constraint.multiplier, constant: constraint.constant) {
      findings.warning(.outOfRange, at: text.source(range), "a constraint is left out: \(problem)")
      note(firstLine(of: range))
    } else if isRecovering {
      broken = constraint
    } else if list.count < Self.mostConstraints {
      list.append(constraint)
    } else if !isTooLong {
      isTooLong = true
      findings.warning(
        .tooMany, at: text.source(range), "only the first \(Self.mostConstraints) constraints are explained")
    }
  }

  private mutating func leaveOut(_ range: Range<Int>, isClosed: Bool, _ findings: inout Findings) {
    let line = firstLine(of: range)
    let quote = quote(line)
    if isClosed {
      findings.warning(
        .unreadableConstraint, at: text.source(line),
        "this constraint cannot be read, and is left out: \(quote)")
    } else {
      findings.warning(
        .logCutShort, at: text.source(line), "the log is cut short within this constraint: \(quote)")
      if !isRecovering { isCutShort = true }
    }
    note(line, isClosed: isClosed)
  }

  /// Keeps a line that is left out, so that the conflict is never described without it.
  private mutating func note(_ line: Range<Int>, isClosed: Bool = true) {
    let quote = quote(line)
    guard isRecovering else { return noteInList(quote) }
    // The list has the broken constraint, too.
    if let same = list.first(where: { quote.hasPrefix("<\($0.className):\($0.address) ") }) {
      broken = same
      return
    }
    isBrokenUnread = true
    if !unread.contains(where: { $0.text == quote }), isClosed { noteInList(quote) }
    for index in unread.indices where unread[index].text == quote { unread[index].isBroken = true }
  }

  private mutating func noteInList(_ text: String) {
    guard unread.count < Self.mostConstraints else { return }
    unread.append(ReportedConflict.UnreadLine(position: list.count, text: text))
  }

  private func firstLine(of range: Range<Int>) -> Range<Int> {
    range.lowerBound..<(range.lowerBound + text.bytes[range].prefix { $0 != UInt8(ascii: "\n") }.count)
  }

  /// A line without the characters that separate it from the next one.
  private func quote(_ line: Range<Int>) -> String {
    let isEnd: (UInt8) -> Bool = {
      $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ")
    }
    let count = text.bytes[line].reversed().drop(while: isEnd).count
    return String(decoding: text.bytes[line].prefix(count), as: UTF8.self).shortened(to: 160)
  }

  /// - Parameter end: where what comes after the report starts.
  private mutating func finish(at end: Int, _ findings: inout Findings) {
    defer {
      list = []
      broken = nil
      start = nil
      isRecovering = false
      hasHeadline = false
      unread = []
      isBrokenUnread = false
      isTooLong = false
      isCutShort = false
      isWithheld = false
    }
    guard let start else { return }
    let place = text.source(start..<(start + 1))
    guard !list.isEmpty || broken != nil else {
      emptyReports.append((place, isWithheld))
      return
    }
    if broken == nil, !isBrokenUnread {
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
    conflict.unread = unread
    conflict.isCutShort = isCutShort || isTooLong || !(isRecovering || isListClosed(before: end))
    conflict.isReported = hasHeadline || isRecovering
    append(conflict, at: place, &findings)
  }

  /// Whether a closing parenthesis on a line of its own ends the list.
  private func isListClosed(before end: Int) -> Bool {
    var isLineEmpty = false
    for byte in text.bytes[min(lastConstraint, end)..<end] {
      if isLineEmpty, byte == UInt8(ascii: ")") { return true }
      isLineEmpty = byte == UInt8(ascii: "\n") || (isLineEmpty && byte == UInt8(ascii: " "))
    }
    return false
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
    constraints == other.constraints && broken == other.broken && unread == other.unread
  }
}
