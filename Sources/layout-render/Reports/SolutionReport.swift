import AutoLayout
import LayoutScene

/// What a solution tells for reviews besides the layout itself.
struct SolutionDetails {
  /// What the input says of a view, as an object of a scenario.
  let view: (SolvedView, Canvas) -> JSONValue
  /// What it says of the canvas.
  let canvas: (Canvas) -> JSONValue
}

/// The solution as JSON, version 1. Numbers are rounded to a millionth of a point.
enum SolutionReport {
  /// - Parameter details: for what decides the frames, what constraints are made of and what was authored.
  static func json(of layouts: [SolvedLayout], input: String, details: SolutionDetails? = nil) -> String {
    let options = layouts.map { option($0, details) }
    let document = JSONValue.object([
      ("version", .number(1)), ("input", .string(input)), ("options", .array(options)),
    ])
    return document.lines(depth: 4) + "\n"
  }

  private static func option(_ layout: SolvedLayout, _ details: SolutionDetails?) -> JSONValue {
    var members: [(String, JSONValue)] = [("name", .string(layout.name))]
    if let title = layout.title { members.append(("title", .string(title))) }
    members += [
      ("canvas", canvas(layout.canvas, details)),
      ("views", .array(layout.views.map { view($0, in: layout, details) })),
      ("constraints", .array(layout.constraints.map { constraint($0, in: layout, details) })),
      ("conflicts", .array(layout.conflicts.map { conflict($0, in: layout) })),
      ("warnings", .array(layout.warnings.map { warning($0, in: layout) })),
    ]
    return .object(members)
  }

  private static func canvas(_ canvas: Canvas, _ details: SolutionDetails?) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("width", number(canvas.size.width)), ("height", number(canvas.size.height)),
      ("scale", number(canvas.scale)),
    ]
    if let device = canvas.device { members.append(("device", .string(device))) }
    if let details { members.append(("authored", details.canvas(canvas))) }
    return .object(members)
  }

  private static func view(_ view: SolvedView, in layout: SolvedLayout, _ details: SolutionDetails?)
    -> JSONValue
  {
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
    if let details {
      members.append(("deciders", deciders(of: view)))
      members.append(("authored", details.view(view, layout.canvas)))
    }
    return .object(members)
  }

  private static func deciders(of view: SolvedView) -> JSONValue {
    .object(
      FrameComponent.allCases.compactMap { component in
        view.deciders[component].map { (component.rawValue, .array($0.map { .number(Double($0)) })) }
      })
  }

  private static func constraint(
    _ constraint: SolvedConstraint, in layout: SolvedLayout, _ details: SolutionDetails?
  ) -> JSONValue {
    var members: [(String, JSONValue)] = [
      ("identifier", .string(constraint.scene.identifier)), ("description", .string(constraint.scene.text)),
      ("priority", number(constraint.scene.priority.rawValue)),
      ("origin", .string(constraint.origin.rawValue)),
      ("axis", .string(constraint.axis.rawValue)), ("satisfied", .bool(constraint.isSatisfied)),
      ("error", number(constraint.error)),
    ]
    if details != nil { members += parts(of: constraint, in: layout) }
    return .object(members)
  }

  private static func parts(of constraint: SolvedConstraint, in layout: SolvedLayout) -> [(String, JSONValue)]
  {
    let scene = constraint.scene
    func side(_ item: SceneItem?, _ attribute: LayoutAttribute) -> String {
      guard let item, let owner = layout.view(at: item.view)?.scene.id else { return "" }
      if case .guide(let kind, _) = item { return "\(owner).\(kind.name).\(attribute.name)" }
      return "\(owner).\(attribute.name)"
    }
    return [
      ("named", .bool(constraint.origin == .explicit && scene.hasGivenIdentifier)),
      ("broken", .bool(constraint.isBroken)), ("left", .string(side(scene.firstItem, scene.firstAttribute))),
      ("right", .string(side(scene.secondItem, scene.secondAttribute))),
      ("relation", .string(scene.relation.symbol)), ("multiplier", number(scene.multiplier)),
      ("constant", number(scene.constant)),
    ]
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
