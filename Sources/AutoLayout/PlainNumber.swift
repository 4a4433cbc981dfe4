/// A number as a person writes it, without a fraction if it is whole.
package func plainNumber(_ value: Double) -> String {
  guard value.isFinite, abs(value) < 1e15, value == value.rounded() else { return String(value) }
  return String(Int64(value))
}
