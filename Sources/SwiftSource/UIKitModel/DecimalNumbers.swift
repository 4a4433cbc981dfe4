import FoundationEssentials
import SwiftInterpreter

/// Foundation's decimal numbers, as the texts that models keep of them: a literal such as 19.99 is not an exact number.
enum DecimalNumbers {
  /// Numbers within this range neither overflow nor stop the program, whatever is done with two of them.
  private static let magnitudes = Decimal(1e-38)...Decimal(1e38)

  private static func number(_ value: Value) -> Decimal? {
    let number: Decimal? =
      switch value {
      case .int(let number): Decimal(number)
      case .double(let number): number.magnitude < 1e39 ? Decimal(number) : nil
      case .string(let text): Decimal(string: text)
      default: nil
      }
    return number.flatMap { $0 == 0 || magnitudes.contains($0.magnitude) ? $0 : nil }
  }

  /// Calls `decimal(_:)` with a number or a text, or `decimal(_:_:_:)` with two and the operator between them; nil if
  /// it is another function.
  static func call(_ name: String, _ values: [Value]) -> Value? {
    switch name {
    case "decimal(_:)": return number(values[0]).map { .string($0.description) } ?? .null
    case "decimal(_:_:_:)":
      guard let one = number(values[0]), let other = number(values[2]), let sign = values[1].string,
        let result = operators[sign]?(one, other)
      else { return .null }
      return .string(result.description)
    default: return nil
    }
  }

  private static let operators: [String: @Sendable (Decimal, Decimal) -> Decimal] = [
    "+": { $0 + $1 }, "-": { $0 - $1 }, "*": { $0 * $1 }, "/": { $0 / $1 },
  ]
}
