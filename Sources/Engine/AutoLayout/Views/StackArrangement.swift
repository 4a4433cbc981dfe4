/// The constraints and guides that arrange a stack view's views, for one state of the stack.
struct StackArrangement {
  let input: Input
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var guides: [LayoutGuide] = []

  /// Everything that the constraints depend on.
  struct Input: Equatable {
    var settings: StackSettings
    var views: [ObjectIdentifier]
    var hidden: [Bool]
    var isCollapsed: Bool
    /// The intrinsic lengths along the axis, if they matter.
    var lengths: [Double]
    /// Which views show texts that may wrap, if that matters.
    var wrapping: [Bool]

    init(_ stack: StackView) {
      settings = stack.settings
      views = stack.arrangedSubviews.map { ObjectIdentifier($0) }
      hidden = stack.arrangedSubviews.map(\.isHidden)
      isCollapsed = stack.isCollapsed
      lengths =
        settings.distribution == .fillProportionally
        ? stack.requestedLengths(of: stack.visibleSubviews) : []
      wrapping = settings.alignsBaselinesOfRow ? stack.arrangedSubviews.map(\.showsTextThatWraps) : []
    }
  }

  init(_ input: Input, in stack: StackView) {
    self.input = input
    var builder = StackConstraintBuilder(stack)
    builder.arrangeAlongAxis()
    builder.arrangeAcrossAxis()
    constraints = builder.constraints
    guides = builder.guides
    for guide in guides { stack.addLayoutGuide(guide) }
    // Activation cannot fail: the stack is a common ancestor.
    for constraint in constraints { try? constraint.activate() }
  }

  func remove(from stack: StackView) {
    for constraint in constraints { constraint.deactivate() }
    for guide in guides { stack.removeLayoutGuide(guide) }
  }
}

/// Collects the constraints of a stack view, which the two extensions define.
struct StackConstraintBuilder {
  let stack: StackView
  let settings: StackSettings
  let views: [View]
  let visible: [View]
  /// The item that the views are connected to: the stack or its margins.
  let canvas: LayoutItem
  private(set) var constraints: [LayoutConstraint] = []
  private(set) var guides: [LayoutGuide] = []

  init(_ stack: StackView) {
    self.stack = stack
    settings = stack.settings
    views = stack.arrangedSubviews
    visible = stack.visibleSubviews
    let margins = settings.isLayoutMarginsRelativeArrangement ? stack.layoutGuide(.layoutMargins) : nil
    canvas = margins ?? stack
  }

  /// The attributes of an axis.
  struct Edges {
    var start: LayoutAttribute
    var end: LayoutAttribute
    var center: LayoutAttribute
    var size: LayoutAttribute

    static let horizontal = Edges(start: .leading, end: .trailing, center: .centerX, size: .width)
    static let vertical = Edges(start: .top, end: .bottom, center: .centerY, size: .height)
  }

  var along: Edges { settings.axis == .horizontal ? .horizontal : .vertical }
  var across: Edges { settings.axis == .horizontal ? .vertical : .horizontal }

  mutating func add(
    _ name: String, _ first: LayoutItem, _ attribute: LayoutAttribute, _ relation: LayoutRelation = .equal,
    _ second: LayoutItem? = nil, _ secondAttribute: LayoutAttribute = .notAnAttribute,
    times multiplier: Double = 1, plus constant: Double = 0, at priority: Double = 1000
  ) {
    let constraint = LayoutConstraint(
      unchecked: first, attribute, relation, second, secondAttribute, multiplier: multiplier,
      constant: constant, priority: LayoutPriority(priority), origin: .stackView)
    constraint.identifier = name
    constraints.append(constraint)
  }

  mutating func addGuide(_ name: String) -> LayoutGuide {
    let guide = LayoutGuide(kind: .custom("\(name)-\(guides.count)"))
    guide.isPrivate = true
    guides.append(guide)
    return guide
  }
}
