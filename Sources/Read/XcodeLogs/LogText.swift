import AutoLayout
import Diagnostics
import LayoutScene

/// A pasted log without the additions of copying (Markdown quotes, indents, HTML entities, curly quotation
/// marks) and without the escapes with which the debugger's `p` prints what `po` prints in lines. Every byte
/// keeps its original position.
struct LogText {
  private(set) var bytes: [UInt8] = []
  /// The offset in the input of each byte.
  private var offsets: [Int] = []
  /// Whether lines look as if a terminal had cut them at its edge, rather than a mail program at blanks.
  let isCutAtEdge: Bool
  /// Whether lines end with `\n`, as in a text that `p` has printed.
  private let isEscaped: Bool

  init(_ input: [UInt8]) {
    isCutAtEdge = Self.isCutAtEdge(input)
    isEscaped = Self.isEscaped(input)
    bytes.reserveCapacity(input.count)
    offsets.reserveCapacity(input.count)
    let quoteDepth = Self.quoteDepth(input)
    var position = input.starts(with: SourceText.byteOrderMark) ? SourceText.byteOrderMark.count : 0
    while position < input.count {
      position = Self.startOfContent(input, from: position, quoteDepth: quoteDepth)
      while position < input.count, input[position] != UInt8(ascii: "\n") {
        position = appendOne(input, position)
      }
      append(UInt8(ascii: "\n"), position)
      position += 1
    }
  }

  /// The ranges of the lines, without their line breaks.
  var lines: [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    for position in bytes.indices where bytes[position] == UInt8(ascii: "\n") {
      lines.append(start..<position)
      start = position + 1
    }
    return lines
  }

  /// The part of the input that a range of the bytes comes from.
  func source(_ range: Range<Int>) -> SourceRange {
    guard let first = range.first, offsets.indices.contains(first) else {
      return SourceRange(offset: offsets.last ?? 0, length: 0)
    }
    let last = offsets[min(range.upperBound, offsets.count) - 1]
    return SourceRange(offset: offsets[first], length: last - offsets[first] + 1)
  }

  private mutating func append(_ byte: UInt8, _ offset: Int) {
    bytes.append(byte)
    offsets.append(offset)
  }

  /// Characters that web pages and word processors put in place of others.
  private static let replacements: [(from: [UInt8], to: UInt8)] = signs.map {
    (Array($0.0.utf8), UInt8(ascii: $0.1))
  }

  private static let signs: [(String, Unicode.Scalar)] = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&#x27;", "'"), ("&apos;", "'"),
    ("&amp;", "&"), ("&nbsp;", " "), ("\u{A0}", " "), ("\u{2018}", "'"), ("\u{2019}", "'"),
    ("\u{201C}", "\""), ("\u{201D}", "\""), ("\u{2212}", "-"), ("\u{2011}", "-"), ("\t", " "),
    ("\r", " "),
  ]

  private static let replacementStarts = Set(replacements.compactMap(\.from.first))

  private mutating func appendOne(_ input: [UInt8], _ position: Int) -> Int {
    if Self.replacementStarts.contains(input[position]) {
      for (from, to) in Self.replacements where input[position...].starts(with: from) {
        append(to, position)
        return position + from.count
      }
    }
    if isEscaped, input[position] == UInt8(ascii: "\\"), position + 1 < input.count,
      let escaped = Self.escapes[input[position + 1]]
    {
      append(escaped, position)
      return position + 2
    }
    append(input[position], position)
    return position + 1
  }

  private static let escapes: [UInt8: UInt8] = [
    UInt8(ascii: "n"): UInt8(ascii: "\n"), UInt8(ascii: "t"): UInt8(ascii: " "),
    UInt8(ascii: "\""): UInt8(ascii: "\""), UInt8(ascii: "\\"): UInt8(ascii: "\\"),
  ]

  /// Whether the level of a tree's line, a bar after blanks, follows an escaped line break somewhere.
  private static func isEscaped(_ input: [UInt8]) -> Bool {
    var position = 0
    while let slash = input[position...].firstIndex(of: UInt8(ascii: "\\")) {
      position = slash + 1
      guard input[position...].first == UInt8(ascii: "n") else { continue }
      if input[(position + 1)...].first(where: { $0 != UInt8(ascii: " ") }) == UInt8(ascii: "|") {
        return true
      }
    }
    return false
  }

  private static func startOfContent(_ input: [UInt8], from start: Int, quoteDepth: Int) -> Int {
    var position = start
    var quotes = 0
    while position < input.count {
      let byte = input[position]
      if byte == UInt8(ascii: ">"), quotes < quoteDepth {
        quotes += 1
      } else if byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") {
        break
      }
      position += 1
    }
    return position
  }

  /// Whether several lines have the greatest length, and few come near it.
  private static func isCutAtEdge(_ input: [UInt8]) -> Bool {
    let lengths = input.split(separator: UInt8(ascii: "\n")).map { line in
      // Continuation bytes have no width.
      line.reduce(0) { $0 + ($1 & 0xC0 == 0x80 || $1 == UInt8(ascii: "\r") ? 0 : 1) }
    }
    guard let longest = lengths.max() else { return false }
    let full = lengths.filter { $0 == longest }.count
    let nearlyFull = lengths.filter { $0 < longest && $0 >= longest - 12 }.count
    return full >= 3 && full > 2 * nearlyFull
  }

  /// How many quote markers most nonempty lines start with.
  private static func quoteDepth(_ input: [UInt8]) -> Int {
    var counts = [Int](repeating: 0, count: 9)
    var lines = 0
    for line in input.split(separator: UInt8(ascii: "\n")) {
      var depth = 0
      for byte in line {
        if byte == UInt8(ascii: ">") {
          depth += 1
        } else if byte != UInt8(ascii: " ") && byte != UInt8(ascii: "\t") {
          break
        }
      }
      lines += 1
      counts[min(depth, counts.count - 1)] += 1
    }
    // A closing ">" of a description may start a line too, but not most lines.
    guard counts[0] * 2 < lines else { return 0 }
    return counts.indices.dropFirst().max { counts[$0] < counts[$1] } ?? 0
  }
}
