/// Makes slightly wrong inputs of right ones.
package struct Mutator: Sendable {
  /// What is put into the input, at random places: words of its language.
  private let pieces: [[UInt8]]
  /// How the language writes a text between quotation marks.
  private let escaped: @Sendable (String) -> String

  package init(_ pieces: [String], escaping escaped: @escaping @Sendable (String) -> String = { $0 }) {
    self.pieces = pieces.map { Array($0.utf8) }
    self.escaped = escaped
  }

  /// Numbers at which something changes.
  private static let numbers = [
    "0", "-0", "-1", "1", "0.5", "1e-9", "1e-320", "65536", "99999", "1000001", "-1e6", "2147483648", "1e15",
    "9223372036854775808", "1e30", "1e308", "-1e308", "1e999", "NaN", "inf", "0x10", "1e", "",
  ]

  /// - Parameter rounds: how many changes are made, at most.
  package func mutated(_ original: [UInt8], rounds: Int = 4, _ random: inout RandomSource) -> [UInt8] {
    var bytes = original
    for _ in 0..<random.int(1...rounds) where !bytes.isEmpty {
      let position = random.int(0...bytes.count - 1)
      let end = min(bytes.count, position + random.int(0...20))
      switch random.int(0...8) {
      case 0: bytes[position] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.removeSubrange(position..<end)
      case 2: bytes.insert(contentsOf: random.pick(pieces), at: position)
      case 3: bytes.replaceSubrange(position..<end, with: random.pick(pieces))
      case 4:
        let from = random.int(0...bytes.count - 1)
        bytes.insert(contentsOf: bytes[from..<min(bytes.count, from + random.int(1...200))], at: position)
      case 5, 6:
        replaceRun(of: { $0 >= 0x30 && $0 <= 0x39 || $0 == 0x2E || $0 == 0x2D }, near: position, in: &bytes) {
          Array(random.pick(Self.numbers).utf8)
        }
      case 7:
        replaceRun(of: { $0 != UInt8(ascii: "\"") && $0 >= 0x20 }, near: position, in: &bytes) {
          Array(escaped(HostileText.random(&random, longest: 5)).utf8)
        }
      default: if random.chance(20) { bytes.removeSubrange(position...) }
      }
    }
    return bytes
  }

  /// Replaces the first stretch of such bytes at or behind a position.
  private func replaceRun(
    of isPart: (UInt8) -> Bool, near position: Int, in bytes: inout [UInt8], with replacement: () -> [UInt8]
  ) {
    guard let start = bytes[position...].firstIndex(where: isPart) else { return }
    let end = bytes[start...].firstIndex { !isPart($0) } ?? bytes.count
    bytes.replaceSubrange(start..<end, with: replacement())
  }
}

extension Mutator {
  package static func jsonEscaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar {
      case "\"": "\\\""
      case "\\": "\\\\"
      case "\0"..<" ": "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
      default: String(Character(scalar))
      }
    }.joined()
  }

  /// Scalars that XML has no way to write are left out.
  package static func xmlEscaped(_ text: String) -> String {
    text.unicodeScalars.map { scalar in
      switch scalar.value {
      case 0x9, 0xA, 0xD, 0x22, 0x26, 0x3C, 0x3E: "&#\(scalar.value);"
      case 0..<0x20, 0xFFFE, 0xFFFF: ""
      default: String(Character(scalar))
      }
    }.joined()
  }
}
