/// A constraint of a visual format string; views are identified by name.
public struct VisualFormatConstraint: Hashable, Sendable {
  /// One of the two items of a constraint.
  public enum Item: Hashable, Sendable {
    /// The view with this name.
    case view(String)
    /// The superview of the named view.
    case superview(of: String)
  }

  /// The item on the left side.
  public var firstItem: Item
  /// The attribute of the first item.
  public var firstAttribute: LayoutAttribute
  /// How the left side compares with the right one.
  public var relation: LayoutRelation
  /// The item on the right side; nil if a size is compared with the constant.
  public var secondItem: Item?
  /// The attribute of the second item; `notAnAttribute` if there is none.
  public var secondAttribute: LayoutAttribute
  /// In points.
  public var constant: Double
  /// Above 0, up to 1000; required if the format gives none.
  public var priority: LayoutPriority
  /// The parser's position, in characters from the start, after reading the constraint; used for errors about
  /// its items.
  public var position: Int
}

/// Expands a parsed format into constraints, in the order of the text; the alignment of a pair follows its
/// gap (UIKit does not document the order).
struct VisualFormatExpansion {
  let format: VisualFormat
  let options: VisualFormatOptions
  private var constraints: [VisualFormatConstraint] = []

  private init(_ format: VisualFormat, options: VisualFormatOptions) {
    self.format = format
    self.options = options
  }

  static func expand(
    _ format: VisualFormat, options: VisualFormatOptions
  ) throws(VisualFormatError) -> [VisualFormatConstraint] {
    if let attribute = options.alignments.first(where: { $0.axis == format.axis }) {
      let (edge, layout) =
        format.axis == .horizontal ? ("vertical", "horizontal") : ("horizontal", "vertical")
      throw VisualFormatError(
        "The options align \(attribute.name), the position of a \(edge) line; a \(layout) layout sets that itself.",
        at: 0)
    }
    guard !options.isSuperset(of: .directionMask) else {
      throw VisualFormatError(
        "The options have two directions: directionLeftToRight and directionRightToLeft.", at: 0)
    }
    var expansion = VisualFormatExpansion(format, options: options)
    expansion.expandAll()
    return expansion.constraints
  }

  private mutating func expandAll() {
    guard let first = format.views.first, let last = format.views.last else { return }
    if let leading = format.leading { connectSuperview(leading, to: first, isLeading: true) }
    addSizes(first)
    for (index, connection) in format.connections.enumerated() {
      let pair = (format.views[index], format.views[index + 1])
      connect(pair.0, pair.1, connection)
      align(pair.0, pair.1)
      addSizes(pair.1)
    }
    if let trailing = format.trailing { connectSuperview(trailing, to: last, isLeading: false) }
  }

  // MARK: Sizes

  private mutating func addSizes(_ view: VisualFormat.ViewElement) {
    let size: LayoutAttribute = format.axis == .horizontal ? .width : .height
    for predicate in view.predicates {
      switch predicate.object {
      case .constant(let value):
        add(.view(view.name), size, predicate, nil, .notAnAttribute, constant: value, at: view.end)
      case .view(let other):
        add(.view(view.name), size, predicate, .view(other), size, constant: 0, at: view.end)
      }
    }
  }

  // MARK: Gaps

  private mutating func connect(
    _ before: VisualFormat.ViewElement, _ after: VisualFormat.ViewElement,
    _ connection: VisualFormat.Connection
  ) {
    let isBaseline = format.axis == .vertical && options.contains(.spacingBaselineToBaseline)
    let near = isBaseline ? LayoutAttribute.firstBaseline : edges.near
    let far = isBaseline ? LayoutAttribute.lastBaseline : edges.far
    for (predicate, value) in gaps(connection, standard: StandardSpacing.value) {
      let (first, second) = isReversed ? (before, after) : (after, before)
      add(
        .view(first.name), near, predicate, .view(second.name), far, constant: value, at: after.end)
    }
  }

  /// The standard distance to a superview is its layout margin (since iOS 8).
  private mutating func connectSuperview(
    _ connection: VisualFormat.Connection, to view: VisualFormat.ViewElement, isLeading: Bool
  ) {
    let isStandard = connection == .standard
    let superview = VisualFormatConstraint.Item.superview(of: view.name)
    for (predicate, value) in gaps(connection, standard: 0) {
      if isLeading != isReversed {
        let edge = isStandard ? edges.nearMargin : edges.near
        add(.view(view.name), edges.near, predicate, superview, edge, constant: value, at: view.end)
      } else {
        let edge = isStandard ? edges.farMargin : edges.far
        add(superview, edge, predicate, .view(view.name), edges.far, constant: value, at: view.end)
      }
    }
  }

  private func gaps(
    _ connection: VisualFormat.Connection, standard: Double
  ) -> [(VisualFormat.Predicate, Double)] {
    func equal(_ value: Double) -> [(VisualFormat.Predicate, Double)] {
      [
        (
          VisualFormat.Predicate(relation: .equal, object: .constant(value), priority: .required), value
        )
      ]
    }
    switch connection {
    case .flush: return equal(0)
    case .standard: return equal(standard)
    case .predicates(let list):
      return list.compactMap { predicate in
        guard case .constant(let value) = predicate.object else { return nil }
        return (predicate, value)
      }
    }
  }

  private mutating func align(_ before: VisualFormat.ViewElement, _ after: VisualFormat.ViewElement) {
    for attribute in options.alignments {
      constraints.append(
        VisualFormatConstraint(
          firstItem: .view(after.name), firstAttribute: attribute, relation: .equal,
          secondItem: .view(before.name), secondAttribute: attribute, constant: 0, priority: .required,
          position: after.end))
    }
  }

  // MARK: Edges

  /// A right-to-left direction reverses the order of the views, except in a vertical format.
  private var isReversed: Bool {
    format.axis == .horizontal && options.contains(.directionRightToLeft)
  }

  private var edges:
    (near: LayoutAttribute, far: LayoutAttribute, nearMargin: LayoutAttribute, farMargin: LayoutAttribute)
  {
    if format.axis == .vertical { return (.top, .bottom, .topMargin, .bottomMargin) }
    return options.isDisjoint(with: .directionMask)
      ? (.leading, .trailing, .leadingMargin, .trailingMargin) : (.left, .right, .leftMargin, .rightMargin)
  }

  private mutating func add(
    _ first: VisualFormatConstraint.Item, _ firstAttribute: LayoutAttribute,
    _ predicate: VisualFormat.Predicate, _ second: VisualFormatConstraint.Item?,
    _ secondAttribute: LayoutAttribute, constant: Double, at position: Int
  ) {
    constraints.append(
      VisualFormatConstraint(
        firstItem: first, firstAttribute: firstAttribute, relation: predicate.relation,
        secondItem: second, secondAttribute: secondAttribute, constant: constant,
        priority: predicate.priority, position: position))
  }
}
