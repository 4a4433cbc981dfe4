/// A number as a person writes it, without a fraction if it is whole.
package func plainNumber(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e15, value == value.rounded() else { return String(value) }
  return String(Int64(value))
}

/// A number without the noise of arithmetic: to a millionth of a point, and no negative zero.
///
/// The solver's sums leave errors of about 1e-13; a millionth is far above them and far below a pixel.
package func withoutNoise(_ value: Double) -> Double {
  guard value.isFinite, abs(value) < 1e9 else { return value }
  return (value * 1e6).rounded() / 1e6 + 0
}
