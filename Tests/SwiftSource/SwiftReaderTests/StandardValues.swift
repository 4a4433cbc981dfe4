// Force unwrapping is a part of what is read here.
// swift-format-ignore-file: NeverForceUnwrap

import Foundation

/// What the standard library gives, and small declarations: compiled with the tests, and read.
func standardValues() -> [String] {
  var said: [String] = []
  func say(_ value: Any) { said.append("\(value)") }
  say([1, 2, 3].map { $0 * 2 })
  say([3, 1, 2].sorted())
  say([("a", 1.5), ("b", 2)].map { "\($0.0)\($0.1 / 4)" })
  say([(name: "a", n: 1, f: 3), (name: "b", n: 2, f: 0.5)].map { "\($0.name)\($0.n / 2)\($0.f / 2)" })
  say([[1, 2], [3]].joined().map { $0 * 2 } + [["a", "b"], []].joined().map(\.count))
  say(["a", "b"].joined())
  say([3, 1, 2].sorted(by: >))
  say(["b", "a"].sorted { $0 < $1 })
  say([1, 2, 3, 4].reduce(0, +))
  say([1, 2, 3].reduce(into: [Int]()) { $0.append($1 * 2) })
  say(["a", "b"].joined(separator: ", "))
  say(["a", "b", "c"].enumerated().map { "\($0.offset)\($0.element)" })
  say(zip([1, 2], ["x", "y"]).map { "\($0)\($1)" })
  say((0..<5).filter { $0 % 2 == 0 })
  say(zip(["x", "y"], 1...).map { "\($0)\($1)" } + zip(0..., ["p"]).map { "\($0)\($1)" })
  say(["ab", "c"].map { word in word.map { "\($0)!" } })
  for word in ["ab"] { say(word.map { "\($0)?" }) }
  say("a-b".replacing("-", with: "+") + "Ab".localizedUppercase + "Ab".localizedLowercase)
  say(stride(from: 0, to: 10, by: 3).map { $0 })
  say(stride(from: 1.0, through: 2.0, by: 0.5).map { $0 })
  say(Array(repeating: 7, count: 3))
  say([[1, 2], [3]].flatMap { $0 })
  say(["1", "x", "3"].compactMap { Int($0) })
  say([1, 2, 3, 4, 5].prefix(2).map { $0 })
  say([1, 2, 3, 4, 5].suffix(2).map { $0 })
  say([1, 2, 3].dropFirst().map { $0 })
  say([1, 2, 3].contains(2))
  say([1, 2, 3].first(where: { $0 > 1 }) ?? -1)
  say([1, 2, 3].firstIndex(of: 3) ?? -1)
  say([1, 2, 3].lastIndex(of: 1) ?? -1)
  say([1, 2, 3].allSatisfy { $0 > 0 })
  say([1, 5, 3].max() ?? 0)
  say([1, 5, 3].min() ?? 0)
  say(["aa", "b"].max(by: { $0.count < $1.count }) ?? "")
  say([1, 2, 3].reversed().map { $0 })
  say([1, 2, 3, 4].chunked(2))
  say(Set([1, 1, 2]).count)
  say(["a": 1, "b": 2].mapValues { $0 + 1 }["b"] ?? 0)
  say(["a": 1].keys.first ?? "")
  say(["a": 1, "b": 2].values.reduce(0, +))
  say(["a": 1, "b": 2].sorted { $0.key > $1.key }.map { $0.key })
  say(["x": 1].map { "\($0.key)=\($0.value)" }.joined())
  say(Dictionary(grouping: [1, 2, 3]) { $0 % 2 }[1] ?? [])
  say("hello".uppercased())
  say("hello world".capitalized)
  say("hello".count)
  say("hello".prefix(2))
  say("hello".suffix(3))
  say("hello".dropFirst(2))
  say("a,b,c".split(separator: ",").map(String.init))
  say("a,b,,c".components(separatedBy: ","))
  say("a b\nc".components(separatedBy: .whitespaces))
  say("  x ".trimmingCharacters(in: .whitespaces))
  say("hello".replacingOccurrences(of: "l", with: "L"))
  say("hello".contains("ell"))
  say("hello".hasPrefix("he"))
  say(String("hello".reversed()))
  say("hello".first.map(String.init) ?? "")
  say(String(repeating: "ab", count: 2))
  say(String(format: "%d items", 3))
  say(String(format: "%.2f", 3.14159))
  say(String(format: "%02d:%02d", 5, 7))
  say(String(format: "%@ - %@", "a", "b"))
  say(String(format: "%5.1f|", 2.25))
  say(String(format: "%x", 255))
  say(String(format: "%03d%%", 7))
  say("\(1.0)")
  say("\(1.5)")
  say("\(CGFloat(2))")
  say("\(100.0 / 3)")
  say("\(1e10)")
  say("\(0.1 + 0.2)")
  say(Int(3.9))
  say(Int("42") ?? 0)
  say(Double("3.5") ?? 0)
  say(Double(7) / 2)
  say(7 / 2)
  say(7 % 3)
  say(-7 / 2)
  say(-7 % 3)
  say((2.5).rounded())
  say((-2.5).rounded())
  say((2.4).rounded(.up))
  say((2.6).rounded(.down))
  say((2.5).rounded(.toNearestOrEven))
  say(floor(2.7))
  say(ceil(2.1))
  say(round(2.5))
  say(min(3, 1, 2))
  say(max(1.5, 2))
  say(sqrt(16.0))
  say(CGFloat.pi)
  say(Float(1.5))
  say(1 < 2 ? "yes" : "no")
  say(Optional(3).map { $0 + 1 } ?? 0)
  say((1, "a").1)
  say((x: 1, y: 2).y)
  say([1, 2, 3].description)
  say(["a", "b"])
  say(["k": "v"])
  say((1...3).contains(2))
  say((1...3).reversed().map { $0 })
  say((1...3).map(String.init))
  say(Array("abc"))
  say(Array("abc").map { String($0) })
  say("abc".map { String($0) + "." }.joined())
  say("abc".enumerated().map { "\($0)\($1)" }.joined(separator: " "))
  say([1, 2, 3, 4].filter { $0 > 2 }.map { "\($0)" }.joined(separator: "-"))
  say(CGRect(x: 1, y: 2, width: 3, height: 4).maxX)
  say(CGRect(x: 1, y: 2, width: 3, height: 4).midY)
  say(CGRect(x: 0, y: 0, width: 10, height: 10).insetBy(dx: 1, dy: 2).width)
  say(CGRect(x: 0, y: 0, width: 10, height: 10).offsetBy(dx: 1, dy: 2).origin.y)
  say(CGRect(x: 0, y: 0, width: 10, height: 10).contains(CGPoint(x: 5, y: 5)))
  say(CGRect(x: 0, y: 0, width: 10, height: 10).intersects(CGRect(x: 9, y: 9, width: 5, height: 5)))
  say(CGRect(x: 0, y: 0, width: 10, height: 10).union(CGRect(x: 9, y: 9, width: 5, height: 5)).width)
  say(
    CGRect(x: 0, y: 0, width: 10, height: 10).intersection(CGRect(x: 5, y: 5, width: 15, height: 15)).height)
  say(CGRect.zero.isEmpty)
  say(CGSize.zero == CGSize(width: 0, height: 0))
  say("abc"["abc".startIndex])
  say("abc"[..<"abc".index("abc".startIndex, offsetBy: 2)])
  say("héllo".count)
  say("line1\nline2".components(separatedBy: "\n").count)
  say("x=\(1 + 1), y=\("a".uppercased())")
  say(#"raw \n"#)
  say("tab\tq\"uote")
  say("\u{41}")
  say(10.0.truncatingRemainder(dividingBy: 3))
  say(Int("abc") == nil)
  say([1, 2, 3, 4, 5][1...3].map { $0 })
  say([1, 2, 3, 4, 5][2...].map { $0 })
  say([1, 2, 3].dropLast().last ?? 0)
  say(["b": 2, "a": 1].min { $0.value < $1.value }?.key ?? "")
  say([("a", 1), ("b", 2)].map { $0.0 })
  say([("a", 1), ("b", 2)].map { name, n in "\(name)\(n)" })
  say([1, 2, 3].lazy.map { $0 * 2 }.first ?? 0)
  say(Dictionary(uniqueKeysWithValues: [("a", 1)])["a"] ?? 0)
  say(["a", "b"].firstIndex { $0 == "b" } ?? -1)
  say([1, nil, 3].compactMap { $0 }.count)
  say([[1], [2, 3]].joined().map { $0 })
  say([1, 2, 3, 4].partitioned())
  say("Hello, World".lowercased().filter { $0.isLetter })
  say("abc123".filter(\.isNumber))
  say(["aa", "b"].map(\.count))
  say(["aa", "b"].sorted { $0.count < $1.count })
  say(Bool("true") ?? false)
  say(Int(truncating: 3 as NSNumber))
  say(NSNumber(value: 5).intValue)
  say("3.5".isEmpty ? 0 : Double("3.5")!)
  say(Character("a"))
  say("abc".last!)
  say("a-b_c".split { $0 == "-" || $0 == "_" }.map(String.init))
  say("abc".contains { $0 == "b" })
  say(String(describing: 3))
  say("\([1, 2])")
  say("\(["a": 1])")
  say("\((1, "a"))")
  say("\(true)")
  say("\(Color.red)")
  say("\(Point(x: 1, y: 2))")
  say(Color.allCases.count)
  say(Color.red.rawValue)
  say(Color(rawValue: "blue") == .blue)
  say(Color(rawValue: "zzz") == nil)
  say(Level.high.rawValue)
  say(Level(rawValue: 1) == .mid)
  say(Level.low < Level.high)
  say(Shape.circle(radius: 2).area)
  say(Shape.square(side: 3).area)
  say(Point(x: 1, y: 2) == Point(x: 1, y: 2))
  say(Point(x: 1, y: 2) + Point(x: 3, y: 4))
  say(ProcessInfo.processInfo.environment["IS_SAMPLE"] == "YES")
  say(ProcessInfo.processInfo.arguments.contains("--sample"))
  say(Stack(items: [1, 2]).top ?? 0)
  say(Stack<String>(items: []).top ?? "none")
  say(Temperature(celsius: 100).fahrenheit)
  say(Counter.shared.next() + Counter.shared.next())
  say(fib(10))
  say(describe(3) + describe("x"))
  say(compose({ $0 + 1 }, { $0 * 2 })(3))
  say([1, 2, 3].average)
  say("hi".shouted)
  say(Wrapped(5).value)
  say(Box2(value: 3).mapped { $0 * 2 }.value)
  say(apply(3) { $0 * $0 })
  say(sum(1, 2, 3))
  say(greet(name: "A"))
  say(greet())
  say(Matrix(rows: 2, columns: 2)[1, 1])
  say(Container.Nested.depth)
  say(Flags.all.rawValue)
  say({ (a: Int) -> Int in a + 1 }(2))
  say([1, 2, 3].map(double))
  say(["1", "2"].map { Int($0)! }.reduce(1, *))
  say(classify(5))
  say(classify(-1))
  say(classify(0))
  say(tupleSwitch(0, 1))
  say(labeledLoop())
  say(tryIt(true))
  say(tryIt(false))
  say(guardIt(nil))
  say(guardIt(3))
  say(deferred())
  say(inoutIt())
  say(observed())
  say(lazied())
  say(subclassed())
  say(protoDefault())
  say(genericMax([3, 9, 2]))
  say(whileLoop())
  say(nestedFunc(3))
  say(shadowed(Optional(2)))
  say(escaped())
  say(rangeSwitch(42))
  say(stringSwitch("b"))
  say(dictMutate())
  say(arrayMutate())
  say(setOps())
  say(Optional<Int>.none ?? 5)
  say(Int(exactly: 3.0) ?? -1)
  say(Int(exactly: 3.5) ?? -1)
  say("abc".starts(with: "ab"))
  say(fmod(7, 3))
  say(modf(12.25).0)
  say(modf(-12.25).1)
  say(CGRect.null.union(CGRect(x: 1, y: 2, width: 3, height: 4)).width)
  say(CGRect(x: 0, y: 0, width: 1, height: 1).intersection(CGRect(x: 5, y: 5, width: 1, height: 1)).isNull)
  say("a\n\nb\r\nc".split(whereSeparator: \.isNewline))
  say("Hello hello".replacingOccurrences(of: "HELLO", with: "x", options: .caseInsensitive))
  say(
    hello.replacingOccurrences(
      of: "l", with: "L", range: hello.startIndex..<hello.index(hello.startIndex, offsetBy: 3)))
  say(hello.range(of: "ll").map { hello[$0.upperBound...] + hello[..<$0.lowerBound] } ?? "")
  say(
    "abcabc".range(of: "B", options: [.caseInsensitive, .backwards]).map {
      String("abcabc"[$0.upperBound...])
    } ?? "")
  say("x".padding(toLength: 6, withPad: "12", startingAt: 1))
  say("hello wORLD-foo o'neil 3d".capitalized)
  say(["b10", "B9", "a"].sorted { $0.localizedStandardCompare($1) == .orderedAscending })
  say("10".compare("9", options: .numeric).rawValue)
  say(changed("abc"))
  say(hello.index(hello.startIndex, offsetBy: 9, limitedBy: hello.endIndex) == nil)
  say("é".utf8.count + "😀".utf16.count)
  say(String(format: "%2$@ %1$@ %%", "first", "second"))
  say(String(format: "%2$d-%1$@", "x", 7) + String(format: "%*d|%o|%c", 5, 42, 8, 72))
  say("Ab1!".rangeOfCharacter(from: .punctuationCharacters) != nil)
  say([String: Int]())
  say([1: 0.5, 2: 1][2]! / 4)
  say(9 / 16 * width)
  say(width * (3 / 4) + 1 / 2)
  say(7 / 2 * 2.0)
  say((Double("x") ?? 5) / 2)
  say((noWidth ?? 5) / 2)
  say(([String: CGFloat]()["a"] ?? 3) / 2)
  say(([CGFloat]().max() ?? 3) / 2)
  say((width > 1 ? 5 : width) / 2)
  say((width > 1 ? 1 : 2.5) / 2)
  say(Array(stride(from: 0, to: 1, by: 0.5)).map { $0 / 4 })
  say([Double](repeating: 3, count: 2).map { $0 / 2 })
  say({ (x: Double) in x / 4 }(3 / 2))
  say(Sized(width: 3).width / 2)
  say("\(noWidth as Any) \(name as Any) \(name ?? "") \(name?.count as Any) \(name?.uppercased() as Any)")
  say("\(["q"].first as Any) \(["k": 2]["k"]!) \(Int("5") as Any)")
  say(String(describing: name))
  say(Held(name: "Q", other: nil))
  say([Described(id: 1)])
  say(["k": Described(id: 2)])
  say([[1], [2]].joined(separator: [0]).map { $0 })
  say(replaced([1, 2, 3, 4]))
  say(Double.nan == Double.nan)
  say([1, 2].map(\.described))
  return said
}

private let hello = "hello", width: CGFloat = 300
private let noWidth: CGFloat? = nil, name: String? = "x"
private struct Sized { var width = 1.0 }
private struct Held { var name: String?; var other: Int? }
private struct Described: CustomStringConvertible { let id: Int; var description: String { "#\(id)" } }
extension Int { fileprivate var described: String { "<\(self)>" } }
private func changed(_ text: String) -> [String] {
  var text = text, said: [String] = []
  text.insert(contentsOf: "YZ", at: text.index(after: text.startIndex))
  said.append("\(text.remove(at: text.startIndex)) \(text)")
  text.removeAll { $0 == "b" }
  text.removeSubrange(text.startIndex..<text.index(after: text.startIndex))
  said.append(text)
  text.replaceSubrange(text.startIndex..., with: "new")
  return said + [text]
}
private func replaced(_ all: [Int]) -> String {
  var all = all
  all.removeSubrange(1...1)
  all.replaceSubrange(0..<1, with: [7, 8])
  let first = all.partition { $0 == 8 }
  var set: Set = [1, 2]
  return
    "\(all.count) \(first) \(set.remove(2) ?? 0) \(set.remove(9) ?? 0) \(set.update(with: 1) ?? 0) \(set)"
}

private enum Color: String, CaseIterable { case red, green, blue = "blue" }
private enum Level: Int, Comparable {
  case low, mid, high; static func < (a: Level, b: Level) -> Bool { a.rawValue < b.rawValue }
}
private enum Shape {
  case circle(radius: Double), square(side: Double)
  var area: Double {
    switch self {
    case .circle(let r): return r * r * 3;
    case let .square(side): return side * side
    }
  }
}
private struct Point: Equatable {
  var x = 0, y = 0; static func + (a: Point, b: Point) -> Point { Point(x: a.x + b.x, y: a.y + b.y) }
}
private struct Stack<Element> { var items: [Element]; var top: Element? { items.last } }
private struct Temperature {
  var celsius: Double;
  var fahrenheit: Double {
    get { celsius * 9 / 5 + 32 }
    set { celsius = (newValue - 32) * 5 / 9 }
  }
}
private final class Counter {
  nonisolated(unsafe) static let shared = Counter(); private var n = 0;
  func next() -> Int { n += 1; return n }
}
private func fib(_ n: Int) -> Int { n < 2 ? n : fib(n - 1) + fib(n - 2) }
private func describe(_ x: Int) -> String { "int" }
private func describe(_ x: String) -> String { "string" }
private func compose(_ f: @escaping (Int) -> Int, _ g: @escaping (Int) -> Int) -> (Int) -> Int {
  { g(f($0)) }
}
private extension Array where Element == Int {
  var average: Double { isEmpty ? 0 : Double(reduce(0, +)) / Double(count) }
  func partitioned() -> [[Int]] { [filter { $0 % 2 == 0 }, filter { $0 % 2 == 1 }] }
}
private extension Array {
  func chunked(_ size: Int) -> [[Element]] {
    stride(from: 0, to: count, by: size).map { Array(self[$0..<Swift.min($0 + size, count)]) }
  }
}
private extension String { var shouted: String { uppercased() + "!" } }
private extension Comparable {
  func clamped(_ low: Self, _ high: Self) -> Self { Swift.min(Swift.max(self, low), high) }
}
@propertyWrapper private struct Doubling {
  var inner: Int;
  var wrappedValue: Int {
    get { inner * 2 }
    set { inner = newValue }
  }; init(wrappedValue: Int) { inner = wrappedValue }
}
private struct Wrapped { @Doubling var value: Int; init(_ v: Int) { _value = Doubling(wrappedValue: v) } }
private struct Box2<T> { let value: T; func mapped<U>(_ f: (T) -> U) -> Box2<U> { Box2<U>(value: f(value)) } }
private func apply(_ x: Int, _ f: (Int) -> Int) -> Int { f(x) }
private func sum(_ all: Int...) -> Int { all.reduce(0, +) }
private func greet(name: String = "World") -> String { "Hello \(name)" }
private struct Matrix {
  let rows: Int, columns: Int; var grid: [Int];
  init(rows: Int, columns: Int) {
    self.rows = rows; self.columns = columns; grid = (0..<(rows * columns)).map { $0 }
  }
  subscript(r: Int, c: Int) -> Int {
    get { grid[r * columns + c] }
    set { grid[r * columns + c] = newValue }
  }
}
private enum Container { enum Nested { static let depth = 2 } }
private struct Flags: OptionSet {
  let rawValue: Int; static let a = Flags(rawValue: 1 << 0), b = Flags(rawValue: 1 << 1);
  static let all: Flags = [.a, .b]
}
private func double(_ x: Int) -> Int { x * 2 }
private func classify(_ n: Int) -> String {
  switch n {
  case 0: return "zero";
  case let x where x < 0: return "neg";
  case 1...9: return "digit";
  default: return "big"
  }
}
private func tupleSwitch(_ a: Int, _ b: Int) -> String {
  switch (a, b) {
  case (0, 0): return "o";
  case (0, let y): return "y\(y)";
  case (_, _): return "other"
  }
}
private func labeledLoop() -> Int {
  var n = 0;
  outer: for i in 0..<5 {
    for j in 0..<5 { if j == 3 { continue outer }; if i == 3 { break outer }; n += 1 }
  }; return n
}
private struct Oops: Error { let code: Int }
private func thrower(_ ok: Bool) throws -> Int { if ok { return 1 }; throw Oops(code: 7) }
private func tryIt(_ ok: Bool) -> Int {
  do { return try thrower(ok) } catch let e as Oops { return e.code } catch { return -1 }
}
private func guardIt(_ x: Int?) -> String { guard let x, x > 2 else { return "no" }; return "\(x)" }
private func deferred() -> [Int] {
  var a: [Int] = []; func run() { defer { a.append(2) }; a.append(1) }; run(); return a
}
private func bump(_ x: inout Int) { x += 10 }
private func inoutIt() -> Int { var x = 1; bump(&x); return x }
private class Obs {
  var log: [String] = [];
  var v = 0 {
    willSet { log.append("w\(newValue)") }
    didSet { log.append("d\(oldValue)") }
  }
}
private func observed() -> [String] { let o = Obs(); o.v = 1; o.v += 2; return o.log }
private class Lazy {
  var n = 0;
  lazy var x: Int = {
    n += 1; return n * 10
  }()
}
private func lazied() -> [Int] { let l = Lazy(); return [l.x, l.x, l.n] }
private class Animal {
  let name: String; init(name: String) { self.name = name }; func speak() -> String { "..." };
  var tag: String { "<\(speak())>" }
}
private class Dog: Animal {
  override func speak() -> String { super.speak() + "woof" }; convenience init() { self.init(name: "Rex") }
}
private func subclassed() -> String {
  let d: Animal = Dog(); return d.tag + d.name + (d is Dog ? "!" : "?") + ((d as? Dog)?.name ?? "")
}
private protocol Named { var name: String { get }; func hello() -> String }
private extension Named { func hello() -> String { "Hi \(name)" }; var upper: String { name.uppercased() } }
private struct Person: Named { let name: String }
private func protoDefault() -> String { let p: any Named = Person(name: "Jo"); return p.hello() + p.upper }
private func genericMax<T: Comparable>(_ all: [T]) -> T {
  var m = all[0]; for x in all where x > m { m = x }; return m
}
private func whileLoop() -> Int {
  var n = 10, c = 0; while n > 0 { n /= 2; c += 1 }; repeat { c += 1 } while c < 3; return c
}
private func nestedFunc(_ x: Int) -> Int { func sq(_ y: Int) -> Int { y * y }; return sq(x) + sq(x + 1) }
private func shadowed(_ x: Int?) -> Int { if let x = x { let x = x + 1; return x }; return 0 }
private func escaped() -> [Int] {
  var fs: [() -> Int] = []; for i in 0..<3 { fs.append { i * i } }; return fs.map { $0() }
}
private func rangeSwitch(_ x: Int) -> String {
  switch x {
  case ..<10: return "lt";
  case 10..<50: return "mid";
  case 50...: return "gt";
  default: return "?"
  }
}
private func stringSwitch(_ s: String) -> Int {
  switch s {
  case "a", "b": return 1;
  default: return 2
  }
}
private func dictMutate() -> [String] {
  var d: [String: Int] = [:]; for w in ["x", "y", "x"] { d[w, default: 0] += 1 }; d["z"] = nil;
  return d.keys.sorted().map { "\($0)\(d[$0]!)" }
}
private func arrayMutate() -> [Int] {
  var a = [1, 2, 3]; a.insert(0, at: 0); a.remove(at: 1); a.append(contentsOf: [9, 8]); a.swapAt(0, 1);
  a[2] += 5; a.removeAll { $0 == 9 }; return a
}
private func setOps() -> [Int] {
  let a: Set = [1, 2, 3], b: Set = [2, 3, 4]; return a.intersection(b).union([7]).subtracting([2]).sorted()
}
