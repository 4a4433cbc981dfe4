import AutoLayout
import LayoutScene

/// The views and guides of a conflict, and how they are nested, as far as the log says or suggests.
struct LoggedTree {
  struct Node {
    var item: LoggedItem
    /// The unique name used in pictures.
    var id = ""
    /// The position of the superview, or of the guide's owner; nil if the log names none.
    var parent: Int?
    /// Positions, in the order of the log.
    var children: [Int] = []
  }

  private(set) var nodes: [Node] = []
  private var positions: [String: Int] = [:]

  init(_ constraints: [LoggedConstraint]) {
    for constraint in constraints {
      add(constraint.first)
      if let second = constraint.second { add(second) }
    }
    // What a line says outright comes before what its identifier or its attributes mean.
    for constraint in constraints { nestAsSaid(constraint) }
    for constraint in constraints where constraint.nesting == .unknown { nestAsMeant(constraint) }
    let related = constraints.filter { $0.second != nil }
    spreadAmongSiblings(related.filter(areSiblings))
    for constraint in related { nestAsSuggested(constraint) }
    spreadAmongSiblings(related.filter { areSiblings($0) || isGuideNextToView($0) })
    for constraint in constraints where constraint.isPlacedInNothing { addSuperview(of: constraint.first) }
    for index in nodes.indices {
      if let parent = nodes[index].parent { nodes[parent].children.append(index) }
    }
    name()
  }

  func position(of item: LoggedItem) -> Int? { positions[item.key] }

  private mutating func add(_ item: LoggedItem) {
    guard let known = positions[item.key] else {
      positions[item.key] = nodes.count
      nodes.append(Node(item: item))
      return
    }
    // Lines differ in how much they say about a view.
    if nodes[known].item.className == nil { nodes[known].item.className = item.className }
    if nodes[known].item.text == nil { nodes[known].item.text = item.text }
    if nodes[known].item.name == nil { nodes[known].item.name = item.name }
  }

  private mutating func addSuperview(of item: LoggedItem) {
    guard let inner = position(of: item), nodes[inner].parent == nil else { return }
    let superview = LoggedItem(name: "superview of \(item.key)")
    add(superview)
    nodes[inner].parent = position(of: superview)
  }

  // MARK: Nesting

  private mutating func nestAsSaid(_ constraint: LoggedConstraint) {
    guard let second = constraint.second else { return }
    switch constraint.nesting {
    case .firstInSecond: nest(constraint.first, in: second)
    case .secondInFirst: nest(second, in: constraint.first)
    case .siblings: break
    case .unknown: break
    }
  }

  private mutating func nestAsMeant(_ constraint: LoggedConstraint) {
    guard let second = constraint.second else { return }
    let first = constraint.first
    let hasGuide = first.isGuide || second.isGuide
    // A stack view with margins ties its views to the guide of these, which is beside them.
    let isCanvas = constraint.identifier == "UISV-canvas-connection" && !hasGuide
    if hasGuide, constraint.maker == .layoutGuide {
      if first.isGuide { nest(first, in: second) } else { nest(second, in: first) }
    } else if isCanvas || constraint.secondAttribute.isMargin || constraint.firstAttribute.isMargin {
      let firstIsOuter =
        constraint.firstAttribute.isMargin || first.className?.hasSuffix("StackView") == true
      if firstIsOuter { nest(second, in: first) } else { nest(first, in: second) }
    } else if constraint.mask != nil {
      nest(first, in: second)
    }
  }

  /// Two locations of the same name are mostly a view's and its superview's. If the second were the subview,
  /// or both were near edges, UIKit would have printed a gap instead.
  private mutating func nestAsSuggested(_ constraint: LoggedConstraint) {
    guard constraint.nesting == .unknown, let second = constraint.second,
      constraint.firstAttribute == constraint.secondAttribute, constraint.firstAttribute.isFarOrCentre
    else { return }
    let (first, other) = (constraint.first, second)
    if isContainer(other) {
      nest(first, in: other)
    } else if isContainer(first) {
      nest(other, in: first)
    }
  }

  private func isContainer(_ item: LoggedItem) -> Bool {
    !item.isGuide && LoggedClass(className(of: item)).kind == .view
  }

  private func className(of item: LoggedItem) -> String? {
    position(of: item).flatMap { nodes[$0].item.className } ?? item.className
  }

  private mutating func nest(_ inner: LoggedItem, in outer: LoggedItem) {
    guard let inner = position(of: inner), let outer = position(of: outer) else { return }
    nest(inner, in: outer)
  }

  private mutating func nest(_ inner: Int, in outer: Int) {
    guard nodes[inner].parent == nil, !nodes[outer].item.isGuide, !isInside(outer, inner) else { return }
    // Siblings are not nested in each other.
    if let parent = nodes[outer].parent, parent == nodes[inner].parent { return }
    nodes[inner].parent = outer
  }

  /// Whether a node is another, or is inside it.
  private func isInside(_ inner: Int, _ outer: Int) -> Bool {
    var node: Int? = inner
    while let current = node {
      if current == outer { return true }
      node = nodes[current].parent
    }
    return false
  }

  private func areSiblings(_ constraint: LoggedConstraint) -> Bool { constraint.nesting == .siblings }

  /// A guide is a sibling of the views that are constrained to it.
  private func isGuideNextToView(_ constraint: LoggedConstraint) -> Bool {
    constraint.nesting == .unknown && (constraint.first.isGuide || constraint.second?.isGuide == true)
  }

  /// Gives siblings the superview that one of them has.
  private mutating func spreadAmongSiblings(_ pairs: [LoggedConstraint]) {
    let pairs = pairs.compactMap { constraint -> (Int, Int)? in
      guard let first = position(of: constraint.first), let second = constraint.second.flatMap(position)
      else { return nil }
      return (first, second)
    }
    var isChanged = true
    while isChanged {
      isChanged = false
      for (first, second) in pairs {
        for (one, other) in [(first, second), (second, first)] {
          guard let parent = nodes[one].parent, nodes[other].parent == nil, parent != other,
            !isInside(parent, other)
          else { continue }
          nodes[other].parent = parent
          isChanged = true
        }
      }
    }
  }

  // MARK: Names

  private mutating func name() {
    for (index, id) in distinctNames(nodes.map(\.item.baseName)).enumerated() { nodes[index].id = id }
  }

  /// The views' names by their addresses.
  var names: [String: String] {
    var names: [String: String] = [:]
    for node in nodes.reversed() {
      if let address = node.item.address { names[address] = node.id }
    }
    return names
  }
}

extension LoggedConstraint {
  /// Whether it is a location relative to nothing.
  fileprivate var isPlacedInNothing: Bool { second == nil && firstAttribute.kind != .size }
}

extension LayoutAttribute {
  fileprivate var isMargin: Bool {
    switch self {
    case .leftMargin, .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin,
      .centerXWithinMargins, .centerYWithinMargins:
      true
    default: false
    }
  }

  fileprivate var isFarOrCentre: Bool {
    switch self {
    case .right, .trailing, .bottom, .centerX, .centerY: true
    default: false
    }
  }
}
