/// Numbers as written in SVG files: with at most three decimals, independent of the locale.
package enum SVGNumber {
  /// - Parameter value: a finite number.
  package static func string(_ value: Double) -> String {
    // The string is shorter than 20 digits, and on the stack.
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 20) { digits in
      var count = 0
      write(value) { digit in
        digits[count] = digit
        count += 1
      }
      return String(decoding: digits[..<count], as: UTF8.self)
    }
  }

  /// - Parameters:
  ///   - value: a finite number.
  ///   - bytes: the UTF-8 to which the number is appended.
  package static func append(_ value: Double, to bytes: inout [UInt8]) { write(value) { bytes.append($0) } }

  private static func write(_ value: Double, _ put: (UInt8) -> Void) {
    let thousandths = (min(max(value, -1e12), 1e12) * 1000).rounded()
    guard thousandths != 0, !thousandths.isNaN else {
      put(UInt8(ascii: "0"))
      return
    }
    if thousandths < 0 { put(UInt8(ascii: "-")) }
    var rest = Int64(thousandths.magnitude)
    var place: Int64 = 1000
    while rest / place >= 10 { place *= 10 }
    while place >= 1000 || rest > 0 {
      if place == 100 { put(UInt8(ascii: ".")) }
      put(UInt8(ascii: "0") + UInt8(rest / place))
      rest %= place
      place /= 10
    }
  }
}
