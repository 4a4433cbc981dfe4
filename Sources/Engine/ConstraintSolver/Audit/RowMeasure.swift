/// The scale against which the errors of a row are measured, in the units of the row.
struct RowMeasure: BitwiseCopyable {
  /// The left side minus the constant.
  private(set) var residual: Double
  private(set) var least = Double.infinity
  private(set) var largest = 0.0
  /// The largest of the numbers added up in the residual.
  private(set) var size: Double
  private(set) var termCount = 0

  init(constant: Double) {
    residual = -constant
    size = constant.magnitude
  }

  @inline(__always)
  mutating func add(_ coefficient: Double, times value: Double) {
    let product = coefficient * value
    residual += product
    size = max(size, product.magnitude)
    least = min(least, coefficient.magnitude)
    largest = max(largest, coefficient.magnitude)
    termCount &+= 1
  }

  /// Whether errors of all variables count about equally in the row. They do not in `b = 100,000 a`, where an
  /// error that is negligible in a is large in b.
  @inline(__always)
  var isEven: Bool { largest <= RowMeasure.mostUneven * least }

  static var mostUneven: Double { 128 }

  /// Whether rounding values to 1e-9 makes no difference to the row.
  @inline(__always)
  var allowsRounding: Bool { isEven && largest <= RowMeasure.mostUneven }

  /// How much the error of a variable counts in the row, at least.
  @inline(__always)
  var unit: Double { isEven ? largest : RowMeasure.mostUneven * least }

  /// How much rounding the values to doubles may change the residual.
  @inline(__always)
  var rounding: Double { Double(termCount + 1) * Tolerance.rounding * size }

  /// How much of the residual may come from the limited accuracy of the values.
  @inline(__always)
  var tolerance: Double {
    Double(termCount + 1) * (Tolerance.position * unit + 8 * Tolerance.rounding * size)
  }

  /// The error under the relation: 0 if the residual is within the tolerance.
  @inline(__always)
  func error(_ relation: Relation) -> Double {
    if residual.magnitude <= tolerance || residual > 0 && relation == .greaterThanOrEqual
      || residual < 0 && relation == .lessThanOrEqual
    {
      return 0
    }
    return residual
  }
}
