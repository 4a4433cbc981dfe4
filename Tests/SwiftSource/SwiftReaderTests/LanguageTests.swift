import Foundation
import TestSupport
import Testing

/// The language, one feature each: its value shows in a label's text.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct LanguageTests {
  /// A view whose label has the text that some code returns.
  private static func probe(_ name: String, _ code: String) -> String {
    """
    class \(name): UIView {
      let label = UILabel()
      override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(label)
        label.text = run()
      }
      required init?(coder: NSCoder) { nil }
      func run() -> String {
        \(code)
      }
    }

    """
  }

  private func text(of name: String, in reading: Reading) throws -> String {
    #expect(try reading.reasons(name).isEmpty)
    return try #require(try reading.view("label", in: name)["text"] as? String)
  }

  /// What needs no declarations is read together, since each start of the reader takes a while.
  nonisolated(unsafe) private static let reading = Result {
    try Reading(expressions.enumerated().map { probe("Probe\($0)", $1.code) }.joined())
  }

  private static let expressions: [(code: String, expected: String)] = [
    ("return \"\\(1 + 2 * 3) \\(10 / 4) \\(10 / 4.0) \\(7 % 4)\"", "7 2 2.5 3"),
    ("let x: CGFloat = 10; return \"\\(x / 4)\"", "2.5"),
    ("var s = 0; for i in 0..<4 where i != 2 { s += i }; return \"\\(s)\"", "4"),
    ("var n = 0; while true { n += 1; if n == 5 { break } }; return \"\\(n)\"", "5"),
    (
      "outer: for i in 1...3 { for j in 1...3 { if i * j == 4 { return \"\\(i)\\(j)\" }; if j > i { continue outer } } }; return \"\"",
      "22"
    ),
    (
      "var s = 0; all: do { for i in 1...3 { s += i; if i == 2 { break all } }; s = 9 }; return \"\\(s)\"",
      "3"
    ),
    ("let a = [3, 1, 2]; return a.sorted().map { \"\\($0)\" }.joined(separator: \",\")", "1,2,3"),
    ("let d = [\"a\": 1, \"b\": 2]; return d.map { key, value in \"\\(key)\\(value)\" }.joined()", "a1b2"),
    ("let t = (x: 1, y: \"b\"); let (p, q) = t; return \"\\(t.x)\\(t.y)\\(p)\\(q)\"", "1b1b"),
    ("let o: Int? = nil; guard let v = o else { return \"none\" }; return \"\\(v)\"", "none"),
    ("let o: String? = \"x\"; return (o?.uppercased() ?? \"-\") + (nil ?? \"y\")", "Xy"),
    ("return [1, 2, 3].reduce(0) { $0 + $1 } > 5 ? \"yes\" : \"no\"", "yes"),
    ("func twice(_ f: (Int) -> Int) -> Int { f(f(2)) }; return \"\\(twice { $0 * $0 })\"", "16"),
    (
      "let n = 7; switch n { case 0: return \"0\"; case 1...5: return \"few\"; case let x where x > 6: return \"many\"; default: return \"?\" }",
      "many"
    ),
    ("return String(format: \"%.2f|%03d|%@\", 3.14159, 7, \"s\")", "3.14|007|s"),
    (
      "return String(format: \"%@|%d \", arguments: [\"hello\", 3]) + String(format: \"%.1f \", locale: Locale.current, 2.25) + String(255, radix: 16, uppercase: true)",
      "hello|3 2.2 FF"
    ),
    ("let x = if 2 > 1 { \"a\" } else { \"b\" }; return x", "a"),
    ("var a = [1]; a.append(contentsOf: [2, 3]); a.removeFirst(); a[0] = 9; return \"\\(a)\"", "[9, 3]"),
    (
      "var s: Set = [1, 2]; let isNew = s.insert(2).inserted; return \"\\(isNew) \\(s.union([5]).count) \\(s.isSubset(of: [1, 2, 3]))\"",
      "false 3 true"
    ),
    (
      "let a = [5, 3, 9]; return \"\\(a.max()!) \\(a.min()!) \\(a[1...].count) \\(a[...].count) \\(a.firstIndex(of: 9)!) \\(Swift.min(2, 1))\"",
      "9 3 2 3 2 1"
    ),
    (
      "let d = Dictionary(grouping: [1, 2, 3], by: { $0 % 2 == 0 }); return \"\\(d[false]!.count)\\(d.mapValues { $0.count }[true]!)\"",
      "21"
    ),
    (
      "var d = [\"a\": 1]; d.merge([\"a\": 2, \"b\": 3]) { $0 + $1 }; return d.sorted { $0.key < $1.key }.map { \"\\($0.key)\\($0.value)\" }.joined()",
      "a3b3"
    ),
    (
      "let t = \" a,b,,c \".trimmingCharacters(in: .whitespaces); return \"\\(t.split(separator: \",\").count)\\(t.components(separatedBy: \",\").count)\" + t.filter { $0 != \",\" }.capitalized + String(t.reversed().prefix(2))",
      "34Abcc,"
    ),
    (
      "let x = 2.5, n = -7; return \"\\(x.rounded(.up)) \\(Int(x)) \\(n.isMultiple(of: 7)) \\(1234567.formatted()) \\(CGFloat.pi > 3)\"",
      "3.0 2 true 1,234,567 true"
    ),
    (
      "return [1234.5.formatted(), 0.25.formatted(.percent), 45.formatted(.percent), 3.formatted(.number.precision(.fractionLength(2))), 24.5.formatted(.currency(code: \"EUR\"))].joined(separator: \" \")",
      "1,234.5 25% 45% 3.00 €24.50"
    ),
    ("defer { label.tag = 1 }; return \"\\(label.tag)\"", "0"),
    (
      "let n: Int? = 3; var rest = Substring(\"ab\"); let first = rest.popFirst(); return [1, 2].map(String.init).joined() + n.map(String.init)! + String(first!) + rest",
      "123ab"
    ),
    (
      "#if os(iOS) && !targetEnvironment(macCatalyst)\nreturn \"phone\"\n#else\nreturn \"other\"\n#endif",
      "phone"
    ),
  ]

  @Test(arguments: expressions.indices) func values(_ index: Int) throws {
    let text = try text(of: "Probe\(index)", in: Self.reading.get())
    #expect(text == Self.expressions[index].expected, "\(Self.expressions[index].code)")
  }

  @Test(arguments: [
    (
      "enum E: String { case a, b = \"B\"; var n: Int { self == .a ? 1 : 2 } }",
      "return E.b.rawValue + E.a.rawValue + \"\\(E.b.n)\"", "Ba2"
    ),
    (
      "enum E { case one(Int, name: String), two }",
      "let e = E.one(3, name: \"z\"); if case .one(let n, let s) = e { return \"\\(n)\\(s)\" }; return \"\"",
      "3z"
    ),
    (
      "enum E: Int, CaseIterable { case a = 4, b, c }",
      "return \"\\(E.allCases.map { $0.rawValue }) \\(E(rawValue: 5) == .b)\"", "[4, 5, 6] true"
    ),
    (
      "struct S { var a = 1; var b: String; mutating func add() { a += 1 } }",
      "var s = S(b: \"q\"); let t = s; s.add(); s.b += \"!\"; return \"\\(s.a)\\(s.b)\\(t.a)\\(t.b)\"",
      "2q!1q"
    ),
    (
      "protocol P { var name: String { get } }; extension P { func hi() -> String { \"hi \" + name } }; struct S: P { let name: String }",
      "return S(name: \"x\").hi()", "hi x"
    ),
    (
      "class A { func f() -> String { \"A\" }; func g() -> String { f() } }; class B: A { override func f() -> String { super.f() + \"B\" } }",
      "return B().g()", "AB"
    ),
    (
      "class A { var log = \"\"; var x = 1 { willSet { log += \"\\(newValue)\" } didSet { log += \"<\\(oldValue)\" } }; lazy var z: Int = x * 10 }",
      "let a = A(); a.x = 2; return a.log + \" \\(a.z)\"", "2<1 20"
    ),
    (
      "func make<T: UIView>(_ type: T.Type) -> T { T() }",
      "return make(UISwitch.self) is UISwitch ? \"switch\" : \"view\"", "switch"
    ),
    (
      "@resultBuilder enum B { static func buildBlock(_ parts: String...) -> String { parts.joined() }; static func buildEither(first: String) -> String { first }; static func buildEither(second: String) -> String { second } }\nfunc text(@B _ make: () -> String) -> String { make() }",
      "let n = 2; return text { \"a\"; switch n { case 2: \"b\"; \"c\"; default: \"d\" }; if n > 2 { \"e\" } else { \"f\" } }",
      "abcf"
    ),
    (
      "infix operator |>: AdditionPrecedence\nfunc |> (a: Int, f: (Int) -> Int) -> Int { f(a) }",
      "return \"\\(3 |> { $0 + 1 })\"", "4"
    ),
    (
      "@resultBuilder enum B { static func buildBlock(_ parts: String...) -> String { parts.joined() }; static func buildArray(_ parts: [String]) -> String { parts.joined() } }\nfunc text(@B _ make: () -> String) -> String { make() }",
      "return text { for n in 1...4 where n % 2 == 0 { \"\\(n)\" } }", "24"
    ),
    ("protocol Edge {}\nfunc - <A: Edge>(a: A, b: Int) -> String { \"\\(b)\" }", "return \"\\(5 - 2)\"", "3"),
    (
      "precedencegroup Low { higherThan: AssignmentPrecedence lowerThan: AdditionPrecedence, Mid }\nprecedencegroup Mid { higherThan: AssignmentPrecedence }\ninfix operator |=|: Low\ninfix operator ~~: Mid\nfunc |=| (a: String, b: Int) -> String { a + \"\\(b)\" }\nfunc ~~ (a: Int, b: Int) -> Int { a * 10 + b }",
      "let a = \"a\" |=| 1 + 2 * 3, b = \"b\" |=| 4 ~~ 5; return a + b", "a7b45"
    ),
    (
      "struct V { var x = 0.0; static func + (a: V, b: V) -> V { V(x: a.x + b.x) } }",
      "return \"\\((V(x: 1) + V(x: 2.5)).x)\"", "3.5"
    ),
    (
      "extension Array where Element == Int { var total: Int { reduce(0, +) } }\nextension CGFloat { static let gap: CGFloat = 8 }",
      "let g: CGFloat = .gap; return \"\\([1, 2].total) \\(g)\"", "3 8.0"
    ),
    (
      "@propertyWrapper struct Twice { var n: Int; var wrappedValue: Int { get { n * 2 } set { n = newValue } }; init(wrappedValue: Int) { n = wrappedValue } }; class A { @Twice var v = 4 }",
      "let a = A(); let old = a.v; a.v = 5; return \"\\(old) \\(a.v)\"", "8 10"
    ),
    (
      "enum Node: ExpressibleByStringLiteral, ExpressibleByArrayLiteral { case leaf(String); case list([Node]); init(stringLiteral v: String) { self = .leaf(v) }; init(arrayLiteral v: Node...) { self = .list(v) }; var text: String { switch self { case .leaf(let s): return s; case .list(let all): return \"(\" + all.map { $0.text }.joined(separator: \" \") + \")\" } } }",
      "let n: Node = [\"a\", [\"b\", \"c\"]]; return n.text", "(a (b c))"
    ),
    (
      "struct Size: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral, Comparable { var n: Double; init(integerLiteral v: Int) { n = Double(v) }; init(floatLiteral v: Double) { n = v }; static func < (a: Size, b: Size) -> Bool { a.n < b.n } }",
      "let m: Size = 3; return \"\\([m, 1].sorted().map { $0.n }) \\([m, 1, 4.5].max()!.n) \\([\"a\": m, \"b\": 2][\"b\"]!.n) \\([\"a\": 1, \"b\": 2.5][\"a\"]! / 2)\"",
      "[1.0, 3.0] 4.5 2.0 0.5"
    ),
    (
      "class A { class var name: String { \"A\" }; required init() {} }; class B: A { override class var name: String { \"B\" } }; func make<T: A>(_ type: T.Type = T.self) -> T { T() }",
      "let b: B = make(); return \"\\(type(of: b).name)\"", "B"
    ),
    (
      "indirect enum Node { case leaf(String), group(gap: Int = 4, [Node]) }",
      "switch Node.group([.leaf(\"a\")]) { case .leaf: return \"leaf\"; case let .group(gap, all): return \"\\(gap) \\(all.count) \\(1...3 ~= gap)\" }",
      "4 1 false"
    ),
    (
      "struct Pair { let text: String; init(name: String, value: Int) { text = name + \"\\(value)\" } }; func join(_ a: String, _ b: Int) -> String { a + \"\\(b)\" }",
      "let all = [(\"a\", 1), (\"b\", 2)]; return all.map(Pair.init).map(\\.text).joined() + all.map(join).joined()",
      "a1b2a1b2"
    ),
    (
      "struct Choice<Option: CaseIterable> { let all = Array(Option.allCases) }; enum E: CaseIterable { case x, y }",
      "return \"\\(Choice<E>().all.count)\"", "2"
    ),
    ("struct P { var name = \"n\" }", "return [P(), P(name: \"m\")].map(\\.name).joined()", "nm"),
    (
      "@dynamicMemberLookup struct D { subscript(dynamicMember n: String) -> String { n + \"!\" } }",
      "return D().hello", "hello!"
    ),
    (
      "@resultBuilder struct Join { static func buildBlock(_ parts: String...) -> String { parts.joined(separator: \"+\") } }; func join(@Join _ make: () -> String) -> String { make() }",
      "return join { \"a\"; \"b\" }", "a+b"
    ),
    (
      "enum Failure: Error { case bad }; func f() throws -> Int { throw Failure.bad }",
      "do { _ = try f(); return \"no\" } catch Failure.bad { return \"caught \\((try? f()) == nil)\" } catch { return \"?\" }",
      "caught true"
    ),
    (
      "struct Grid { var cells = [1, 2]; subscript(i: Int) -> Int { get { cells[i] } set { cells[i] = newValue } } }",
      "var g = Grid(); g[1] = 7; return \"\\(g[0])\\(g[1])\"", "17"
    ),
    (
      "func inc(_ x: inout Int, by n: Int = 2) { x += n }",
      "var x = 1; inc(&x); inc(&x, by: 10); return \"\\(x)\"", "13"
    ),
    (
      "struct E: OptionSet { let rawValue: Int; static let a = E(rawValue: 1), b = E(rawValue: 2); static let all: E = [.a, .b]; static func all(except e: E) -> E { all.subtracting(e) } }\nfunc f(_ e: E) -> String { e.contains(.a) ? \"a\" : \"-\" }",
      "return f(.all(except: .b)) + f(.all(except: .a)) + f(.all)", "a-a"
    ),
    (
      "struct E: OptionSet { let rawValue: Int; static let a = E(rawValue: 1), b = E(rawValue: 2); func contains(_ c: Character) -> Bool { contains(.a) && c.isNumber || contains(.b) && c.isLetter } }",
      "let e: E = .a; return \"a1b2\".filter(e.contains)", "12"
    ),
    (
      "protocol P { static var all: [Self] { get } }; extension P where Self: CaseIterable { static var all: [Self] { Array(allCases) } }; enum E: String, CaseIterable, P { case x, y }",
      "return E.all.map(\\.rawValue).joined()", "xy"
    ),
    (
      "enum Content { case text(String), none }; class Note { let said: String; init(_ content: Content, times: Int = 2) { if case .text(let t) = content { said = t + \"\\(times)\" } else { said = \"\" } }; convenience init(_ text: String) { self.init(.text(text), times: 1) } }",
      "let all: [Content] = [.text(\"b\")]; return Note(.text(\"a\")).said + all.map { Note($0) }[0].said + Note(\"c\").said",
      "a2b2c1"
    ),
    (
      "enum Theme { enum Space { static let small: CGFloat = 4 } }", "return \"\\(Theme.Space.small)\"", "4.0"
    ),
    (
      "class Node { weak var parent: Node?; var children: [Node] = []; func add(_ c: Node) -> Self { children.append(c); c.parent = self; return self } }",
      "let n = Node().add(Node()); return \"\\(n.children[0].parent === n)\"", "true"
    ),
    (
      "class Stat { var log = \"\"; var n = 0 { didSet { log += \"\\(n)\" } }; init() { n = 1; [2].forEach { n = $0 }; defer { n = 3 }; n = 4 } }",
      "return Stat().log", "23"
    ),
    (
      "func text(_ n: NSNumber, _ style: NumberFormatter.Style) -> String { let f = NumberFormatter(); f.numberStyle = style; return f.string(from: n)! }",
      "return [text(1234.5, .none), text(-1234567.25, .decimal), text(0.256, .percent), text(1e3 as NSNumber, .currency)].joined(separator: \" \")",
      "1234 -1,234,567.25 26% $1,000.00"
    ),
    (
      "class A {}; class B: A {}; protocol Q {}; protocol R {}; extension B: R {}; func f(_ a: A) -> String { \"A\" }; func f(_ b: B) -> String { \"B\" }\ninfix operator <>: AdditionPrecedence\nfunc <> <T: Q>(a: A, b: T) -> String { \"Q\" }; func <> <T>(a: A, b: T) -> String where T: R { \"R\" }; func <> (a: B, b: A) -> String { \"BA\" }",
      "return [f(A()), f(B()), A() <> B(), B() <> A()].joined(separator: \" \")", "A B R BA"
    ),
    (
      "enum N { struct Item {} }; struct Item {}; struct Box<T> {}\nextension Box where T == N.Item { var of: String { \"item\" } }",
      "return Box<N.Item>().of", "item"
    ),
    (
      "", "var a = 1.0; a = 2; var b = [1.5]; b = [2]; return \"\\(a) \\(b[0]) \\([10, 12.5][0] / 4)\"",
      "2.0 2.0 2.5"
    ),
    (
      "struct Theme { struct Space { let small = 4.0 }; let space = Space(); static let current = Theme(); static subscript<T>(path: KeyPath<Theme, T>) -> T { current[keyPath: path] } }",
      "return \"\\(Theme[\\.space].small) \\(Theme[\\.space.small])\".capitalized(with: nil)", "4.0 4.0"
    ),
    (
      "@resultBuilder enum B { static func buildExpression(_ n: Int) -> [Int] { [n] }; static func buildExpression(_ all: [Int]) -> [Int] { all }; static func buildPartialBlock(first: [Int]) -> [Int] { first }; static func buildPartialBlock(accumulated: [Int], next: [Int]) -> [Int] { accumulated + next } }\nstruct S { @B var all: [Int] { 1; [2, 3] }; @B func more() -> [Int] { 4; 5 } }",
      "return \"\\(S().all + S().more())\"", "[1, 2, 3, 4, 5]"
    ),
    (
      "postfix operator ~\npostfix func ~ (n: Int) -> Double { Double(n) * 2 }\nenum E { case a(name: String, n: Int) }",
      "let all = zip([\"x\"], [3]).map(E.a(name:n:)); if case .a(let name, let n)? = all.first { return \"\\(name)\\(n) \\(12~) \\(~12)\" }; return \"\"",
      "x3 24.0 -13"
    ),
    (
      "struct Pairs: Sequence { let n: Int; func makeIterator() -> AnyIterator<(row: Int, name: String)> { var i = 0; return AnyIterator { defer { i += 1 }; return i < self.n ? (i, \"r\\(i)\") : nil } } }\nstruct Down: Sequence, IteratorProtocol { var n: Int; mutating func next() -> Int? { defer { n -= 1 }; return n > 0 ? n : nil } }",
      "var out = \"\"; for (row, name) in Pairs(n: 2) { out += name + \"\\(row)\" }; return out + Pairs(n: 3).filter { $0.row > 0 }.map(\\.name).joined() + \"\\(Array(Down(n: 3)))\\(Down(n: 2).reduce(0, +))\"",
      "r00r11r1r2[3, 2, 1]3"
    ),
    (
      "struct Ring: Collection { let all = [7, 8]; var startIndex: Int { 1 }; var endIndex: Int { 4 }; func index(after i: Int) -> Int { i + 1 }; subscript(i: Int) -> Int { all[i % 2] } }",
      "return Ring().map { \"\\($0)\" }.joined() + \"\\(Ring().count)\" + sequence(first: 1) { $0 < 9 ? $0 * 3 : nil }.map { \"\\($0)\" }.joined()",
      "8783139"
    ),
    (
      "struct Sum { let text: String }\nfunc + (a: Sum, b: CGFloat) -> Sum { a }\nfunc < (a: Sum, b: Sum) -> Bool { true }",
      "return \"\\([[1], [2, 3]].reduce([], +).count) \\([2, 1].sorted(by: <))\"", "3 [1, 2]"
    ),
    (
      "enum Size: String, Comparable { case small, big; static func < (a: Size, b: Size) -> Bool { a == .small && b == .big } }",
      "return \"\\(Size.big >= .small) \\(Size.big > .big) \\(Size.small <= .small) \\(Size.big <= .small)\"",
      "true false true false"
    ),
    (
      "@resultBuilder enum B { static func buildBlock(_ parts: String...) -> String { parts.joined() }; static func buildArray(_ all: [String]) -> String { all.joined() } }\nfunc text(@B _ make: () -> String) -> String { make() }",
      "return text { for n in 1...4 where n % 2 == 0 { \"\\(n)\" } }", "24"
    ),
    (
      "enum Region { case block(rows: String, n: Int), named(String?) }",
      "var out = \"\"; for case let .block(rows, n) in [Region.block(rows: \"AB\", n: 1)] { out += rows.map { \"\\($0)\\(n)\" }.joined() }; if case .named(let who) = Region.named(\"me\") { out += who.map { \"<\\($0)>\" } ?? \"\" }; let word = \"xy\"; return out + word.map { \"\\($0).\" }.joined()",
      "A1B1<me>x.y."
    ),
    (
      "struct Level { let n: Int; static let high = Level(n: 7); func raised(by more: Int) -> Level { Level(n: n + more) } }\nfunc f(_ n: Int) -> Int { n }; func f(_ level: Level) -> Int { level.n }",
      "return \"\\(f(.high.raised(by: 3)))\"", "10"
    ),
    (
      "func tr(_ key: String, _ args: CVarArg..., fallback: String) -> String { String(format: Bundle(for: Probe.self).localizedString(forKey: key, value: fallback, table: \"Texts\"), arguments: args) }",
      "return tr(\"a.b\", 3, fallback: \"%d files\") + String(localized: \"key\", defaultValue: \" Text\") + NSLocalizedString(\"k\", value: \"V\", comment: \"\") + NSLocalizedString(\"k\", comment: \"\") + String.localizedStringWithFormat(\"%@!\", \"x\")",
      "3 files TextVkx!"
    ),
    (
      "struct Money { var cents: Int; static func += (a: inout Money, b: Int) { a.cents += b } }; class Till { var sum = Money(cents: 1) }",
      "let till = Till(); till.sum += 45; return \"\\(till.sum.cents) \\(0..<3) \\(1...2)\"", "46 0..<3 1...2"
    ),
    (
      "extension Optional where Wrapped == String { var orDash: String { self?.isEmpty == false ? self! : \"-\" } }\nextension Array where Element: Numeric { func total() -> Element { reduce(.zero, +) } }",
      "let some: String? = \"x\", none: String? = nil; return some.orDash + none.orDash + \"\\([1, 2].total()) \\([0.5, 1].total()) \\([7, \"t\", 2.5][0] is Int)\"",
      "x-3 1.5 true"
    ),
    (
      "struct File { let name: String }",
      "return [File(name: \"b\"), File(name: \"A\")].sorted { $0.name.localizedCaseInsensitiveCompare($1.name) == .orderedAscending }.map(\\.name).joined() + \"\\(\"b\".compare(\"B\", options: .caseInsensitive) == .orderedSame)\"",
      "Abtrue"
    ),
  ])
  func declarations(_ declarations: String, _ code: String, _ expected: String) throws {
    let reading = try Reading(declarations + "\n" + Self.probe("Probe", code))
    #expect(try text(of: "Probe", in: reading) == expected)
  }
}
