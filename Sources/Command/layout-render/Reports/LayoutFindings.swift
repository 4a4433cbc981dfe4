import AutoLayout
import Diagnostics
import LayoutScene
import LayoutSolving
import LayoutWords

/// The diagnostics about solved layouts: conflicts and warnings, which are findings, and notes, which are not. Findings
/// that several options have in common are reported once.
struct LayoutFindings {
  private struct Entry {
    var diagnostic: Diagnostic
    var options: [String]
  }

  private var entries: [Entry] = []
  private var positions: [Diagnostic: Int] = [:]
  private let source: SourceText
  private let optionCount: Int

  /// - Parameters:
  ///   - bytes: the input, in which the diagnostics have their places.
  ///   - kinds: the remarks to make besides conflicts and warnings.
  static func diagnostics(
    of layouts: [SolvedLayout], in bytes: [UInt8], remarking kinds: Set<LayoutRemark.Kind>
  ) -> [Diagnostic] {
    let remarks = layouts.map { layout in
      LayoutInspection(layout).remarks(of: kinds)
    }
    let isClean = zip(layouts, remarks).allSatisfy {
      $0.conflicts.isEmpty && $0.findings.isEmpty && $1.isEmpty
    }
    if isClean { return [] }
    var findings = LayoutFindings(source: SourceText(bytes), optionCount: layouts.count)
    for ((layout, name), remarks) in zip(zip(layouts, layouts.displayNames), remarks) {
      findings.add(layout, called: name, remarks)
    }
    return findings.entries.map(findings.told)
  }

  private init(source: SourceText, optionCount: Int) {
    self.source = source
    self.optionCount = optionCount
  }

  private mutating func add(_ layout: SolvedLayout, called name: String, _ remarks: [LayoutRemark]) {
    let source = source
    for (conflict, count) in distinctConflicts(in: layout) {
      add(diagnostic(for: conflict, occurring: count, in: layout), option: name)
    }
    for finding in layout.findings {
      let place =
        finding.constraints.lazy.compactMap { layout.constraint(at: $0) }
        .compactMap { source.place(of: $0.scene) }.first
        ?? layout.views(of: finding).first.flatMap { layout.view(at: $0) }.flatMap {
          source.place(of: $0.scene)
        }
      let text = layout.explain(finding)
      add(
        Diagnostic(
          Self.severity(of: finding), code: finding.code, text.statement, at: place, help: text.help),
        option: name)
    }
    for remark in remarks {
      let (place, text) = (source.place(of: layout.views[remark.view].scene), layout.explain(remark))
      add(
        Diagnostic(.note, code: remark.kind.rawValue, text.statement, at: place, help: text.help),
        option: name)
    }
  }

  private static func severity(of finding: LayoutFinding) -> Diagnostic.Severity {
    switch finding.severity {
    case .note: .note
    case .warning: .warning
    case .error: .error
    }
  }

  private mutating func add(_ diagnostic: Diagnostic, option: String) {
    if let position = positions[diagnostic] {
      if entries[position].options.last != option { entries[position].options.append(option) }
    } else {
      positions[diagnostic] = entries.count
      entries.append(Entry(diagnostic: diagnostic, options: [option]))
    }
  }

  /// The first of the conflicts that the same lines of the input lead to, as in every row of a list, and how many there
  /// are.
  private func distinctConflicts(in layout: SolvedLayout) -> [(LayoutConflict, count: Int)] {
    var distinct: [(conflict: LayoutConflict, count: Int)] = []
    var known: [[String]: Int] = [:]
    for conflict in layout.conflicts {
      let members = conflict.constraints.compactMap { layout.constraint(at: $0) }
      let lines = members.map { member in
        let place = source.place(of: member.scene)
        return
          "\(place?.file ?? "") \(place?.line ?? 0) \(place?.column ?? 0) \(member.origin) \(member.scene.constant)"
      }
      let isWritten = members.contains { source.place(of: $0.scene) != nil }
      if isWritten, let index = known[lines] {
        distinct[index].count += 1
      } else {
        known[lines] = distinct.count
        distinct.append((conflict, 1))
      }
    }
    return distinct
  }

  /// - Parameter count: how often the same lines are in conflict.
  private func diagnostic(
    for conflict: LayoutConflict, occurring count: Int, in layout: SolvedLayout
  ) -> Diagnostic {
    let members = conflict.constraints.compactMap { layout.constraint(at: $0) }
    let broken = conflict.broken.flatMap { layout.constraint(at: $0) }
    let place = ([broken].compactMap { $0 } + members).lazy.compactMap { source.place(of: $0.scene) }.first
    let text = layout.explain(conflict)
    let more =
      count == 1
      ? ""
      : count == 2
        ? "; there is one more conflict like this" : "; there are \(count - 1) more conflicts like this"
    return Diagnostic(
      layout.isOfRecordedContent(conflict) ? .note : .warning, code: "conflict", text.statement + more,
      at: place ?? self.place(ofViewsIn: members, in: layout), help: text.remedy)
  }

  /// The place where views are made or set up that only the system's own constraints connect.
  private func place(ofViewsIn members: [SolvedConstraint], in layout: SolvedLayout) -> SourcePlace? {
    let hiding = members.first { $0.scene.privateIdentifier == "UISV-hiding" }
    let scenes = ([hiding].compactMap(\.self) + members).compactMap {
      layout.view(at: $0.scene.firstItem.view)?.scene
    }
    let settings = scenes.first.flatMap { layout.codeNotes.settings[$0.id] }
    let set = hiding == nil ? settings?["spacing"] : settings?["isHidden"] ?? settings?["spacing"]
    return set.map { SourcePlace($0) } ?? scenes.lazy.compactMap { source.place(of: $0) }.first
  }

  private func told(_ entry: Entry) -> Diagnostic {
    var diagnostic = entry.diagnostic
    if entry.options.count < optionCount {
      let names = entry.options.map { "\"\($0)\"" }.joined(separator: ", ")
      diagnostic.message += entry.options.count == 1 ? " (option \(names))" : " (options \(names))"
    }
    return diagnostic
  }
}
