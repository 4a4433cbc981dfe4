import Glibc
import SwiftInterpreter

/// The functions of Swift, Foundation and C that only take texts and numbers. Models declare them.
enum LibraryFunctions {
  /// Calls a function, named as in `Type.name(_:label:)`; nil if there is none of that name.
  static func call(_ name: String, _ me: Value, _ values: [Value]) -> Value? {
    if let function = functions[name] { return values[0].number.map { .double(function($0)) } }
    let text = me.string ?? "", other = values.first?.string ?? ""
    switch name {
    case "String.uppercased()": return .string(text.uppercased())
    case "String.lowercased()": return .string(text.lowercased())
    case "String.hasPrefix(_:)": return .bool(text.hasPrefix(other))
    case "String.hasSuffix(_:)": return .bool(text.hasSuffix(other))
    case "String.trimmed()":
      let end = text.lastIndex { !$0.isWhitespace }
      return .string(end.map { String(text[...$0].drop(while: \.isWhitespace)) } ?? "")
    case "String.replacing(_:with:)":
      let new = values[1].string ?? ""
      guard !other.isEmpty else { return .string(text) }
      let count = new.utf8.count > other.utf8.count ? text.ranges(of: other).count : 0
      if text.utf8.count + count * new.utf8.count > 1_000_000 {
        return .unknown(Unknown("this text becomes larger than a million bytes"))
      }
      return .string(text.replacing(other, with: new))
    case "String.components(separatedBy:)":
      let parts = other.isEmpty ? [text[...]] : text.split(separator: other, omittingEmptySubsequences: false)
      return .array(parts.map { .string(String($0)) })
    case "pow(_:_:)", "atan2(_:_:)":
      guard let one = values[0].number, let other = values[1].number else { return nil }
      return .double(name.hasPrefix("pow") ? pow(one, other) : common(atan2(one, other)))
    case "String.codeUnits(_:)":
      let units =
        switch values[0].integer {
        case 8: text.utf8.map(Int.init)
        case 16: text.utf16.map(Int.init)
        default: text.unicodeScalars.map { Int($0.value) }
        }
      return .array(units.map { .int($0) })
    case "String.filled(_:)": return .string(format(text, values.first?.elements ?? []))
    case "Int.bound(_:)":
      let range = NumberSize.of(me)?.range ?? Int.min...Int.max
      return .int(values[0].bool == true ? range.upperBound : range.lowerBound)
    default: return DecimalNumbers.call(name, values) ?? NumberSize.call(name, values.first?.integer)
    }
  }

  private static let functions: [String: @Sendable (Double) -> Double] = [
    "ceil(_:)": { ceil($0) }, "floor(_:)": { floor($0) }, "trunc(_:)": { trunc($0) },
    "round(_:)": { round($0) }, "sqrt(_:)": { sqrt($0) }, "cbrt(_:)": { common(cbrt($0)) },
    "sin(_:)": { common(sin($0)) }, "cos(_:)": { common(cos($0)) }, "tan(_:)": { common(tan($0)) },
    "exp(_:)": { common(exp($0)) }, "log(_:)": { common(log($0)) }, "log2(_:)": { common(log2($0)) },
    "log10(_:)": { common(log10($0)) },
  ]

  /// The number without its last digits, in which libraries may differ.
  private static func common(_ number: Double) -> Double { (number * 1e12).rounded() / 1e12 }

  /// Formats values by `%@`, `%d`, `%.2f`, `%1$@` and the like.
  private static func format(_ format: String, _ values: [Value]) -> String {
    var next = 0
    func value(_ number: Int?) -> Value {
      if number == nil { next += 1 }
      let place = (number ?? next) - 1
      return values.indices.contains(place) ? values[place] : .null
    }
    return format.replacing(/%(?:([0-9]{1,3})\$)?([0-9.+\-# lhqz*]*)(.)/) { match in
      let (_, number, flags, letter) = match.output
      if letter == "%" { return "%" }
      // The width must be a number: C would take a letter for a conversion, and `n` for a place to write to.
      let width = flags.contains("*") ? "\(value(nil).integer ?? 0)" : ""
      let value = value(number.flatMap { Int($0) })
      // Lengths only concern C: all whole numbers here have 64 bits.
      let parts = flags.replacing("*", with: width).filter { !"lhqz".contains($0) }
        .split(separator: ".", omittingEmptySubsequences: false)
      let plain = "%" + parts.prefix(2).map { $0.suffix(3) }.joined(separator: ".")
      if "fFgGeE".contains(letter), let number = value.number { return printed(plain + letter, number) }
      if "diuoxX".contains(letter), let number = value.integer {
        return printed(plain + "l" + letter, number)
      }
      if letter == "c", let code = value.integer, let scalar = Unicode.Scalar(UInt32(clamping: code)) {
        return String(scalar)
      }
      return value.text
    }
  }

  private static func printed(_ format: String, _ number: any CVarArg) -> String {
    var buffer = [CChar](repeating: 0, count: 2048)
    _ = withVaList([number]) { vsnprintf(&buffer, buffer.count, format, $0) }
    return String(decoding: buffer.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
  }
}
