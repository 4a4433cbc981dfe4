extension ClosedRange<Double> {
  /// The range between two numbers, regardless of which is greater; `0...0` if one of them is NaN.
  ///
  /// Rounding, and insets larger than what they are taken from, can swap the ends.
  init(between first: Double, and second: Double) {
    self = first <= second ? first...second : second < first ? second...first : 0...0
  }

  var middle: Double { (lowerBound + upperBound) / 2 }

  /// The parts of the range that remain without the hidden ones, in ascending order; pieces too short for a dash are
  /// dropped.
  func stretches(without hidden: [ClosedRange<Double>]) -> [ClosedRange<Double>] {
    var left = [ClosedRange<Double>]()
    var start = lowerBound
    func add(_ end: Double) {
      if end - start > 2 { left.append(start...end) }
    }
    for gap in hidden.sorted(by: { $0.lowerBound < $1.lowerBound }) where gap.upperBound > start {
      guard gap.lowerBound < upperBound else { break }
      add(gap.lowerBound)
      start = gap.upperBound
    }
    add(upperBound)
    return left
  }
}
