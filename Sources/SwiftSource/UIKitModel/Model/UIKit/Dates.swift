// Dates of the Gregorian calendar in Greenwich, written as in the United States. The clock affects what is on the
// screen: here it always shows the same time, as on a mockup, so that a picture is the same each day. Where that time
// is written, it is reported.
func tellOfNow(_ now: String, _ name: String)
struct Date {
  // The number of seconds since 2001 began.
  var timeIntervalSinceReferenceDate: CGFloat
  init() { self = Date.now }
  init(timeIntervalSinceReferenceDate seconds: CGFloat) { timeIntervalSinceReferenceDate = seconds }
  init(timeIntervalSince1970 seconds: CGFloat) { timeIntervalSinceReferenceDate = seconds - 978307200.0 }
  init(timeIntervalSinceNow seconds: CGFloat) { self = Date.now + seconds }
  init(timeInterval seconds: CGFloat, since date: Date) { self = date + seconds }
  static var isNowAsked = false, isTold = false
  static var now: Date { isNowAsked = true; return Date(timeIntervalSinceReferenceDate: 190028460.0) }
  // Reports it once, since the first use is where it matters.
  static func tell() {
    if isNowAsked && !isTold { isTold = true; tellOfNow("9:41 on 9 January 2007", "Date()") }
  }
  static let distantPast = Date(timeIntervalSinceReferenceDate: -63114076800.0),
    distantFuture = Date(timeIntervalSinceReferenceDate: 63113904000.0)
  static func < (a: Date, b: Date) -> Bool {
    a.timeIntervalSinceReferenceDate < b.timeIntervalSinceReferenceDate
  }
  static func > (a: Date, b: Date) -> Bool { b < a }
  static func <= (a: Date, b: Date) -> Bool { !(b < a) }
  static func >= (a: Date, b: Date) -> Bool { !(a < b) }
  static func + (date: Date, seconds: CGFloat) -> Date {
    Date(timeIntervalSinceReferenceDate: date.timeIntervalSinceReferenceDate + seconds)
  }
  static func - (date: Date, seconds: CGFloat) -> Date { date + -seconds }
  static func += (date: inout Date, seconds: CGFloat) { date = date + seconds }
  static func -= (date: inout Date, seconds: CGFloat) { date = date - seconds }
  var timeIntervalSince1970: CGFloat { timeIntervalSinceReferenceDate + 978307200.0 }
  var timeIntervalSinceNow: CGFloat { timeIntervalSince(Date.now) }
  var day: Int { Int(floor(timeIntervalSinceReferenceDate / 86400.0)) }
  var description: String { written("yyyy-MM-dd HH:mm:ss") + " +0000" }
  func timeIntervalSince(_ other: Date) -> CGFloat {
    timeIntervalSinceReferenceDate - other.timeIntervalSinceReferenceDate
  }
  func addingTimeInterval(_ seconds: CGFloat) -> Date { self + seconds }
  func advanced(by seconds: CGFloat) -> Date { self + seconds }
  func distance(to other: Date) -> CGFloat { other.timeIntervalSince(self) }
  func compare(_ other: Date) -> ComparisonResult {
    self < other ? .orderedAscending : other < self ? .orderedDescending : .orderedSame
  }
  func formatted() -> String { formatted(date: .numeric, time: .shortened) }
  func formatted(date: FormatStyle.DateStyle, time: FormatStyle.TimeStyle) -> String {
    let dates: [FormatStyle.DateStyle: String] = [
      .numeric: "M/d/y", .abbreviated: "MMM d, y", .long: "MMMM d, y", .complete: "EEEE, MMMM d, y",
    ]
    let times: [FormatStyle.TimeStyle: String] = [
      .shortened: "h:mm\u{202f}a", .standard: "h:mm:ss\u{202f}a", .complete: "h:mm:ss\u{202f}a 'GMT'",
    ]
    return written(
      [dates[date], times[time]].compactMap { $0 }.joined(separator: date == .numeric ? ", " : " 'at' "))
  }
  func formatted(_ style: FormatStyle) -> String { style.format(self) }
  // The date by a Unicode pattern. A letter stands for a part of the date; letters between quotes stand for themselves.
  func written(_ pattern: String) -> String {
    Date.tell()
    let all = Calendar.current.all(self)
    return Date.parts(of: pattern).map { part(String($0.prefix(1)), $0.count, $0, all) }.joined()
  }
  static func parts(of pattern: String) -> [String] {
    var all: [String] = [], last = "", isQuoted = false
    for (place, letter) in pattern.enumerated() {
      if letter == "'" {
        if pattern[place...].hasPrefix("''") { all.append("'") }
        isQuoted.toggle()
        last = ""
      } else if letter == last && !isQuoted && letter.isLetter {
        all[all.count - 1] += letter
      } else {
        all.append(isQuoted ? "'" + letter : letter)
        last = isQuoted ? "" : letter
      }
    }
    return all
  }
  func part(_ letter: String, _ count: Int, _ text: String, _ all: DateComponents) -> String {
    let is12 = letter == "h" || letter == "K", hour = all.hour
    switch letter {
    case "'": return text.count > 1 ? String(text.dropFirst()) : "'"
    case "y", "Y", "u":
      let year = letter == "Y" ? all.yearForWeekOfYear : all.year
      return count == 2 ? padded(year % 100, 2) : padded(year, count)
    case "M", "L":
      return count < 3 ? padded(all.month, count) : Calendar.name(Calendar.months, all.month, count)
    case "E", "c", "e":
      return letter != "E" && count < 3
        ? "\(all.weekday)" : Calendar.name(Calendar.weekdays, all.weekday, count)
    case "d": return padded(all.day, count)
    case "D": return padded(all.dayOfYear, count)
    case "h", "K", "H", "k":
      return padded(
        is12
          ? (hour % 12 == 0 ? (letter == "h" ? 12 : 0) : hour % 12)
          : (hour == 0 && letter == "k" ? 24 : hour), count)
    case "m": return padded(all.minute, count)
    case "s": return padded(all.second, count)
    case "S": return "000000000".prefix(count)
    case "w": return padded(all.weekOfYear, count)
    case "W": return "\(all.weekOfMonth)"
    case "a": return count == 5 ? (hour < 12 ? "a" : "p") : hour < 12 ? "AM" : "PM"
    case "Q", "q":
      return count < 3
        ? padded(all.quarter, count)
        : count == 3 ? "Q\(all.quarter)" : ["1st", "2nd", "3rd", "4th"][all.quarter - 1] + " quarter"
    case "G": return count == 4 ? "Anno Domini" : count == 5 ? "A" : "AD"
    case "z", "v", "V", "O": return "GMT"
    case "Z": return count < 4 ? "+0000" : count == 4 ? "GMT" : "Z"
    case "X": return "Z"
    case "x": return count == 1 ? "+00" : count == 3 ? "+00:00" : "+0000"
    default: return text
    }
  }
  func padded(_ number: Int, _ count: Int) -> String {
    String(repeating: "0", count: max(0, count - "\(number)".count)) + "\(number)"
  }
}
enum ComparisonResult: Int { case orderedAscending = -1, orderedSame, orderedDescending }
extension Date {
  struct FormatStyle {
    enum DateStyle { case omitted, numeric, abbreviated, long, complete }
    enum TimeStyle { case omitted, shortened, standard, complete }
    enum Symbol {
      case defaultDigits, twoDigits, abbreviated, wide, narrow, short, padded(Int), omitted;
      static func defaultDigits(amPM: Any) -> Symbol { .defaultDigits };
      static func twoDigits(amPM: Any) -> Symbol { .twoDigits }
    }
    var template = ""
    static var dateTime: FormatStyle { FormatStyle() }
    func with(_ letter: String, _ symbol: Symbol, _ names: Bool) -> FormatStyle {
      let counts: [Symbol: Int] = [.twoDigits: 2, .abbreviated: 3, .wide: 4, .narrow: 5, .short: 6]
      return FormatStyle(
        template: template + String(repeating: letter, count: counts[symbol] ?? (names ? 3 : 1)))
    }
    func year(_ symbol: Symbol = .defaultDigits) -> FormatStyle { with("y", symbol, false) }
    func month(_ symbol: Symbol = .abbreviated) -> FormatStyle { with("M", symbol, false) }
    func day(_ symbol: Symbol = .defaultDigits) -> FormatStyle { with("d", symbol, false) }
    func weekday(_ symbol: Symbol = .abbreviated) -> FormatStyle { with("E", symbol, true) }
    func hour(_ symbol: Symbol = .defaultDigits) -> FormatStyle { with("j", .defaultDigits, false) }
    func minute(_ symbol: Symbol = .twoDigits) -> FormatStyle { with("m", symbol, false) }
    func second(_ symbol: Symbol = .twoDigits) -> FormatStyle { with("s", symbol, false) }
    func locale(_ locale: Locale) -> FormatStyle { self }
    func format(_ date: Date) -> String {
      date.written(
        DateFormatter.dateFormat(
          fromTemplate: template.isEmpty ? "yMdjmm" : template, options: 0, locale: nil))
    }
  }
}
