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

/// A number of points in an equation: as `numberText`, with the minus sign of equations.
package func equationText(_ value: Double) -> String { hyphenated(value, numberText) }

/// A factor in an equation: as `factorText`, with the minus sign of equations; a factor that would become 0 keeps three
/// digits.
package func equationFactorText(_ value: Double) -> String {
  let magnitude = value.magnitude
  guard magnitude < 0.1, magnitude > 1e-9 else { return hyphenated(value, factorText) }
  var scale = 1.0
  while magnitude * scale < 100 { scale *= 10 }
  return hyphenated(value) { plainNumber(($0 * scale).rounded() / scale) }
}

private func hyphenated(_ value: Double, _ text: (Double) -> String) -> String {
  let words = text(value.magnitude)
  return value < 0 && words != "0" ? "-" + words : words
}

/// Two numbers of points whose texts are different exactly if the numbers are: with all decimals if two would not
/// distinguish them.
package func numberTexts(_ one: Double, _ other: Double) -> (String, String) {
  let texts = (numberText(one), numberText(other))
  return texts.0 == texts.1 && one != other ? (plainNumber(one), plainNumber(other)) : texts
}

/// The number with a true minus sign.
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
