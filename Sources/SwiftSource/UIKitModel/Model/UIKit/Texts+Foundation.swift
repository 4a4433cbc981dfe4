@passive class NSRegularExpression {}
@passive class NSPredicate {}
@passive class UUID {}
struct CharacterSet {
  let contains: (String) -> Bool
  init(_ contains: (String) -> Bool) { self.contains = contains }
  init(charactersIn text: String) { contains = { text.contains($0) } }
  static let newlines = CharacterSet(charactersIn: "\n\r"), decimalDigits = CharacterSet { $0.isNumber },
    letters = CharacterSet { $0.isLetter }
  static let whitespaces = CharacterSet(charactersIn: " \t"),
    whitespacesAndNewlines = CharacterSet { $0.isWhitespace }
  static let alphanumerics = CharacterSet { $0.isLetter || $0.isNumber },
    punctuationCharacters = CharacterSet(charactersIn: "!\"#%&'()*,-./:;?@[\\]_{}")
  static let uppercaseLetters = CharacterSet { $0.isUppercase },
    lowercaseLetters = CharacterSet { $0.isLowercase }
  var inverted: CharacterSet { CharacterSet { !contains($0) } }
  func union(_ other: CharacterSet) -> CharacterSet { CharacterSet { contains($0) || other.contains($0) } }
}
extension String {
  func trimmingCharacters(in set: CharacterSet) -> String {
    let rest = Array(self).drop(while: set.contains)
    return String(rest.reversed().drop(while: set.contains).reversed())
  }
  func replacingCharacters(in range: Range, with other: Any) -> String {
    var text = self
    text.replaceSubrange(range, with: other)
    return text
  }
  func rangeOfCharacter(from set: CharacterSet, options: Any = "", range: Any? = nil) -> Range? {
    firstIndex { set.contains($0) }.map { $0..<($0 + 1) }
  }
  func components(separatedBy set: CharacterSet) -> [String] {
    split(omittingEmptySubsequences: false) { set.contains($0) }
  }
}
class Scanner: NSObject {
  let string: String
  var scanLocation = 0, charactersToBeSkipped: CharacterSet? = .whitespacesAndNewlines
  init(string: String) { self.string = string }
  var currentIndex: Int {
    get { scanLocation }
    set { scanLocation = newValue }
  }
  var isAtEnd: Bool { scanLocation >= string.count }
  func scanCharacters(from set: CharacterSet) -> String? {
    let rest = string.dropFirst(scanLocation).drop { charactersToBeSkipped?.contains($0) == true },
      found = rest.prefix { set.contains($0) }
    if !found.isEmpty { scanLocation = string.count - rest.count + found.count }
    return found.isEmpty ? nil : found
  }
  func scanString(_ text: String) -> String? {
    guard string.dropFirst(scanLocation).hasPrefix(text) else { return nil }
    scanLocation += text.count
    return text
  }
  func scanHexInt64() -> Int? {
    if isNil(scanString("0x")) { scanString("0X") }
    return scanCharacters(from: CharacterSet(charactersIn: "0123456789abcdefABCDEF")).flatMap {
      Int($0, radix: 16)
    }
  }
  func scanInt() -> Int? {
    scanCharacters(from: CharacterSet(charactersIn: "-0123456789")).flatMap { Int($0) }
  }
  func scanDouble() -> CGFloat? {
    scanCharacters(from: CharacterSet(charactersIn: "-.0123456789")).flatMap { Double($0) }
  }
  func scanHexInt64(_ number: inout Int) -> Bool {
    let found = scanHexInt64(); number = found ?? number; return !isNil(found)
  }
  func scanHexInt32(_ number: inout Int) -> Bool { scanHexInt64(&number) }
}
func NSMakeRange(_ location: Int, _ length: Int) -> NSRange { NSRange(location: location, length: length) }
let NSNotFound = Int.max
// A range in characters, as texts are counted here.
struct NSRange: Equatable {
  var location = 0, length = 0
  init() {}
  init(location: Int, length: Int) { self.location = location; self.length = length }
  init(_ range: Range) { location = range.lowerBound; length = range.upperBound - range.lowerBound }
  init(_ range: Range, in text: Any) {
    location = range.lowerBound; length = range.upperBound - range.lowerBound
  }
  var lowerBound: Int { location }
  var upperBound: Int { location + length }
}
// The members that a text has in addition, or that differ, where code calls it an NSString.
struct NSString {
  var length: Int { count }
  var uppercased: String { self.uppercased() }
  var lowercased: String { self.lowercased() }
  func range(of other: String, options: Any = "", range: NSRange? = nil, locale: Any? = nil) -> NSRange {
    let inside: Range? = isNil(range) ? nil : range.lowerBound..<range.upperBound
    guard let found = self.range(of: other, options: options, range: inside) else {
      return NSRange(location: NSNotFound, length: 0)
    }
    return NSRange(found)
  }
  func substring(with range: NSRange) -> String { part(range.lowerBound, range.upperBound) }
  func substring(from place: Int) -> String { part(place, count) }
  func substring(to place: Int) -> String { part(0, place) }
  func replacingCharacters(in range: NSRange, with text: String) -> String {
    part(0, range.lowerBound) + text + part(range.upperBound, count)
  }
}
func NSLocalizedString(
  _ key: String, tableName: String? = nil, bundle: Bundle? = nil, value: String = "", comment: String = ""
) -> String {
  if value.isEmpty, known(key) != nil, !key.contains(" "), key.contains(".") || key.contains("_") {
    NSObject().leaveOut("strings tables are not read: the key is shown")
  }
  return value.isEmpty ? key : value
}
func NSString(string: String) -> String { string }
func NSString(format: String, _ values: Any...) -> String { String(format: format, arguments: values) }
func NSStringFromClass(_ type: Any) -> String { "\(type)" }
func NSSelectorFromString(_ name: String) -> Selector { Selector(name) }
