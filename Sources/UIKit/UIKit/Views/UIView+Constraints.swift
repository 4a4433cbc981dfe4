@_exported import Foundation

internal import AutoLayout

/// Constraints, guides, margins and priorities.
extension UIView {
  public nonisolated static let noIntrinsicMetric: CGFloat = -1
  public nonisolated static let layoutFittingCompressedSize = CGSize.zero
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

  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { item.translatesAutoresizingMaskIntoConstraints }
    set { item.translatesAutoresizingMaskIntoConstraints = newValue }
  }

  public var autoresizingMask: AutoresizingMask {
    get { AutoresizingMask(rawValue: UInt(item.autoresizingMask.rawValue)) }
    set {
      if let size = superview?.item.frame.size { item.autoresizingReference = size }
      item.autoresizingMask = newValue.engine
    }
  }

  /// The priority is 250 by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(item.contentHugging[axis.engine])
  }
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    item.contentHugging[axis.engine] = priority.engine
  }
  /// The priority is 750 by default.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    UILayoutPriority(item.compressionResistance[axis.engine])
  }
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    item.compressionResistance[axis.engine] = priority.engine
  }

  public var hasAmbiguousLayout: Bool {
    guard let window = item.window, item.hasVariables else { return false }
    return !window.engine.ambiguity(of: item).isEmpty
  }
  /// Does nothing, as no layout here is random.
  public func exerciseAmbiguityInLayout() {}

  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    deciders(of: item, on: axis)
  }

  // MARK: Margins

  public var layoutMargins: UIEdgeInsets {
    get { UIEdgeInsets(item.effectiveMargins(in: direction)) }
    set { ownMargins = DirectionalEdgeInsets(EdgeInsets(newValue), in: direction) }
  }
  /// In a window the margins include the safe area, as in UIKit.
  public var directionalLayoutMargins: NSDirectionalEdgeInsets {
    get {
      NSDirectionalEdgeInsets(DirectionalEdgeInsets(item.effectiveMargins(in: direction), in: direction))
    }
    set { ownMargins = DirectionalEdgeInsets(newValue) }
  }
  public var preservesSuperviewLayoutMargins: Bool {
    get { item.preservesSuperviewLayoutMargins }
    set { item.preservesSuperviewLayoutMargins = newValue }
  }
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { item.insetsLayoutMarginsFromSafeArea }
    set { item.insetsLayoutMarginsFromSafeArea = newValue }
  }
  public var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(item.safeAreaInsets) }

  private var direction: LayoutDirection { item.effectiveLayoutDirection }

  // MARK: Direction

  public var semanticContentAttribute: UISemanticContentAttribute {
    get { UISemanticContentAttribute(item.semanticContentAttribute) }
    set { item.semanticContentAttribute = newValue.engine }
  }
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    direction == .leftToRight ? .leftToRight : .rightToLeft
  }
  public static func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    attribute.engine.resolved(in: Host.canvas.layoutDirection) == .leftToRight ? .leftToRight : .rightToLeft
  }

  // MARK: Guides

  public var layoutGuides: [UILayoutGuide] { ownGuides }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    ownGuides.append(layoutGuide)
    addToEngine(layoutGuide)
  }

  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self else { return }
    removeFromEngine(layoutGuide)
    ownGuides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }

  public var safeAreaLayoutGuide: UILayoutGuide { guide(.safeArea) }
  public var layoutMarginsGuide: UILayoutGuide { guide(.layoutMargins) }
  public var readableContentGuide: UILayoutGuide { guide(.readableContent) }
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

  public var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .leading) }
  public var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .trailing) }
  public var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .left) }
  public var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .right) }
  public var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .top) }
  public var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .bottom) }
  public var widthAnchor: NSLayoutDimension { NSLayoutDimension(self, .width) }
  public var heightAnchor: NSLayoutDimension { NSLayoutDimension(self, .height) }
  public var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(self, .centerX) }
  public var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .centerY) }
  public var firstBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .firstBaseline) }
  public var lastBaselineAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(self, .lastBaseline) }
}

extension AutoLayout.View {
  /// Returns the margins: in a window including the safe area, otherwise those of the view itself.
  fileprivate func effectiveMargins(in direction: LayoutDirection) -> EdgeInsets {
    window == nil ? directionalLayoutMargins.resolved(in: direction) : effectiveMargins
  }
}
