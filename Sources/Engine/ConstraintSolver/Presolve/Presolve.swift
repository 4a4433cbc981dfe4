/// Eliminates variables of a cluster by its required equations.
///
/// An equation with one unknown makes it a constant, and one with two ties them together (see `Ties`). Longer
/// ones wait until ties have shortened them. Every other row is then written in terms of the remaining roots.
/// Most equations of a layout disappear this way, and small blocks remain.
///
/// Example: `x = 8`, `x + w = e - 8`, `e = 100`, `w <= 90` at 250. x and e are constants; the second equation
/// then reads w = 84, also a constant, and the last row has no unknowns: nothing is left to solve.
///
/// A remaining equation may be the only row that mentions some root. It then restricts nothing else: it is
/// *deferred*, and that root is computed from it at the end. This works only if the rest leaves no choice:
/// otherwise the root, which wants to stay where it was, might influence it. So if a root of such a row turns
/// out to be open, the blocks are solved again with that row among them.
///
/// Functions called for each row are inlined, as in `Elimination`: copying took a fifth of the time.
struct Presolve: ~Copyable {
  /// A row in terms of roots: the sum of its terms, from `start` to `end`, compared with `constant`.
  struct ReducedRow: BitwiseCopyable {
    /// The number of the row in the cluster.
    var row: Int
    var start: Int
    var end: Int
    var constant: Double
  }

  struct ReducedTerm: BitwiseCopyable {
    var root: Int
    var value: Double
    /// The largest of the coefficients that were added up in it.
    var size: Double
  }

  let ties: Ties
  /// Whether required rows contradict each other.
  var hasContradiction = false
  /// Whether so much has cancelled in a term that the remainder cannot be trusted.
  private(set) var isDoubtful = false
  /// How many variables are neither constants nor tied to others.
  var rootCount: Int
  private(set) var rows: List<ReducedRow>
  private(set) var roots: IndexList
  private(set) var coefficients: List<Double>

  // The current row; see `read(_:_:)`.
  let terms: Buffer<ReducedTerm>
  private(set) var termCount = 0
  private(set) var right = 0.0

  let states: Buffer<RootState>
  /// By row: what remains to be done.
  let status: Buffer<Status>

  struct RootState: BitwiseCopyable {
    /// The index of its term in the current row, if that term is its own.
    var term: Int32 = 0
    // Its list of waiting equations; see `WaitingRows`.
    var firstWaiting: Int32 = -1
    var lastWaiting: Int32 = -1
    var waitingCount: Int32 = 0
    /// The largest and the smallest factor in its class.
    var largest: Float = 1
    var smallest: Float = 1
  }

  enum Status: BitwiseCopyable {
    case done, left, waiting, queued
  }

  init(_ part: Part, _ storage: borrowing Storage, in arena: inout Arena) {
    let (n, m) = (part.variables.count, part.rows.count)
    rootCount = n
    ties = Ties(variableCount: n, in: &arena)
    rows = List(capacity: m, in: &arena)
    roots = IndexList(capacity: 2 * m, in: &arena)
    coefficients = List(capacity: 2 * m, in: &arena)
    terms = Buffer(uninitialized: min(storage.longestRow, n), in: &arena)
    states = Buffer(repeating: RootState(), count: n, in: &arena)
    status = Buffer(repeating: .done, count: m, in: &arena)
    var left = List<Int>(capacity: m, in: &arena)
    settleShortEquations(part, storage, &left)
    settleLongEquations(left, part, storage, in: &arena)
    reduceRows(left, part, storage)
  }

  /// Whether all variables are constants.
  var hasNothingLeft: Bool {
    rootCount == 0
  }

  /// Writes a row in terms of roots, as the current row.
  @inline(__always)
  mutating func read(_ slot: Int, _ storage: borrowing Storage) {
    let row = storage.terms(ofRow: slot)
    var right = storage.rows[slot].constant
    let terms = terms.start
    let states = states.start
    var count = 0
    var isMerged = false
    for term in row {
      guard let j = storage.ownLocal(term.variable) else {
        right -= term.coefficient * storage.anchoredValue(term.variable)
        continue
      }
      let tie = ties.find(j)
      right -= term.coefficient * tie.offset
      let value = term.coefficient * tie.factor
      // The coefficient has cancelled, as it always does for constants.
      if value == 0 { continue }
      assert(tie.root != ties.ground)
      let k = Int(states[tie.root].term)
      if k < count && terms[k].root == tie.root {
        terms[k].value += value
        terms[k].size = max(terms[k].size, value.magnitude)
        isMerged = true
      } else {
        states[tie.root].term = Int32(truncatingIfNeeded: count)
        terms[count] = ReducedTerm(root: tie.root, value: value, size: value.magnitude)
        count &+= 1
      }
    }
    self.right = right
    termCount = count
    if isMerged { dropCancelled() }
  }

  /// Whether only rounding errors are left on the right side of the current row, judged by its largest
  /// coefficient and the largest number that went into that side.
  @inline(__always)
  func isNothingLeft(ofRow slot: Int, _ storage: borrowing Storage) -> Bool {
    if right == 0 { return true }
    var unit = 0.0
    var size = storage.rows[slot].constant.magnitude
    for term in storage.terms(ofRow: slot) {
      let offset =
        storage.ownLocal(term.variable).map { ties.find($0).offset } ?? storage.anchoredValue(term.variable)
      unit = max(unit, term.coefficient.magnitude)
      size = max(size, (term.coefficient * offset).magnitude)
    }
    return right.magnitude <= Tolerance.position * unit.binade + Tolerance.relativePosition * size
  }

  @inline(__always)
  private mutating func dropCancelled() {
    var kept = 0
    for k in 0..<termCount {
      let (value, size) = (terms[k].value.magnitude, terms[k].size)
      if value <= Presolve.rounding * size { continue }
      if value < Tolerance.cancelled * size { isDoubtful = true }
      terms[kept] = terms[k]
      kept += 1
    }
    termCount = kept
  }

  /// The rounding error of the products of factors added up in a term.
  private static var rounding: Double { 1e-14 }

  private mutating func reduceRows(_ left: borrowing List<Int>, _ part: Part, _ storage: borrowing Storage) {
    for n in 0..<left.count where status[left[n]] != .done {
      let i = left[n]
      read(part.rows[i], storage)
      if termCount == 0 {
        checkConstant(part.rows[i], storage)
        continue
      }
      rows.append(
        ReducedRow(
          row: i, start: roots.count, end: roots.count + termCount, constant: right))
      for k in 0..<termCount {
        roots.append(terms[k].root)
        coefficients.append(terms[k].value)
      }
    }
  }

  /// Checks a row without unknowns, which holds or does not.
  private mutating func checkConstant(_ slot: Int, _ storage: borrowing Storage) {
    guard storage.rows[slot].priority == .required else { return }
    let relation = storage.rows[slot].relation
    if (right > 0 && relation != .lessThanOrEqual || right < 0 && relation != .greaterThanOrEqual)
      && !isNothingLeft(ofRow: slot, storage)
    {
      hasContradiction = true
    }
  }
}
