/// Where program code makes a view or a constraint, written as compilers write it: `CardView.swift:12:5`.
package struct CodePlace: Hashable, Sendable {
  /// The path of the file, as the reader of the code was given it.
  package var file: String
  /// From 1.
  package var line: Int
  /// From 1.
  package var column: Int

  package init(file: String, line: Int, column: Int) {
    self.file = file
    self.line = line
    self.column = column
  }

  /// The name of the file, without its folder.
  package var name: String { String(file.split(separator: "/").last ?? "") }

  package var text: String { "\(file):\(line):\(column)" }

  /// - Parameter text: a file's path, which may contain colons, a line and a column.
  package init?(_ text: String) {
    var rest = text.utf8[...]
    guard let column = Self.cutNumber(from: &rest), let line = Self.cutNumber(from: &rest),
      let file = String(rest), !file.isEmpty
    else { return nil }
    self.init(file: file, line: line, column: column)
  }

  /// The number after the last colon, which is cut off with it; nil if there is none above 0.
  private static func cutNumber(from text: inout Substring.UTF8View) -> Int? {
    guard let colon = text.lastIndex(of: UInt8(ascii: ":")) else { return nil }
    let digits = text[text.index(after: colon)...]
    text = text[..<colon]
    guard !digits.isEmpty, digits.count <= 9 else { return nil }
    var number = 0
    for digit in digits {
      guard digit >= UInt8(ascii: "0"), digit <= UInt8(ascii: "9") else { return nil }
      number = number * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return number > 0 ? number : nil
  }
}
