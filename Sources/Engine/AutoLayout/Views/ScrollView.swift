internal import ConstraintSolver

/// A view that shows a part of its content, like UIScrollView.
///
/// In a constraint with a descendant, its edges are those of the content: descendants pinned to all four of
/// them determine how far it can scroll. In any other constraint its edges are those of the frame, as its
/// size and centre always are. The two guides (iOS 11) make the choice explicit.
open class ScrollView: View {
  /// The content, as large as constraints make it.
  public let contentLayoutGuide: LayoutGuide = ScrollContentGuide(kind: .contentLayoutGuide)
  /// The frame, which does not scroll.
  public let frameLayoutGuide: LayoutGuide = ScrollFrameGuide(kind: .frameLayoutGuide)

  override public init(identifier: String, frame: Rect = .zero) {
    super.init(identifier: identifier, frame: frame)
    addLayoutGuide(contentLayoutGuide)
    addLayoutGuide(frameLayoutGuide)
  }

  override var scrollsClearOfSafeArea: Bool { true }

  /// When the content keeps clear of the safe area, like UIScrollView.ContentInsetAdjustmentBehavior.
  public enum InsetAdjustment: String, CaseIterable, Sendable {
    /// Along the axes on which it can scroll, and below a navigation bar.
    case automatic
    /// Along the axes on which it can scroll.
    case scrollableAxes
    /// On neither axis.
    case never
    /// On both axes.
    case always
  }

  /// When the content keeps clear of the safe area.
  public var contentInsetAdjustmentBehavior = InsetAdjustment.automatic {
    didSet { if contentInsetAdjustmentBehavior != oldValue { window?.invalidateInsets() } }
  }
  /// Whether content that is no wider than the frame can be dragged, so that it counts as scrollable.
  public var alwaysBounceHorizontal = false {
    didSet { if alwaysBounceHorizontal != oldValue { window?.invalidateInsets() } }
  }
  /// Whether content that is no higher than the frame can be dragged, so that it counts as scrollable.
  public var alwaysBounceVertical = false {
    didSet { if alwaysBounceVertical != oldValue { window?.invalidateInsets() } }
  }

  /// The point of the content at the upper left corner of the frame, in the content's coordinates: content that keeps
  /// clear of the safe area begins below its top.
  public private(set) var contentOffset = Point.zero

  /// Brings the offset up to date with the engine's solution.
  ///
  /// - Returns: whether it has changed.
  func adjustInset() -> Bool {
    guard let engine = window?.engine else { return false }
    let frame = engine.frame(of: self)
    let content = engine.frame(of: contentLayoutGuide).size
    let offset = Point(
      x: adjustsInset(isScrollable: content.width > frame.width || alwaysBounceHorizontal)
        ? -safeAreaInsets.left : 0,
      y: adjustsInset(
        isScrollable: content.height > frame.height || alwaysBounceVertical, isBelowBar: isBelowNavigationBar)
        ? -safeAreaInsets.top : 0)
    guard abs(offset.x - contentOffset.x) > 1e-6 || abs(offset.y - contentOffset.y) > 1e-6 else {
      return false
    }
    contentOffset = offset
    return true
  }

  private func adjustsInset(isScrollable: Bool, isBelowBar: Bool = false) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .automatic: isScrollable || isBelowBar
    case .scrollableAxes: isScrollable
    case .never: false
    case .always: true
    }
  }

  /// Whether UIKit treats the view as the one that shows a controller's content in a navigation controller. Such a view
  /// keeps clear of the bar even if it cannot scroll. Which views these are is not documented; here, they are those
  /// outside any other view that scrolls.
  private var isBelowNavigationBar: Bool {
    window?.canvas.bars.contains(.navigation) == true
      && !ancestry.dropFirst().contains { ($0 as? View)?.scrollsClearOfSafeArea == true }
  }

  /// The size of the content as determined by constraints, in points; 0 on an axis that they leave open.
  public var contentSize: Size { window?.engine.frame(of: contentLayoutGuide).size ?? .zero }
}

/// The content's rectangle. It starts at the origin of the descendants' coordinates; constraints determine
/// its size.
private final class ScrollContentGuide: LayoutGuide {
  override func origin(on axis: Axis) -> LinearExpression { LinearExpression() }
}

/// The frame's rectangle in the coordinates of the content, which is drawn unscrolled.
private final class ScrollFrameGuide: LayoutGuide {
  override var hasOwnVariables: Bool { false }
  override var followsInsets: Bool { true }
  override func origin(on axis: Axis) -> LinearExpression {
    let offset = (parent as? ScrollView)?.contentOffset ?? .zero
    return LinearExpression(axis == .horizontal ? offset.x : offset.y)
  }
  override func extent(on axis: Axis) -> LinearExpression {
    parent?.extent(on: axis) ?? LinearExpression()
  }
}

extension LayoutItem {
  /// The item that a constraint between this one and `other` refers to: the content, if a scroll view's edge
  /// is constrained to a descendant.
  func meant(by attribute: LayoutAttribute, against other: LayoutItem?) -> LayoutItem {
    guard let scrollView = self as? ScrollView, let other, other !== self, attribute.isEdge,
      other.ancestry.contains(where: { $0 === self })
    else { return self }
    return scrollView.contentLayoutGuide
  }
}

extension LayoutAttribute {
  fileprivate var isEdge: Bool {
    switch self {
    case .left, .right, .top, .bottom, .leading, .trailing: true
    default: false
    }
  }
}
