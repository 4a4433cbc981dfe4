import AutoLayout
import LayoutScene

/// The outcome of a constraint, which decides the colour and weight of its sign.
enum ConstraintStatus: Hashable {
  case satisfied
  /// Not fully satisfied, since the constraint gave way to something stronger.
  case unsatisfied
  /// Part of a conflict but kept, or not solved.
  case inConflict
  /// The part of a conflict that was left out.
  case broken

  init(of index: ConstraintIndex, in layout: SolvedLayout) {
    let constraint = layout.constraints[index]
    if constraint.isBroken || layout.conflicts.contains(where: { $0.broken == index }) {
      self = .broken
    } else if layout.conflicts.contains(where: { $0.constraints.contains(index) })
      || layout.findings.contains(where: { $0.severity == .error && $0.constraints.contains(index) })
    {
      self = .inConflict
    } else {
      self = constraint.isSatisfied ? .satisfied : .unsatisfied
    }
  }

  var isAlarm: Bool { self == .inConflict || self == .broken }

  var lineWidth: Double { isAlarm ? Measures.alarmBarWidth : Measures.barWidth }
}

extension Theme {
  func color(of status: ConstraintStatus) -> Color {
    switch status {
    case .satisfied: satisfied
    case .unsatisfied: unsatisfied
    case .inConflict, .broken: alarm
    }
  }
}
