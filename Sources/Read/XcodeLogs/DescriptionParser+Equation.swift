import AutoLayout
import Diagnostics
import LayoutScene

extension DescriptionParser {
  /// `item.attribute == 0.5*item.attribute + 8 priority:750`, as UIKit, SnapKit and Masonry print it.
  mutating func takeEquation() -> LoggedConstraint? {
    guard let (first, firstAttribute) = takeSide(), let relation = cursor.takeRelation() else { return nil }
    var constraint = LoggedConstraint(
      className: "", address: "", first: first, firstAttribute: firstAttribute, relation: relation)
    guard takeRightSide(of: &constraint), takeEnd(of: &constraint) else { return nil }
    settleMask(&constraint)
    return constraint
  }

  /// An autoresizing mask gives a location as a number, or as a part of the superview's size. The superview's
  /// near edge, or the far one in its own coordinates, replaces these.
  private func settleMask(_ constraint: inout LoggedConstraint) {
    guard constraint.firstAttribute.kind != .size, let axis = constraint.firstAttribute.axis else { return }
    if constraint.second == nil, let superview = names.superview {
      constraint.second = superview
      constraint.secondAttribute = axis == .horizontal ? .left : .top
      constraint.nesting = .firstInSecond
    } else if constraint.secondAttribute.kind == .size {
      constraint.secondAttribute = axis == .horizontal ? .right : .bottom
      constraint.nesting = .firstInSecond
    }
  }

  private mutating func takeRightSide(of constraint: inout LoggedConstraint) -> Bool {
    cursor.skipSpaces()
    // A view's name may be a number, so names are tried first.
    if takeSecond(of: &constraint) { return true }
    guard let number = cursor.takeNumber() else { return false }
    guard cursor.take("*") else {
      constraint.constant = number
      return true
    }
    constraint.multiplier = number
    return takeSecond(of: &constraint)
  }

  private mutating func takeSecond(of constraint: inout LoggedConstraint) -> Bool {
    let start = cursor
    guard let (second, attribute) = takeSide() else {
      cursor = start
      return false
    }
    constraint.second = second
    constraint.secondAttribute = attribute
    cursor.skipSpaces()
    if cursor.take("*") {
      guard let factor = cursor.takeNumber() else { return false }
      constraint.multiplier *= factor
    } else if cursor.take("/") {
      guard let divisor = cursor.takeNumber(), divisor != 0 else { return false }
      constraint.multiplier /= divisor
    }
    cursor.skipSpaces()
    if cursor.peek() == UInt8(ascii: "+") || cursor.peek() == UInt8(ascii: "-") {
      guard let constant = cursor.takeNumber() else { return false }
      constraint.constant = constant
    }
    return true
  }

  private mutating func takeSide() -> (LoggedItem, LayoutAttribute)? {
    guard let item = takeItem(endsBefore: { Self.attribute(behind: $0) != nil }),
      let (attribute, end) = Self.attribute(behind: cursor)
    else { return nil }
    cursor.position = end
    return (item, attribute)
  }

  /// The attribute after a full stop, and where it ends.
  private static func attribute(behind cursor: DescriptionCursor) -> (LayoutAttribute, Int)? {
    guard cursor.peek() == UInt8(ascii: ".") else { return nil }
    var cursor = cursor
    cursor.position += 1
    let name = cursor.take(while: \.isLetter)
    if let next = cursor.peek(), next.isNameByte || next == UInt8(ascii: ".") { return nil }
    guard let attribute = byMaskName[name] ?? LayoutAttribute(named: name), attribute != .notAnAttribute
    else { return nil }
    return (attribute, cursor.position)
  }

  /// How constraints of autoresizing masks name locations.
  private static let byMaskName: [String: LayoutAttribute] = [
    "minX": .left, "midX": .centerX, "maxX": .right, "minY": .top, "midY": .centerY, "maxY": .bottom,
  ]
}
