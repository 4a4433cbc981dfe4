internal import ConstraintSolver

/// A rectangle without a view, owned by one, like UILayoutGuide.
public class LayoutGuide: LayoutItem {
  /// What it marks in the view that owns it.
  public let kind: GuideKind

  /// Whether the guide only serves its owner's own arrangement, and no picture should show it.
  package internal(set) var isPrivate = false

  /// A guide that no view owns yet. Constraints place it, once `View.addLayoutGuide(_:)` has given it an
  /// owner; those that UIKit places itself come from `View.layoutGuide(_:)`.
  public init(kind: GuideKind) {
    self.kind = kind
    super.init(identifier: kind.name)
  }

  /// Whether constraints decide the guide's rectangle; otherwise it follows from its owner's.
  var hasOwnVariables: Bool { true }

  /// The view that owns the guide.
  public var owningView: View? { parent }
}

/// A guide whose edges are those of its owner less insets: safe area, layout margins, and the spacers that
/// controllers had at top and bottom before iOS 11.
final class InsetGuide: LayoutGuide {
  override var hasOwnVariables: Bool { false }

  override func origin(on axis: Axis) -> LinearExpression {
    guard let owner = parent else { return LinearExpression() }
    switch (kind, axis) {
    case (.topLayoutGuide, _): return LinearExpression()
    case (.bottomLayoutGuide, .horizontal): return LinearExpression()
    case (.bottomLayoutGuide, .vertical): return owner.extent(on: .vertical) - owner.safeAreaInsets.bottom
    case (_, .horizontal): return LinearExpression(insets.left)
    case (_, .vertical): return LinearExpression(insets.top)
    }
  }

  override func extent(on axis: Axis) -> LinearExpression {
    guard let owner = parent else { return LinearExpression() }
    switch (kind, axis) {
    case (.topLayoutGuide, .horizontal), (.bottomLayoutGuide, .horizontal): return LinearExpression()
    case (.topLayoutGuide, .vertical): return LinearExpression(owner.safeAreaInsets.top)
    case (.bottomLayoutGuide, .vertical): return LinearExpression(owner.safeAreaInsets.bottom)
    case (_, .horizontal): return owner.extent(on: axis) - (insets.left + insets.right)
    case (_, .vertical): return owner.extent(on: axis) - (insets.top + insets.bottom)
    }
  }

  private var insets: EdgeInsets {
    guard let owner = parent else { return .zero }
    return kind == .safeArea ? owner.safeAreaInsets : owner.effectiveMargins
  }
}
