/// A number of twice double precision, some 31 decimal digits: the unevaluated sum of two doubles.
///
/// For questions that double precision cannot answer: whether a large difference is 0, and its sign.
struct DoubleDouble: BitwiseCopyable {
  var high: Double
  /// Less than half a unit in the last place of `high`.
  var low: Double

  init(_ value: Double) {
    high = value
    low = 0
  }

  /// - Parameter low: no greater than `high` in magnitude.
  private init(normalizing high: Double, _ low: Double) {
    self.high = high + low
    self.low = low - (self.high - high)
  }

  /// The product of two doubles, without rounding.
  init(product a: Double, _ b: Double) {
    high = a * b
    let (aHigh, aLow) = DoubleDouble.halves(a)
    let (bHigh, bLow) = DoubleDouble.halves(b)
    low = ((aHigh * bHigh - high) + aHigh * bLow + aLow * bHigh) + aLow * bLow
  }

  static var zero: DoubleDouble { DoubleDouble(0) }

  var isZero: Bool { high == 0 }
  var magnitude: DoubleDouble { high < 0 ? -self : self }

  /// Two 26-bit numbers that add up to the value, so that products of such numbers are exact.
  private static func halves(_ value: Double) -> (high: Double, low: Double) {
    let shifted = 134_217_729 * value
    let high = shifted - (shifted - value)
    return (high, value - high)
  }

  static prefix func - (a: DoubleDouble) -> DoubleDouble {
    var negated = a
    negated.high = -a.high
    negated.low = -a.low
    return negated
  }

  static func + (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let high = sum(a.high, b.high)
    let low = sum(a.low, b.low)
    let first = DoubleDouble(normalizing: high.value, high.error + low.value)
    return DoubleDouble(normalizing: first.high, first.low + low.error)
  }

  static func - (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble { a + -b }

  static func * (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let product = DoubleDouble(product: a.high, b.high)
    return DoubleDouble(normalizing: product.high, product.low + (a.high * b.low + a.low * b.high))
  }

  static func / (a: DoubleDouble, b: DoubleDouble) -> DoubleDouble {
    let first = a.high / b.high
    let rest = a - b * DoubleDouble(first)
    let second = rest.high / b.high
    let last = (rest - b * DoubleDouble(second)).high / b.high
    return DoubleDouble(normalizing: first, second) + DoubleDouble(last)
  }

  static func += (a: inout DoubleDouble, b: DoubleDouble) { a = a + b }

  static func < (a: DoubleDouble, b: DoubleDouble) -> Bool {
    a.high != b.high ? a.high < b.high : a.low < b.low
  }

  static func > (a: DoubleDouble, b: DoubleDouble) -> Bool { b < a }

  /// A sum and its rounding error.
  private static func sum(_ a: Double, _ b: Double) -> (value: Double, error: Double) {
    let value = a + b
    let shadow = value - a
    return (value, (a - (value - shadow)) + (b - shadow))
  }
}
