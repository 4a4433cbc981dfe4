/// Numbers as written in SVG files: with at most three decimals, independent of the locale.
package enum SVGNumber {
  /// - Parameter value: finite.
  package static func string(_ value: Double) -> String {
    var bytes: [UInt8] = []
    append(value, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// - Parameters:
  ///   - value: finite.
  ///   - bytes: UTF-8.
  package static func append(_ value: Double, to bytes: inout [UInt8]) {
    let thousandths = (min(max(value, -1e12), 1e12) * 1000).rounded()
    guard thousandths != 0, !thousandths.isNaN else {
      bytes.append(UInt8(ascii: "0"))
      return
    }
    if thousandths < 0 { bytes.append(UInt8(ascii: "-")) }
    let magnitude = Int64(thousandths.magnitude)
    append(digitsOf: magnitude / 1000, to: &bytes)
    var fraction = Int32(magnitude % 1000)
    guard fraction != 0 else { return }
    bytes.append(UInt8(ascii: "."))
    var place: Int32 = 100
    while fraction > 0 {
      bytes.append(UInt8(ascii: "0") + UInt8(fraction / place))
      fraction %= place
      place /= 10
    }
  }

  /// - Parameter number: not negative.
  private static func append(digitsOf number: Int64, to bytes: inout [UInt8]) {
    let start = bytes.count
    var rest = number
    repeat {
      bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    bytes[start...].reverse()
  }
}
