internal import ConstraintSolver

/// What a constraint can hold on to: a view or a layout guide.
///
/// An item has a rectangle in the coordinates of its parent: the superview of a view, the owner of a guide.
/// In the engine the rectangle is four variables, or expressions over the parent's for the guides that UIKit
/// derives from insets.
open class LayoutItem {
  public let identifier: String

  /// The view in whose coordinates the item's rectangle stands.
  #if hasFeature(Embedded)
    public internal(set) unowned(unsafe) var parent: View?
  #else
    public internal(set) weak var parent: View?
  #endif

  /// The item's own variables while it is in a window.
  var variables: FrameVariables?

  /// Whether the engine solves for the item itself, and not for what it is derived from.
  package var hasVariables: Bool { variables != nil }

  init(identifier: String) {
    self.identifier = identifier
  }

  /// How far the alignment rectangle is inside the frame. Constraints act on the alignment rectangle.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// Takes the place of the insets that the class has. Set it before constraints are.
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
