/// Numbers as written in SVG files: with at most three decimals, independent of the locale.
package enum SVGNumber {
  /// - Parameter value: finite.
  package static func string(_ value: Double) -> String {
    let thousandths = (min(max(value, -1e12), 1e12) * 1000).rounded()
    guard thousandths != 0, !thousandths.isNaN else { return "0" }
    let magnitude = Int(thousandths.magnitude)
    let sign = thousandths < 0 ? "-" : ""
    var fraction = magnitude % 1000
    guard fraction != 0 else { return "\(sign)\(magnitude / 1000)" }
    var places = 3
    while fraction % 10 == 0 {
      fraction /= 10
      places -= 1
    }
    let digits = String(fraction)
    let zeros = String(repeating: "0", count: places - digits.utf8.count)
    return "\(sign)\(magnitude / 1000).\(zeros)\(digits)"
  }
}
