// Force unwrapping is a part of what is read here.
// swift-format-ignore-file: NeverForceUnwrap

import Foundation

private struct Line {
  let price: Decimal
  let count: Int
}

extension Decimal {
  // As an app has it: UIKit's own is a method of another class.
  fileprivate var doubleValue: Double { NSDecimalNumber(decimal: self).doubleValue }
}

/// What decimal numbers come to, compiled with the tests, and read.
func decimalValues() -> [String] {
  var said: [String] = []
  func say(_ value: Any) { said.append("\(value)") }
  let lines = [Line(price: 19.5, count: 2), Line(price: 0.25, count: 4), Line(price: 3, count: 1)]
  let total = lines.reduce(0) { $0 + $1.price * Decimal($1.count) }
  say(total)
  say(Decimal(10))
  say(total.doubleValue / 2)
  say(total > 40 && total < 44 && lines[0].price != 19)
  say(lines.map { $0.price }.max()!)
  say(-lines[1].price * 2)
  say((total as NSDecimalNumber).doubleValue)
  say(Double(truncating: total as NSNumber))
  say(NSDecimalNumber(string: "1.5").multiplying(by: NSDecimalNumber(value: 3)))
  say(Decimal(string: "12.75")!)
  say(Decimal(string: "x") == nil)
  var sum = Decimal.zero
  for line in lines { sum += line.price }
  say(sum)
  for number: Decimal in [15230.77, 0.1, 19.99, 3.133] { say(number) }
  say(Decimal(0.1) + 0.2)
  say(Decimal(1) / 3)
  say(Decimal(string: "19.99")! * 3)
  say(-Decimal(2.5))
  say(NSDecimalNumber(string: "0.1").adding(NSDecimalNumber(string: "0.2")))
  say(Decimal(1) / 0)
  let formatter = NumberFormatter()
  formatter.locale = Locale(identifier: "en_US")
  formatter.numberStyle = .currency
  say(formatter.string(from: total as NSDecimalNumber)!)
  say(formatter.string(from: NSDecimalNumber(decimal: 1234.5))!)
  return said
}
