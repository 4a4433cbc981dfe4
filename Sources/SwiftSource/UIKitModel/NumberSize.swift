import SwiftInterpreter

/// The size of whole numbers. All of them are an `Int` for the interpreter, and are cut where one of a smaller type is
/// made.
struct NumberSize {
  let range: ClosedRange<Int>
  private let cut: @Sendable (Int) -> Int

  private init<Number: FixedWidthInteger & Sendable>(_ type: Number.Type) {
    range = Int(clamping: type.min)...Int(clamping: type.max)
    cut = { Int(clamping: Number(truncatingIfNeeded: $0)) }
  }

  private static let all: [String: NumberSize] = [
    "Int8": .init(Int8.self), "Int16": .init(Int16.self), "Int32": .init(Int32.self),
    "UInt8": .init(UInt8.self), "UInt16": .init(UInt16.self), "UInt32": .init(UInt32.self),
  ]
  /// The size of a type, given by its name or as a value; nil for a type that has the whole range of an `Int`.
  static func of(_ name: some StringProtocol) -> NumberSize? { all[String(name)] }
  static func of(_ type: Value) -> NumberSize? {
    if case .type(let written, _) = type { all[written.name] } else { nil }
  }

  /// The result of `Type.init(label:)` for a number; nil if the type has no size of its own.
  static func call(_ name: String, _ number: Int?) -> Value? {
    let parts = name.split(separator: ".init(")
    guard parts.count == 2, let number, let size = of(parts[0]) else { return nil }
    let isIn = size.range.contains(number)
    switch parts[1] {
    case "truncatingIfNeeded:)", "bitPattern:)": return .int(size.cut(number))
    case "clamping:)": return .int(min(max(number, size.range.lowerBound), size.range.upperBound))
    case "exactly:)": return isIn ? .int(number) : .null
    default:
      return isIn ? .int(number) : .unknown(Unknown("\(number) is too large, or small, for \(parts[0])"))
    }
  }
}
