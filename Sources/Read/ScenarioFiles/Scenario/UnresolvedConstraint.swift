import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

/// A constraint in any form of the format, in parts, before its items are resolved.
struct UnresolvedConstraint {
  struct Anchor {
    var item: NamedItem
    var attribute: LayoutAttribute
    var itemPlace: SourceRange
    var attributePlace: SourceRange
  }

  var first: Anchor
  var relation: LayoutRelation
  var second: Anchor?
  var multiplier = 1.0
  var constant = 0.0
  /// How many times the standard distance is added to the constant.
  var standards = 0.0
  var priority = LayoutPriority.required
  /// The constraint's name if it has no identifier; nil for its canonical text.
  var givenText: String?
  var isActive = true
  var visualFormat: String?
  /// The whole constraint.
  var source: SourceRange
}

extension UnresolvedConstraint {
  /// Solves the equation for its first anchor.
  init(_ equation: Equation, text: Located<String>, in places: JSONStringPlaces) throws(EquationError) {
    let terms = equation.left.terms + equation.right.terms.map { ($0.anchor, -$0.coefficient) }
    guard let (first, coefficient) = terms.first else {
      throw EquationError(
        code: .equationSyntax, message: "the equation names no view",
        range: 0..<text.value.unicodeScalars.count, help: .text("write, for example, \"a.width = 100\""))
    }
    if let surplus = terms.dropFirst(2).first { throw .tooManyAttributes(surplus.anchor) }
    guard coefficient != 0 else {
      throw EquationError(
        code: .notLinear, message: "the first attribute is multiplied by zero",
        range: first.range)
    }
    // coefficient × first + other × second + rest REL 0
    let rest = equation.left.constant - equation.right.constant
    let standards = equation.left.standards - equation.right.standards
    self.first = Anchor(first, in: places)
    relation = coefficient < 0 ? equation.relation.inverted : equation.relation
    if let (second, other) = terms.dropFirst().first {
      self.second = Anchor(second, in: places)
      multiplier = -other / coefficient
    }
    // Adding zero turns a negative zero into the ordinary one.
    constant = -rest / coefficient + 0
    self.standards = -standards / coefficient + 0
    givenText = text.value
    source = text.range
  }
}

extension UnresolvedConstraint.Anchor {
  init(_ anchor: NamedAnchor, in places: JSONStringPlaces) {
    item = anchor.item
    attribute = anchor.attribute
    itemPlace = places.range(of: anchor.itemRange)
    attributePlace = places.range(of: anchor.attributeRange)
  }

  /// From the item to the attribute.
  var place: SourceRange { itemPlace.union(attributePlace) }
}

extension SourceRange {
  func union(_ other: SourceRange) -> SourceRange {
    let start = min(offset, other.offset)
    return SourceRange(
      offset: start, length: max(offset + length, other.offset + other.length) - start)
  }
}
