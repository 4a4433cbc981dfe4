import Foundation
import Testing

/// A text of the documentation: README.md, or an article of the catalogue.
struct Article: CustomTestStringConvertible {
  /// A fenced block.
  struct Block {
    var language: String
    var lines: [String]
    /// Where the first line stands, from 1.
    var line: Int
    /// What comments just before the block say: `<!-- file: hello.json -->` has the name `file`.
    var notes: [String: String]

    var text: String { lines.map { $0 + "\n" }.joined() }
  }

  var name: String
  var text: String
  var blocks: [Block] = []

  var testDescription: String { name }

  init(_ file: URL) throws {
    name = file.lastPathComponent
    text = try String(contentsOf: file, encoding: .utf8)
    var notes: [String: String] = [:]
    var open: Block?
    for (index, line) in text.components(separatedBy: "\n").enumerated() {
      if var block = open {
        if line == "```" {
          blocks.append(block)
          (open, notes) = (nil, [:])
        } else {
          block.lines.append(line)
          open = block
        }
      } else if line.hasPrefix("```") {
        open = Block(language: String(line.dropFirst(3)), lines: [], line: index + 2, notes: notes)
      } else if let match = line.wholeMatch(of: /<!-- ([a-z ]+): (.*) -->/) {
        notes[String(match.1)] = String(match.2)
      } else if !line.isEmpty {
        notes = [:]
      }
    }
  }

  static var all: [Article] {
    get throws {
      let texts = [Places.root.appending(path: "README.md")]
      return try (texts + Places.files(below: Places.catalogue, withExtension: "md")).map { try Article($0) }
    }
  }
}
