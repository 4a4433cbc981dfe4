import ConstraintSolver
import Glibc

/// A problem in the `.alp` format: rows, edit variables, and the values suggested to these in turn.
///
///     alp 1 <vars> <constraints> <edits> <suggestions>
///     c <priority> <rel = < >> <rhs> <k> <var> <coef> ... <var> <coef>
///     e <var> <priority> <initial>
///     s <var> <value>
struct SolverProblem {
  struct Row {
    var priority: Double
    var relation: Relation
    var constant: Double
    /// Where its terms are in those of all rows.
    var terms: Range<Int>
  }

  var variableCount = 0
  var rows: [Row] = []
  var terms: [(variable: Int, coefficient: Double)] = []
  var edits: [(variable: Int, priority: Double, initial: Double)] = []
  var suggestions: [(variable: Int, value: Double)] = []

  struct SyntaxError: Error {
    var line: Int
  }

  init(parsing bytes: [UInt8]) throws(SyntaxError) {
    var number = 0
    for line in bytes.split(separator: UInt8(ascii: "\n")) {
      number += 1
      let words = line.split(separator: UInt8(ascii: " "))
      guard parse(words) else { throw SyntaxError(line: number) }
    }
  }

  private mutating func parse(_ words: [ArraySlice<UInt8>]) -> Bool {
    let numbers = words.map { Double(String(decoding: $0, as: UTF8.self)) }
    func number(_ k: Int) -> Double? { k < numbers.count ? numbers[k] : nil }
    func variable(_ k: Int) -> Int? {
      guard let index = number(k).flatMap({ Int(exactly: $0) }), (0..<variableCount).contains(index) else {
        return nil
      }
      return index
    }
    switch words.first.map({ String(decoding: $0, as: UTF8.self) }) {
    case "alp":
      guard let count = number(2).flatMap({ Int(exactly: $0) }), (0...10_000_000).contains(count) else {
        return false
      }
      variableCount = count
    case "c":
      guard let priority = number(1), words.count > 4, let constant = number(3),
        let relation = SolverProblem.relation(words[2])
      else { return false }
      let start = terms.count
      for k in stride(from: 5, to: words.count, by: 2) {
        guard let j = variable(k), let coefficient = number(k + 1) else { return false }
        terms.append((j, coefficient))
      }
      rows.append(
        Row(priority: priority, relation: relation, constant: constant, terms: start..<terms.count))
    case "e":
      guard let j = variable(1), let priority = number(2), let initial = number(3) else { return false }
      edits.append((j, priority, initial))
    case "s":
      guard let j = variable(1), let value = number(2) else { return false }
      suggestions.append((j, value))
    default:
      return false
    }
    return true
  }

  private static func relation(_ word: ArraySlice<UInt8>) -> Relation? {
    switch word.first {
    case UInt8(ascii: "="): .equal
    case UInt8(ascii: "<"): .lessThanOrEqual
    case UInt8(ascii: ">"): .greaterThanOrEqual
    default: nil
    }
  }
}

/// A problem given to a solver.
struct LoadedProblem {
  let solver = Solver()
  var variables: [Variable] = []
  var editConstraints: [ConstraintID] = []

  init(_ problem: SolverProblem) throws(SolverError) {
    variables.reserveCapacity(problem.variableCount)
    solver.reserveCapacity(
      variables: problem.variableCount, constraints: problem.rows.count + problem.edits.count)
    for _ in 0..<problem.variableCount {
      variables.append(solver.addVariable())
    }
    // One array for the terms of row after row.
    let longest = problem.rows.reduce(0) { max($0, $1.terms.count) }
    var terms = variables.first.map { [Term](repeating: Term($0), count: longest) } ?? []
    for row in problem.rows {
      var span = terms.mutableSpan
      for (n, k) in row.terms.enumerated() {
        span[n] = Term(variables[problem.terms[k].variable], problem.terms[k].coefficient)
      }
      try solver.addConstraint(
        span.span.extracting(first: row.terms.count), row.relation, row.constant,
        priority: Priority(row.priority))
    }
    for edit in problem.edits {
      editConstraints.append(
        try solver.addConstraint(
          [Term(variables[edit.variable])], .equal, edit.initial, priority: Priority(edit.priority)))
    }
    try solver.solve()
  }
}
