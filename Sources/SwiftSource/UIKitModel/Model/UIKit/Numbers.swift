@passive class ByteCountFormatter {}
@passive class MeasurementFormatter {}
@passive class Measurement {
  let value: Double, unit: Any
  init(value: Double, unit: Any) { self.value = value; self.unit = unit }
}
@passive class Unit {}
@passive class UnitLength: Unit {}
@passive class UnitTemperature: Unit {}
@passive class UnitMass: Unit {}
@passive class UnitSpeed: Unit {}
class NSNumber: NSObject {
  let doubleValue: Double
  init(value: Any) { doubleValue = value is Bool ? (value ? 1 : 0) : Double(value) }
  var floatValue: Float { doubleValue }
  var intValue: Int { Int(doubleValue) }
  var boolValue: Bool { doubleValue != 0 }
  var stringValue: String { NumberFormatter().string(from: self) ?? "" }
}
func decimal(_ value: Any) -> String?
func decimal(_ one: String, _ sign: String, _ other: String) -> String?
// Literals and NSNumber are accepted as a `Decimal`; the name of its stored value, `rawValue`, lets it be a number.
struct Decimal: Comparable {
  let rawValue: CGFloat, description: String
  init(_ value: Any = 0) {
    self.init(
      written: decimal(value is Decimal ? value.description : value is NSNumber ? value.doubleValue : value))
  }
  init(floatLiteral value: Double) { self.init(value) }
  init(integerLiteral value: Int) { self.init(value) }
  init?(string: String, locale: Any? = nil) {
    guard let text = decimal(string) else { return nil }
    self.init(written: text)
  }
  init(written: String?) { description = written ?? "NaN"; rawValue = Double(description) ?? .nan }
  static let zero = Decimal(0), pi = Decimal(3.141592653589793), nan = Decimal(written: nil)
  static func + (a: Decimal, b: Decimal) -> Decimal { a.by("+", b) }
  static func - (a: Decimal, b: Decimal) -> Decimal { a.by("-", b) }
  static func * (a: Decimal, b: Decimal) -> Decimal { a.by("*", b) }
  static func / (a: Decimal, b: Decimal) -> Decimal { a.by("/", b) }
  static prefix func - (a: Decimal) -> Decimal { Decimal(0).by("-", a) }
  static func < (a: Decimal, b: Decimal) -> Bool { a.rawValue < b.rawValue }
  func by(_ sign: String, _ other: Decimal) -> Decimal {
    Decimal(written: decimal(description, sign, other.description))
  }
  var doubleValue: Double { rawValue }
  var floatValue: Float { rawValue }
  var intValue: Int { Int(rawValue) }
  var decimalValue: Decimal { self }
  var stringValue: String { description }
  var magnitude: Decimal { rawValue < 0 ? -self : self }
  var isZero: Bool { rawValue == 0 }
  var isSignMinus: Bool { rawValue < 0 }
  var isNaN: Bool { rawValue.isNaN }
  func formatted() -> String { rawValue.formatted() }
  func formatted(_ style: FormatStyle) -> String { rawValue.formatted(style) }
}
class NSDecimalNumber: NSNumber {
  let decimalValue: Decimal
  init(decimal: Decimal) { decimalValue = decimal; super.init(value: decimal.rawValue) }
  init(string: String, locale: Any? = nil) {
    let number = Decimal(written: decimal(string)); decimalValue = number; super.init(value: number.rawValue)
  }
  override init(value: Any) {
    let number = Decimal(value); decimalValue = number; super.init(value: number.rawValue)
  }
  static let zero = NSDecimalNumber(value: 0), one = NSDecimalNumber(value: 1)
  var description: String { decimalValue.description }
  func adding(_ other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue + other.decimalValue)
  }
  func subtracting(_ other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue - other.decimalValue)
  }
  func multiplying(by other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue * other.decimalValue)
  }
  func dividing(by other: NSDecimalNumber) -> NSDecimalNumber {
    NSDecimalNumber(decimal: decimalValue / other.decimalValue)
  }
}
// Numbers in English, as they are written in the United States. What would change the text and is missing here is
// reported.
class NumberFormatter: NSObject {
  enum Style: Int {
    case none, decimal, currency, percent, scientific, spellOut, ordinal, currencyISOCode, currencyPlural,
      currencyAccounting
  }
  var numberStyle: Style = .none, minimumFractionDigits: Int?, maximumFractionDigits: Int?,
    minimumIntegerDigits = 1
  var groupingSeparator = ",", decimalSeparator = ".", usesGroupingSeparator: Bool?
  var currencySymbol = "$", positivePrefix = "", positiveSuffix = "", negativePrefix: String?
  var currencyCode: String? {
    didSet {
      currencySymbol =
        ["USD": "$", "EUR": "€", "GBP": "£", "JPY": "¥"][currencyCode ?? "USD"] ?? currencyCode + "\u{a0}"
    }
  }
  var locale: Locale? {
    didSet {
      if locale?.identifier.hasPrefix("en") == false { leaveOut("numbers are formatted in English") }
    }
  }
  static func localizedString(from number: Any, number style: Style) -> String {
    let formatter = NumberFormatter()
    formatter.numberStyle = style
    return formatter.string(from: number) ?? ""
  }
  func string(for number: Any?) -> String? { string(from: number) }
  func string(from number: Any?) -> String? {
    guard let number = number else { return nil }
    let given = number is NSNumber ? number.doubleValue : Double(number)
    var least = 0, most = 0, isGrouped = true, prefix = "", suffix = "", value = abs(given)
    switch numberStyle {
    case .none: isGrouped = false
    case .decimal: most = 3
    case .currency: least = 2; most = 2; prefix = currencySymbol
    case .percent: suffix = "%"; value = value * 100
    case .ordinal:
      let last = Int(value) % 10
      suffix =
        Int(value) / 10 % 10 == 1 ? "th" : last == 1 ? "st" : last == 2 ? "nd" : last == 3 ? "rd" : "th"
    default: return spelledOut(number)
    }
    least = minimumFractionDigits ?? min(least, maximumFractionDigits ?? least)
    most = max(least, maximumFractionDigits ?? most)
    let parts = String(format: "%.\(most)f", value).components(separatedBy: ".")
    var fraction = parts.count > 1 ? parts[1] : ""
    while fraction.count > least && fraction.hasSuffix("0") { fraction = String(fraction.dropLast()) }
    var whole = parts[0], grouped = ""
    while whole.count < minimumIntegerDigits { whole = "0" + whole }
    while (usesGroupingSeparator ?? isGrouped) && whole.count > 3 {
      grouped = groupingSeparator + String(whole.suffix(3)) + grouped
      whole = String(whole.dropLast(3))
    }
    let digits = prefix + whole + grouped + (fraction.isEmpty ? "" : decimalSeparator + fraction) + suffix
    return given < 0 ? (negativePrefix ?? "-") + digits : positivePrefix + digits + positiveSuffix
  }
  func spelledOut(_ number: Any) -> String
}
struct FormatStyle {
  enum Length { case fractionLength(Any), integerLength(Any), significantDigits(Any) }
  let formatter = NumberFormatter()
  init(_ style: NumberFormatter.Style) {
    formatter.numberStyle = style; if style != .currency { formatter.maximumFractionDigits = 6 }
  }
  static var number: FormatStyle { FormatStyle(.decimal) }
  static var percent: FormatStyle { FormatStyle(.percent) }
  static func currency(code: String) -> FormatStyle {
    let made = FormatStyle(.currency)
    made.formatter.currencyCode = code
    return made
  }
  func precision(_ length: Length) -> FormatStyle {
    guard case .fractionLength(let count) = length else { return self }
    formatter.minimumFractionDigits = count is Int ? count : count.lowerBound
    formatter.maximumFractionDigits = count is Int ? count : count.upperBound
    return self
  }
}
extension CGFloat {
  func formatted() -> String { formatted(.number) }
  func formatted(_ style: FormatStyle) -> String {
    style.formatter.string(from: self is Int && style.formatter.numberStyle == .percent ? self / 100.0 : self)
      ?? ""
  }
}
