/// A component of a view's frame.
public enum FrameComponent: String, CaseIterable, Sendable {
  case x
  case y
  case width
  case height
}

extension FrameComponent {
  package var axis: Axis { self == .x || self == .width ? .horizontal : .vertical }
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

/// The values that a component may have with every priority level just as well satisfied, in points; a
/// missing bound is unbounded.
public struct ValueRange: Hashable, Sendable {
  public var lower: Double?
  public var upper: Double?
  /// Whether these are the ends. Otherwise they are as far as was found, and there may be values beyond them.
  public var isKnown: Bool

  public init(lower: Double?, upper: Double?, isKnown: Bool = true) {
    self.lower = lower
    self.upper = upper
    self.isKnown = isKnown
  }

  /// In points; infinite without one of the bounds.
  package var length: Double {
    guard let lower, let upper else { return .infinity }
    return upper - lower
  }
}
