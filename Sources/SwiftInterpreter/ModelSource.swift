/// Models are larger than the programs that use them, and parsing takes longer than everything else: they are split, so
/// that only what a program uses is parsed.
extension SourceUnit {
  /// A unit for each declaration of a model, and one for each function, type and variable inside of its types; but what
  /// is stored in every value of a structure is a part of it. In a model what is inside of a declaration is indented, by
  /// two spaces for each level.
  package static func model(_ path: String, _ bytes: [UInt8]) -> [SourceUnit] {
    let newLine = UInt8(ascii: "\n")
    var units: [SourceUnit] = []
    for part in split(bytes[...], at: 0) {
      let header = part.prefix { $0 != newLine }
      guard header.last == UInt8(ascii: "{"), let type = Header(header) else {
        units.append(SourceUnit(path: path, text: String(decoding: part, as: UTF8.self), isModel: true))
        continue
      }
      var rest = String(decoding: header, as: UTF8.self) + "\n"
      // The brace that closes the type is not the last member's.
      for member in split(part.dropFirst(header.count + 1).dropLast(2), at: 2) {
        let text = String(decoding: member, as: UTF8.self)
        if type.hasAside(member) {
          units.append(SourceUnit(path: path, text: text, isModel: true, extending: type.name))
        } else {
          rest += text
        }
      }
      units.append(SourceUnit(path: path, text: rest + "}\n", isModel: true))
    }
    return units
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

/// The first line of a type in a model.
private struct Header {
  let name: String
  private let kind: String

  init?(_ line: ArraySlice<UInt8>) {
    let words = line.split { " :<".utf8.contains($0) }.map { String(decoding: $0, as: UTF8.self) }
      .drop { $0.hasPrefix("@") }
    guard words.count > 1, let kind = words.first, ["class", "struct", "enum", "extension"].contains(kind)
    else { return nil }
    (self.kind, name) = (kind, words[words.startIndex + 1])
  }

  /// Whether a member is asked for by its name, and no part of every value of the type.
  func hasAside(_ member: ArraySlice<UInt8>) -> Bool {
    let start = member.prefix { !"{=(:".utf8.contains($0) }
    for word in start.split(separator: UInt8(ascii: " ")) {
      switch String(decoding: word, as: UTF8.self) {
      case "func", "static", "struct", "enum", "class": return true
      case "init": return kind == "class" || kind == "extension"
      case "var":
        return kind == "class" || member.first { "{=".utf8.contains($0) } == UInt8(ascii: "{")
      default: break
      }
    }
    return false
  }
}
