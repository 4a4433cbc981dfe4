internal import ConstraintSolver

/// What a constraint can refer to: a view or a layout guide.
///
/// An item has a rectangle in the coordinates of its parent: the superview of a view, the owner of a guide.
/// In the engine the rectangle is four variables, or, for the guides that UIKit derives from insets,
/// expressions over those of the parent.
open class LayoutItem {
  /// The name by which traces and messages call it.
  public let identifier: String

  #if hasFeature(Embedded)
    /// The view in whose coordinates the item's rectangle is.
    public internal(set) unowned(unsafe) var parent: View?
  #else
    /// The view in whose coordinates the item's rectangle is.
    public internal(set) weak var parent: View?
  #endif

  /// The item's own variables while it is in a window.
  var variables: FrameVariables?

  /// Whether the engine solves for the item itself, not only for what it is derived from.
  package var hasVariables: Bool { variables != nil }

  init(identifier: String) {
    self.identifier = identifier
  }

  /// How far the edges of the alignment rectangle are inside the frame, in points. Constraints act on the
  /// alignment rectangle.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// Insets in place of those of the class; nil: those. To be set before the item has constraints.
  public var alignmentRectInsetsOverride: EdgeInsets?

  package final var usedAlignmentRectInsets: EdgeInsets { alignmentRectInsetsOverride ?? alignmentRectInsets }

  /// The start of the frame on an axis, in the parent's coordinates.
  func origin(on axis: Axis) -> LinearExpression {
    guard let variables else { return LinearExpression() }
    return LinearExpression(axis == .horizontal ? variables.x : variables.y)
  }

  /// The length of the frame on an axis.
  func extent(on axis: Axis) -> LinearExpression {
    guard let variables else { return LinearExpression() }
    return LinearExpression(axis == .horizontal ? variables.width : variables.height)
  }

  /// Margins inside the frame; guides have none.
  package var effectiveMargins: EdgeInsets { .zero }

  /// The distance of the first baseline from the frame's top; nil for an item without text, whose first
  /// baseline is its top edge.
  /// Of an item whose text keeps to the middle of whatever height it has, in points, downwards; nil: of any other.
  var baselineFromMiddle: Double? { nil }
  var firstBaselineFromTop: Double? { nil }

  /// The distance of the last baseline from the frame's bottom; nil for an item without text.
  var lastBaselineFromBottom: Double? { nil }

  /// The number of ancestors.
  var depth: Int {
    var depth = 0
    var next = parent
    while let view = next {
      depth += 1
      next = view.parent
    }
    return depth
  }

  /// The item itself and its ancestors, from the inside out.
  var ancestry: [LayoutItem] {
    var chain: [LayoutItem] = [self]
    var next = parent
    while let view = next {
      chain.append(view)
      next = view.parent
    }
    return chain
  }
}

/// The variables of an item's frame, in its parent's coordinates.
struct FrameVariables {
  var x: Variable
  var y: Variable
  var width: Variable
  var height: Variable

  var all: [Variable] { [x, y, width, height] }

  func extent(on axis: Axis) -> Variable { axis == .horizontal ? width : height }
}
