/// Multipliers of rows that prove the levels minimal.
///
/// Multiply each row of a level, and of those above, by its multiplier, so that the sum of their left sides is 0
/// whatever the variables are. Then the same sum of their right sides says how small the errors of the level can
/// be at best: no multiplier of the level's own rows is beyond 1 or -1, the price of an error, and those of rows
/// above have the sign with which their not being violated raises the sum. If the errors are no larger than that,
/// they are least.
///
/// Example: `x >= 10` required, `x == 4` at 250. With -1 for the first and 1 for the second the left sides cancel,
/// and the right ones leave 10 - 4: the error of x = 10.
struct Proof {
  struct Multiplier: BitwiseCopyable {
    /// The number of the row in the component.
    var row: Int
    /// In the units of the row.
    var value: DoubleDouble
  }

  struct Level: BitwiseCopyable {
    var level: Int
    /// Where its multipliers begin and end.
    var start: Int
    var end: Int
  }

  private(set) var multipliers: [Multiplier] = []
  /// The levels whose errors are not all 0, in their order.
  private(set) var levels: [Level] = []

  mutating func append(level: Int, _ new: [Multiplier]) {
    let start = multipliers.count
    multipliers += new
    levels.append(Level(level: level, start: start, end: multipliers.count))
  }

  mutating func append(_ multiplier: Multiplier) {
    multipliers.append(multiplier)
  }

  /// Makes what has been appended since the last level the multipliers of this one.
  mutating func endLevel(_ level: Int) {
    levels.append(Level(level: level, start: levels.last?.end ?? 0, end: multipliers.count))
  }

  mutating func removeAll() {
    multipliers.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
  }
}
