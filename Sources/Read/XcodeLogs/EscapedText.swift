extension String {
  /// The text that NSArray's description writes so: characters beyond ASCII as `\U00e9`, those beyond the basic
  /// plane as a pair of surrogates, `\Ud83d\Udea2`, and quotation marks after a backslash.
  var unescaped: String {
    var result = String.UnicodeScalarView()
    var rest = unicodeScalars[...]
    while let scalar = rest.first {
      if let unit = rest.escapedUnit {
        let after = rest.dropFirst(6)
        if let named = Unicode.Scalar(unit) {
          result.append(named)
          rest = after
          continue
        }
        if let low = after.escapedUnit, 0xD800..<0xDC00 ~= unit, 0xDC00..<0xE000 ~= low,
          let named = Unicode.Scalar(0x1_0000 + ((unit - 0xD800) << 10) + (low - 0xDC00))
        {
          result.append(named)
          rest = after.dropFirst(6)
          continue
        }
      }
      rest = rest.dropFirst()
      if scalar == "\\", rest.first == "\"" { continue }
      result.append(scalar)
    }
    return String(result)
  }
}

extension Substring.UnicodeScalarView {
  /// The code unit of UTF-16 that starts here as `\U00e9`.
  fileprivate var escapedUnit: UInt32? {
    let digits = dropFirst(2).prefix(4)
    guard first == "\\", dropFirst().first == "U", digits.count == 4,
      digits.allSatisfy(\.properties.isASCIIHexDigit)
    else { return nil }
    return UInt32(String(digits), radix: 16)
  }
}
