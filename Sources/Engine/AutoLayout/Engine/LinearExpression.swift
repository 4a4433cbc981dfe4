internal import ConstraintSolver

/// A sum of solver variables with coefficients and a constant, such as the position of an edge or a width.
struct LinearExpression {
  var terms: [Term]
  var constant: Double

  init(_ constant: Double = 0) {
    terms = []
    self.constant = constant
  }

  init(_ variable: Variable) {
    terms = [Term(variable, 1)]
    constant = 0
  }

  static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left.adding(right, times: 1)
  }

  static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression {
    left.adding(right, times: -1)
  }

  static func * (factor: Double, right: LinearExpression) -> LinearExpression {
    LinearExpression().adding(right, times: factor)
  }

  static func + (left: LinearExpression, right: Double) -> LinearExpression {
    var sum = left
    sum.constant += right
    return sum
  }

  static func - (left: LinearExpression, right: Double) -> LinearExpression { left + -right }

  /// Merges the terms of each variable, and drops those that cancel out. Expressions have only a handful of
  /// terms, so a linear search is fastest.
  private func adding(_ other: LinearExpression, times factor: Double) -> LinearExpression {
    var sum = self
    sum.constant += factor * other.constant
    for term in other.terms {
      let coefficient = factor * term.coefficient
      if let index = sum.terms.firstIndex(where: { $0.variable == term.variable }) {
        sum.terms[index].coefficient += coefficient
      } else {
        sum.terms.append(Term(term.variable, coefficient))
      }
    }
    sum.terms.removeAll { $0.coefficient == 0 }
    return sum
  }
}
