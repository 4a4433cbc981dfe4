/// The sum of rows, each times its multiplier.
struct Gradient: ~Copyable {
  private struct Entry: BitwiseCopyable {
    var sum = DoubleDouble.zero
    /// Its largest term; 0 if it has none.
    var size = 0.0
    var termCount = 0.0
  }

  private var entries = List<Entry>()
  private var touched = List<Int>()
  // Used by the audit: the multipliers of a level that count, and those of its own rows, by row.
  var allowed = List<Proof.Multiplier>()
  var multiplier = List<Double>()

  /// Makes room for this many unknowns and rows.
  mutating func prepare(unknowns: Int, rows: Int) {
    entries.append(repeating: Entry(), count: max(0, unknowns - entries.count))
    multiplier.append(repeating: 0, count: max(0, rows - multiplier.count))
  }

  @inline(__always)
  mutating func add(
    _ multiplier: DoubleDouble, times slot: Int, _ storage: borrowing Storage, _ accuracy: Audit.Accuracy,
    _ dependence: (Int32) -> Audit.Dependence
  ) {
    for term in storage.terms(ofRow: slot) {
      let dependence = dependence(term.variable)
      let size = (multiplier.high * term.coefficient * dependence.factor).magnitude
      if dependence.unknown < 0 || size == 0 { continue }
      let entry = entries.values.baseAddress.unsafelyUnwrapped + dependence.unknown
      if entry.pointee.size == 0 { touched.append(dependence.unknown) }
      if accuracy.isRough {
        entry.pointee.sum.high += multiplier.high * (term.coefficient * dependence.factor)
      } else {
        entry.pointee.sum += multiplier * DoubleDouble(product: term.coefficient, dependence.factor)
      }
      entry.pointee.size = max(entry.pointee.size, size)
      entry.pointee.termCount += 1
    }
  }

  /// The remainder of the sums: whether it is only rounding error, the largest sum, and the total. Resets
  /// them to 0.
  mutating func take(_ accuracy: Audit.Accuracy) -> (isNothing: Bool, largest: Double, sum: Double) {
    var (largest, sum, size, termCount) = (0.0, 0.0, 0.0, 0.0)
    for k in 0..<touched.count {
      let entry = entries[touched[k]]
      largest = max(largest, entry.sum.high.magnitude)
      sum += entry.sum.high.magnitude
      size = max(size, entry.size)
      termCount = max(termCount, entry.termCount)
      entries[touched[k]] = Entry()
    }
    touched.removeAll()
    return (largest <= (4 + termCount) * accuracy.rounding * size, largest, sum)
  }
}
