import AutoLayout
import Diagnostics
import LayoutScene

/// An item as a constraint names it, before `superview` is known to be a view.
enum NamedItem: Equatable, Sendable {
  case item(SceneItem)
  /// The superview of the constraint's other item, or a guide of it.
  case superview(GuideKind?)
}

/// An attribute of an item, with their ranges in the text.
struct NamedAnchor: Sendable {
  var item: NamedItem
  var attribute: LayoutAttribute
  var itemRange: Range<Int>
  var attributeRange: Range<Int>

  var range: Range<Int> { itemRange.lowerBound..<attributeRange.upperBound }
}

/// A sum of multiples of anchors, of constants and of standard distances: one side of an equation.
struct LinearExpression: Sendable {
  var terms: [(anchor: NamedAnchor, coefficient: Double)] = []
  var constant = 0.0
  /// The multiple of the standard distance, whose length depends on the two items.
  var standards = 0.0

  static func * (expression: LinearExpression, factor: Double) -> LinearExpression {
    LinearExpression(
      terms: expression.terms.map { ($0.anchor, $0.coefficient * factor) },
      constant: expression.constant * factor, standards: expression.standards * factor)
  }

  static func += (left: inout LinearExpression, right: LinearExpression) {
    left.terms += right.terms
    left.constant += right.constant
    left.standards += right.standards
  }
}

/// An equation as written: two sides and a priority.
struct Equation: Sendable {
  var left: LinearExpression
  var relation: LayoutRelation
  var relationRange: Range<Int>
  var right: LinearExpression
  var priority: (value: Double, range: Range<Int>)?
}

/// An error in a text, with the scalars that it is about.
struct EquationError: Error {
  var code: FindingCode
  var message: String
  var range: Range<Int>
  var help: Help?

  enum Help: Sendable {
    case text(String)
    /// The item that the name may have meant. It is looked up only if the error is reported, because failed
    /// attempts at parsing create errors too.
    case nearestItem(to: String)
    case nearestAttribute(to: String)

    func text(names: ItemNames) -> String? {
      switch self {
      case .text(let text): text
      case .nearestItem(let name): Suggestion.question(for: name, in: Keyword.all + names.all)
      case .nearestAttribute(let name): Suggestion.question(for: name, in: LayoutAttribute.wordsAfterDot)
      }
    }
  }

  static func tooManyAttributes(_ surplus: NamedAnchor) -> EquationError {
    EquationError(
      code: .notLinear, message: "a constraint relates at most two attributes", range: surplus.range)
  }
}
