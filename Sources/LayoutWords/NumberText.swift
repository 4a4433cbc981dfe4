import AutoLayout

/// A number of points as people write it: at most two decimals, a true minus sign.
package func numberText(_ value: Double) -> String {
  let rounded = (value * 100).rounded() / 100
  // Beyond this, hundredths are no longer exact and the digits mean nothing to a reader.
  guard rounded.magnitude < 1e9 else { return rounded < 0 ? "\u{2212}∞" : "∞" }
  return signed(rounded)
}

/// A factor as people write it: at most three decimals.
package func factorText(_ value: Double) -> String {
  let rounded = (value * 1000).rounded() / 1000
  guard rounded.magnitude < 1e9 else { return numberText(rounded) }
  return signed(rounded)
}

/// With a true minus sign.
private func signed(_ value: Double) -> String {
  (value < 0 ? "\u{2212}" : "") + plainNumber(value.magnitude)
}

/// Width to height as a ratio of small whole numbers if possible, such as `16:9`, otherwise like `1.37:1`.
package func ratioText(_ ratio: Double) -> String {
  guard ratio.isFinite, ratio > 0 else { return factorText(ratio) }
  for denominator in 1...32 {
    let numerator = (ratio * Double(denominator)).rounded()
    guard numerator >= 1, numerator < 1000 else { continue }
    if (numerator / Double(denominator) - ratio).magnitude < 0.0005 * ratio {
      return "\(Int(numerator)):\(denominator)"
    }
  }
  return factorText(ratio) + ":1"
}
