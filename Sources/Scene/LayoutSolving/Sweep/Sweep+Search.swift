package import AutoLayout
package import LayoutScene

/// Between two breakpoints it is guaranteed that the same constraints hold, are at their limits and give way, the same
/// views are ambiguous, and every text has as many lines. The reason: if the same constraints are at their limits, and
/// the same ones give way in the same directions, at two sizes, then a layout on the straight line between those two is
/// best for every size in between, since the constants depend on the size linearly and the reasons why the layout is
/// best do not depend on it at all. Texts have no more lines in a wider view. So wherever both ends of an interval
/// agree, nothing changes in between, and all other intervals are divided until they are `resolution` wide.
///
/// Three things lie outside of this reasoning: the width that a wrapped text wants, margins that depend on where a view
/// is, and lists. So an interval wider than `stride` must also have the frames in its middle that follow from those at
/// its ends. Something that these bring about and that begins and ends again within `stride` may be missed. Changes
/// within `event` of one another are one breakpoint: a text's width and what is rounded to pixels need not agree to the
/// last hundredth of a point.
extension Sweep {
  /// The length of the intervals that are not divided further, in points of the canvas.
  package static let resolution = 1.0 / 65_536
  /// Places are given to this part of a point, which is more than the resolution and than the noise of arithmetic.
  package static let precision = 1e-4
  /// In points of the canvas.
  package static let stride = 8.0
  /// How far the changes that make one breakpoint are from the first of them at most, in points of the canvas.
  package static let event = 0.05
  /// The most layouts that are solved.
  package static let mostLayouts = 5_000
  /// The sizes that a canvas can have, in points.
  private static let sizes = 1.0...10_000
  /// The condition for a range, as a clause.
  package static let rangeRule = "a range lies within 1 to 10,000 points, and ends after it begins"

  /// nil for a range that is empty or that no canvas has.
  package static func range(from: Double, to: Double) -> ClosedRange<Double>? {
    from < to && sizes.contains(from) && sizes.contains(to) ? from...to : nil
  }

  /// Finds the breakpoints.
  ///
  /// - Parameter solve: the layout for a length of the canvas on the axis; nil if there is none.
  package static func search(
    _ axis: Axis, over range: ClosedRange<Double>, solve: @escaping (Double) -> SolvedLayout?
  ) -> Sweep {
    var sweep = Sweep(axis, over: range)
    var search = BreakpointSearch(solve: solve)
    search.run(over: range)
    sweep.breakpoints = search.events.flatMap { $0.breakpoints }
    sweep.isComplete = search.isComplete
    return sweep
  }
}
