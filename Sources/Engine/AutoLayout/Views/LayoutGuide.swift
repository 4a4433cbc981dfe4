internal import ConstraintSolver

/// A rectangle owned by a view that is not itself a view, like UILayoutGuide.
public class LayoutGuide: LayoutItem {
  /// The kind of area that it marks in its owning view.
  public package(set) var kind: GuideKind

  /// Whether the guide only serves its owner's arrangement, and should not appear in pictures.
  package internal(set) var isPrivate = false

  /// Creates a guide without an owner. Once `View.addLayoutGuide(_:)` has given it one, constraints place it;
  /// guides that UIKit places itself come from `View.layoutGuide(_:)`.
  public init(kind: GuideKind) {
    self.kind = kind
    super.init(identifier: kind.name)
  }

  /// Whether constraints determine the guide's rectangle; otherwise it follows from its owner's.
  var hasOwnVariables: Bool { true }

  /// The view that owns the guide.
  public var owningView: View? { parent }
}

/// A guide whose edges are those of its owner moved inwards by insets: safe area, layout margins, and the top
/// and bottom guides of view controllers before iOS 11.
final class InsetGuide: LayoutGuide {
  override var hasOwnVariables: Bool { false }
  override var followsInsets: Bool { true }

  override func origin(on axis: Axis) -> LinearExpression {
    guard let owner = parent else { return LinearExpression() }
    switch (kind, axis) {
    case (.topLayoutGuide, _): return LinearExpression()
    case (.bottomLayoutGuide, .horizontal): return LinearExpression()
    case (.bottomLayoutGuide, .vertical): return owner.extent(on: .vertical) - owner.safeAreaInsets.bottom
    case (.keyboardLayoutGuide, .horizontal): return LinearExpression()
    case (.keyboardLayoutGuide, .vertical): return owner.extent(on: .vertical) - keyboardInset
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
    case (.keyboardLayoutGuide, .horizontal): return owner.extent(on: axis)
    case (.keyboardLayoutGuide, .vertical): return LinearExpression(keyboardInset)
    case (_, .horizontal): return owner.extent(on: axis) - (insets.left + insets.right)
    case (_, .vertical): return owner.extent(on: axis) - (insets.top + insets.bottom)
    }
  }

  private var insets: EdgeInsets {
    guard let owner = parent else { return .zero }
    return (kind == .safeArea ? owner.safeAreaInsets : owner.effectiveMargins) + owner.contentInsets
  }

  /// Without a keyboard the guide is where the safe area ends.
  private var keyboardInset: Double { max(parent?.keyboardInset ?? 0, parent?.safeAreaInsets.bottom ?? 0) }
}
