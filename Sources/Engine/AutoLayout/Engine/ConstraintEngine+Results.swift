internal import ConstraintSolver

/// The results of the last solution.
extension ConstraintEngine {
  package func frame(of item: LayoutItem) -> Rect {
    guard let variables = item.variables else {
      return Rect(
        x: value(of: item.origin(on: .horizontal)), y: value(of: item.origin(on: .vertical)),
        width: value(of: item.extent(on: .horizontal)), height: value(of: item.extent(on: .vertical)))
    }
    return Rect(
      x: solver.value(of: variables.x), y: solver.value(of: variables.y),
      width: solver.value(of: variables.width), height: solver.value(of: variables.height))
  }

  func value(of expression: LinearExpression, in placement: Placement = Placement()) -> Double {
    expression.terms.reduce(expression.constant) {
      $0 + $1.coefficient * (placement.values[$1.variable] ?? solver.value(of: $1.variable))
    }
  }

  /// Frames at which constraints are evaluated in place of the solution's.
  package struct Placement {
    fileprivate var values: [Variable: Double] = [:]

    package init() {}

    package mutating func place(_ item: LayoutItem, at frame: Rect) {
      guard let variables = item.variables else { return }
      for (variable, value) in zip(variables.all, [frame.x, frame.y, frame.width, frame.height]) {
        values[variable] = value
      }
    }
  }

  /// How far the left side violates the relation, in points; 0 within the solver's accuracy.
  package func error(of constraint: LayoutConstraint, in placement: Placement = Placement()) -> Double {
    guard let row = rows[ObjectIdentifier(constraint)] else { return 0 }
    let difference = value(of: row.difference, in: placement)
    let error =
      switch constraint.relation {
      case .equal: difference
      case .lessThanOrEqual: max(0, difference)
      case .greaterThanOrEqual: min(0, difference)
      }
    return abs(error) < 1e-6 ? 0 : error
  }

  /// How far an inequality that holds is from its limit, in points; 0 for anything else.
  package func room(of constraint: LayoutConstraint) -> Double {
    guard constraint.relation != .equal, let row = rows[ObjectIdentifier(constraint)] else { return 0 }
    let difference = value(of: row.difference)
    return constraint.relation == .lessThanOrEqual ? max(0, -difference) : max(0, difference)
  }

  /// Whether a constraint is left out, or weakened because it is required and cannot hold.
  package func isBroken(_ constraint: LayoutConstraint) -> Bool {
    rows[ObjectIdentifier(constraint)].map { $0.omission != nil } ?? false
  }

  /// The constraints left out for a given reason, in the order of their installation.
  package func omitted(_ omission: Omission) -> [LayoutConstraint] {
    rowsInOrder.filter { $0.omission == omission }.map(\.constraint)
  }

  /// The constraints of each unsolved part, in the order of their installation.
  package var unsolvedParts: [UnsolvedPart] {
    solver.unsolvedParts.map { part in
      UnsolvedPart(variables: Set(part.variables), constraints: part.constraints.compactMap { owners[$0] })
    }
  }

  /// Constraints and variables of a part that the solver could not solve.
  package struct UnsolvedPart {
    fileprivate var variables: Set<Variable>
    package var constraints: [LayoutConstraint]

    package func contains(_ item: LayoutItem) -> Bool {
      item.variables?.all.contains { variables.contains($0) } ?? false
    }
  }

  /// The constraints that determine the components of an item's frame, in the order of their installation.
  package func deciders(of item: LayoutItem) -> [FrameComponent: [LayoutConstraint]] {
    guard let variables = item.variables else { return [:] }
    var found: [FrameComponent: [LayoutConstraint]] = [:]
    for (component, variable) in zip(FrameComponent.allCases, variables.all) {
      found[component] = solver.deciders(of: variable).compactMap { owners[$0] }
    }
    return found
  }

  private func variable(of component: FrameComponent, in item: LayoutItem) -> Variable? {
    FrameComponent.allCases.firstIndex(of: component).flatMap { item.variables?.all[$0] }
  }

  /// Whether one component changes `rate` times as much as another, among all layouts as good as the
  /// solution.
  package func follows(
    _ one: (item: LayoutItem, component: FrameComponent),
    _ other: (item: LayoutItem, component: FrameComponent), rate: Double
  ) -> Bool {
    guard let variable = variable(of: one.component, in: one.item),
      let otherVariable = self.variable(of: other.component, in: other.item)
    else { return false }
    return solver.follows(variable, otherVariable, rate: rate)
  }

  /// Two layouts as good as the solution, where a component of an item is smallest and where it is largest,
  /// given as the frames of `items`; nil where it has no bound.
  package func extremePoints(
    of component: FrameComponent, in item: LayoutItem, reading items: [LayoutItem]
  ) -> (least: [Rect]?, greatest: [Rect]?) {
    guard let variable = variable(of: component, in: item) else { return (nil, nil) }
    let points = solver.extremePoints(of: variable, reading: items.flatMap { $0.variables?.all ?? [] })
    func frames(_ point: [Double]?) -> [Rect]? {
      point.map { point in
        stride(from: 0, to: point.count, by: 4).map {
          Rect(x: point[$0], y: point[$0 + 1], width: point[$0 + 2], height: point[$0 + 3])
        }
      }
    }
    return (frames(points.lower), frames(points.upper))
  }

  /// The components of an item's frame that could take other values with every priority level equally well
  /// satisfied.
  package func ambiguity(of item: LayoutItem) -> [FrameComponent: ValueRange] {
    guard let variables = item.variables else { return [:] }
    var found: [FrameComponent: ValueRange] = [:]
    for (component, variable) in zip(FrameComponent.allCases, variables.all)
    where !unsolvedVariables.contains(variable) {
      let range = solver.range(of: variable)
      let isKnown = solver.isRangeKnown(of: variable)
      if isKnown, let lower = range.lower, let upper = range.upper, upper - lower < 1e-6 { continue }
      found[component] = ValueRange(lower: range.lower, upper: range.upper, isKnown: isKnown)
    }
    return found
  }
}
