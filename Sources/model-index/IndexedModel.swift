import Foundation

/// The declarations of some files as one text, with a table of where each is.
struct IndexedModel {
  private let name: String, path: String
  private var text = ""
  /// A line for each thing that is declared: what, where its unit begins, how long that is, and the type it belongs to.
  private var lines: [(key: String, start: Int, length: Int, owner: String)] = []

  /// - Parameter arguments: the name of the constant, the path that places have, and the files.
  init(_ arguments: ArraySlice<String>) throws {
    name = arguments[arguments.startIndex]
    path = arguments[arguments.startIndex + 1]
    for file in arguments.dropFirst(2) {
      let source = ModelSource(try String(contentsOfFile: file, encoding: .utf8))
      for unit in source.units {
        let start = text.utf8.count
        text += unit.text
        for key in Set(unit.keys).sorted() {
          lines.append((key, start, unit.text.utf8.count, unit.owner ?? ""))
        }
      }
    }
    lines.sort { ($0.key, $0.start) < ($1.key, $1.start) }
  }

  var source: String {
    let table = lines.map { "\($0.key)\t\($0.start)\t\($0.length)\t\($0.owner)" }.joined(separator: "\n")
    return """
      extension ModelIndex {
        /// Another one each time: what was read of it belongs to one program.
        static var \(name): ModelIndex { ModelIndex(path: "\(path)", text: text\(name), table: table\(name)) }
      }
      private let text\(name): StaticString = ####\"""
      \(text)
      \"""####
      private let table\(name): StaticString = ####\"""
      \(table)
      \"""####

      """
  }
}
