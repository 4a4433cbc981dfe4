import Typesetting

/// The characters whose classes are tested.
enum TestCharacters {
  /// What may be set, of Unicode 13: that is what FriBidi 1.0.8 knows. Without the characters that embed a direction,
  /// which the page ignores.
  static let all: [Unicode.Scalar] = (UInt32(0x20)...0x2FFFF).compactMap(Unicode.Scalar.init).filter {
    character in
    guard let age = character.properties.age, (age.major, age.minor) <= (13, 0), character.isSettable else {
      return false
    }
    if embeddings.contains(where: { $0 ~= character.value }) { return false }
    return switch character.properties.generalCategory {
    case .privateUse, .lineSeparator, .paragraphSeparator: false
    // One in a hundred ideographs and Korean syllables.
    case .otherLetter where many.contains { $0 ~= character.value }: character.value % 101 == 0
    default: true
    }
  }

  private static let many: [ClosedRange<UInt32>] = [
    0x3400...0x4DBF, 0x4E00...0x9FFF, 0xA000...0xA48C, 0xAC00...0xD7A3, 0x12000...0x18CFF, 0x20000...0x2FFFF,
  ]

  private static let embeddings: [ClosedRange<UInt32>] = [0x202A...0x202E, 0x2066...0x2069]

  static func numbers(_ characters: [Unicode.Scalar]) -> String {
    "\(characters.count): " + characters.map { String($0.value, radix: 16) }.joined(separator: " ")
  }
}
