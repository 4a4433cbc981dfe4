/// A component of a view's frame.
package enum FrameComponent: String, CaseIterable, Sendable {
  case x
  case y
  case width
  case height
}

extension FrameComponent {
  package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
  package var isSize: Bool { self == .width || self == .height }
}

extension Rect {
  /// A component in points.
  package subscript(component: FrameComponent) -> Double {
    switch component {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}

/// The values in points that a component can take with every priority level equally well satisfied; a missing
/// bound means that there is no limit.
package struct ValueRange: Hashable, Sendable {
  package var lower: Double?
  package var upper: Double?
  /// Whether these are the true ends. If not, the search stopped there, and there may be values beyond them.
  package var isKnown: Bool

  package init(lower: Double?, upper: Double?, isKnown: Bool = true) {
    self.lower = lower
    self.upper = upper
    self.isKnown = isKnown
  }

  /// In points; infinite if a bound is missing.
  package var length: Double {
    guard let lower, let upper else { return .infinity }
    return upper - lower
  }
}
