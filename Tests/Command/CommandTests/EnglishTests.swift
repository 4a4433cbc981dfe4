import Foundation
import Testing

/// Messages, documentation and comments are in plain English.
@Suite struct EnglishTests {
  /// Phrases that read as translated, and what to write instead.
  private static let phrases: [(pattern: String, instead: String)] = [
    (#"\b(is|are|was|were|been|be) told\b(?! (apart|from))"#, "reported"),
    (#"\btells? of\b"#, "reports"),
    (#"\bthe mend\b"#, "the fix"),
    (#"\bwhoever\b"#, "anyone who"),
    (#"\bis no (JSON|XML|PNG|SVG|UTF|Swift|object|number|array|string)\b"#, "is not a"),
    (#"\bis not asked again\b"#, "is asked once"),
    (#"\bholds? no longer\b"#, "no longer holds"),
    (#"\b(is|are) no affair of\b"#, "does not concern"),
    (#"\bno business of\b"#, "does not concern"),
    (#"\bcalled otherwise\b"#, "has another name"),
    (#"/// What (a|an|the) \w+ (is|has|shows|asks)\b"#, "begin with the noun: “The kind of a view.”"),
    (#"\bthere is no idea of\b"#, "is not known"),
    (#"\basks for nothing\b"#, "has no requirements"),
    (#"\bWho would be told\b"#, "The delegate for"),
  ]

  @Test func nothingReadsAsTranslated() throws {
    let patterns = try Self.phrases.map { (try Regex($0.pattern), $0.instead) }
    let sources = try ["swift", "md"].flatMap {
      try Places.files(below: Places.root.appending(path: "Sources"), withExtension: $0)
    }
    let others = ["README.md", "Makefile", ".github/CONTRIBUTING.md"].map { Places.root.appending(path: $0) }
    // Regular expressions are slow in debug builds: most files have none of these words.
    let words = ["told", "tell", "mend", "hoever", " no ", "otherwise", "What ", "asks for", "asked again"]
    for file in sources + others {
      let text = try String(contentsOf: file, encoding: .utf8)
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where words.contains(where: line.contains) {
        for (pattern, instead) in patterns {
          guard let match = line.firstMatch(of: pattern) else { continue }
          Issue.record("\(file.lastPathComponent):\(number + 1): “\(line[match.range])”; rather: \(instead)")
        }
      }
    }
  }
}
