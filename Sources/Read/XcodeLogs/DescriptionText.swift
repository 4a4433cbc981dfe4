/// A constraint's description in a log, from its `<` to the start of the next part.
struct DescriptionText {
  /// The rest of a longer description is not read.
  static let longest = 4_096
  /// If there are more line breaks, all of them are treated alike: as blanks, or as nothing.
  private static let mostBreaks = 6
  private static let mostEnds = 8

  private let bytes: ArraySlice<UInt8>
  /// Whether a break more likely stands for a blank than for nothing.
  private let isMostlyBlank: Bool

  /// - Parameter isCutAtEdge: whether lines were more likely broken between any characters than at blanks.
  init(_ bytes: ArraySlice<UInt8>, isCutAtEdge: Bool) {
    self.bytes = bytes.prefix(Self.longest)
    isMostlyBlank = !isCutAtEdge
  }

  /// Whether there is anything that could close it.
  var isClosed: Bool { !ends.isEmpty }

  /// The constraint and how many bytes it takes; nil if it cannot be read.
  ///
  /// Descriptions contain angle brackets, in `>=` and in texts, and the text after them may contain some,
  /// too: the end is the first one with a valid constraint before it.
  func parse() -> (constraint: LoggedConstraint, length: Int)? {
    for end in ends {
      for text in variants(bytes[(bytes.startIndex + 1)..<end]) {
        if let constraint = DescriptionParser.parse(text[...]) {
          return (constraint, end + 1 - bytes.startIndex)
        }
      }
    }
    return nil
  }

  private var ends: [Int] {
    let all = bytes.indices.dropFirst().filter { index in
      bytes[index] == UInt8(ascii: ">")
        && !(index + 1 < bytes.endIndex && bytes[index + 1] == UInt8(ascii: "="))
    }
    return Array(all.prefix(Self.mostEnds))
  }

  /// The possible texts before lines were broken: a break stands for a blank, or for nothing where a terminal
  /// has cut the line at its edge.
  private func variants(_ text: ArraySlice<UInt8>) -> [[UInt8]] {
    let breaks = text.indices.filter { text[$0] == UInt8(ascii: "\n") }
    guard breaks.count <= Self.mostBreaks else {
      return [isMostlyBlank, !isMostlyBlank].map { isBlank in joined(text) { _ in isBlank } }
    }
    return (0..<(1 << breaks.count)).map { choice in
      joined(text) { position in
        let number = breaks.firstIndex(of: position) ?? 0
        return (choice & (1 << number) == 0) == isMostlyBlank
      }
    }
  }

  private func joined(_ text: ArraySlice<UInt8>, isBlank: (Int) -> Bool) -> [UInt8] {
    var result: [UInt8] = []
    for position in text.indices {
      if text[position] != UInt8(ascii: "\n") {
        result.append(text[position])
      } else if isBlank(position) {
        result.append(UInt8(ascii: " "))
      }
    }
    return result
  }
}
