/// A fraction of whole numbers below 2^127, without any rounding. What does not fit is unknown, and so is everything
/// computed from that.
///
/// Without operators: more of these would make the compiler give up on sums elsewhere.
struct Fraction {
  private let numerator: Int128
  /// Positive; 0: unknown.
  private let denominator: Int128

  static let zero = Fraction(0, 1)
  static let one = Fraction(1, 1)
  static let unknown = Fraction(0, 0)

  var isKnown: Bool { denominator > 0 }
  var isZero: Bool { numerator == 0 && isKnown }
  var isPositive: Bool { numerator > 0 }
  var isNegative: Bool { numerator < 0 }
  var double: Double { isKnown ? Double(numerator) / Double(denominator) : .nan }

  /// Without common divisors.
  private init(_ numerator: Int128, _ denominator: Int128) {
    self.numerator = numerator
    self.denominator = denominator
  }

  /// A double is a whole number times a power of two.
  init(_ value: Double) {
    var (scaled, denominator) = (value, Int128(1))
    while scaled != scaled.rounded(.towardZero) && denominator < 1 << 100 {
      scaled *= 2
      denominator *= 2
    }
    let fits = denominator < 1 << 100 && scaled.magnitude < 1e37
    self = fits ? Fraction(Int128(scaled), denominator) : .unknown
  }

  var negated: Fraction { Fraction(-numerator, denominator) }

  static func sum(_ a: Fraction, _ b: Fraction) -> Fraction {
    guard a.isKnown && b.isKnown else { return .unknown }
    if a.numerator == 0 { return b }
    if b.numerator == 0 { return a }
    let common = gcd(a.denominator, b.denominator)
    guard let left = whole(a.numerator, b.denominator / common),
      let right = whole(b.numerator, a.denominator / common),
      let denominator = whole(a.denominator, b.denominator / common)
    else { return .unknown }
    let (sum, isTooLarge) = left.addingReportingOverflow(right)
    guard !isTooLarge && sum != .min else { return .unknown }
    let divisor = gcd(sum, denominator)
    return Fraction(sum / divisor, denominator / divisor)
  }

  static func difference(_ a: Fraction, _ b: Fraction) -> Fraction { sum(a, b.negated) }

  static func product(_ a: Fraction, _ b: Fraction) -> Fraction {
    guard a.isKnown && b.isKnown else { return .unknown }
    let (first, second) = (gcd(a.numerator, b.denominator), gcd(b.numerator, a.denominator))
    guard let numerator = whole(a.numerator / first, b.numerator / second),
      let denominator = whole(a.denominator / second, b.denominator / first)
    else { return .unknown }
    return Fraction(numerator, denominator)
  }

  static func quotient(_ a: Fraction, _ b: Fraction) -> Fraction {
    if b.numerator == 0 { return .unknown }
    let inverse = b.isNegative ? Fraction(-b.denominator, -b.numerator) : Fraction(b.denominator, b.numerator)
    return product(a, inverse)
  }

  /// Nil if it does not fit.
  private static func whole(_ a: Int128, _ b: Int128) -> Int128? {
    let (product, isTooLarge) = a.multipliedReportingOverflow(by: b)
    return isTooLarge || product == .min ? nil : product
  }

  /// At least 1; for a second number that is positive.
  private static func gcd(_ a: Int128, _ b: Int128) -> Int128 {
    var (a, b) = (a.magnitude, b.magnitude)
    if b == 1 { return 1 }
    while b > UInt128(UInt64.max) { (a, b) = (b, a % b) }
    if b == 0 { return Int128(a) }
    var (c, d) = (UInt64(truncatingIfNeeded: b), UInt64(truncatingIfNeeded: a % b))
    while d != 0 { (c, d) = (d, c % d) }
    return Int128(c)
  }
}
