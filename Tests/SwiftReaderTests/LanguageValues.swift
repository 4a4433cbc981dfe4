// Force unwrapping is a part of what is read here.
// swift-format-ignore-file: NeverForceUnwrap

import Foundation

/// What only a type that is written somewhere decides: compiled with the tests, and read.
func languageValues() -> [String] {
  optionalTexts() + castTexts() + sizedTexts() + builtTexts() + dispatchedTexts() + foundTexts()
    + postedTexts()
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
