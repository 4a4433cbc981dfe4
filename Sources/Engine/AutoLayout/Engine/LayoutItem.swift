internal import ConstraintSolver

/// An item that a constraint can refer to: a view or a layout guide.
///
/// An item has a rectangle in the coordinates of its parent: the superview of a view, or the owner of a
/// guide. In the engine the rectangle is four variables or, for the guides that UIKit derives from insets,
/// expressions over those of the parent.
open class LayoutItem {
  /// Its name in traces and messages.
  public let identifier: String

  #if hasFeature(Embedded)
    /// The view whose coordinates the item's rectangle is in.
    public internal(set) unowned(unsafe) var parent: View?
  #else
    /// The view whose coordinates the item's rectangle is in.
    public internal(set) weak var parent: View?
  #endif

  /// The item's own variables while it is in a window.
  var variables: FrameVariables?

  /// Whether the engine solves for the item itself, rather than deriving it from another.
  package var hasVariables: Bool { variables != nil }

  init(identifier: String) {
    self.identifier = identifier
  }

  /// The insets of the alignment rectangle from the frame, in points. Constraints act on the alignment
  /// rectangle.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// Overrides the insets of the class; nil keeps those. Must be set before the item has constraints.
  public var alignmentRectInsetsOverride: EdgeInsets?

  package final var usedAlignmentRectInsets: EdgeInsets {
    alignmentRectInsetsOverride ?? requestedAlignmentRectInsets
  }

  /// The insets of the class, unless an owner decides them.
  var requestedAlignmentRectInsets: EdgeInsets { alignmentRectInsets }

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

  /// Whether the item's rectangle follows from insets of the view it belongs to.
  var followsInsets: Bool { false }

  /// The insets of the area of the item's subviews from its edges, in points; zero if the area is the whole
  /// item.
  var contentInsets: EdgeInsets { .zero }

  /// The distances of the margin attributes from the frame, as items inside refer to them.
  package final var marginsFromFrame: EdgeInsets { effectiveMargins + contentInsets }

  /// The margins inside the frame; guides have none.
  package var effectiveMargins: EdgeInsets { .zero }

  /// For an item whose text stays vertically centred, the offset from the centre in points, downwards; else
  /// nil.
  var baselineFromMiddle: Double? { nil }
  /// The distance from the frame's top to the first baseline; nil for an item without text, which has the
  /// first baseline at its top edge.
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

  /// The item itself and its ancestors, innermost first.
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
