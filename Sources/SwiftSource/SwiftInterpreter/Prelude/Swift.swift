extension Any {}
extension AnyObject {}
extension AnyHashable { init(_ value: Any) { self = value } }
extension Void {}
extension Never {}
extension Error {}
extension CaseIterable {}
extension RawRepresentable { init(rawValue: Any) { self.rawValue = rawValue } }
extension Optional {
  init(_ value: Any?) { self = value }
  static var none: Any? { nil }
  func map(_ change: Any) { isNil(self) ? nil : change(self) }
  func flatMap(_ change: Any) { isNil(self) ? nil : change(self) }
  var hashValue: Int { 0 }
}
extension Hashable: Equatable {}
extension Comparable: Hashable {}
extension Numeric: Comparable {}
extension Equatable {}
extension BinaryInteger: Numeric {}
extension FloatingPoint: Numeric {}
extension BinaryFloatingPoint: FloatingPoint {}
extension Collection: Sequence {}
extension RandomAccessCollection: Collection {}
extension MutableCollection: RandomAccessCollection {}
extension StringProtocol: Collection {}
extension IteratorProtocol {
  mutating func gathered() {
    var all = []; while let one = next(), !isUnknown(one) { all.append(one) }; return all
  }
}
class AnyIterator: Sequence, IteratorProtocol {
  let body: () -> Any?
  init(_ body: () -> Any?) { self.body = body }
  func next() -> Any? { body() }
  func prefix(_ count: Int) {
    var all = []
    while all.count < count, let one = next() { all.append(one) }
    return all
  }
}
class AnySequence: Sequence {
  let base: Any
  init(_ base: Any) { self.base = base }
  func makeIterator() -> Any { isSequence(base) ? base.makeIterator() : base() }
}
func sequence(first: Any?, next: (Any) -> Any?) {
  var one = first
  return AnyIterator {
    defer { one = isNil(one) ? nil : next(one) }; return one
  }
}
func sequence(state: Any, next: (inout Any) -> Any?) {
  var state = state
  return AnyIterator { next(&state) }
}
extension Collection {
  func gathered() {
    var all = [], place = startIndex;
    while place != endIndex { all.append(self[place]); place = index(after: place) }; return all
  }
}
extension Sequence {
  func makeIterator() { var rest = Array(self); return AnyIterator { rest.popFirst() } }
  func map(_ change: (Element) -> Any) {
    var all = []; for one in self { all.append(change(one)) }; return all
  }
  func compactMap(_ change: (Element) -> Any) {
    var all = []
    for one in self { let made = change(one); if !isNil(made) { all.append(made) } }
    return all
  }
  func flatMap(_ change: (Element) -> Any) {
    var all = []
    for one in self {
      let made = change(one)
      if isSequence(made) { all.append(contentsOf: made) } else if !isNil(made) { all.append(made) }
    }
    return all
  }
  func filter(_ test: (Element) -> Bool) {
    var all = []; for one in self where test(one) { all.append(one) }; return all
  }
  func forEach(_ use: (Element) -> Void) { for one in self { use(one) } }
  func reduce(_ first: Any, _ combine: (Any, Element) -> Any) {
    var result = first; for one in self { result = combine(result, one) }; return result
  }
  func reduce(into first: Any, _ change: (inout Any, Element) -> Void) {
    var result = first; for one in self { change(&result, one) }; return result
  }
  func first(where test: (Element) -> Bool) -> Element? {
    for one in self where test(one) { return one }; return nil
  }
  func last(where test: (Element) -> Bool) -> Element? { reversed().first(where: test) }
  func contains(_ wanted: Element) { for one in self where one == wanted { return true }; return false }
  func contains(where test: (Element) -> Bool) {
    for one in self where test(one) { return true }; return false
  }
  func allSatisfy(_ test: (Element) -> Bool) {
    for one in self where !test(one) { return false }; return true
  }
  func firstIndex(of wanted: Element) -> Int? { firstIndex { $0 == wanted } }
  func firstIndex(where test: (Element) -> Bool) -> Int? {
    for (place, one) in enumerated() where test(one) { return startIndex + place }; return nil
  }
  func lastIndex(of wanted: Element) -> Int? { lastIndex { $0 == wanted } }
  func lastIndex(where test: (Element) -> Bool) -> Int? {
    var found: Int? = nil; for (place, one) in enumerated() where test(one) { found = startIndex + place };
    return found
  }
  func index(of wanted: Element) { firstIndex(of: wanted) }
  func index(where test: (Element) -> Bool) { firstIndex(where: test) }
  func index(after place: Int) { place + 1 }
  func index(before place: Int) { place - 1 }
  func index(_ place: Int, offsetBy distance: Int) { place + distance }
  func index(_ place: Int, offsetBy distance: Int, limitedBy limit: Int) -> Int? {
    let end = place + distance
    return distance < 0 ? (end < limit ? nil : end) : end > limit ? nil : end
  }
  func distance(from place: Int, to other: Int) { other - place }
  func sorted() { sorted { $0 < $1 } }
  func sorted(by isBefore: (Element, Element) -> Bool) {
    if count < 2 { return Array(self) }
    var all = [], first = part(0, count / 2).sorted(by: isBefore),
      second = part(count / 2, count).sorted(by: isBefore), place = 0
    for one in second {
      while place < first.count && !isBefore(one, first[place]) { all.append(first[place]); place += 1 }
      all.append(one)
    }
    return all + first.part(place, first.count)
  }
  func min() -> Element? { self.min { $0 < $1 } }
  func max() -> Element? { self.max { $0 < $1 } }
  func min(by isBefore: (Element, Element) -> Bool) -> Element? {
    var best = first; for one in self where isBefore(one, best) { best = one }; return best
  }
  func max(by isBefore: (Element, Element) -> Bool) -> Element? {
    var best = first; for one in self where isBefore(best, one) { best = one }; return best
  }
  func prefix(_ count: Int) { part(0, count) }
  func prefix(upTo count: Int) { part(0, count) }
  func prefix(while test: (Element) -> Bool) {
    var all = []; for one in self { if !test(one) { break }; all.append(one) }; return all
  }
  func suffix(_ count: Int) { part(self.count - count, self.count) }
  func suffix(from place: Int) { part(place, count) }
  func dropFirst(_ count: Int = 1) { part(count, self.count) }
  func dropLast(_ count: Int = 1) { part(0, self.count - count) }
  mutating func removeFirst() {
    if isEmpty { stopHere("removeFirst") }; let one = first; self = part(1, count); return one
  }
  mutating func removeFirst(_ count: Int) { self = part(count, self.count) }
  mutating func removeLast() {
    if isEmpty { stopHere("removeLast") }; let one = last; self = part(0, count - 1); return one
  }
  mutating func removeLast(_ count: Int) { self = part(0, self.count - count) }
  mutating func popFirst() -> Element? { isEmpty ? nil : removeFirst() }
  mutating func popLast() -> Element? { isEmpty ? nil : removeLast() }
  func drop(while test: (Element) -> Bool) { part(prefix(while: test).count, count) }
  func enumerated()
  func reversed()
  func joined(separator: String = "") {
    var text = ""; for (place, one) in enumerated() { text = text + (place > 0 ? separator : "") + one };
    return text
  }
  func joined() { isSequence(first) ? reduce([]) { $0 + $1 } : joined(separator: "") }
  func joined(separator: [Any]) {
    var all = []; for (place, one) in enumerated() { all = all + (place > 0 ? separator : []) + one };
    return all
  }
  func part(_ from: Int, _ to: Int)
  func shuffled() { Array(self) }
  func union(_ other: Any) { Set(Array(self) + Array(other)) }
  func intersection(_ other: Any) { Set(filter { other.contains($0) }) }
  func subtracting(_ other: Any) { Set(filter { !other.contains($0) }) }
  func symmetricDifference(_ other: Any) { subtracting(other).union(other.subtracting(self)) }
  func isSubset(of other: Any) { allSatisfy { other.contains($0) } }
  func isSuperset(of other: Any) { other.allSatisfy { contains($0) } }
  func isDisjoint(with other: Any) { allSatisfy { !other.contains($0) } }
  func starts(with other: Any) { prefix(other.count).elementsEqual(other) }
  func elementsEqual(_ other: Any) { Array(self) == Array(other) }
  func lexicographicallyPrecedes(_ other: Any) {
    for (one, two) in zip(self, other) where one != two { return one < two }
    return count < other.count
  }
  func split(separator: Element, maxSplits: Int = 1000000, omittingEmptySubsequences: Bool = true) {
    split(maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences) { $0 == separator }
  }
  func split(
    maxSplits: Int = 1000000, omittingEmptySubsequences: Bool = true, whereSeparator test: (Element) -> Bool
  ) {
    var all = [[]]
    for one in self {
      if all.count <= maxSplits && test(one) { all.append([]) } else { all[all.count - 1].append(one) }
    }
    return omittingEmptySubsequences ? all.filter { !$0.isEmpty } : all
  }
  func randomElement() -> Element
  var isEmpty: Bool { count == 0 }
  var first: Element? { for one in self { return one }; return nil }
  var last: Element? { reversed().first }
  var indices: Range { 0..<count }
  var startIndex: Int { 0 }
  var endIndex: Int { count }
  var lazy: Any { self }
}
// A part of a list has the indices of the whole.
extension Sliceable {
  func prefix(_ count: Int) { self[startIndex..<min(startIndex + count, endIndex)] }
  func prefix(upTo place: Int) { self[startIndex..<place] }
  func prefix(through place: Int) { self[startIndex...place] }
  func prefix(while test: (Element) -> Bool) { self[startIndex..<(firstIndex { !test($0) } ?? endIndex)] }
  func suffix(_ count: Int) { self[max(startIndex, endIndex - count)..<endIndex] }
  func suffix(from place: Int) { self[place..<endIndex] }
  func dropFirst(_ count: Int = 1) { self[min(startIndex + count, endIndex)..<endIndex] }
  func dropLast(_ count: Int = 1) { self[startIndex..<max(startIndex, endIndex - count)] }
  func drop(while test: (Element) -> Bool) { self[(firstIndex { !test($0) } ?? endIndex)..<endIndex] }
}
struct ArraySlice: Sliceable, MutableCollection {
  var base: [Any], startIndex: Int
  init(_ all: Any = []) { base = Array(all); startIndex = 0 }
  init(arrayLiteral all: Any...) { base = all; startIndex = 0 }
  init(_ base: [Any], from start: Int) { self.base = base; startIndex = start }
  subscript(place: Int) -> Any {
    get { base[place - startIndex] }
    set { base[place - startIndex] = newValue }
  }
  subscript(range: Range) -> ArraySlice {
    let places = indices.filter { range ~= $0 }, start = places.first ?? range.lowerBound
    return ArraySlice(base.part(start - startIndex, start - startIndex + places.count), from: start)
  }
  static func == (one: ArraySlice, other: ArraySlice) -> Bool { one.base == other.base }
  static func + (one: ArraySlice, other: Any) -> ArraySlice { ArraySlice(one.base + Array(other)) }
  func makeIterator() { base }
  mutating func append(_ one: Any) { base.append(one) }
  mutating func removeFirst() { let one = base.removeFirst(); startIndex += 1; return one }
  mutating func removeFirst(_ count: Int) { self = dropFirst(count) }
  mutating func removeLast() { base.removeLast() }
  mutating func removeLast(_ count: Int) { self = dropLast(count) }
  var endIndex: Int { startIndex + base.count }
  var indices: Range { startIndex..<endIndex }
  var description: String { "\(base)" }
}
extension Array: Sliceable, MutableCollection {
  init(repeating one: Any, count: Int) { self = (0..<min(count, 10000)).map { _ in one } }
  mutating func append(_ one: Element)
  mutating func append(contentsOf all: Any) { self = self + Array(all) }
  mutating func insert(_ one: Element, at place: Int) {
    if place == count { append(one) } else { insert(contentsOf: [one], at: place) }
  }
  mutating func insert(contentsOf all: Any, at place: Int) {
    self = part(0, place) + Array(all) + part(place, count)
  }
  mutating func remove(at place: Int) -> Element {
    let one = self[place]
    if indices.contains(place) { self = part(0, place) + part(place + 1, count) }
    return one
  }
  mutating func removeAll(keepingCapacity: Bool = false) { self = [] }
  mutating func removeAll(where test: (Element) -> Bool) { self = filter { !test($0) } }
  mutating func swapAt(_ first: Int, _ second: Int) {
    let one = self[first]; self[first] = self[second]; self[second] = one
  }
  mutating func reverse() { self = reversed() }
  mutating func removeSubrange(_ range: Range) { replaceSubrange(range, with: []) }
  mutating func replaceSubrange(_ range: Range, with others: Any) {
    let places = indices.filter { range ~= $0 }, start = places.first ?? range.lowerBound
    self = part(0, start) + Array(others) + part(start + places.count, count)
  }
  mutating func partition(by belongsLast: (Element) -> Bool) {
    let first = filter { !belongsLast($0) }
    self = first + filter(belongsLast)
    return first.count
  }
  mutating func sort() { self = sorted() }
  mutating func sort(by isBefore: (Element, Element) -> Bool) { self = sorted(by: isBefore) }
  mutating func shuffle()
  mutating func reserveCapacity(_ count: Int)
}
enum ComparisonResult: Int { case orderedAscending = -1, orderedSame, orderedDescending }
extension Range: Collection {
  func contains(_ one: Any) { self ~= one }
  func overlaps(_ other: Range) { contains { other ~= $0 } }
}
extension Set: Collection {
  mutating func insert(_ one: Element) {
    let isNew = !contains(one); if isNew { self = Set(Array(self) + [one]) };
    return (inserted: isNew, memberAfterInsert: one)
  }
  mutating func remove(_ one: Element) -> Element? {
    let old = first { $0 == one }; self = Set(filter { $0 != one }); return old
  }
  mutating func update(with one: Element) -> Element? {
    let old = remove(one); self = Set(Array(self) + [one]); return old
  }
  mutating func formUnion(_ other: Any) { self = union(other) }
  mutating func formIntersection(_ other: Any) { self = intersection(other) }
  mutating func subtract(_ other: Any) { self = subtracting(other) }
  mutating func removeAll() { self = Set([]) }
}
extension Dictionary: Collection {
  init() { self = [:] }
  var keys: [Key] { map { $0.key } }
  var values: [Value] { map { $0.value } }
  init(grouping all: Any, by key: (Any) -> Any) {
    var made = [:]; for one in all { let place = key(one); made[place] = (made[place] ?? []) + [one] };
    self = made
  }
  init(uniqueKeysWithValues all: Any) { self = [:].merging(all) { $1 } }
  init(_ all: Any, uniquingKeysWith pick: (Value, Value) -> Value) {
    self = [:].merging(all, uniquingKeysWith: pick)
  }
  mutating func removeValue(forKey key: Key) { let old = self[key]; self[key] = nil; return old }
  mutating func updateValue(_ value: Value, forKey key: Key) {
    let old = self[key]; self[key] = value; return old
  }
  mutating func removeAll() { self = [:] }
  mutating func merge(_ other: Any, uniquingKeysWith pick: (Value, Value) -> Value) {
    for (key, value) in other { self[key] = isNil(self[key]) ? value : pick(self[key], value) }
  }
  func merging(_ other: Any, uniquingKeysWith pick: (Value, Value) -> Value) {
    var all = self; all.merge(other, uniquingKeysWith: pick); return all
  }
  func mapValues(_ change: (Value) -> Any) {
    var all = [:]; for (key, value) in self { all[key] = change(value) }; return all
  }
  func compactMapValues(_ change: (Value) -> Any) {
    var all = [:]; for (key, value) in self { all[key] = change(value) }; return all
  }
  func filter(_ test: (Any) -> Bool) {
    var all = [:]; for one in self where test(one) { all[one.key] = one.value }; return all
  }
}
extension String: StringProtocol {
  init(repeating one: Any, count: Int) { self = Array(repeating: "\(one)", count: count).joined() }
  init(format: String, _ values: Any...) { self = format.filled(values) }
  init(format: String, arguments: Any) { self = format.filled(arguments) }
  init(format: String, locale: Any, _ values: Any...) { self = format.filled(values) }
  init(format: String, locale: Any, arguments: Any) { self = format.filled(arguments) }
  init(
    localized text: Any, defaultValue: Any = "", table: Any = "", bundle: Any = "", locale: Any = "",
    comment: Any = ""
  ) { self = "\(defaultValue)".isEmpty ? "\(text)" : "\(defaultValue)" }
  init(_ number: Int, radix: Int, uppercase: Bool = false) {
    var rest = abs(number), text = ""
    repeat {
      text = "0123456789abcdefghijklmnopqrstuvwxyz"[rest % radix] + text; rest = rest / radix
    } while rest > 0
    self = (number < 0 ? "-" : "") + (uppercase ? text.uppercased() : text)
  }
  func filled(_ values: Any) -> String
  static func localizedStringWithFormat(_ format: String, _ values: Any...) { format.filled(values) }
  func uppercased() -> String
  func lowercased() -> String
  func hasPrefix(_ other: String) -> Bool
  func hasSuffix(_ other: String) -> Bool
  func components(separatedBy separator: String) -> [String]
  func trimmed() -> String
  func contains(_ other: String) { other.isEmpty || components(separatedBy: other).count > 1 }
  func localizedCaseInsensitiveContains(_ other: String) { lowercased().contains(other.lowercased()) }
  func replacing(_ old: Any, with new: String) -> String
  func replacingOccurrences(of old: String, with new: String, options: Any = 0, range: Any? = nil) {
    if "\(options)".contains("regularExpression") { return regularExpression(old) }
    if isNil(range) && !"\(options)".contains("caseInsensitive") { return replacing(old, with: new) }
    var text = "", rest = isNil(range) ? 0..<count : range
    while let found = self.range(of: old, options: options, range: rest) {
      text += part(rest.lowerBound, found.lowerBound) + new
      rest = found.upperBound..<rest.upperBound
    }
    return (isNil(range) ? "" : part(0, range.lowerBound)) + text + part(rest.lowerBound, count)
  }
  func range(of other: String, options: Any = "", range: Range? = nil, locale: Any? = nil) -> Range? {
    if "\(options)".contains("regularExpression") { return regularExpression(other) }
    let ignoresCase = "\(options)".contains("caseInsensitive"), from = isNil(range) ? 0 : range.lowerBound
    let all = part(from, isNil(range) ? count : range.upperBound)
    let parts = (ignoresCase ? all.lowercased() : all).components(
      separatedBy: ignoresCase ? other.lowercased() : other)
    if other.isEmpty || parts.count < 2 { return nil }
    let start =
      from
      + ("\(options)".contains("backwards") ? all.count - parts.last.count - other.count : parts[0].count)
    return start..<(start + other.count)
  }
  func commonPrefix(with other: String) {
    let both = zip(self, other).prefix { $0 == $1 }; return prefix(both.count)
  }
  func regularExpression(_ pattern: String) -> String
  func firstMatch(of pattern: Any) -> Any
  func wholeMatch(of pattern: Any) -> Any
  func prefixMatch(of pattern: Any) -> Any
  func matches(of pattern: Any) -> Any
  func split(separator: String, maxSplits: Int = 1000000, omittingEmptySubsequences: Bool = true) {
    var parts = components(separatedBy: separator)
    if parts.count > maxSplits + 1 {
      parts = parts.part(0, maxSplits) + [parts.part(maxSplits, parts.count).joined(separator: separator)]
    }
    return omittingEmptySubsequences ? parts.filter { !$0.isEmpty } : parts
  }
  func split(
    maxSplits: Int = 1000000, omittingEmptySubsequences: Bool = true, whereSeparator test: (Element) -> Bool
  ) {
    Array(self).split(
      maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences, whereSeparator: test
    ).map { $0.joined() }
  }
  func localized() { self }
  func capitalized(with locale: Any?) { capitalized }
  func uppercased(with locale: Any?) { uppercased() }
  func lowercased(with locale: Any?) { lowercased() }
  func appending(_ other: String) { self + other }
  func appendingFormat(_ format: String, _ values: Any...) {
    self + String(format: format, arguments: values)
  }
  func padding(toLength count: Int, withPad pad: String, startingAt place: Int) {
    let missing = max(0, count - self.count)
    return prefix(count) + String(repeating: pad, count: missing + 1).part(place, place + missing)
  }
  func filter(_ test: (Any) -> Bool) { String(Array(self).filter(test)) }
  func part(_ from: Int, _ to: Int) { String(Array(self).part(from, to)) }
  func reversed() { String(Array(self).reversed()) }
  func prefix(while test: (Any) -> Bool) { String(Array(self).prefix(while: test)) }
  mutating func append(contentsOf other: String) { self = self + other }
  mutating func append(_ other: String) { self = self + other }
  mutating func removeAll() { self = "" }
  mutating func removeAll(where test: (Element) -> Bool) { self = filter { !test($0) } }
  mutating func insert(_ other: String, at place: Int) { self = prefix(place) + other + dropFirst(place) }
  mutating func insert(contentsOf other: Any, at place: Int) { insert(String(other), at: place) }
  mutating func remove(at place: Int) -> String {
    let one = self[place]; self = prefix(place) + dropFirst(place + 1); return one
  }
  mutating func removeSubrange(_ range: Range) { replaceSubrange(range, with: "") }
  mutating func replaceSubrange(_ range: Range, with other: Any) {
    let places = indices.filter { range ~= $0 }, start = places.first ?? range.lowerBound
    self = prefix(start) + String(other) + dropFirst(start + places.count)
  }
  // A word begins after any character that is not a letter, an apostrophe or an underscore.
  var capitalized: String {
    var text = "", isInside = false
    for one in self {
      text += isInside ? one.lowercased() : one.uppercased()
      isInside = one.isLetter || "'’_".contains(one)
    }
    return text
  }
  var localizedCapitalized: String { capitalized }
  var localizedUppercase: String { uppercased() }
  var localizedLowercase: String { lowercased() }
  var length: Int { count }
  func codeUnits(_ bits: Int) -> [Int]
  var utf8: [UInt8] { codeUnits(8) }
  var utf16: [UInt16] { codeUnits(16) }
  var value: UInt32 { codeUnits(32)[0] }
  var asciiValue: UInt8? { value < 128 ? value : nil }
  var isASCII: Bool { codeUnits(32).allSatisfy { $0 < 128 } }
  var unicodeScalars: String { self }
  var characters: String { self }
  var string: String { self }
  var localizedDescription: String { self }
  // As in English. Texts that differ only in accents are not equal here.
  func compare(_ other: String, options: Any = "") {
    let ignoresCase = "\(options)".contains("caseInsensitive"), isNumeric = "\(options)".contains("numeric")
    var a = ignoresCase ? lowercased() : self, b = ignoresCase ? other.lowercased() : other
    if isNumeric { a = a.comparable; b = b.comparable }
    return a < b
      ? ComparisonResult.orderedAscending
      : a == b ? ComparisonResult.orderedSame : ComparisonResult.orderedDescending
  }
  func caseInsensitiveCompare(_ other: String) { compare(other, options: "caseInsensitive") }
  func localizedCompare(_ other: String) { caseInsensitiveCompare(other) }
  func localizedCaseInsensitiveCompare(_ other: String) { caseInsensitiveCompare(other) }
  func localizedStandardCompare(_ other: String) { compare(other, options: "caseInsensitive numeric") }
  // The text with all numbers padded to the same length.
  var comparable: String {
    var text = "", digits = ""
    for one in self + "." {
      if one.isNumber {
        digits += one
      } else {
        text +=
          (digits.isEmpty ? "" : String(repeating: "0", count: max(0, 19 - digits.count)) + digits) + one;
        digits = ""
      }
    }
    return text
  }
  var isNewline: Bool { "\n\r\r\n\u{85}\u{2028}\u{2029}".contains(self) }
  var isPunctuation: Bool { "!\"#%&'()*,-./:;?@[\\]_{}…–—“”‘’¿¡•·".contains(self) }
  var hexDigitValue: Int? { Int(self, radix: 16) }
  var debugDescription: String { let parts = [self]; return "\(parts)".dropFirst().dropLast() }
  var wholeNumberValue: Int? { Int(self) }
  var isNumber: Bool { "0123456789".contains(self) }
  var isWhitespace: Bool { trimmed().isEmpty }
  var isUppercase: Bool { self != lowercased() }
  var isLowercase: Bool { self != uppercased() }
  var isLetter: Bool { uppercased() != lowercased() }
}
extension Int: BinaryInteger, CGFloat {
  static let zero = 0
  static func bound(_ isLast: Bool) -> Int
  static var max: Int { bound(true) }
  static var min: Int { bound(false) }
  static func random(in range: Any) -> Int
  init?(exactly number: CGFloat) { if number == trunc(number) { self = Int(number) } else { return nil } }
  func isMultiple(of other: Int) { other == 0 ? self == 0 : self % other == 0 }
  func quotientAndRemainder(dividingBy other: Int) { (quotient: self / other, remainder: self % other) }
  func formatted() {
    let digits = String(abs(self))
    var text = self < 0 ? "-" : ""
    for (place, one) in digits.enumerated() {
      text += place > 0 && (digits.count - place) % 3 == 0 ? "," + one : one
    }
    return text
  }
  func signum() { self > 0 ? 1 : self < 0 ? -1 : 0 }
  func advanced(by count: Int) { self + count }
  func distance(to other: Int) { other - self }
  var magnitude: Int { abs(self) }
  var cgFloatValue: CGFloat { CGFloat(self) }
  var floatValue: CGFloat { CGFloat(self) }
  var doubleValue: CGFloat { CGFloat(self) }
  var native: CGFloat { CGFloat(self) }
  var intValue: Int { self }
  var integerValue: Int { self }
}
extension CGFloat: BinaryFloatingPoint {
  static let pi = 3.141592653589793, zero = 0.0, infinity = 1e400, nan = -(0.0 / 0.0),
    greatestFiniteMagnitude = 1.7976931348623157e308, leastNormalMagnitude = 2.2250738585072014e-308
  static let leastNonzeroMagnitude = 5e-324, ulpOfOne = 2.220446049250313e-16
  static func random(in range: Any) -> CGFloat
  static func maximum(_ a: CGFloat, _ b: CGFloat) { max(a, b) }
  static func minimum(_ a: CGFloat, _ b: CGFloat) { min(a, b) }
  func rounded(_ rule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
    switch rule {
    case .up: return ceil(self)
    case .down: return floor(self)
    case .towardZero: return trunc(self)
    case .awayFromZero: return self < 0 ? floor(self) : ceil(self)
    case .toNearestOrEven: return abs(self - trunc(self)) == 0.5 ? 2 * round(self / 2) : round(self)
    case .toNearestOrAwayFromZero: return round(self)
    }
  }
  func squareRoot() { sqrt(self) }
  func truncatingRemainder(dividingBy other: CGFloat) { self - other * trunc(self / other) }
  func advanced(by count: CGFloat) { self + count }
  var magnitude: CGFloat { abs(self) }
  var isNaN: Bool { !(self <= 1e400) }
  var sign: FloatingPointSign { self < 0 ? .minus : .plus }
  var isFinite: Bool { abs(self) < 1e309 }
  var isInfinite: Bool { abs(self) > 1.7976931348623157e308 }
  var isZero: Bool { self == 0 }
  var native: CGFloat { self }
  var doubleValue: CGFloat { self }
  var floatValue: CGFloat { self }
  var cgFloatValue: CGFloat { self }
  var intValue: Int { Int(self) }
}
enum FloatingPointSign: Int { case plus, minus }
enum FloatingPointRoundingRule {
  case toNearestOrAwayFromZero, toNearestOrEven, up, down, towardZero, awayFromZero
}
extension Bool {
  init(_ value: Any) {
    if value is Bool {
      self = value
    } else if value == "true" || value == "false" {
      self = value == "true"
    } else {
      return nil
    }
  }
  init(truncating number: Any) { self = Double(number) != 0 }
  static func random() -> Bool
  mutating func toggle() { self = !self }
}
extension OptionSet: RawRepresentable {
  init() { rawValue = 0 }
  init(arrayLiteral all: Self...) {
    rawValue = 0; for one in all where one is Self { rawValue |= one.rawValue }
  }
  static func | (a: Self, b: Self) -> Self { a.union(b) }
  static func & (a: Self, b: Self) -> Self { a.intersection(b) }
  func contains(_ other: Self) { rawValue & other.rawValue == other.rawValue }
  func union(_ other: Self) { Self(rawValue: rawValue | other.rawValue) }
  func intersection(_ other: Self) { Self(rawValue: rawValue & other.rawValue) }
  func subtracting(_ other: Self) { Self(rawValue: rawValue & ~other.rawValue) }
  func isDisjoint(with other: Self) { rawValue & other.rawValue == 0 }
  mutating func insert(_ other: Self) { self = union(other) }
  mutating func formUnion(_ other: Self) { self = union(other) }
  mutating func remove(_ other: Self) { self = subtracting(other) }
  mutating func subtract(_ other: Self) { self = subtracting(other) }
  var isEmpty: Bool { rawValue == 0 }
}
// Runs what does not matter to a layout only to find out whether it would stop the program. Each argument is a closure.
func runQuietly(_ all: [Any])
func print(_ all: @autoclosure () -> Any..., separator: Any = "", terminator: Any = "", to: Any = "") {
  runQuietly(all)
}
func debugPrint(_ all: @autoclosure () -> Any..., separator: Any = "", terminator: Any = "", to: Any = "") {
  runQuietly(all)
}
func dump(
  _ all: @autoclosure () -> Any..., name: Any = "", indent: Any = 0, maxDepth: Any = 0, maxItems: Any = 0
) { runQuietly(all) }
func NSLog(_ all: @autoclosure () -> Any...) { runQuietly(all) }
func os_log(
  _ all: @autoclosure () -> Any..., dso: @autoclosure () -> Any = 0, log: @autoclosure () -> Any = 0,
  type: @autoclosure () -> Any = 0, _ more: @autoclosure () -> Any...
) {}
func assert(_ all: @autoclosure () -> Any..., file: Any = "", line: Any = 0) { runQuietly(all) }
func assertionFailure(_ all: @autoclosure () -> Any..., file: Any = "", line: Any = 0) {}
func precondition(_ condition: Any, _ message: @autoclosure () -> Any = "", file: Any = "", line: Any = 0) {
  switch condition {
  case false: stopHere("precondition")
  default: break
  }
}
func fatalError(_ message: @autoclosure () -> Any = "", file: Any = "", line: Any = 0) -> Never {
  stopHere("fatalError")
}
func preconditionFailure(_ message: @autoclosure () -> Any = "", file: Any = "", line: Any = 0) -> Never {
  stopHere("preconditionFailure")
}
func abort() -> Never { stopHere("abort") }
func stopHere(_ name: String) -> Never
let M_PI = 3.141592653589793
func isNil(_ value: Any) -> Bool
func isUnknown(_ value: Any) -> Bool
func isSequence(_ value: Any) -> Bool
func zip(_ first: Any, _ second: Any) {
  let all = listed(first, beside: second), others = listed(second, beside: first)
  return (0..<min(all.count, others.count)).map { (all[$0], others[$0]) }
}
// A range without an end goes as far as what is beside it.
func listed(_ one: Any, beside other: Any) {
  one is Range && !isSequence(one) ? (0..<other.count).map { one.lowerBound + $0 } : Array(one)
}
func alike(_ all: Any) -> Any
// nil unless all of them are numbers.
func least(_ all: Any) -> Any?
func greatest(_ all: Any) -> Any?
func min(_ all: Any...) { least(all) ?? alike(all).min() }
func max(_ all: Any...) { greatest(all) ?? alike(all).max() }
func fmin(_ a: CGFloat, _ b: CGFloat) { min(a, b) }
func fmax(_ a: CGFloat, _ b: CGFloat) { max(a, b) }
func abs(_ number: Any) { max(number, -number) }
func fabs(_ number: CGFloat) { abs(number) }
func ceil(_ number: CGFloat)
func ceilf(_ number: CGFloat) { ceil(number) }
func floor(_ number: CGFloat)
func floorf(_ number: CGFloat) { floor(number) }
func round(_ number: CGFloat)
func roundf(_ number: CGFloat) { round(number) }
func trunc(_ number: CGFloat)
func sqrt(_ number: CGFloat)
func fmod(_ a: CGFloat, _ b: CGFloat) { a.truncatingRemainder(dividingBy: b) }
func modf(_ number: CGFloat) { let whole = number.rounded(.towardZero); return (whole, number - whole) }
func hypot(_ a: CGFloat, _ b: CGFloat) { sqrt(a * a + b * b) }
func sin(_ angle: CGFloat)
func cos(_ angle: CGFloat)
func tan(_ angle: CGFloat)
func atan2(_ y: CGFloat, _ x: CGFloat)
func exp(_ number: CGFloat)
func log(_ number: CGFloat)
func log2(_ number: CGFloat)
func log10(_ number: CGFloat)
func cbrt(_ number: CGFloat)
func pow(_ base: Any, _ exponent: Any)
func stride(from first: Any, to end: Any, by step: Any) { steps(first, end, step, false) }
func stride(from first: Any, through end: Any, by step: Any) { steps(first, end, step, true) }
func steps(_ first: Any, _ end: Any, _ step: Any, _ isEndIncluded: Bool) {
  let numbers = alike([first, end, step]), end = numbers[1], step = numbers[2]
  var all = [], next = numbers[0]
  if step == 0 { return all }
  while (isEndIncluded && next == end || (step > 0 ? next < end : next > end)) && all.count < 10000 {
    all.append(next); next += step
  }
  return all
}
func repeatElement(_ one: Any, count: Int) { Array(repeating: one, count: count) }
func ObjectIdentifier(_ one: Any) { one }
func type(of value: Any)
func unsafeBitCast(_ value: Any, to type: Any) { value }
func swap(_ a: inout Any, _ b: inout Any) { let one = a; a = b; b = one }
func withExtendedLifetime(_ value: Any, _ body: Any) { body() }
// A pointer to the first of several elements stands for all of them here.
func UnsafeBufferPointer(start: Any, count: Int) -> Any { start.prefix(count) }
// The pointer that a function gets for an argument written as `&name`.
struct UnsafeMutablePointer { var pointee: Any }
