import Diagnostics

/// A page in Markdown, or in another language that fences code with back quotes, divided into the blocks that become
/// pictures and everything between them.
struct SourcePage {
  enum Part: Hashable {
    /// Whole lines, with their ends.
    case text(String)
    case block(Block)
  }

  /// A fenced block of code.
  struct Block: Hashable {
    enum Language: String, CaseIterable {
      case layout, vfl
      /// Drawn if there is a view in it.
      case swift
    }

    var language: Language
    /// `key=value`, after the language.
    var settings: [String: String]
    /// Between the fences, each line with its end, without the fence's indentation.
    var content: String
    /// The number of the opening fence's line, from 1.
    var line: Int
    /// The blanks before the fence, as in a list.
    var indentation: String
    /// Its lines in the page, with the fences.
    var lines: String
    /// The words that open the block when it is shown as code, after the back quotes.
    var shownInfo: String
  }

  var parts: [Part] = []

  /// - Throws: a block that does not end, or whose settings cannot be read.
  init(_ text: String) throws(Diagnostic) {
    // By bytes: to Swift, the two characters that end a line on Windows are one.
    var lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { Substring($0) }[...]
    var number = 0
    var plain = ""
    func next() -> Substring? {
      number += 1
      return lines.popFirst()
    }
    while let line = next() {
      let ending = lines.isEmpty ? "" : "\n"
      guard let fence = Fence(line) else {
        plain += line + ending
        continue
      }
      // Other code is passed over whole: a fence in it opens nothing.
      let opening = number
      var (block, inside, isClosed) = (line + ending, "", false)
      while !isClosed, let line = next() {
        isClosed = fence.isClosed(by: line)
        block += line + (lines.isEmpty ? "" : "\n")
        if !isClosed { inside += fence.unindented(line) + "\n" }
      }
      guard let language = Block.Language(rawValue: fence.words.first ?? ""), isClosed || language != .swift
      else {
        plain += block
        continue
      }
      guard isClosed else {
        throw Diagnostic(
          .error, code: "open-block", "the block of code does not end",
          at: SourcePlace(line: opening, column: 1, length: 1, text: String(line)),
          help: "close it with \(fence.mark)")
      }
      parts += [
        .text(plain),
        .block(
          Block(
            language: language, settings: try Self.settings(of: fence, language, line: opening),
            content: inside,
            line: opening, indentation: fence.indentation, lines: String(block),
            shownInfo: fence.words.filter { Self.setting($0) == nil }.joined(separator: " "))),
      ]
      plain = ""
    }
    parts.append(.text(plain))
  }

  /// - Throws: a word that is not a setting. After the mark of Swift code, there may also be words for the page's
  ///   program.
  private static func settings(
    of fence: Fence, _ language: Block.Language, line: Int
  ) throws(Diagnostic) -> [String: String] {
    var settings: [String: String] = [:]
    for word in fence.words.dropFirst() {
      if let (key, value) = setting(word) {
        settings[key] = value
      } else if language != .swift {
        throw Diagnostic(
          .error, code: "block-setting", "\"\(word)\" is not a setting of a block",
          at: SourcePlace(line: line, column: 1, length: 1, text: fence.text),
          help: "settings are \(keys.map { "\($0)=…" }.joined(separator: ", "))")
      }
    }
    return settings
  }

  private static func setting(_ word: String) -> (key: String, value: String)? {
    let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
    return parts.count == 2 && keys.contains(parts[0]) ? (parts[0], parts[1]) : nil
  }

  static let keys = ["block", "name", "option"]
}

/// The line that opens a block of code.
private struct Fence {
  let indentation: String
  /// The back quotes or tildes.
  let mark: String
  /// The words after it.
  let words: [String]
  /// The line.
  let text: String

  init?(_ line: Substring) {
    let rest = line.drop { $0 == " " }
    guard let first = rest.first, first == "`" || first == "~" else { return nil }
    let mark = rest.prefix { $0 == first }
    let info = rest.dropFirst(mark.count)
    guard mark.count >= 3, !info.contains("`") else { return nil }
    (self.mark, indentation) = (String(mark), String(line.prefix(line.count - rest.count)))
    text = String(line)
    words = info.split { $0.isWhitespace }.map(String.init)
  }

  func isClosed(by line: Substring) -> Bool {
    let rest = line.drop { $0 == " " }
    let end = rest.prefix { $0 == mark.first }
    return end.count >= mark.count && rest.dropFirst(end.count).allSatisfy(\.isWhitespace)
  }

  func unindented(_ line: Substring) -> Substring {
    line.dropFirst(min(indentation.count, line.prefix { $0 == " " }.count))
  }
}
