import AutoLayout

/// The solution as JSON, version 1. Numbers are rounded to a millionth of a point.
enum SolutionReport {
  static func json(of layouts: [SolvedLayout], input: String) -> String {
    let document = JSONValue.object([
      ("version", .number(1)), ("input", .string(input)), ("options", .array(layouts.map(option))),
    ])
    return document.lines(depth: 4) + "\n"
  }

  private static func option(_ layout: SolvedLayout) -> JSONValue {
    var members: [(String, JSONValue)] = [("name", .string(layout.name))]
    if let title = layout.title { members.append(("title", .string(title))) }
    members += [
      ("canvas", canvas(layout.canvas)),
      ("views", .array(layout.views.map { view($0, in: layout) })),
      ("constraints", .array(layout.constraints.map(constraint))),
      ("conflicts", .array(layout.conflicts.map { conflict($0, in: layout) })),
      ("warnings", .array(layout.warnings.map { warning($0, in: layout) })),
    ]
    return .object(members)
  }

  private static func canvas(_ canvas: Canvas) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("width", number(canvas.size.width)), ("height", number(canvas.size.height)),
      ("scale", number(canvas.scale)),
    ]
    if let device = canvas.device { members.append(("device", .string(device))) }
    return .object(members)
  }

  private static func view(_ view: SolvedView, in layout: SolvedLayout) -> JSONValue {
    let superview = view.scene.superview.flatMap { layout.view(at: $0) }
    var members: [(String, JSONValue)] = [
      ("id", .string(view.scene.id)), ("type", .string(view.scene.kind.rawValue)),
      ("superview", superview.map { .string($0.scene.id) } ?? .null),
      ("frame", .array([view.frame.x, view.frame.y, view.frame.width, view.frame.height].map(number))),
    ]
    if let baseline = view.firstBaseline { members.append(("firstBaseline", number(baseline))) }
    if let baseline = view.lastBaseline { members.append(("lastBaseline", number(baseline))) }
    if let lines = view.lineCount { members.append(("lines", number(Double(lines)))) }
    if let truncated = view.isTruncated { members.append(("truncated", .bool(truncated))) }
    members.append(("hidden", .bool(view.isHidden)))
    let ranges = FrameComponent.allCases.compactMap { component -> (String, JSONValue)? in
      guard let range = view.ambiguity[component] else { return nil }
      return (component.rawValue, .array([bound(range.lower), bound(range.upper)]))
    }
    if !ranges.isEmpty { members.append(("ambiguity", .object(ranges))) }
    return .object(members)
  }

  private static func constraint(_ constraint: SolvedConstraint) -> JSONValue {
    .object([
      ("identifier", .string(constraint.scene.identifier)), ("description", .string(constraint.scene.text)),
      ("priority", number(constraint.scene.priority.rawValue)),
      ("origin", .string(constraint.origin.rawValue)),
      ("axis", .string(constraint.axis.rawValue)), ("satisfied", .bool(constraint.isSatisfied)),
      ("error", number(constraint.error)),
    ])
  }

  private static func conflict(_ conflict: LayoutConflict, in layout: SolvedLayout) -> JSONValue {
    let names = conflict.constraints.compactMap { layout.constraint(at: $0)?.scene.identifier }
    let broken = layout.constraint(at: conflict.broken)?.scene.identifier
    return .object([
      ("constraints", .array(names.map { .string($0) })), ("broken", broken.map { .string($0) } ?? .null),
    ])
  }

  private static func warning(_ warning: LayoutWarning, in layout: SolvedLayout) -> JSONValue {
    let views = warning.views.compactMap { layout.view(at: $0)?.scene.id }
    return .object([
      ("code", .string(warning.code)), ("message", .string(warning.message)),
      ("views", .array(views.map { .string($0) })),
    ])
  }

  private static func number(_ value: Double) -> JSONValue { .number(withoutNoise(value)) }

  private static func bound(_ value: Double?) -> JSONValue { value.map(number) ?? .null }
}

extension SolvedLayout {
  func view(at index: Int) -> SolvedView? { views.indices.contains(index) ? views[index] : nil }

  func constraint(at index: Int) -> SolvedConstraint? {
    constraints.indices.contains(index) ? constraints[index] : nil
  }
}
