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

  /// - Parameter bytes: the input, in which the diagnostics have their places.
  static func diagnostics(of layouts: [SolvedLayout], in bytes: [UInt8]) -> [Diagnostic] {
    let isClean = layouts.allSatisfy {
      $0.conflicts.isEmpty && $0.warnings.isEmpty && !$0.views.contains { $0.isTruncated == true }
    }
    if isClean { return [] }
    var findings = LayoutFindings(source: SourceText(bytes), optionCount: layouts.count)
    for layout in layouts { findings.add(layout) }
    return findings.entries.map(findings.told)
  }

  private init(source: SourceText, optionCount: Int) {
    self.source = source
    self.optionCount = optionCount
  }

  private mutating func add(_ layout: SolvedLayout) {
    for conflict in layout.conflicts { add(diagnostic(for: conflict, in: layout), option: layout.name) }
    for warning in layout.warnings {
      let range =
        warning.constraints.lazy.compactMap { layout.constraint(at: $0)?.scene.source }.first
        ?? warning.views.first.flatMap { layout.view(at: $0)?.scene.source }
      let place = range.map(source.place(of:))
      add(
        Diagnostic(
          warning.isError ? .error : .warning, code: warning.code, warning.message, at: place,
          help: warning.help),
        option: layout.name)
    }
    for view in layout.views where view.isTruncated == true && !view.isHidden {
      let place = view.scene.source.map(source.place(of:))
      let note = Diagnostic(
        .note, code: "truncated-text", "the text of \"\(view.scene.displayName)\" is truncated", at: place)
      add(note, option: layout.name)
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
    let place = (broken?.scene.source ?? members.compactMap(\.scene.source).first).map(source.place(of:))
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
