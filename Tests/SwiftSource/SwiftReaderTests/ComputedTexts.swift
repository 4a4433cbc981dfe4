// Force unwrapping is a part of what is read here.
// swift-format-ignore-file: NeverForceUnwrap

import Foundation

/// What functions compute before anything is laid out: compiled with the tests, and read.
func computedTexts() -> [String] {
  var said: [String] = []
  func say(_ value: Any) { said.append("\(value)") }
  say(price(1234.5))
  say(price(0))
  say(initials("John Appleseed"))
  say(initials("Cher"))
  say(pluralize(1, "item") + pluralize(2, "item"))
  say(duration(3725))
  say(duration(59))
  say(percent(0.256))
  say(wordWrap("the quick brown fox", 9))
  say(slug("Hello World Foo"))
  say(mask("4111111111111111"))
  say(grouped([1, 2, 3, 4, 5]))
  say(transposed([[1, 2], [3, 4]]))
  say(gcd(48, 18))
  say(binary(10))
  say(isPalindrome("racecar"))
  say(romanNumeral(14))
  say(flattened(["a": ["x": 1]]))
  say(chain(5))
  say(optionalChain(nil))
  say(optionalChain("abc"))
  say(nestedOptional())
  say(multiBinding(1, nil))
  say(multiBinding(1, 2))
  say(switchWhere(7))
  say(switchTuple(("a", 1)))
  say(switchOptional(nil))
  say(switchOptional(5))
  say(forCase())
  say(whereLoop())
  say(castAll([1, "a", 2.5, true]))
  say(anyPrint(["k": 1, "z": "v"]))
  say(variadicMax(3, 9, 4))
  say(
    trailing {
      "a"
    } second: {
      "b"
    })
  say(autoc(false, "x"))
  say(tern(5))
  say(tern(-5))
  say(compound())
  say(bits(0b1010))
  say(hex(255))
  say(closureCapture())
  say(counterClosure())
  say(deferOrder())
  say(stringInterp(3.14159))
  say(multilineText())
  say(unicode("ñandú"))
  say(indexLoop("hello"))
  say(substringWork("key=value"))
  say(replaceChars("a.b.c"))
  say(countWords("the cat the dog"))
  say(sortedDict(["b": 2, "a": 1]))
  say(zipDict(["a", "b"], [1, 2]))
  say(array2d())
  say(sumNested([[1, 2], [3]]))
  say(firstTwo([5, 6, 7]))
  say(firstTwo([5]))
  say(partitionIt([1, 2, 3, 4]))
  say(strideDown())
  say(reverseWords("one two three"))
  return said
}

private func price(_ v: Double) -> String { v == 0 ? "Free" : String(format: "$%.2f", v) }
private func initials(_ n: String) -> String {
  n.split(separator: " ").compactMap { $0.first }.map { String($0) }.joined()
}
private func pluralize(_ n: Int, _ w: String) -> String { "\(n) \(w)\(n == 1 ? "" : "s") " }
private func duration(_ s: Int) -> String {
  let h = s / 3600, m = (s % 3600) / 60, sec = s % 60;
  return h > 0 ? String(format: "%d:%02d:%02d", h, m, sec) : String(format: "%d:%02d", m, sec)
}
private func percent(_ v: Double) -> String { "\(Int((v * 100).rounded()))%" }
private func wordWrap(_ t: String, _ n: Int) -> [String] {
  var lines: [String] = [], cur = "";
  for w in t.components(separatedBy: " ") {
    if cur.isEmpty {
      cur = w
    } else if cur.count + 1 + w.count <= n {
      cur += " " + w
    } else {
      lines.append(cur); cur = w
    }
  }; if !cur.isEmpty { lines.append(cur) }; return lines
}
private func slug(_ t: String) -> String { t.lowercased().replacingOccurrences(of: " ", with: "-") }
private func mask(_ n: String) -> String {
  String(n.enumerated().map { $0.offset < n.count - 4 ? "•" : $0.element })
}
private func grouped(_ a: [Int]) -> [[Int]] {
  var r: [[Int]] = [];
  for (i, x) in a.enumerated() { if i % 2 == 0 { r.append([x]) } else { r[r.count - 1].append(x) } }; return r
}
private func transposed(_ m: [[Int]]) -> [[Int]] { m[0].indices.map { c in m.map { $0[c] } } }
private func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }
private func binary(_ n: Int) -> String { String(n, radix: 2) }
private func isPalindrome(_ s: String) -> Bool { s == String(s.reversed()) }
private func romanNumeral(_ n: Int) -> String {
  var n = n, r = "";
  for (v, s) in [(10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")] { while n >= v { r += s; n -= v } };
  return r
}
private func flattened(_ d: [String: [String: Int]]) -> [String] {
  d.flatMap { k, v in v.map { "\(k).\($0.key)=\($0.value)" } }
}
private func chain(_ n: Int) -> [Int] {
  Array((1...n).filter { $0.isMultiple(of: 2) }.map { $0 * $0 }.reversed())
}
private func optionalChain(_ s: String?) -> Int { s?.uppercased().count ?? -1 }
private func nestedOptional() -> String {
  let d: [String: [Int]] = ["a": [1]]; return "\(d["a"]?.first ?? 0) \(d["b"]?.first ?? -1)"
}
private func multiBinding(_ a: Int?, _ b: Int?) -> String {
  if let a, let b, a < b { return "\(a)<\(b)" } else if let a { return "a\(a)" }; return "-"
}
private func switchWhere(_ n: Int) -> String {
  switch n {
  case let n where n.isMultiple(of: 2): "even";
  case 7: "seven";
  case _: "odd"
  }
}
private func switchTuple(_ t: (String, Int)) -> String {
  switch t {
  case ("a", let n) where n > 5: return "big";
  case let (s, n): return s + "\(n)"
  }
}
private func switchOptional(_ n: Int?) -> String {
  switch n {
  case .none: return "nil";
  case .some(let x) where x > 3: return "big\(x)";
  case let x?: return "\(x)"
  }
}
private func forCase() -> [Int] {
  let all: [Int?] = [1, nil, 3]; var r: [Int] = []; for case let x? in all { r.append(x) }; return r
}
private func whereLoop() -> Int { var n = 0; for i in 1...10 where i % 3 == 0 { n += i }; return n }
private func castAll(_ a: [Any]) -> [String] {
  a.map { v in
    switch v {
    case let i as Int: return "i\(i)";
    case let s as String: return "s\(s)";
    case is Bool: return "b";
    case let d as Double: return "d\(d)";
    default: return "?"
    }
  }
}
private func anyPrint(_ d: [String: Any]) -> String { (d["k"] as? Int).map { "\($0)" } ?? "no" }
private func variadicMax(_ a: Int...) -> Int { a.max()! }
private func trailing(_ a: () -> String, second: () -> String) -> String { a() + second() }
private func autoc(_ c: Bool, _ m: @autoclosure () -> String) -> String { c ? "" : m() }
private func tern(_ n: Int) -> String { n > 0 ? n > 3 ? "big" : "small" : "neg" }
private func compound() -> Int { var x = 5; x += 2; x *= 3; x -= 1; x /= 2; x %= 7; return x }
private func bits(_ n: Int) -> [Int] { [n & 2, n | 1, n ^ 8, n << 1, n >> 1, ~n] }
private func hex(_ n: Int) -> String { "0x" + String(n, radix: 16, uppercase: true) }
private func closureCapture() -> Int {
  var x = 1; let f = { [x] in x }; x = 5; let g = { x }; x = 7; return f() * 10 + g()
}
private func counterClosure() -> [Int] {
  func make() -> () -> Int {
    var n = 0;
    return {
      n += 1; return n
    }
  }; let a = make(), b = make(); return [a(), a(), b()]
}
private func deferOrder() -> String {
  var s = ""; func go() { defer { s += "1" }; defer { s += "2" }; s += "0" }; go(); return s
}
private func stringInterp(_ v: Double) -> String {
  "v: \(String(format: "%.1f", v)) \(v > 3 ? "hi" : "lo") \([1, 2].map { "\($0)" }.joined())"
}
private func multilineText() -> String {
  """
  a
    b \
  c
  """
}
private func unicode(_ s: String) -> [String] { [s.uppercased(), "\(s.count)", String(s.prefix(1))] }
private func indexLoop(_ s: String) -> String {
  var r = ""; var i = s.startIndex; while i < s.endIndex { r += String(s[i]) + "."; i = s.index(after: i) };
  return r
}
private func substringWork(_ s: String) -> [String] {
  guard let i = s.firstIndex(of: "=") else { return [] };
  return [String(s[..<i]), String(s[s.index(after: i)...])]
}
private func replaceChars(_ s: String) -> String { String(s.map { $0 == "." ? "/" : $0 }) }
private func countWords(_ s: String) -> [String] {
  var d: [Substring: Int] = [:]; s.split(separator: " ").forEach { d[$0, default: 0] += 1 };
  return d.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }.map {
    "\($0.key):\($0.value)"
  }
}
private func sortedDict(_ d: [String: Int]) -> String {
  d.sorted(by: { $0.0 < $1.0 }).map { "\($0)=\($1)" }.joined(separator: "&")
}
private func zipDict(_ k: [String], _ v: [Int]) -> Int { Dictionary(uniqueKeysWithValues: zip(k, v))["b"]! }
private func array2d() -> [[Int]] {
  var g = Array(repeating: Array(repeating: 0, count: 2), count: 2); g[1][0] = 5; g[0][1] += 2; return g
}
private func sumNested(_ a: [[Int]]) -> Int { a.map { $0.reduce(0, +) }.reduce(0, +) }
private func firstTwo(_ a: [Int]) -> String {
  guard a.count >= 2, case let (x, y) = (a[0], a[1]) else { return "few" }; return "\(x),\(y)"
}
private func partitionIt(_ a: [Int]) -> String {
  let (e, o) = a.reduce(into: ([Int](), [Int]())) { r, x in
    if x % 2 == 0 { r.0.append(x) } else { r.1.append(x) }
  }; return "\(e)\(o)"
}
private func strideDown() -> [Int] { Array(stride(from: 5, through: 1, by: -2)) }
private func reverseWords(_ s: String) -> String { s.split(separator: " ").reversed().joined(separator: " ") }
