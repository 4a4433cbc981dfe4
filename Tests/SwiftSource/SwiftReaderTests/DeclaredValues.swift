// Force unwrapping is a part of what is read here.
// swift-format-ignore-file: NeverForceUnwrap

import Foundation

/// What types of a program give: compiled with the tests, and read.
func declaredValues() -> [String] {
  var said: [String] = []
  func say(_ value: Any) { said.append("\(value)") }
  say(titles.enumerated().filter { $0.offset % 2 == 0 }.map(\.element))
  say(titles.map { $0.prefix(1) }.joined())
  say(titles.first { $0.count > 3 } ?? "none")
  say(titles[safe: 9] ?? "missing")
  say(titles[safe: 0] ?? "missing")
  say(rows.map { $0.title }.joined(separator: "|"))
  say(rows.filter(\.isOn).count)
  say(rows.sorted { ($0.rank, $0.title) < ($1.rank, $1.title) }.map(\.title))
  say(rows.reduce(0) { $0 + $1.rank })
  say(Dictionary(rows.map { ($0.title, $0.rank) }, uniquingKeysWith: { a, _ in a })["b"] ?? -1)
  say(rows.first.map { "\($0.title):\($0.rank)" } ?? "-")
  say(rows.last?.title.uppercased() ?? "-")
  say(rows.contains { $0.title == "c" })
  say(
    rows.map { row -> String in
      let t = row.title; return t + "!"
    })
  say(rows.min { $0.rank < $1.rank }!.title)
  say([Gap.small() + Gap.wide(2), -Gap.wide])
  say(keyed())
  say(Theme.current.spacing * 2)
  say(Route.sample.from.code + Route.sample.to.city)
  say([Paint.sand.mixed, Palette.color(.coral)])
  say([which(nil), which(3)])
  say(Edited().with(\.size.width, 4).size.width)
  say(Holder<Int>.name + Holder<String>.name + Holder<Int>.name(String.self))
  say(Theme.current.insets.top + Theme.current.insets.bottom)
  say(Theme.make(dark: true).name)
  say(Style.title.font)
  say(Style.allCases.map { $0.rawValue }.joined(separator: ","))
  say(Style.body.size(scale: 2))
  say(Layout.Metrics.padding + Layout.Metrics.gap)
  say(Layout.columns(for: 700))
  say(Layout.columns(for: 300))
  say(State.loading.text)
  say(State.loaded(["x", "y"]).text)
  say(State.failed(code: 4, message: "no").text)
  say(State.loaded([]).isEmptyState)
  say(State.loading == State.loading)
  say(State.loaded(["a"]) == State.loaded(["a"]))
  say(Builder().with(\.title, "T").with(\.rank, 3).build())
  say(Builder { $0.title = "Z" }.build())
  say(configure(Row(title: "q", rank: 1, isOn: false)) { $0.rank = 9 }.rank)
  say(ifCase(.loaded(["q"])))
  say(typeName(Row.self))
  say(keyPathSum(\Row.rank))
  say(staticCount())
  say(Node(1, [Node(2, []), Node(3, [Node(4, [])])]).sum)
  say(Node(1, [Node(2, []), Node(3, [Node(4, [])])]).depth)
  say(LinkedList([1, 2, 3]).description)
  say(Queue([1, 2]).enqueueing(3).items)
  say(Money(cents: 1999).formatted)
  say(Money(cents: 5) + Money(cents: 7))
  say(Vector(1, 2) * 3)
  say(-Vector(1, 2))
  say(Vector(1, 2) == Vector(1, 2))
  say(Angle(degrees: 180).radians)
  say(Grid(3, 2).cells.count)
  say(Grid(3, 2)[1, 1])
  say(Clamp(wrappedValue: 15, 0...10).wrappedValue)
  say(Settings().volume)
  say(Settings().title)
  say(Validator.email("a@b.c"))
  say(Validator.email("nope"))
  say(Event.make(.tap, at: 3).label)
  say(Cache<String, Int>().inserting(1, for: "a")["a"] ?? 0)
  say(Result<Int, Oops2>.success(3).map { $0 + 1 }.value ?? 0)
  say((try? risky(0)) ?? -1)
  say((try? risky(5)) ?? -1)
  say(recursiveEnum())
  say(genericDefault(Int.self))
  say(genericDefault(String.self))
  say(protocolStatic(A1.self) + protocolStatic(B1.self))
  say(assoc(IntSource()))
  say(existential([Sq(2), Ci(1)]))
  say(someView().name)
  say(operatorPrec())
  say(shadowSelf())
  say(resultOf { try risky(0) })
  say([1, 404, 600].map(caught))
  say(Failure.other.localizedDescription)
  say([Rank.high, .mid(3), .low, .mid(1)].sorted().map { "\($0)" })
  say(Loud(1).log + Loud(2).log)
  say((Coins(2) * 0.5 + 1.5).number)
  say([Coins(2) < 0.5, Coins(2) - 1.5 > 0.4])
  say(
    joined {
      "a"; "b"
    })
  return said
}

private enum Failure: Error { case status(Int), other }
extension Failure: LocalizedError { var errorDescription: String? { "no luck" } }
private func caught(_ code: Int) -> String {
  do {
    throw code == 1 ? Failure.other : Failure.status(code)
  } catch Failure.status(let code) where code > 500 {
    return "server"
  } catch Failure.status(let code) {
    return "\(code)"
  } catch {
    return "other"
  }
}
private enum Rank: Comparable { case low, mid(Int), high }
private class Quiet {
  var log: [String] = []
  var level = 0 { didSet { log.append("quiet \(level)") } }
  init(_ level: Int) { self.level = level }
}
private class Loud: Quiet {
  override var level: Int { didSet { log.append("loud \(level)") } }
  override init(_ level: Int) {
    super.init(level)
    self.level += 1
  }
}
@resultBuilder private enum Joining {
  static func buildBlock(_ parts: String...) -> [String] { parts }
  static func buildFinalResult(_ parts: [String]) -> String { parts.joined(separator: "+") }
}
private func joined(@Joining _ parts: () -> String) -> String { parts() }

private let titles = ["Home", "Me", "Settings"]
private extension Array { subscript(safe i: Int) -> Element? { indices.contains(i) ? self[i] : nil } }
private struct Row: Hashable { var title: String; var rank = 0; var isOn = true }
private let rows = [Row(title: "b", rank: 2), Row(title: "a", rank: 2, isOn: false), Row(title: "c")]
private struct Insets { var top = 1.5, bottom = 2.5 }
private struct Theme {
  let name: String; var spacing: Double = 8; var insets = Insets(); static let current = Theme(name: "light")
  static func make(dark: Bool) -> Theme {
    var t = current; t = Theme(name: dark ? "dark" : "light", spacing: t.spacing); return t
  }
}
private enum Style: String, CaseIterable {
  case title = "T", body, caption
  var font: String {
    switch self {
    case .title: "bold-20";
    case .body, .caption: "regular-\(self == .body ? 17 : 12)"
    }
  }
  func size(scale: Double = 1) -> Double { (self == .title ? 20 : 12) * scale }
}
private enum Layout {
  enum Metrics { static let padding = 16.0; static let gap = padding / 2 }
  static func columns(for width: Double) -> Int {
    switch width {
    case 0..<400: return 1;
    case 400..<800: return 2;
    default: return 3
    }
  }
}
private enum State: Equatable {
  case loading, loaded([String]), failed(code: Int, message: String)
  var text: String {
    switch self {
    case .loading: return "Loading…";
    case .loaded(let items) where items.isEmpty: return "Empty";
    case .loaded(let items): return items.joined(separator: "+");
    case .failed(let code, let message): return "\(message) (\(code))"
    }
  }
  var isEmptyState: Bool { if case .loaded(let i) = self, i.isEmpty { return true }; return false }
}
private struct Builder {
  var title = "", rank = 0; init() {}; init(_ f: (inout Builder) -> Void) { f(&self) }
  func with<V>(_ kp: WritableKeyPath<Builder, V>, _ v: V) -> Builder {
    var c = self; c[keyPath: kp] = v; return c
  }
  func build() -> String { "\(title)#\(rank)" }
}
private func ifCase(_ s: State) -> String {
  if case let .loaded(items) = s, let f = items.first { return f }; return "no"
}
private func keyPathSum(_ k: KeyPath<Row, Int>) -> Int { rows.map { $0[keyPath: k] }.reduce(0, +) }
private class Thing { nonisolated(unsafe) static var count = 0; init() { Thing.count += 1 } }
private func staticCount() -> Int { _ = Thing(); _ = Thing(); return Thing.count }
private final class Node {
  let v: Int, kids: [Node]; weak var parent: Node?;
  init(_ v: Int, _ kids: [Node]) { self.v = v; self.kids = kids; kids.forEach { $0.parent = self } }
  var sum: Int { v + kids.reduce(0) { $0 + $1.sum } }; var depth: Int { 1 + (kids.map(\.depth).max() ?? 0) }
}
private struct LinkedList: CustomStringConvertible {
  indirect enum L { case end, node(Int, L) }; var head: L
  init(_ a: [Int]) { head = a.reversed().reduce(L.end) { L.node($1, $0) } }
  var description: String {
    var s: [String] = [], c = head; while case let .node(v, next) = c { s.append("\(v)"); c = next };
    return s.joined(separator: "→")
  }
}
private struct Queue<T> {
  private(set) var items: [T]; init(_ i: [T]) { items = i };
  func enqueueing(_ x: T) -> Queue { var c = self; c.items.append(x); return c }
}
private struct Money {
  var cents: Int; var formatted: String { "$\(cents / 100).\(String(format: "%02d", cents % 100))" };
  static func + (a: Money, b: Money) -> Money { Money(cents: a.cents + b.cents) }
}
private struct Vector: Equatable {
  var x: Double, y: Double; init(_ x: Double, _ y: Double) { self.x = x; self.y = y };
  static func * (v: Vector, k: Double) -> Vector { Vector(v.x * k, v.y * k) };
  static prefix func - (v: Vector) -> Vector { Vector(-v.x, -v.y) }
}
private struct Angle { var degrees: Double; var radians: Double { degrees * .pi / 180 } }
private struct Grid {
  let w: Int, h: Int; var cells: [Int];
  init(_ w: Int, _ h: Int) { (self.w, self.h) = (w, h); cells = Array(0..<w * h) };
  subscript(x: Int, y: Int) -> Int { cells[y * w + x] }
}
@propertyWrapper private struct Clamp {
  private var v: Int; let r: ClosedRange<Int>;
  init(wrappedValue: Int, _ r: ClosedRange<Int>) {
    self.r = r; v = min(max(wrappedValue, r.lowerBound), r.upperBound)
  };
  var wrappedValue: Int {
    get { v }
    set { v = min(max(newValue, r.lowerBound), r.upperBound) }
  }
}
private struct Settings {
  @Clamp(0...10) var volume = 99; lazy var x = 1; var title: String = { "T" + "itle" }()
}
private enum Validator {
  static func email(_ s: String) -> Bool {
    let p = s.split(separator: "@"); return p.count == 2 && p[1].contains(".")
  }
}
private struct Event {
  enum Kind: String { case tap, swipe }; let kind: Kind, time: Int;
  static func make(_ k: Kind, at t: Int) -> Event { .init(kind: k, time: t) };
  var label: String { "\(kind.rawValue)@\(time)" }
}
private struct Cache<K: Hashable, V> {
  var d: [K: V] = [:]; func inserting(_ v: V, for k: K) -> Cache { var c = self; c.d[k] = v; return c };
  subscript(k: K) -> V? { d[k] }
}
private struct Oops2: Error {}
private extension Result { var value: Success? { if case .success(let v) = self { return v }; return nil } }
private func risky(_ n: Int) throws -> Int { guard n > 0 else { throw Oops2() }; return n * 2 }
private indirect enum Expr {
  case num(Int), add(Expr, Expr), mul(Expr, Expr);
  var v: Int {
    switch self {
    case .num(let n): n;
    case .add(let a, let b): a.v + b.v;
    case .mul(let a, let b): a.v * b.v
    }
  }
}
private func recursiveEnum() -> Int { Expr.add(.num(2), .mul(.num(3), .num(4))).v }
private protocol Defaulted { static var fallback: Self { get } }
extension Int: Defaulted { static var fallback: Int { 42 } }
extension String: Defaulted { static var fallback: String { "fb" } }
private func genericDefault<T: Defaulted>(_: T.Type) -> T { T.fallback }
private protocol Ided { static var id: String { get } }
private extension Ided { static var id: String { String(describing: self) } }
private struct A1: Ided {}; struct B1: Ided { static var id: String { "custom" } }
private func protocolStatic<T: Ided>(_ t: T.Type) -> String { t.id }
private protocol Source { associatedtype Item; func items() -> [Item] }
private struct IntSource: Source { func items() -> [Int] { [1, 2] } }
private func assoc<S: Source>(_ s: S) -> Int { s.items().count }
private protocol Sh { var area: Double { get } }
private struct Sq: Sh { let s: Double; init(_ s: Double) { self.s = s }; var area: Double { s * s } }
private struct Ci: Sh { let r: Double; init(_ r: Double) { self.r = r }; var area: Double { 3 * r * r } }
private func existential(_ a: [any Sh]) -> Double { a.map(\.area).reduce(0, +) }
private struct NamedV { let name: String }
private func someView() -> NamedV { NamedV(name: "v") }
infix operator ** : MultiplicationPrecedence
private func ** (a: Int, b: Int) -> Int { (0..<b).reduce(1) { r, _ in r * a } }
private func operatorPrec() -> Int { 1 + 2 ** 3 * 2 - 4 / 2 }
private class Shadow { var v = 1; func set(v: Int) -> Int { self.v = v; return self.v + v };  }
private func shadowSelf() -> Int { Shadow().set(v: 4) }
private func configure<T>(_ v: T, _ f: (inout T) -> Void) -> T { var c = v; f(&c); return c }
private func typeName<T>(_ t: T.Type) -> String { String(describing: t) }
private func resultOf(_ f: () throws -> Int) -> String {
  do { return "\(try f())" } catch { return "failed" }
}
private enum Gap: Double {
  case small = 4, wide = 8
  static prefix func - (gap: Gap) -> Double { -gap.rawValue }
  func callAsFunction(_ factor: Double = 1) -> Double { rawValue * factor }
}
private enum Key: Hashable { case digit(Int), comma }
private func keyed() -> [Int] {
  var d: [Key: Int] = [.comma: 1]; d[.digit(7)] = 7;
  return [d[.digit(7)] ?? 0, d[.comma, default: 2], d[.digit(8), default: 3]]
}

private enum Holder<Held> {
  static var name: String { String(describing: Held.self) }
  static func name<Other>(_ other: Other.Type) -> String { Holder<Other>.name }
}
private struct Coins: ExpressibleByFloatLiteral, Comparable {
  var number: Double
  init(_ number: Double) { self.number = number }
  init(floatLiteral number: Double) { self.number = number }
  static func + (one: Self, other: Self) -> Self { Coins(one.number + other.number) }
  static func - (one: Self, other: Self) -> Self { Coins(one.number - other.number) }
  static func * (one: Self, factor: Double) -> Self { Coins(one.number * factor) }
  static func < (one: Self, other: Self) -> Bool { one.number < other.number }
}
/// Tuples with the labels of their type's name.
private struct Route {
  typealias Place = (code: String, city: String)
  let from: Place, to: Place
  static let sample = Route(from: ("OSL", "Oslo"), to: ("KEF", "Reykjavík"))
}
/// What a protocol leaves open, in what is added to it.
private protocol Painting { associatedtype Paint: RawRepresentable where Paint.RawValue == Int }
extension Painting {
  static func color(_ paint: Paint) -> Int { paint.rawValue }
}
private enum Palette: Painting {
  enum Paint: Int { case sand = 10, coral = 30 }
}
private enum Paint: Int {
  case sand = 1
  var mixed: Int { rawValue + Palette.color(.sand) }
}
private func which(_ number: Int?) -> String {
  switch number {
  case .some: return "some"
  case .none: return "none"
  }
}
private struct Edited {
  var size = Extent()
  func with<Part>(_ path: WritableKeyPath<Edited, Part>, _ part: Part) -> Edited {
    var copy = self
    copy[keyPath: path] = part
    return copy
  }
}
private struct Extent { var width = 1.0 }
