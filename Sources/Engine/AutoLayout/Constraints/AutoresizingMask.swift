/// The parts of a view's geometry that change with its superview's size; the raw values are those of
/// UIView.AutoresizingMask.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// A bit for each flag.
  public let rawValue: Int

  /// Creates a mask from these bits; unknown ones have no effect.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The distance from the superview's left edge can change.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1 << 0)
  /// The width can change.
  public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
  /// The distance from the superview's right edge can change.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 1 << 2)
  /// The distance from the superview's top edge can change.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 1 << 3)
  /// The height can change.
  public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  /// The distance from the superview's bottom edge can change.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 1 << 5)

  /// The flags by the names that scenario files use, in the order of their values.
  public static let names: [(name: String, flag: AutoresizingMask)] = [
    ("flexibleLeftMargin", .flexibleLeftMargin), ("flexibleWidth", .flexibleWidth),
    ("flexibleRightMargin", .flexibleRightMargin), ("flexibleTopMargin", .flexibleTopMargin),
    ("flexibleHeight", .flexibleHeight), ("flexibleBottomMargin", .flexibleBottomMargin),
  ]

  /// Whether the margin before the view, its size and the margin after it are flexible.
  package func flexibility(on axis: Axis) -> (before: Bool, size: Bool, after: Bool) {
    axis == .horizontal
      ? (contains(.flexibleLeftMargin), contains(.flexibleWidth), contains(.flexibleRightMargin))
      : (contains(.flexibleTopMargin), contains(.flexibleHeight), contains(.flexibleBottomMargin))
  }
}

/// The position and size that a mask gives a view on one axis, as linear functions of the superview's size.
package struct AutoresizingRule: Hashable {
  /// origin = originFactor × superview + originConstant
  var originFactor: Double
  var originConstant: Double
  /// size = sizeFactor × superview + sizeConstant
  var sizeFactor: Double
  var sizeConstant: Double

  /// A change of the superview's size is shared among the flexible parts in proportion to their lengths. If
  /// none is flexible, the view keeps its place; if all flexible parts have length 0, they share equally, as
  /// autoresizing did before Auto Layout.
  ///
  /// - Parameters:
  ///   - origin: the start of the frame, in a superview of length `total`.
  package init(
    flexibility: (before: Bool, size: Bool, after: Bool), origin: Double, size: Double, total: Double
  ) {
    let rest = total - origin - size
    let parts = [
      (flexibility.before, origin), (flexibility.size, size), (flexibility.after, rest),
    ]
    let flexible = parts.filter(\.0).map(\.1)
    let sum = flexible.reduce(0, +)
    func share(_ part: (Bool, Double)) -> Double {
      guard part.0 else { return 0 }
      return sum == 0 ? 1 / Double(flexible.count) : part.1 / sum
    }
    originFactor = share(parts[0])
    originConstant = origin - originFactor * total
    sizeFactor = share(parts[1])
    sizeConstant = size - sizeFactor * total
  }

  /// The start of the frame in a superview of a length, in points.
  package func origin(in total: Double) -> Double { originFactor * total + originConstant }
  /// The length of the frame in a superview of a length, in points.
  package func size(in total: Double) -> Double { sizeFactor * total + sizeConstant }

  /// Makes the rule relate alignment rectangles, on which constraints act, with the same resulting frames.
  mutating func relateAlignmentRects(
    inset own: (before: Double, after: Double), in superview: (before: Double, after: Double)
  ) {
    originConstant += own.before
    originConstant += originFactor == 0 ? -superview.before : originFactor * superview.after
    sizeConstant -= own.before + own.after
    sizeConstant += sizeFactor * (superview.before + superview.after)
  }
}

extension EdgeInsets {
  fileprivate func ends(on axis: Axis) -> (before: Double, after: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}

/// The constraints that replace a view's autoresizing mask (NSAutoresizingMaskLayoutConstraint): a required
/// position and size on each axis.
struct AutoresizingConstraints {
  private(set) var all: [LayoutConstraint] = []
  private var rules: [AutoresizingRule] = []

  mutating func update(for view: View) {
    guard view.translatesAutoresizingMaskIntoConstraints, let superview = view.superview else {
      deactivate()
      return
    }
    let reference = view.autoresizingReference ?? superview.frame.size
    let frame = view.frame
    let (own, outer) = (view.usedAlignmentRectInsets, superview.usedAlignmentRectInsets)
    let updated = Axis.allCases.map { axis in
      var rule = AutoresizingRule(
        flexibility: view.autoresizingMask.flexibility(on: axis),
        origin: axis == .horizontal ? frame.x : frame.y, size: frame.size[axis], total: reference[axis])
      rule.relateAlignmentRects(inset: own.ends(on: axis), in: outer.ends(on: axis))
      return rule
    }
    guard updated != rules else { return }
    deactivate()
    rules = updated
    all = zip(Axis.allCases, updated).flatMap { Self.constraints(for: view, in: superview, $0, $1) }
    // Activation cannot fail: the superview is a common ancestor.
    for constraint in all { try? constraint.activate() }
  }

  mutating func deactivate() {
    for constraint in all { constraint.deactivate() }
    all = []
    rules = []
  }

  /// The far edge of the superview, in its own coordinates, equals its length; this lets a position depend on
  /// a size.
  private static func constraints(
    for view: View, in superview: View, _ axis: Axis, _ rule: AutoresizingRule
  ) -> [LayoutConstraint] {
    let isHorizontal = axis == .horizontal
    let near: LayoutAttribute = isHorizontal ? .left : .top
    let far: LayoutAttribute = isHorizontal ? .right : .bottom
    let size: LayoutAttribute = isHorizontal ? .width : .height
    let position =
      rule.originFactor == 0
      ? LayoutConstraint(
        unchecked: view, near, .equal, superview, near, constant: rule.originConstant,
        origin: .autoresizingMask)
      : LayoutConstraint(
        unchecked: view, near, .equal, superview, far, multiplier: rule.originFactor,
        constant: rule.originConstant, origin: .autoresizingMask)
    let extent =
      rule.sizeFactor == 0
      ? LayoutConstraint(
        unchecked: view, size, .equal, constant: rule.sizeConstant, origin: .autoresizingMask)
      : LayoutConstraint(
        unchecked: view, size, .equal, superview, size, multiplier: rule.sizeFactor,
        constant: rule.sizeConstant, origin: .autoresizingMask)
    return [position, extent]
  }
}
