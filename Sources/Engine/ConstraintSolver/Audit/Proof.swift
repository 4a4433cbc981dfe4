/// Multipliers of rows that prove the levels minimal.
///
/// Multiply each row of a level, and of the levels above, by its multiplier, so that the left sides add up to
/// 0 whatever the variables are. The same sum of the right sides is then a lower bound on the errors of the
/// level: no multiplier of the level's own rows is beyond 1 or -1, the price of an error, and those of rows
/// above have the sign for which satisfying these rows raises the sum. If the errors do not exceed the bound,
/// they are minimal.
///
/// Example: `x >= 10` required, `x == 4` at 250. With multipliers -1 and 1 the left sides cancel, and the
/// right sides leave 10 - 4, which is the error at x = 10.
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
  /// The levels whose errors are not all 0, in order.
  private(set) var levels: [Level] = []

  mutating func append(level: Int, _ new: [Multiplier]) {
    let start = multipliers.count
    multipliers += new
    levels.append(Level(level: level, start: start, end: multipliers.count))
  }

  mutating func append(_ multiplier: Multiplier) {
    multipliers.append(multiplier)
  }

  /// Assigns the multipliers appended since the last level to this one.
  mutating func endLevel(_ level: Int) {
    levels.append(Level(level: level, start: levels.last?.end ?? 0, end: multipliers.count))
  }

  mutating func removeAll() {
    multipliers.removeAll(keepingCapacity: true)
    levels.removeAll(keepingCapacity: true)
  }
}
