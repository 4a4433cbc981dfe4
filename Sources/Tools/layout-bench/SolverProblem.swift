import ConstraintSolver
import Glibc

/// A problem in the `.alp` format: rows, edit variables, and the values suggested to these in turn.
///
///     alp 1 <vars> <constraints> <edits> <suggestions>
///     c <priority> <rel = < >> <rhs> <k> <var> <coef> ... <var> <coef>
///     e <var> <priority> <initial>
///     s <var> <value>
struct SolverProblem {
  var variableCount = 0
  var rows: [ConstraintRow] = []
  /// The terms of the first row, then those of the second, and so on.
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
      for k in stride(from: 5, to: words.count, by: 2) {
        guard let j = variable(k), let coefficient = number(k + 1) else { return false }
        terms.append((j, coefficient))
      }
      rows.append(
        ConstraintRow(termCount: (words.count - 5) / 2, relation, constant, priority: Priority(priority)))
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
  let variables: Variables
  let editConstraints: ConstraintIDs

  init(_ problem: SolverProblem) throws(SolverError) {
    solver.reserveCapacity(
      variables: problem.variableCount, constraints: problem.rows.count + problem.edits.count)
    let variables = solver.addVariables(problem.variableCount)
    self.variables = variables
    // In batches whose terms stay in the processor's cache.
    var (row, term) = (0, 0)
    while row < problem.rows.count {
      let batch = row..<min(row + 500, problem.rows.count)
      let end = problem.rows[batch].reduce(term) { $0 + $1.termCount }
      let terms = [Term](capacity: end - term) { terms in
        for (variable, coefficient) in problem.terms[term..<end] {
          terms.append(Term(variables[variable], coefficient))
        }
      }
      try solver.addConstraints(problem.rows.span.extracting(batch), terms: terms.span)
      (row, term) = (batch.upperBound, end)
    }
    let editTerms = problem.edits.map { Term(variables[$0.variable]) }
    let edits = problem.edits.map {
      ConstraintRow(termCount: 1, .equal, $0.initial, priority: Priority($0.priority))
    }
    editConstraints = try solver.addConstraints(edits.span, terms: editTerms.span)
    try solver.solve()
  }
}
