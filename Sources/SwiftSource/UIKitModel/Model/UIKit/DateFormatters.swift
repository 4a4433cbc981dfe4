// Formatters for dates and durations, in American English.
class DateFormatter: NSObject, DateSymbols {
  enum Style { case none, short, medium, long, full }
  var dateStyle = Style.none, timeStyle = Style.none, ownFormat: String?, calendar = Calendar.current,
    timeZone: TimeZone?, isLenient = false, doesRelativeDateFormatting = false
  var locale: Locale? {
    didSet { if locale?.identifier.hasPrefix("en") == false { leaveOut("dates are formatted in English") } }
  }
  var dateFormat: String? {
    get {
      let dates: [Style: String] = [
        .short: "M/d/yy", .medium: "MMM d, y", .long: "MMMM d, y", .full: "EEEE, MMMM d, y",
      ]
      let times: [Style: String] = [
        .short: "h:mm\u{202f}a", .medium: "h:mm:ss\u{202f}a", .long: "h:mm:ss\u{202f}a z",
        .full: "h:mm:ss\u{202f}a zzzz",
      ]
      return ownFormat
        ?? [dates[dateStyle], times[timeStyle]].compactMap { $0 }.joined(
          separator: dateStyle == .short ? ", " : " 'at' ")
    }
    set { ownFormat = newValue }
  }
  static func localizedString(from date: Date, dateStyle: Style, timeStyle: Style) -> String {
    let formatter = DateFormatter()
    formatter.dateStyle = dateStyle
    formatter.timeStyle = timeStyle
    return formatter.string(from: date)
  }
  // Americans write the weekday, the month, the day and the year in this order.
  static func dateFormat(fromTemplate template: String, options: Int, locale: Locale?) -> String? {
    func letters(_ all: String) -> String { template.filter { all.contains($0) } }
    let weekday = letters("Ec"), month = letters("ML"), day = letters("d"), year = letters("y"),
      named = month.count > 2
    let hour = letters("jhH"), minute = letters("m").isEmpty ? "" : "mm",
      second = letters("s").isEmpty ? "" : "ss"
    let clock = [
      hour.hasPrefix("H") && !minute.isEmpty ? "HH" : hour.replacingOccurrences(of: "j", with: "h"),
      minute.isEmpty || !hour.isEmpty || !second.isEmpty ? minute : letters("m"), second,
    ].filter { !$0.isEmpty }.joined(separator: ":")
    var date = [month, day, year].filter { !$0.isEmpty }.joined(separator: "/")
    if named || month.isEmpty {
      date = [[month, day].filter { !$0.isEmpty }.joined(separator: " "), year].filter { !$0.isEmpty }.joined(
        separator: day.isEmpty ? " " : ", ")
    }
    if !weekday.isEmpty { date = date.isEmpty ? weekday : weekday + (date == day ? " " : ", ") + date }
    let time = clock + (hour.isEmpty || hour.hasPrefix("H") ? "" : "\u{202f}a")
    return [date, time].filter { !$0.isEmpty }.joined(separator: named ? " 'at' " : ", ")
  }
  func setLocalizedDateFormatFromTemplate(_ template: String) {
    dateFormat = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale)
  }
  func string(for date: Any?) -> String? { isNil(date) ? nil : string(from: date) }
  func string(from date: Date) -> String {
    let days = ["Yesterday", "Today", "Tomorrow"],
      distance =
        doesRelativeDateFormatting && isNil(ownFormat) && dateStyle != .none
        ? date.day - Date.now.day + 1 : -1
    guard days.indices.contains(distance) else { return date.written(dateFormat ?? "") }
    Date.tell()
    return timeStyle == .none
      ? days[distance]
      : days[distance] + (dateStyle == .short ? ", " : " at ")
        + DateFormatter.localizedString(from: date, dateStyle: .none, timeStyle: timeStyle)
  }
  func date(from text: String) -> Date? {
    var parts = DateComponents(year: 2000), rest = text, isAfternoon: Bool?
    for part in Date.parts(of: dateFormat ?? "") {
      let letter = part.prefix(1),
        isNumber = "yYudDHhkKmsS".contains(letter) || part.count < 3 && "MLec".contains(letter)
      if isNumber {
        let digits = rest.prefix(while: { $0.isNumber }),
          taken = part.count > 1 ? digits.prefix(part.count) : digits
        guard let number = Int(taken) else { return nil }
        rest = String(rest.dropFirst(taken.count))
        let names = [
          "y": "year", "Y": "year", "u": "year", "M": "month", "L": "month", "d": "day", "D": "dayOfYear",
          "H": "hour", "h": "hour", "k": "hour", "K": "hour", "m": "minute", "s": "second",
        ]
        if let name = names[letter] { parts.values[name] = part == "yy" ? 2000 + number : number }
      } else if "MLEcea".contains(letter) {
        let all = letter == "a" ? ["AM", "PM"] : "ML".contains(letter) ? Calendar.months : Calendar.weekdays
        let names = part.count == 3 && letter != "a" ? all.map { $0.prefix(3) } : all
        guard let found = names.firstIndex(where: { rest.lowercased().hasPrefix($0.lowercased()) }) else {
          return nil
        }
        rest = String(rest.dropFirst(names[found].count))
        if letter == "a" {
          isAfternoon = found == 1
        } else if "ML".contains(letter) {
          parts.month = found + 1
        }
      } else if "ZXxzv".contains(letter) {
        let zone = rest.prefix(while: { "+-:0123456789ZGMTUC".contains($0) }),
          digits = zone.filter { $0.isNumber }
        rest = String(rest.dropFirst(zone.count))
        let minutes = (Int(digits.prefix(2)) ?? 0) * 60 + (Int(digits.dropFirst(2)) ?? 0)
        parts.minute = (parts.minute ?? 0) + (zone.hasPrefix("-") ? minutes : -minutes)
      } else {
        let sign = part.hasPrefix("'") && part.count > 1 ? String(part.dropFirst()) : part
        guard rest.hasPrefix(sign) else { return nil }
        rest = String(rest.dropFirst(sign.count))
      }
    }
    if let isAfternoon { parts.hour = (parts.hour ?? 0) % 12 + (isAfternoon ? 12 : 0) }
    return calendar.date(from: parts)
  }
}
class ISO8601DateFormatter: DateFormatter {
  struct Options: OptionSet {
    let rawValue: Int
    static let withInternetDateTime = Options(rawValue: 1), withFractionalSeconds = Options(rawValue: 2),
      withFullDate = Options(rawValue: 4), withFullTime = Options(rawValue: 8)
  }
  var formatOptions: Options = .withInternetDateTime
  override var dateFormat: String? {
    get {
      formatOptions == .withFullDate
        ? "yyyy-MM-dd"
        : "yyyy-MM-dd'T'HH:mm:ss" + (formatOptions.contains(.withFractionalSeconds) ? ".SSS" : "") + "ZZZZZ"
    }
    set {}
  }
}
// A formatter for durations.
class DateComponentsFormatter: NSObject {
  enum UnitsStyle { case positional, abbreviated, short, full, spellOut, brief }
  struct ZeroFormattingBehavior: OptionSet {
    let rawValue: Int
    static let `default` = ZeroFormattingBehavior(rawValue: 1),
      dropLeading = ZeroFormattingBehavior(rawValue: 2), dropMiddle = ZeroFormattingBehavior(rawValue: 4),
      dropTrailing = ZeroFormattingBehavior(rawValue: 8), dropAll = ZeroFormattingBehavior(rawValue: 14),
      pad = ZeroFormattingBehavior(rawValue: 65536)
  }
  var unitsStyle = UnitsStyle.positional, zeroFormattingBehavior: ZeroFormattingBehavior = .default,
    maximumUnitCount = 0, collapsesLargestUnit = false, includesApproximationPhrase = false,
    includesTimeRemainingPhrase = false
  var allowedUnits: Set<Calendar.Component> = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second],
    calendar = Calendar.current
  func string(from start: Date, to end: Date) -> String? {
    string(from: calendar.dateComponents(allowedUnits, from: start, to: end))
  }
  func string(from parts: Any) -> String? {
    if !(parts is DateComponents) {
      return string(
        from: Date(timeIntervalSinceReferenceDate: 0.0), to: Date(timeIntervalSinceReferenceDate: parts))
    }
    let order: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second],
      pads = zeroFormattingBehavior.contains(.pad)
    var all = order.filter { allowedUnits.contains($0) }.map { (unit: $0, count: parts.value(for: $0) ?? 0) }
    let isPositional = unitsStyle == .positional
    if !pads { all = isPositional ? all.drop { $0.count == 0 } : all.filter { $0.count != 0 } }
    if all.isEmpty, let last = order.last(where: { allowedUnits.contains($0) }) {
      all = [(unit: last, count: 0)]
    }
    if maximumUnitCount > 0 { all = all.prefix(maximumUnitCount) }
    if isPositional {
      return all.enumerated().map { (place, one) in
        (place > 0 || pads) && one.count < 10 ? "0\(one.count)" : "\(one.count)"
      }.joined(separator: ":")
    }
    return all.map { counted($0.unit, $0.count) }.joined(
      separator: unitsStyle == .full || unitsStyle == .short ? ", " : " ")
  }
  func counted(_ unit: Calendar.Component, _ count: Int) -> String {
    let names: [Calendar.Component: [String]] = [
      .year: ["y", "yr", "year"], .month: ["mo", "mth", "month"], .weekOfMonth: ["w", "wk", "week"],
      .day: ["d", "day", "day"], .hour: ["h", "hr", "hour"], .minute: ["m", "min", "minute"],
      .second: ["s", "sec", "second"],
    ]
    let name = names[unit] ?? ["", "", ""], many = count == 1 ? "" : "s"
    switch unitsStyle {
    case .full, .spellOut: return "\(count) " + name[2] + many
    case .short: return "\(count) " + name[1] + ([.hour, .minute, .second].contains(unit) ? "" : many)
    case .brief: return "\(count)" + name[1] + ([.hour, .minute, .second].contains(unit) ? "" : many)
    default: return "\(count)" + name[0]
    }
  }
}
class RelativeDateTimeFormatter: NSObject {
  enum UnitsStyle { case full, spellOut, short, abbreviated }
  enum DateTimeStyle { case numeric, named }
  var unitsStyle = UnitsStyle.full, dateTimeStyle = DateTimeStyle.numeric, calendar = Calendar.current,
    locale: Locale?
  func string(for date: Any?) -> String? {
    isNil(date) ? nil : localizedString(for: date, relativeTo: Date.now)
  }
  func localizedString(for date: Date, relativeTo other: Date) -> String {
    Date.tell()
    let seconds = date.timeIntervalSince(other),
      units: [Calendar.Component] = [.year, .month, .weekOfMonth, .day, .hour, .minute, .second]
    let parts = calendar.dateComponents(Set(units), from: other, to: date),
      unit = units.first { parts.value(for: $0) != 0 } ?? .second
    return localizedString(unit, parts.value(for: unit) ?? 0, isPast: seconds < 0.0)
  }
  func localizedString(fromTimeInterval seconds: CGFloat) -> String {
    localizedString(for: Date.now + seconds, relativeTo: Date.now)
  }
  func localizedString(from parts: DateComponents) -> String {
    localizedString(for: calendar.date(byAdding: parts, to: Date.now) ?? Date.now, relativeTo: Date.now)
  }
  func localizedString(_ unit: Calendar.Component, _ number: Int, isPast: Bool) -> String {
    let count = abs(number), many = count == 1 ? "" : "s"
    let named: [Calendar.Component: [String]] = [
      .year: ["last year", "next year"], .month: ["last month", "next month"],
      .weekOfMonth: ["last week", "next week"], .day: ["yesterday", "tomorrow"],
    ]
    if dateTimeStyle == .named {
      if unit == .second && count == 0 {
        return "now"
      } else if count == 1, let names = named[unit] {
        return names[isPast ? 0 : 1]
      }
    }
    let full = unit == .weekOfMonth ? "week" : "\(unit)"
    let short: [Calendar.Component: [String]] = [
      .year: ["yr.", "y"], .month: ["mo.", "mo"], .weekOfMonth: ["wk.", "w"], .hour: ["hr.", "h"],
      .minute: ["min.", "min"], .second: ["sec.", "s"],
    ]
    var name = " " + full + many
    if unitsStyle == .short, let names = short[unit] { name = " " + names[0] }
    if unitsStyle == .abbreviated { name = (short[unit] ?? ["", "d"])[1] }
    return isPast ? "\(count)\(name) ago" : "in \(count)\(name)"
  }
}
