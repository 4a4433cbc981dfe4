// Force unwrapping is a part of what is read here.
// swift-format-ignore-file: NeverForceUnwrap

import Foundation

/// What only a type that is written somewhere decides: compiled with the tests, and read.
func languageValues() -> [String] {
  optionalTexts() + castTexts() + sizedTexts() + builtTexts() + dispatchedTexts() + foundTexts()
    + postedTexts() + slicedTexts() + wrappedTexts() + inferredTexts() + endedTexts()
}

private struct Row {
  var count: Int?
  var title: String
  var size: Float = 0.1
}
private enum Mark { case pin(Int?), none }
private func parsed(_ text: String) throws -> Int? { Int(text) }

private func optionalTexts() -> [String] {
  let counts: [Int?] = [1, nil], names: [String: String?] = ["k": "v"], pair: (Int?, String) = (1, "a")
  let one: Int? = 5, size: Float = 0.1
  return [
    "\(counts)", "\(names)", "\(pair)", "\([one])", String(describing: one.map { $0 + 1 }),
    String(describing: Optional("x")),
    String(describing: try? parsed("7")), "\(Row(count: 3, title: "t"))", "\(Row(title: "t"))",
    "\(Mark.pin(2))", "\(size)",
    "\(size + 0.2)", "\(counts.compactMap { $0 })", "\(counts[0]!)",
  ]
}

private func castTexts() -> [String] {
  let values: [String: Any] = ["whole": 5, "part": 2.5, "text": "a"]
  return ["whole", "part", "text"].map { key in
    switch values[key] {
    case let number as Double: "\(key) \(number) \(values[key] is Int)"
    case let number as Int: "\(key) \(number) \(values[key] as? CGFloat == nil)"
    default: "\(key) \(values[key] is String)"
    }
  }
}

private func sizedTexts() -> [String] {
  let many = 300
  return [
    "\(UInt8.max) \(Int8.min) \(UInt16.max) \(Int.max)", "\(UInt8(truncatingIfNeeded: many))",
    "\(Int8(truncatingIfNeeded: 200))", "\(UInt8(clamping: many))", "\(UInt8(exactly: many) ?? 7)",
    "\(Bool("true")!) \(Bool("x") == nil)",
  ]
}

@resultBuilder private enum Words {
  static func buildBlock(_ all: [String]...) -> [String] { all.flatMap { $0 } }
  static func buildExpression(_ word: String) -> [String] { [word] }
  static func buildOptional(_ all: [String]?) -> [String] { all ?? ["-"] }
  static func buildEither(first all: [String]) -> [String] { ["1"] + all }
  static func buildEither(second all: [String]) -> [String] { ["2"] + all }
  static func buildArray(_ all: [[String]]) -> [String] { ["*"] + all.flatMap { $0 } }
  static func buildLimitedAvailability(_ all: [String]) -> [String] { ["new"] + all }
  static func buildFinalResult(_ all: [String]) -> String { all.joined(separator: " ") }
}
private func words(@Words _ make: () -> String) -> String { make() }

private func builtTexts() -> [String] {
  var said: [String] = []
  for number in 0...4 {
    said.append(
      words {
        let text = "n\(number)"
        text
        if number > 2 { "large" }
        if number == 0 { "zero" } else { "more" }
        if number == 0 {
          "a"
        } else if number == 1 {
          "b"
        } else if let half = Int("\(number / 2)") {
          "c\(half)"
        }
        switch number {
        case 0: "none"
        case 1: "one"
        case 2, 3: "few"
        default: "many"
        }
        for place in 0..<number where place % 2 == 0 { "\(place)" }
        if #available(iOS 13, macOS 10.15, *) { "here" }
      })
  }
  return said
}

private protocol Named { var name: String { get } }
extension Named {
  fileprivate var name: String { "default" }
  fileprivate var loud: String { name.uppercased() }
  fileprivate func greeting() -> String { "hello " + loud }
}
private struct Plain: Named {}
private struct Own: Named {
  let name = "own"
  var loud: String { "OWN!" }
  func greeting() -> String { "hi " + loud }
}

private func dispatchedTexts() -> [String] {
  let all: [any Named] = [Plain(), Own()], one: any Named = Own()
  return all.map { $0.name } + [one.loud, one.greeting(), one.name, Own().loud, Own().greeting()]
}

private struct Key: Hashable {
  let id: Int, note: String
  static func == (one: Key, other: Key) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
private final class Item: Hashable {
  let id: Int
  init(_ id: Int) { self.id = id }
  static func == (one: Item, other: Item) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(self.id) }
}

private func foundTexts() -> [String] {
  var counts: [Key: Int] = [:], numbers = [1, 2, 3, 4]
  counts[Key(id: 1, note: "a"), default: 0] += 1
  counts[Key(id: 1, note: "b"), default: 0] += 1
  numbers[1...2] = [9]
  return [
    "\(counts.count)", "\(Set([Item(1), Item(1), Item(2)]).count)", "\(numbers)",
    "\([1, 2].lexicographicallyPrecedes([1, 10]))",
  ]
}

extension Notification.Name { fileprivate static let changed = Notification.Name("changed") }

private func postedTexts() -> [String] {
  nonisolated(unsafe) var said: [String] = []
  let center = NotificationCenter.default
  let token = center.addObserver(forName: .changed, object: nil, queue: nil) {
    said.append("\($0.userInfo?["n"] as? Int ?? 0)")
  }
  center.post(name: .changed, object: nil, userInfo: ["n": 4])
  center.removeObserver(token)
  center.post(name: .changed, object: nil)
  return said
}

private func slicedTexts() -> [String] {
  let all = ["a", "b", "c", "d", "e"]
  var rest = all[1...], queue = all.dropFirst(2), taken: [String] = []
  rest[2] = "C"
  while let one = queue.popFirst() { taken.append("\(one)\(queue.startIndex)") }
  var ends: ArraySlice<Int> = [1, 2, 3, 4][...]
  ends.removeLast()
  let numbers = [4, 8, 15, 16, 23, 42], middle = numbers[2..<5]
  return [
    "\(rest) \(rest.startIndex) \(rest.endIndex) \(rest.indices) \(rest[3])", taken.joined(),
    "\(ends) \(ends.count) \(ends.first!) \(ends.last!) \(ends + [9])", "\([0] + ends)",
    "\(middle.firstIndex(of: 16)!) \(middle.firstIndex { $0 > 100 } == nil) \(middle[3...4])",
    "\(middle.prefix(2).endIndex) \(middle.suffix(1).startIndex) \(middle.dropLast().indices)",
    "\(numbers.prefix { $0 < 10 }.count) \(numbers.drop { $0 < 10 }.startIndex) \(numbers.prefix(9).count)",
    zip(numbers, numbers.dropFirst()).map { "\($1 - $0)" }.joined(separator: ","),
    numbers[1...].enumerated().map { "\($0)\($1)" }.joined(separator: ","),
    "\(Array(middle)[0]) \(middle.sorted(by: >)[0]) \(middle.map { $0 + 1 }[0]) \(middle == [15, 16, 23])",
    "\(middle.reversed()[0]) \(middle.contains(15)) \(middle.isEmpty) \(numbers[..<0].isEmpty)",
  ]
}

private func wrappedTexts() -> [String] {
  var hash: UInt32 = 5381
  for scalar in "layout".unicodeScalars { hash = (hash << 5) &+ hash &+ scalar.value }
  let small: UInt8 = 250, fold: (UInt8, UInt8) -> UInt8 = { $0 &* 31 &+ $1 }
  let folded = "abc".utf8.reduce(7, fold)
  var count: Int8 = 127
  count &+= 1
  return ["\(hash) \(hash % 7)", "\(small &+ 10) \(Int(small &* 2)) \(small << 1)", "\(folded)", "\(count)"]
}

private struct Length {
  let points: Double
  init?(_ text: String) {
    guard let points = Double(text) else { return nil }
    self.points = points
  }
}
private func halves<Number>(of numbers: [Number]) -> [String] { numbers.map { "\($0)" } }
private func scaled(_ change: (Double) -> Double) -> String { "\(change(5))" }
private func spelled(_ change: (Int?) -> String) -> String { change(3) + change(nil) }

private func inferredTexts() -> [String] {
  let half: (Double) -> Double = { $0 / 2 }, pair: (Double, Int) -> String = { "\($0 / 2) \($1 / 2)" }
  return [
    "\(half(3))", pair(3, 3), scaled { $0 / 2 }, scaled { side in side / 4 }, spelled { "\($0)" },
    halves(of: [1.5, 2]).joined(), "\([1.5, 2] as [Any])",
    "\(Length("2")?.points ?? 0) \(Length("x") == nil)",
    "\(Length("2") as Any? != nil)",
  ]
}

private final class Titled {
  var said: [String] = []
  var title: String? { didSet { said.append("\(oldValue ?? "-")>\(title ?? "-")") } }
  var counts = ["a": 1]
  var next: Titled?
}
private func endedTexts() -> [String] {
  let one = Titled()
  one.title? += "!"
  one.title? = "no"
  one.next?.title = "none"
  one.next?.title? += "none"
  one.title = "yes"
  one.title? += "!"
  one.counts["a"]? += 1
  one.counts["b"]? += 1
  return one.said + ["\(one.counts)"]
}
