import AutoLayout
import LayoutFiles
import LayoutScene
import LayoutWords
import SafeText

/// What `explain` prints: why a view is where it is in each option, or what is in conflict.
struct ExplanationReport {
  private var lines: [String] = []
  /// The layouts that the report is about.
  private(set) var layouts: [SolvedLayout] = []
  /// The view that a picture should show; nil: all.
  private(set) var focus: String?
  /// The constraints that a picture of a single layout should show; nil for several layouts, in which the
  /// constraints have different positions.
  private(set) var shown: Set<ConstraintIndex>?

  var text: String { Printable.lines(lines) }

  /// - Parameter subject: `VIEW` or `VIEW.ATTRIBUTE`; nil: the conflicts.
  init(of layouts: [SolvedLayout], subject: String?) throws(ExplanationError) {
    guard let subject else {
      reportConflicts(layouts)
      return
    }
    guard !layouts.contains(where: { $0.reported != nil }) else { throw .logWithSubject }
    let (view, attribute) = try Self.parse(subject, ViewNames(layouts))
    focus = view
    for layout in layouts {
      guard let position = layout.views.firstIndex(where: { $0.scene.id == view }) else { continue }
      self.layouts.append(layout)
      let attributes = attribute.map { [$0] } ?? [.leading, .top, .width, .height]
      let explanations = attributes.compactMap { layout.explain(view: position, $0) }
      let lines = explanations.flatMap(layout.words(for:))
      shown = layouts.count == 1 ? Set(explanations.flatMap { $0.deciders + $0.gaveWay }) : nil
      append(lines, option: layout.name, of: layouts.count)
    }
  }

  private mutating func reportConflicts(_ layouts: [SolvedLayout]) {
    for layout in layouts where !layout.conflicts.isEmpty {
      self.layouts.append(layout)
      shown = layouts.count == 1 ? Set(layout.conflicts.flatMap(\.constraints)) : nil
      let lines = layout.conflicts.flatMap { ConflictReport.lines($0, in: layout) }
      append(lines, option: layout.name, of: layouts.count)
    }
    if self.layouts.isEmpty { lines = ["no conflicts"] }
  }

  private mutating func append(_ lines: [String], option: String, of count: Int) {
    if count > 1 { self.lines += self.lines.isEmpty ? [option] : ["", option] }
    self.lines += lines.map { (count > 1 ? "  " : "") + $0 }
  }

  /// Names may contain dots, so a name takes precedence over a name with an attribute.
  private static func parse(
    _ subject: String, _ names: ViewNames
  ) throws(ExplanationError) -> (String, LayoutAttribute?) {
    if let view = names.id(of: subject) { return (view, nil) }
    let (called, ending) = PathText.divided(subject)
    guard let name = ending else { throw .unknownView(subject, known: names.listed) }
    guard let view = names.id(of: called) else { throw .unknownView(called, known: names.listed) }
    let components: [String: LayoutAttribute] = ["x": .left, "y": .top]
    guard let attribute = components[name.lowercased()] ?? LayoutAttribute(named: name),
      attribute != .notAnAttribute
    else { throw .unknownAttribute(name) }
    return (view, attribute)
  }
}

enum ExplanationError: Error {
  case unknownView(String, known: [String])
  case unknownAttribute(String)
  /// A log says what is in conflict, not where views are.
  case logWithSubject

  var diagnostic: Diagnostic {
    switch self {
    case .unknownView(let name, let known):
      Diagnostic(
        .error, code: "unknown-view", "no view named \"\(name)\"",
        help: Suggestion.question(for: name, in: known)
          ?? "available: " + known.prefix(20).map { "\"\($0)\"" }.joined(separator: ", "))
    case .unknownAttribute(let name):
      Diagnostic(
        .error, code: "unknown-attribute", "no attribute named \"\(name)\"",
        help: Suggestion.question(for: name, in: LayoutAttribute.allCases.map(\.name)))
    case .logWithSubject:
      Diagnostic(
        .error, code: "no-layout", "a log does not say where its views are",
        help: "leave the view out: the conflicts are explained as a whole")
    }
  }
}
