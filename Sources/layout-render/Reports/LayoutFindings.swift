import AutoLayout
import LayoutFiles
import LayoutScene
import LayoutSolving
import LayoutWords

/// The diagnostics about solved layouts: conflicts and warnings, which are findings, and notes, which are
/// not. What several options have in common is reported once.
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
      $0.conflicts.isEmpty && $0.warnings.isEmpty && $1.isEmpty
    }
    if isClean { return [] }
    var findings = LayoutFindings(source: SourceText(bytes), optionCount: layouts.count)
    for (layout, remarks) in zip(layouts, remarks) { findings.add(layout, remarks) }
    return findings.entries.map(findings.told)
  }

  private init(source: SourceText, optionCount: Int) {
    self.source = source
    self.optionCount = optionCount
  }

  private mutating func add(_ layout: SolvedLayout, _ remarks: [LayoutRemark]) {
    let source = source
    for conflict in layout.conflicts { add(diagnostic(for: conflict, in: layout), option: layout.name) }
    for warning in layout.warnings {
      let place =
        warning.constraints.lazy.compactMap { layout.constraint(at: $0) }
        .compactMap { source.place(of: $0.scene) }.first
        ?? warning.views.first.flatMap { layout.view(at: $0) }.flatMap { source.place(of: $0.scene) }
      add(
        Diagnostic(
          warning.isError ? .error : .warning, code: warning.code, warning.message, at: place,
          help: warning.help),
        option: layout.name)
    }
    for remark in remarks {
      let place = source.place(of: layout.views[remark.view].scene)
      add(
        Diagnostic(.note, code: remark.kind.rawValue, remark.message, at: place, help: remark.help),
        option: layout.name)
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

  private func diagnostic(for conflict: LayoutConflict, in layout: SolvedLayout) -> Diagnostic {
    let members = conflict.constraints.compactMap { layout.constraint(at: $0) }
    let broken = conflict.broken.flatMap { layout.constraint(at: $0) }
    let place = ([broken].compactMap { $0 } + members).lazy.compactMap { source.place(of: $0.scene) }.first
    let text = layout.explain(conflict)
    return Diagnostic(
      layout.isOfRecordedContent(conflict) ? .note : .warning, code: "conflict", text.statement, at: place,
      help: text.remedy)
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
