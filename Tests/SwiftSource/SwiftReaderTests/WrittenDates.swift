// Force unwrapping is a part of what is read here.
// swift-format-ignore-file: NeverForceUnwrap

import Foundation

/// What calendars and formatters say of dates: compiled with the tests, and read.
func writtenDates() -> [String] {
  var said: [String] = []
  func say(_ value: Any) { said.append("\(value)") }
  let greenwich = TimeZone(secondsFromGMT: 0)!
  var calendar = Calendar(identifier: .gregorian)
  calendar.timeZone = greenwich
  calendar.locale = Locale(identifier: "en_US")
  let formatter = DateFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.timeZone = greenwich
  let dates = [
    DateComponents(year: 2024, month: 2, day: 29, hour: 23, minute: 59, second: 58),
    DateComponents(year: 2023, month: 1, day: 1),
    DateComponents(year: 2100, month: 3, day: 1, hour: 9, minute: 5),
    DateComponents(year: 1970, month: 12, day: 31, hour: 13),
    DateComponents(year: 2021, month: 14, day: 0, hour: 25, minute: -1),
  ].map { calendar.date(from: $0)! }
  let patterns = [
    "yyyy-MM-dd HH:mm:ss", "EEEE, d MMMM yyyy", "E d", "dd.MM.yy", "MMM d 'at' h:mm", "EEEEE EEEEEE MMMMM",
    "w W D Q QQQ QQQQ",
    "G GGGG", "z Z ZZZZ ZZZZZ X XXX x xxx", "yyyy-MM-dd'T'HH:mm:ssZ", "h 'o''clock' a", "K:mm k:mm", "SSS",
    "c e", "LLLL yyyy", "YYYY y",
  ]
  for date in dates {
    for pattern in patterns {
      formatter.dateFormat = pattern
      say(formatter.string(from: date))
    }
    for template in [
      "MMMMd", "EEEMMMd", "yMMMM", "jm", "yMMMd", "Hm", "MMMM yyyy", "EEEE", "yMd", "yMMMMdjm", "EEEd", "Md",
      "ms", "j",
    ] {
      formatter.setLocalizedDateFormatFromTemplate(template)
      say(formatter.string(from: date))
    }
    let parts = calendar.dateComponents(
      [.year, .month, .day, .hour, .minute, .second, .weekday, .quarter], from: date)
    say([parts.year!, parts.month!, parts.day!, parts.hour!, parts.minute!, parts.second!, parts.weekday!])
    say([
      calendar.component(.weekOfYear, from: date), calendar.component(.weekOfMonth, from: date),
      calendar.component(.yearForWeekOfYear, from: date),
    ])
    for unit in [Calendar.Component.day, .weekOfYear, .month, .year, .hour] {
      let whole = calendar.dateInterval(of: unit, for: date)!
      say([whole.start.timeIntervalSinceReferenceDate, whole.duration])
    }
    for days in [-300, 1] {
      say(calendar.date(byAdding: .day, value: days, to: date)!.timeIntervalSince1970)
      say(calendar.date(byAdding: .month, value: days, to: date)!.timeIntervalSince1970)
      say(calendar.date(byAdding: .year, value: days, to: date)!.timeIntervalSince1970)
    }
    say(calendar.range(of: .day, in: .month, for: date)!.count)
    say(calendar.range(of: .weekOfMonth, in: .month, for: date)!.count)
    say(calendar.range(of: .day, in: .year, for: date)!.count)
    say(calendar.ordinality(of: .day, in: .year, for: date)!)
    for other in dates {
      let between = calendar.dateComponents([.year, .month, .day, .hour], from: date, to: other)
      say([between.year!, between.month!, between.day!, between.hour!])
      say(calendar.dateComponents([.day], from: date, to: other).day!)
      say([date < other, date >= other, date == other, calendar.isDate(date, inSameDayAs: other)])
      say(calendar.isDate(date, equalTo: other, toGranularity: .month))
    }
    let week = calendar.date(from: calendar.dateComponents([.yearForWeekOfYear, .weekOfYear], from: date))!
    say(week.timeIntervalSinceReferenceDate)
    say(calendar.isDateInWeekend(date))
  }
  for first in [1, 2] {
    calendar.firstWeekday = first
    let start = calendar.dateInterval(of: .month, for: dates[0])!.start
    let offset = (calendar.component(.weekday, from: start) - calendar.firstWeekday + 7) % 7
    say(
      (0..<42).map {
        calendar.component(.day, from: calendar.date(byAdding: .day, value: $0 - offset, to: start)!)
      })
    say(dates.map { calendar.component(.weekOfMonth, from: $0) })
  }
  for style in [DateFormatter.Style.none, .short, .medium, .long, .full] {
    for other in [DateFormatter.Style.none, .short, .medium, .long] {
      formatter.dateStyle = style
      formatter.timeStyle = other
      formatter.dateFormat = nil
      say(formatter.string(from: dates[0]))
    }
  }
  say(
    calendar.shortWeekdaySymbols + calendar.veryShortWeekdaySymbols + calendar.monthSymbols
      + formatter.shortMonthSymbols)
  for (pattern, text) in [
    ("yyyy-MM-dd", "2024-05-01"), ("d MMM yyyy, h:mm a", "3 Feb 2020, 2:07 PM"),
    ("yyyy-MM-dd'T'HH:mm:ssZ", "2024-05-01T10:00:00+0200"), ("HH:mm", "x"),
  ] {
    formatter.dateFormat = pattern
    say(formatter.date(from: text).map { "\($0.timeIntervalSince1970)" } ?? "no date")
  }
  return said
}
