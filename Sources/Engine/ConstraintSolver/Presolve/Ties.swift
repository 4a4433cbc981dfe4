/// Variables that are equal up to a factor and an offset: a union-find structure with weights.
///
/// Every variable is `factor * r + offset`, where r is the root of its class. Constants belong to the class
/// of the *ground*, with a factor of 0.
///
/// Example: `b = a + 8`, `c = 2 b`, `a = 3`. Uniting b with a ties b to a by (1, 8); uniting c with b finds
/// b's root first and ties c to a by (2, 16). Grounding a at 3 makes it (0, 3); then b is found as 1 * 3 + 8
/// = 11, and c as 2 * 3 + 16 = 22.
struct Ties: ~Copyable {
  struct Tie: BitwiseCopyable {
    var root: Int
    var factor: Double
    var offset: Double
  }

  /// The root of all constants.
  let ground: Int
  private let ties: Buffer<Tie>

  init(variableCount: Int, in arena: inout Arena) {
    ground = variableCount
    ties = Buffer(uninitialized: variableCount + 1, in: &arena)
    for j in 0..<variableCount {
      ties[j] = Tie(root: j, factor: 1, offset: 0)
    }
    ties[ground] = Tie(root: ground, factor: 0, offset: 0)
  }

  func isRoot(_ j: Int) -> Bool {
    ties[j].root == j
  }

  /// The tie of a variable to its root. Shortens the path to it.
  func find(_ j: Int) -> Tie {
    var tie = ties[j]
    if tie.root == j { return tie }
    // Finds the root first, then ties everything on the way to it: in two passes, as recursion would need a
    // deep stack for a long path.
    var length = 0
    while ties[tie.root].root != tie.root {
      tie = composed(tie, ties[tie.root])
      length += 1
    }
    if length > 0 { shorten(from: j, tie) }
    return tie
  }

  private func composed(_ tie: Tie, _ next: Tie) -> Tie {
    Tie(
      root: next.root, factor: tie.factor * next.factor, offset: tie.offset + tie.factor * next.offset)
  }

  /// Halves the path, so that it is short next time, and ties j itself to the root.
  private func shorten(from j: Int, _ found: Tie) {
    var at = ties[j].root
    while ties[at].root != at {
      let next = ties[at].root
      if ties[next].root != next { ties[at] = composed(ties[at], ties[next]) }
      at = ties[at].root
    }
    ties[j] = found
  }

  /// Makes a root `factor * other + offset`.
  func unite(_ root: Int, with other: Int, factor: Double, offset: Double) {
    assert(isRoot(root) && isRoot(other) && root != other)
    ties[root] = Tie(root: other, factor: factor, offset: offset)
  }

  /// Makes a root a constant.
  func ground(_ root: Int, at value: Double) {
    assert(isRoot(root))
    ties[root] = Tie(root: ground, factor: 0, offset: value)
  }
}
