import AutoLayout
import LayoutScene

extension DescriptionParser {
  /// The item on one side of a gap.
  private enum End {
    case superview
    case item(LoggedItem)
  }

  /// The number of a gap or a size.
  private struct Predicate {
    var relation = LayoutRelation.equal
    var constant = 0.0
    /// A view of the same size.
    var item: LoggedItem?
    var priority: Double?
  }

  /// `H:|-(8)-[item]`, `V:[item]-(>=8@750)-[item]`, `V:[item(40)]`, with `(LTR)` for left and right.
  mutating func takeVisualFormat() -> LoggedConstraint? {
    let isVertical = cursor.take("V:")
    if !isVertical, !cursor.take("H:") {
      guard cursor.peek() == UInt8(ascii: "|") || cursor.peek() == UInt8(ascii: "[") else { return nil }
    }
    var size: Predicate?
    guard let start = takeEnd(size: &size) else { return nil }
    if case .item(let item) = start, let size {
      return finish(sized(item, size, isVertical: isVertical), size)
    }
    let gap = takeGap()
    guard let gap, let end = takeEnd(size: &size), size == nil else { return nil }
    return finish(spaced(start, gap, end, isVertical: isVertical), gap)
  }

  private mutating func finish(_ constraint: LoggedConstraint?, _ predicate: Predicate) -> LoggedConstraint? {
    guard var constraint else { return nil }
    if let priority = predicate.priority { constraint.priority = LayoutPriority(priority) }
    return takeEnd(of: &constraint) ? constraint : nil
  }

  private func sized(_ item: LoggedItem, _ size: Predicate, isVertical: Bool) -> LoggedConstraint {
    let attribute: LayoutAttribute = isVertical ? .height : .width
    var constraint = LoggedConstraint(
      className: "", address: "", first: item, firstAttribute: attribute, relation: size.relation,
      constant: size.constant)
    if let second = size.item {
      constraint.second = second
      constraint.secondAttribute = attribute
    }
    return constraint
  }

  private func spaced(_ start: End, _ gap: Predicate, _ end: End, isVertical: Bool) -> LoggedConstraint? {
    let near: LayoutAttribute = isVertical ? .top : .leading
    let far: LayoutAttribute = isVertical ? .bottom : .trailing
    // Without names, a description does not say what | is: then it is an unknown view.
    let superview = names.superview ?? LoggedItem(name: "superview")
    let (first, firstAttribute, second, secondAttribute):
      (LoggedItem, LayoutAttribute, LoggedItem, LayoutAttribute)
    let nesting: LoggedConstraint.Nesting
    switch (start, end) {
    case (.superview, .item(let item)):
      (first, firstAttribute, second, secondAttribute) = (item, near, superview, near)
      nesting = .firstInSecond
    case (.item(let item), .superview):
      (first, firstAttribute, second, secondAttribute) = (superview, far, item, far)
      nesting = .secondInFirst
    case (.item(let before), .item(let after)):
      (first, firstAttribute, second, secondAttribute) = (after, near, before, far)
      nesting = .siblings
    case (.superview, .superview): return nil
    }
    return LoggedConstraint(
      className: "", address: "", first: first, firstAttribute: firstAttribute, relation: gap.relation,
      second: second, secondAttribute: secondAttribute, constant: gap.constant, nesting: nesting)
  }

  private mutating func takeEnd(size: inout Predicate?) -> End? {
    if cursor.take("|") { return .superview }
    guard cursor.take("["),
      let item = takeItem(endsBefore: { $0.peek() == UInt8(ascii: "]") || $0.peek() == UInt8(ascii: "(") })
    else { return nil }
    if cursor.peek() == UInt8(ascii: "(") {
      size = takeParenthesized()
      if size == nil { return nil }
    }
    return cursor.take("]") ? .item(item) : nil
  }

  /// `-(8)-`, `-8-`, nothing for none, `-` for the standard one.
  private mutating func takeGap() -> Predicate? {
    guard cursor.take("-") else { return Predicate() }
    if cursor.peek() == UInt8(ascii: "[") || cursor.peek() == UInt8(ascii: "|") {
      return Predicate(constant: 8)
    }
    let gap = cursor.peek() == UInt8(ascii: "(") ? takeParenthesized() : takePredicate()
    guard let gap, gap.item == nil, cursor.take("-") else { return nil }
    return gap
  }

  private mutating func takeParenthesized() -> Predicate? {
    guard cursor.take("("), let predicate = takePredicate(), cursor.take(")") else { return nil }
    return predicate
  }

  private mutating func takePredicate() -> Predicate? {
    var predicate = Predicate(relation: cursor.takeRelation() ?? .equal)
    let isSymbolic = cursor.take("NSSpace(") || cursor.take("NSLayoutAnchorConstraintSpace(")
    if let number = cursor.takeNumber() {
      predicate.constant = number
    } else {
      let isEnd: (DescriptionCursor) -> Bool = {
        $0.peek() == UInt8(ascii: ")") || $0.peek() == UInt8(ascii: "@")
      }
      guard !isSymbolic, let item = takeItem(endsBefore: isEnd) else { return nil }
      predicate.item = item
    }
    if isSymbolic, !cursor.take(")") { return nil }
    if cursor.take("@") {
      guard let priority = cursor.takeNumber() else { return nil }
      predicate.priority = priority
    }
    return predicate
  }
}
