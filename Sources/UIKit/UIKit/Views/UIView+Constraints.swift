@_exported import Foundation

internal import AutoLayout

/// Constraints, guides, margins and priorities.
extension UIView {
  /// The absence of an intrinsic size on an axis.
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  /// A target size for the smallest layout.
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
  /// A target size for the largest layout.
  public nonisolated static let layoutFittingExpandedSize = CGSize(width: 10_000, height: 10_000)

  /// The constraints that the view holds, being the closest common ancestor of their items.
  public var constraints: [NSLayoutConstraint] { heldConstraints() }

  /// Activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }
  /// Activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }
  /// Deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = false }
  /// Deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    NSLayoutConstraint.deactivate(constraints)
  }

  /// Whether the frame and the autoresizing mask become constraints; on by default.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { item.translatesAutoresizingMaskIntoConstraints }
    set { item.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  /// The parts of the geometry that change with the superview's size.
  public var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(item.autoresizingMask.rawValue)) }
    set {
      if let size = superview?.item.frame.size { item.autoresizingReference = size }
      item.autoresizingMask = newValue.engine
    }
  }

  /// The priority with which the view resists growing beyond its content: 250 by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(item.contentHugging[axis.engine])
  }
  /// Sets the priority with which the view resists growing beyond its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    item.contentHugging[axis.engine] = priority.engine
  }
  /// The priority with which the view resists shrinking below its content: 750 by default.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(item.compressionResistance[axis.engine])
  }
  /// Sets the priority with which the view resists shrinking below its content.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    item.compressionResistance[axis.engine] = priority.engine
  }

  /// Whether another layout of the view would satisfy the constraints equally well.
  public var hasAmbiguousLayout: Bool {
    guard let window = item.window, item.hasVariables else { return false }
    return !window.engine.ambiguity(of: item).isEmpty
  }
  /// Changes an ambiguous layout at random; does nothing, as no layout here is random.
  public func exerciseAmbiguityInLayout() {}

  /// Returns the constraints that decide the view's frame on an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    deciders(of: item, on: axis)
  }

  // MARK: Margins

  /// The margins from the physical edges, in points.
  public var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(item.effectiveMargins(in: direction)) }
    set { ownMargins = DirectionalEdgeInsets(EdgeInsets(newValue), in: direction) }
  }
  /// The margins in points: 8 by default. In a window they include the safe area, as in UIKit.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(DirectionalEdgeInsets(item.effectiveMargins(in: direction), in: direction))
    }
    set { ownMargins = DirectionalEdgeInsets(newValue) }
  }
  /// Whether the view's margins are at least those of the superview.
  public var preservesSuperviewLayoutMargins: Bool {
    get { item.preservesSuperviewLayoutMargins }
    set { item.preservesSuperviewLayoutMargins = newValue }
  }
  /// Whether margins are measured from the safe area.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { item.insetsLayoutMarginsFromSafeArea }
    set { item.insetsLayoutMarginsFromSafeArea = newValue }
  }
  /// The insets that bars and the edges of the display impose on the view, in points.
  public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(item.safeAreaInsets) }

  private var direction: LayoutDirection { item.effectiveLayoutDirection }

  // MARK: Direction

  /// Whether the view follows the direction of the interface.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { UISemanticContentAttribute(item.semanticContentAttribute) }
    set { item.semanticContentAttribute = newValue.engine }
  }
  /// The direction of leading and trailing in the view.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    direction == .leftToRight ? .leftToRight : .rightToLeft
  }
  /// Returns the layout direction of views with an attribute.
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.engine.resolved(in: Host.canvas.layoutDirection) == .leftToRight ? .leftToRight : .rightToLeft
  }

  // MARK: Guides

  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { ownGuides }

  /// Adds a guide, which the view then owns.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ownGuides.append(layoutGuide)
    addToEngine(layoutGuide)
  }

  /// Removes a guide with its constraints.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    removeFromEngine(layoutGuide)
    ownGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  /// The area that is not covered by bars.
  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  /// The area within the margins.
  public var layoutMarginsGuide: UILayoutGuide { guide(.layoutMargins) }
  /// The area that keeps lines of text short enough to read.
  public var readableContentGuide: UILayoutGuide { guide(.readableContent) }
  /// The area of the keyboard.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guard let guide = guide(.keyboardLayoutGuide) as? UIKeyboardLayoutGuide else {
      raise("the guide of the keyboard is missing")
    }
    return guide
  }

  final func guide(_ kind: GuideKind) -> UILayoutGuide {
    if let guide = guides[kind] { return guide }
    let guide =
      kind == .keyboardLayoutGuide ? UIKeyboardLayoutGuide(kind, of: self) : UILayoutGuide(kind, of: self)
    guides[kind] = guide
    return guide
  }

  // MARK: Anchors

  /// The edge where lines of text begin.
  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  /// The edge where lines of text end.
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  /// The left edge.
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  /// The right edge.
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  /// The top edge.
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  /// The bottom edge.
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  /// The width.
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  /// The height.
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  /// The horizontal centre.
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  /// The vertical centre.
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  /// The baseline of the first line of text.
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  /// The baseline of the last line of text.
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}

extension AutoLayout.View {
  /// Returns the margins: in a window including the safe area, otherwise those of the view itself.
  fileprivate func effectiveMargins(in direction: LayoutDirection) -> EdgeInsets {
    window == nil ? directionalLayoutMargins.resolved(in: direction) : effectiveMargins
  }
}
