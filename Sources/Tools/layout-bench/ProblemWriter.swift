import Glibc

/// Writes a problem in the `.alp` format; see `SolverProblem`.
struct ProblemWriter {
  /// The variables of a view.
  struct Box {
    var x: Int
    var y: Int
    var width: Int
    var height: Int
  }

  private var variableCount = 0
  private var rows: [String] = []
  private var edits: [String] = []
  private var suggestions: [String] = []

  var text: String {
    let head = "alp 1 \(variableCount) \(rows.count) \(edits.count) \(suggestions.count)"
    return ([head] + rows + edits + suggestions).joined(separator: "\n") + "\n"
  }

  mutating func variable() -> Int {
    variableCount += 1
    return variableCount - 1
  }

  mutating func box() -> Box {
    Box(x: variable(), y: variable(), width: variable(), height: variable())
  }

  mutating func row(
    _ terms: [(variable: Int, coefficient: Double)], _ relation: String, _ constant: Double,
    priority: Int = 1000
  ) {
    var line = "c \(priority) \(relation) \(ProblemWriter.short(constant)) \(terms.count)"
    for (variable, coefficient) in terms { line += " \(variable) \(ProblemWriter.short(coefficient))" }
    rows.append(line)
  }

  mutating func edit(_ variable: Int, priority: Int, initial: Double) {
    edits.append("e \(variable) \(priority) \(ProblemWriter.short(initial))")
  }

  mutating func suggest(_ variable: Int, _ value: Double) {
    suggestions.append("s \(variable) \(ProblemWriter.short(value))")
  }

  /// Six significant digits, as `%g` prints them.
  private static func short(_ value: Double) -> String {
    var buffer = [CChar](repeating: 0, count: 32)
    let count = withVaList([value == 0 ? 0 : value]) { vsnprintf(&buffer, buffer.count, "%g", $0) }
    return String(decoding: buffer.prefix(max(0, Int(count))).map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}

/// The constraints that people write.
extension ProblemWriter {
  mutating func container(width: Double?, height: Double?) -> Box {
    let container = box()
    row([(container.x, 1)], "=", 0)
    row([(container.y, 1)], "=", 0)
    if let width { row([(container.width, 1)], "=", width) }
    if let height { row([(container.height, 1)], "=", height) }
    return container
  }

  mutating func align(_ a: Int, _ b: Int, _ gap: Double, relation: String = "=", priority: Int = 1000) {
    row([(a, 1), (b, -1)], relation, gap, priority: priority)
  }

  mutating func after(
    _ view: Box, _ other: Box, _ gap: Double, relation: String = "=", priority: Int = 1000
  ) {
    row([(view.x, 1), (other.x, -1), (other.width, -1)], relation, gap, priority: priority)
  }

  mutating func below(
    _ view: Box, _ other: Box, _ gap: Double, relation: String = "=", priority: Int = 1000
  ) {
    row([(view.y, 1), (other.y, -1), (other.height, -1)], relation, gap, priority: priority)
  }

  mutating func trailing(_ view: Box, _ container: Box, _ gap: Double) {
    row([(view.x, 1), (view.width, 1), (container.x, -1), (container.width, -1)], "=", -gap)
  }

  mutating func bottom(_ view: Box, _ container: Box, _ gap: Double) {
    row([(view.y, 1), (view.height, 1), (container.y, -1), (container.height, -1)], "=", -gap)
  }

  /// Makes a view end no further than its container.
  mutating func end(_ view: Box, _ container: Box, priority: Int) {
    row(
      [(view.x, 1), (view.width, 1), (container.x, -1), (container.width, -1)], "<", 0, priority: priority)
  }

  mutating func content(_ variable: Int, _ size: Double, hugging: Int, resistance: Int) {
    row([(variable, 1)], "<", size, priority: hugging)
    row([(variable, 1)], ">", size, priority: resistance)
  }
}
