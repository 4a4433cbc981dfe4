struct DateComponents {
  var values: [String: Int] = [:]
  init(
    calendar: Any? = nil, timeZone: Any? = nil, era: Int? = nil, year: Int? = nil, month: Int? = nil,
    day: Int? = nil, hour: Int? = nil, minute: Int? = nil, second: Int? = nil, nanosecond: Int? = nil,
    weekday: Int? = nil, weekdayOrdinal: Int? = nil, quarter: Int? = nil, weekOfMonth: Int? = nil,
    weekOfYear: Int? = nil, yearForWeekOfYear: Int? = nil
  ) {
    let given = [
      "year": year, "month": month, "day": day, "hour": hour, "minute": minute, "second": second,
      "weekday": weekday, "quarter": quarter, "weekOfMonth": weekOfMonth, "weekOfYear": weekOfYear,
      "yearForWeekOfYear": yearForWeekOfYear,
    ]
    for (name, value) in given where !isNil(value) { values[name] = value }
  }
  init(values: [String: Int]) { self.values = values }
  var year: Int? {
    get { values["year"] }
    set { values["year"] = newValue }
  }
  var month: Int? {
    get { values["month"] }
    set { values["month"] = newValue }
  }
  var day: Int? {
    get { values["day"] }
    set { values["day"] = newValue }
  }
  var hour: Int? {
    get { values["hour"] }
    set { values["hour"] = newValue }
  }
  var minute: Int? {
    get { values["minute"] }
    set { values["minute"] = newValue }
  }
  var second: Int? {
    get { values["second"] }
    set { values["second"] = newValue }
  }
  var weekday: Int? {
    get { values["weekday"] }
    set { values["weekday"] = newValue }
  }
  var quarter: Int? {
    get { values["quarter"] }
    set { values["quarter"] = newValue }
  }
  var weekOfMonth: Int? {
    get { values["weekOfMonth"] }
    set { values["weekOfMonth"] = newValue }
  }
  var weekOfYear: Int? {
    get { values["weekOfYear"] }
    set { values["weekOfYear"] = newValue }
  }
  var yearForWeekOfYear: Int? {
    get { values["yearForWeekOfYear"] }
    set { values["yearForWeekOfYear"] = newValue }
  }
  var dayOfYear: Int? {
    get { values["dayOfYear"] }
    set { values["dayOfYear"] = newValue }
  }
  var calendar: Calendar? {
    get { Calendar.current }
    set {}
  }
  var timeZone: TimeZone? {
    get { TimeZone.current }
    set {}
  }
  var date: Date? { Calendar.current.date(from: self) }
  func value(for component: Calendar.Component) -> Int? { values["\(component)"] }
  mutating func setValue(_ value: Int?, for component: Calendar.Component) { values["\(component)"] = value }
}
struct DateInterval {
  var start: Date, end: Date
  init(start: Date, end: Date) { self.start = start; self.end = end }
  init(start: Date, duration: CGFloat) { self.start = start; end = start + duration }
  var duration: CGFloat { end.timeIntervalSince(start) }
  func contains(_ date: Date) -> Bool { date >= start && date <= end }
}
protocol DateSymbols {}
extension DateSymbols {
  var monthSymbols: [String] { Calendar.months }
  var shortMonthSymbols: [String] { Calendar.months.map { $0.prefix(3) } }
  var veryShortMonthSymbols: [String] { Calendar.months.map { $0.prefix(1) } }
  var standaloneMonthSymbols: [String] { monthSymbols }
  var shortStandaloneMonthSymbols: [String] { shortMonthSymbols }
  var veryShortStandaloneMonthSymbols: [String] { veryShortMonthSymbols }
  var weekdaySymbols: [String] { Calendar.weekdays }
  var shortWeekdaySymbols: [String] { Calendar.weekdays.map { $0.prefix(3) } }
  var veryShortWeekdaySymbols: [String] { Calendar.weekdays.map { $0.prefix(1) } }
  var standaloneWeekdaySymbols: [String] { weekdaySymbols }
  var shortStandaloneWeekdaySymbols: [String] { shortWeekdaySymbols }
  var veryShortStandaloneWeekdaySymbols: [String] { veryShortWeekdaySymbols }
  var amSymbol: String { "AM" }
  var pmSymbol: String { "PM" }
}
struct Calendar: DateSymbols {
  enum Identifier { case gregorian, iso8601 }
  enum Component {
    case era, year, month, day, hour, minute, second, nanosecond, weekday, weekdayOrdinal, quarter,
      weekOfMonth, weekOfYear, yearForWeekOfYear, dayOfYear, calendar, timeZone
  }
  static let current = Calendar(), autoupdatingCurrent = Calendar()
  static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
    "November", "December",
  ]
  static let weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
  static func name(_ names: [String], _ number: Int, _ count: Int) -> String {
    let name = names[number - 1]
    return count == 4 ? name : count == 5 ? name.prefix(1) : name.prefix(count == 6 ? 2 : 3)
  }
  var identifier = Identifier.gregorian, firstWeekday = 1, minimumDaysInFirstWeek = 1
  var locale: Locale?, timeZone: TimeZone?
  init(identifier: Identifier = .gregorian) {
    self.identifier = identifier
    if identifier == .iso8601 { firstWeekday = 2; minimumDaysInFirstWeek = 4 }
  }
  func whole(_ a: Int, _ b: Int) -> Int { a < 0 ? (a + 1) / b - 1 : a / b }
  func rest(_ a: Int, _ b: Int) -> Int { a - b * whole(a, b) }
  // Days since 2001 began. Years begin with March here, so that the day which only some have is the last.
  func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
    let month0 = rest(month - 3, 12), y = year + whole(month - 3, 12)
    return 365 * y + whole(y, 4) - whole(y, 100) + whole(y, 400) + (153 * month0 + 2) / 5 + day - 730792
  }
  func yearMonthDay(_ number: Int) -> [Int] {
    let days = number + 730791, era = whole(days, 146097), ofEra = days - era * 146097
    let y = (ofEra - ofEra / 1460 + ofEra / 36524 - ofEra / 146096) / 365,
      ofYear = ofEra - (365 * y + y / 4 - y / 100), month0 = (5 * ofYear + 2) / 153
    return [
      y + era * 400 + (month0 > 9 ? 1 : 0), month0 > 9 ? month0 - 9 : month0 + 3,
      ofYear - (153 * month0 + 2) / 5 + 1,
    ]
  }
  func firstWeek(_ day: Int) -> Int {
    let before = rest(day + 2 - firstWeekday, 7)
    return day - before + (7 - before < minimumDaysInFirstWeek ? 7 : 0)
  }
  func all(_ date: Date) -> DateComponents {
    let number = date.day, parts = yearMonthDay(number),
      seconds = Int(floor(date.timeIntervalSinceReferenceDate - CGFloat(number) * 86400.0)), year = parts[0]
    let weekYear =
      number >= firstWeek(day(year + 1, 1, 1))
      ? year + 1 : number < firstWeek(day(year, 1, 1)) ? year - 1 : year
    return DateComponents(values: [
      "era": 1, "year": year, "month": parts[1], "day": parts[2], "hour": seconds / 3600,
      "minute": seconds / 60 % 60, "second": seconds % 60, "nanosecond": 0,
      "weekday": rest(number + 1, 7) + 1, "weekdayOrdinal": (parts[2] - 1) / 7 + 1,
      "quarter": (parts[1] - 1) / 3 + 1, "dayOfYear": number - day(year, 1, 1) + 1,
      "weekOfMonth": whole(number - firstWeek(number - parts[2] + 1), 7) + 1,
      "weekOfYear": (number - firstWeek(day(weekYear, 1, 1))) / 7 + 1, "yearForWeekOfYear": weekYear,
    ])
  }
  func component(_ component: Component, from date: Date) -> Int {
    Date.tell()
    return all(date).value(for: component) ?? 0
  }
  func dateComponents(_ wanted: Set<Component>, from date: Date) -> DateComponents {
    Date.tell()
    let known = all(date)
    var made = DateComponents()
    for one in wanted { made.setValue(known.value(for: one), for: one) }
    return made
  }
  func dateComponents(in zone: TimeZone, from date: Date) -> DateComponents { all(date) }
  func dateComponents(_ wanted: Set<Component>, from date: Date, to end: Date) -> DateComponents {
    Date.tell()
    var made = DateComponents(), at = date
    let order: [Component] = [.year, .month, .weekOfYear, .weekOfMonth, .day, .hour, .minute, .second],
      isBack = end < date
    for one in order where wanted.contains(one) {
      var count = Int(trunc(end.timeIntervalSince(at) / seconds(one)))
      while self.date(byAdding: one, value: count, to: at).map({ isBack ? $0 < end : $0 > end }) == true {
        count += isBack ? 1 : -1
      }
      while self.date(byAdding: one, value: count + (isBack ? -1 : 1), to: at).map({
        isBack ? $0 >= end : $0 <= end
      }) == true { count += isBack ? -1 : 1 }
      made.setValue(count, for: one)
      at = self.date(byAdding: one, value: count, to: at) ?? at
    }
    return made
  }
  // An estimate, in which a month counts as 31 days; the exact number is counted.
  func seconds(_ component: Component) -> CGFloat {
    let all: [Component: CGFloat] = [
      .second: 1.0, .minute: 60.0, .hour: 3600.0, .weekOfYear: 604800.0, .weekOfMonth: 604800.0,
      .month: 2678400.0, .quarter: 8035200.0, .year: 31622400.0,
    ]
    return all[component] ?? 86400.0
  }
  func date(from parts: DateComponents) -> Date? {
    var number = day(
      parts.year ?? parts.yearForWeekOfYear ?? 1, parts.month ?? 1, parts.day ?? parts.dayOfYear ?? 1)
    if isNil(parts.day), let week = parts.weekOfYear ?? parts.weekOfMonth {
      number = firstWeek(number) + (week - 1) * 7 + rest((parts.weekday ?? firstWeekday) - firstWeekday, 7)
    }
    return Date(
      timeIntervalSinceReferenceDate: CGFloat(number) * 86400.0
        + CGFloat((parts.hour ?? 0) * 3600 + (parts.minute ?? 0) * 60 + (parts.second ?? 0)))
  }
  func date(byAdding component: Component, value: Int, to date: Date, wrappingComponents: Bool = false)
    -> Date?
  {
    let months: [Component: Int] = [.month: 1, .quarter: 3, .year: 12, .yearForWeekOfYear: 12]
    guard let each = months[component] else { return date + CGFloat(value) * seconds(component) }
    let parts = yearMonthDay(date.day), month = parts[1] + value * each, first = day(parts[0], month, 1),
      last = day(parts[0], month + 1, 1) - first
    return date + CGFloat(first + min(parts[2], last) - 1 - date.day) * 86400.0
  }
  func date(byAdding parts: DateComponents, to date: Date, wrappingComponents: Bool = false) -> Date? {
    var made = date
    let order: [Component] = [
      .year, .month, .weekOfYear, .weekOfMonth, .weekday, .day, .hour, .minute, .second,
    ]
    for one in order {
      if let value = parts.value(for: one) { made = self.date(byAdding: one, value: value, to: made) ?? made }
    }
    return made
  }
  func date(bySettingHour hour: Int, minute: Int, second: Int, of date: Date) -> Date? {
    startOfDay(for: date) + CGFloat(hour * 3600 + minute * 60 + second)
  }
  func date(bySetting component: Component, value: Int, of date: Date) -> Date? {
    var parts = all(date)
    parts.setValue(value, for: component)
    return self.date(from: parts)
  }
  func dateInterval(of component: Component, for date: Date) -> DateInterval? {
    Date.tell()
    let parts = yearMonthDay(date.day)
    var start = date.day
    switch component {
    case .year: start = day(parts[0], 1, 1)
    case .quarter: start = day(parts[0], (parts[1] - 1) / 3 * 3 + 1, 1)
    case .month: start = day(parts[0], parts[1], 1)
    case .weekOfYear, .weekOfMonth: start = start - rest(start + 2 - firstWeekday, 7)
    case .hour, .minute, .second:
      let exact = floor(date.timeIntervalSinceReferenceDate / seconds(component)) * seconds(component)
      return DateInterval(start: Date(timeIntervalSinceReferenceDate: exact), duration: seconds(component))
    default: break
    }
    let first = Date(timeIntervalSinceReferenceDate: CGFloat(start) * 86400.0)
    return DateInterval(start: first, end: self.date(byAdding: component, value: 1, to: first) ?? first)
  }
  func startOfDay(for date: Date) -> Date { dateInterval(of: .day, for: date)?.start ?? date }
  func isDate(_ date: Date, inSameDayAs other: Date) -> Bool {
    isDate(date, equalTo: other, toGranularity: .day)
  }
  func isDate(_ date: Date, equalTo other: Date, toGranularity component: Component) -> Bool {
    compare(date, to: other, toGranularity: component) == .orderedSame
  }
  func compare(_ date: Date, to other: Date, toGranularity component: Component) -> ComparisonResult {
    (dateInterval(of: component, for: date)?.start ?? date).compare(
      dateInterval(of: component, for: other)?.start ?? other)
  }
  func isDateInToday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date.now) }
  func isDateInYesterday(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date.now - 86400.0) }
  func isDateInTomorrow(_ date: Date) -> Bool { isDate(date, inSameDayAs: Date.now + 86400.0) }
  func isDateInWeekend(_ date: Date) -> Bool { [1, 7].contains(component(.weekday, from: date)) }
  func range(of smaller: Component, in larger: Component, for date: Date) -> Range<Int>? {
    guard let whole = dateInterval(of: larger, for: date) else { return nil }
    let last = whole.end - 1.0
    switch smaller {
    case .day, .dayOfYear, .weekday: return 1..<(last.day - whole.start.day + 2)
    case .hour, .minute, .second:
      return
        0..<Int(min(whole.duration, smaller == .hour ? 86400.0 : 60.0 * seconds(smaller)) / seconds(smaller))
    default: return component(smaller, from: whole.start)..<(component(smaller, from: last) + 1)
    }
  }
  func ordinality(of smaller: Component, in larger: Component, for date: Date) -> Int? {
    guard let whole = dateInterval(of: larger, for: date) else { return nil }
    return Int(floor(date.timeIntervalSince(whole.start) / seconds(smaller))) + 1
  }
}
