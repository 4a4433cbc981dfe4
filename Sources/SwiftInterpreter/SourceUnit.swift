import SwiftParser
import SwiftSyntax

/// A file of Swift source. It is scanned for the names that it declares, and parsed when one of them is asked for.
package final class SourceUnit {
  package let path: String
  package let text: String
  /// Source that describes a framework instead of an app: nothing in it is told as not understood.
  package let isModel: Bool
  private(set) lazy var tree: SourceFileSyntax = {
    isParsed = true
    if let extendedType { return Parser.parse(source: "extension \(extendedType) {\n\(text)}") }
    return Parser.parse(source: tooDeep.isEmpty ? text : shallowText)
  }()
  package private(set) var isParsed = false
  private(set) var imports: Set<String> = ["Swift"]
  /// What is inside of brackets that are nested too deeply for the parser: its time doubles with each. It is left out.
  private var tooDeep: [Range<Int>] = []
  package var firstTooDeep: Int? { tooDeep.first?.lowerBound }
  private lazy var lineStarts: [Int] = {
    var starts = [0]
    for (offset, byte) in text.utf8.enumerated() where byte == 10 { starts.append(offset + 1) }
    return starts
  }()

  /// The type of a model to which the functions in this unit belong.
  let extendedType: String?
  var isPrelude: Bool { isModel && path == "Swift" }

  package init(path: String, text: String, isModel: Bool) {
    (self.path, self.text, self.isModel, extendedType) = (path, text, isModel, nil)
  }
  init(path: String, text: String, extending type: String) {
    (self.path, self.text, isModel, extendedType) = (path, text, true, type)
  }

  private var shallowText: String {
    var bytes = Array(text.utf8)
    for place in tooDeep.joined() where bytes[place] != 10 { bytes[place] = 32 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The line and the column, in bytes, of an offset; both count from one.
  package func position(_ offset: Int) -> (line: Int, column: Int) {
    var low = 0, high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return (low + 1, offset - lineStarts[low] + 1)
  }

  /// The source from an offset to the end of its line.
  package func line(at offset: Int) -> String {
    let bytes = text.utf8
    guard offset < bytes.count else { return "" }
    let start = bytes.index(bytes.startIndex, offsetBy: offset)
    let end = bytes[start...].firstIndex { $0 == 10 || $0 == 13 } ?? bytes.endIndex
    return String(decoding: bytes[start..<end].prefix(160), as: UTF8.self)
  }

  /// A name that the file declares outside of braces, and what its declaration starts with.
  struct Word { var keyword: String, name: String }

  /// Finds declarations by their key words, which is a hundred times faster than parsing.
  func declaredWords() -> [Word] {
    var words: [Word] = []
    let keywords: Set<String> = [
      "class", "struct", "enum", "protocol", "extension", "typealias", "func", "let", "var", "operator",
      "precedencegroup", "actor", "import",
    ]
    var scanner = Scanner(text)
    var depth = 0
    var keyword: String?
    var awaitsMore = false
    while let token = scanner.next() {
      switch token {
      case .open: depth += 1
      case .deep(let range): tooDeep.append(range)
      case .close: depth = max(0, depth - 1)
      case .word(let word):
        guard depth == 0 else { break }
        if let key = keyword, !keywords.contains(word) {
          if key == "import" { imports.insert(word) } else { words.append(Word(keyword: key, name: word)) }
          awaitsMore = key == "extension" || key == "let" || key == "var"
          keyword = nil
        } else if keywords.contains(word) {
          keyword = word
          awaitsMore = false
        }
      case .macro(let name): words.append(Word(keyword: "#", name: name))
      case .sign(let sign):
        if let key = keyword, key == "func" || key == "operator" {
          words.append(Word(keyword: key, name: sign))
          keyword = nil
        } else if sign == ".", depth == 0, awaitsMore, words.last?.keyword == "extension",
          case .word(let more)? = scanner.next()
        {
          words[words.count - 1].name += "." + more
        } else if sign == ",", depth == 0, awaitsMore, let last = words.last, last.keyword != "extension" {
          keyword = last.keyword
        }
      }
    }
    return words
  }
}

/// As much of Swift's tokens as tells which declarations are outside of braces.
private struct Scanner {
  enum Token { case open, close, deep(Range<Int>), word(String), sign(String), macro(String) }
  private let bytes: [UInt8]
  private var index = 0
  private var brackets = 0
  init(_ text: String) { bytes = Array(text.utf8) }

  private func byte(_ offset: Int) -> UInt8 { index + offset < bytes.count ? bytes[index + offset] : 0 }
  private static func isLetter(_ byte: UInt8) -> Bool {
    (byte | 32) >= 97 && (byte | 32) <= 122 || byte == 95 || byte >= 128 || byte >= 48 && byte <= 57
  }
  private static let signs = Set("/=-+!*%<>&|^~?".utf8)

  mutating func next() -> Token? {
    while index < bytes.count {
      let first = bytes[index]
      if first == 47, byte(1) == 47 {
        while index < bytes.count, bytes[index] != 10 { index += 1 }
      } else if first == 47, byte(1) == 42 {
        skipComment()
      } else if first == 34 || first == 35 && (byte(1) == 34 || byte(1) == 35) {
        skipString()
      } else if Self.isLetter(first) {
        return .word(word())
      } else if first == 35, Self.isLetter(byte(1)) {
        index += 1
        return .macro(word())
      } else if Self.signs.contains(first) {
        let start = index
        while index < bytes.count, Self.signs.contains(bytes[index]) { index += 1 }
        return .sign(String(decoding: bytes[start..<index], as: UTF8.self))
      } else {
        index += 1
        switch first {
        case 91:
          brackets += 1
          return brackets == 12 ? .deep(skipBrackets()) : .open
        case 123, 40: return .open
        case 93:
          brackets = max(0, brackets - 1)
          return .close
        case 125, 41: return .close
        case 44: return .sign(",")
        case 46: return .sign(".")
        default: break
        }
      }
    }
    return nil
  }

  /// Passes over what is inside of brackets, and the one that closes them.
  private mutating func skipBrackets() -> Range<Int> {
    let start = index
    while brackets > 11, next() != nil {}
    return start..<max(start, min(bytes.count, brackets > 11 ? index : index - 1))
  }

  private mutating func word() -> String {
    let start = index
    while index < bytes.count, Self.isLetter(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  /// Passes a comment over; comments nest.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      let isOpened = byte(0) == 47 && byte(1) == 42
      let isClosed = byte(0) == 42 && byte(1) == 47
      depth += isOpened ? 1 : isClosed ? -1 : 0
      index += isOpened || isClosed ? 2 : 1
    } while depth > 0 && index < bytes.count
  }

  /// Passes a string over; what is interpolated holds no declarations.
  private mutating func skipString() {
    let pounds = bytes[index...].prefix { $0 == 35 }
    index += pounds.count
    guard byte(0) == 34 else { return }
    let quotes = Array(repeating: UInt8(34), count: byte(1) == 34 && byte(2) == 34 ? 3 : 1)
    index += quotes.count
    while index < bytes.count, bytes[index] != 34 || !bytes[index...].starts(with: quotes + pounds) {
      if quotes.count == 1, bytes[index] == 10 { return }
      index += bytes[index] == 92 && pounds.isEmpty ? 2 : 1
    }
    index = min(bytes.count, index + quotes.count + pounds.count)
  }
}
