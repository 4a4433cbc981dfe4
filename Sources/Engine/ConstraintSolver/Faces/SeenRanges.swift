/// The ranges in which the variables of a component have been seen on a face.
struct SeenRanges {
  enum End {
    case lower, upper

    /// The direction from the end inward.
    var direction: Double { self == .lower ? 1 : -1 }
  }

  private var lower: [Double]
  private var upper: [Double]
  private var isLowerFinal: [Bool]
  private var isUpperFinal: [Bool]

  /// - Parameter point: a point of the face, by variable.
  init(_ point: [Double]) {
    lower = point
    upper = point
    isLowerFinal = [Bool](repeating: false, count: point.count)
    isUpperFinal = isLowerFinal
  }

  /// One end of the range seen of a variable; infinite if it is unbounded.
  subscript(j: Int, end: End) -> Double { end == .lower ? lower[j] : upper[j] }

  func isFinal(_ j: Int, _ end: End) -> Bool { end == .lower ? isLowerFinal[j] : isUpperFinal[j] }

  /// Adds another point of the face.
  mutating func visit(_ point: borrowing Buffer<Double>) {
    for j in lower.indices {
      if !isLowerFinal[j] { lower[j] = min(lower[j], Tolerance.snapped(point[j])) }
      if !isUpperFinal[j] { upper[j] = max(upper[j], Tolerance.snapped(point[j])) }
    }
  }

  /// Adds the end of a variable's range.
  mutating func finish(_ j: Int, _ end: End, at value: Double) {
    switch end {
    case .lower:
      lower[j] = min(lower[j], value)
      isLowerFinal[j] = true
    case .upper:
      upper[j] = max(upper[j], value)
      isUpperFinal[j] = true
    }
  }

  /// Records that the face is unbounded in a direction of a column, which need not be a variable.
  mutating func finish(_ column: Int, alongRay direction: Double) {
    guard column < lower.count else { return }
    finish(column, direction < 0 ? .lower : .upper, at: direction * .infinity)
  }
}
