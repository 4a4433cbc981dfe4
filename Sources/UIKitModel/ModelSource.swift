import SwiftInterpreter

/// Models are larger than the programs that use them, and parsing takes longer than everything else: they are split, so
/// that only what a program uses is parsed.
extension SourceUnit {
  /// A unit for each declaration of a model, and one for each function, type and variable inside of its types; but what
  /// is stored in every value of a structure is a part of it. In a model what is inside of a declaration is indented, by
  /// two spaces for each level.
  static func model(_ path: String, _ bytes: [UInt8]) -> [SourceUnit] {
    var units: [SourceUnit] = []
    func add(_ text: String, extending type: String? = nil) {
      units.append(SourceUnit(path: path, text: text, isModel: true, extending: type))
    }
    for part in split(bytes[...], at: 0) {
      let header = part.prefix { $0 != UInt8(ascii: "\n") }
      guard header.last == UInt8(ascii: "{"),
        case let words = words(header).drop(while: { $0.hasPrefix("@") }),
        let kind = words.first, ["class", "struct", "enum", "extension"].contains(kind),
        let name = words.dropFirst().first
      else {
        add(String(decoding: part, as: UTF8.self))
        continue
      }
      var rest = String(decoding: header, as: UTF8.self) + "\n"
      // The brace that closes the type is not the last member's.
      for member in split(part.dropFirst(header.count + 1).dropLast(2), at: 2) {
        let text = String(decoding: member, as: UTF8.self)
        if isAside(member, kind) { add(text, extending: name) } else { rest += text }
      }
      add(rest + "}\n")
    }
    return units
  }

  private static let endsWord = Array(" :<".utf8), endsName = Array("{=(:".utf8)

  private static func words(_ line: ArraySlice<UInt8>) -> [String] {
    line.split(whereSeparator: endsWord.contains).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a member of a type is asked for by its name, and no part of every value of the type.
  private static func isAside(_ member: ArraySlice<UInt8>, _ kind: String) -> Bool {
    let words = words(member.prefix { !endsName.contains($0) })
    if words.contains(where: ["func", "static", "struct", "enum", "class"].contains) { return true }
    let isComputed = member.first { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "=") } == UInt8(ascii: "{")
    return words.contains("var")
      ? kind == "class" || isComputed : words.contains("init") && !["struct", "enum"].contains(kind)
  }

  /// Parts that begin with a line of so many spaces, unless it only closes what is open.
  private static func split(_ bytes: ArraySlice<UInt8>, at depth: Int) -> [ArraySlice<UInt8>] {
    var starts = [bytes.startIndex]
    for place in bytes.indices.dropFirst() where bytes[place - 1] == UInt8(ascii: "\n") {
      let spaces = bytes[place...].prefix { $0 == UInt8(ascii: " ") }.count
      if spaces == depth, place + spaces < bytes.endIndex, !"}])\n".utf8.contains(bytes[place + spaces]) {
        starts.append(place)
      }
    }
    return zip(starts, starts.dropFirst() + [bytes.endIndex]).map { bytes[$0..<$1] }
  }
}
