/// The names and numbers that texts mention.
struct Mentions {
  private let texts: [String]
  /// In lower case.
  private let words: Set<String>
  private let numbers: Set<String>

  init(in texts: [String]) {
    self.texts = texts.map { $0.lowercased() }
    words = Set(texts.flatMap { Self.words(in: $0) }.map { $0.lowercased() })
    numbers = Set(texts.flatMap { Self.numbers(in: $0) })
  }

  func contains(_ name: String) -> Bool {
    let name = name.lowercased()
    guard !name.isEmpty else { return false }
    // A name of several words, or with symbols in it, is searched for verbatim.
    return name.unicodeScalars.allSatisfy(\.isWordPart)
      ? words.contains(name) : texts.contains { $0.holds(name) }
  }

  /// - Parameter number: the number as a picture writes it, such as `250` or `20.5`.
  func contains(number: String) -> Bool { numbers.contains(number) }

  /// Leaves out what is no name: the directions of visual formats, such as the `H` of `H:|-[find]`, and the article `a`.
  private static func words(in text: String) -> [String] {
    let scalars = text.unicodeScalars
    return scalars.split { !$0.isWordPart }.filter { word in
      let rest = scalars[word.endIndex...]
      let isDirection = rest.first == ":" && ["|", "["].contains(rest.dropFirst().first)
      return !isDirection && !(["a", "A"].contains(String(word)) && rest.startsWithNoun)
    }.map { String($0) }
  }

  /// Numbers by themselves or before a unit, as in `44pt`, but not the digits of an id such as `p7E-ie-b8t`.
  private static func numbers(in text: String) -> [String] {
    text.unicodeScalars.split { !($0.isAlphanumeric || $0 == "." || $0 == "-") }.compactMap {
      token -> String? in
      let word = token.drop { $0 == "-" }
      let number = word.prefix { "0"..."9" ~= $0 || $0 == "." }
      guard !number.isEmpty, word.dropFirst(number.count).allSatisfy({ $0 == "-" || "a"..."z" ~= $0 }) else {
        return nil
      }
      return number.last == "." ? String(number.dropLast()) : String(number)
    }
  }
}

/// The names and numbers that the texts about one option mention.
struct OptionMentions {
  /// Those of the caption below the option.
  let caption: Mentions
  /// Those of the captions below all options.
  let captions: Mentions
  /// Those of the option's own title and description.
  let own: Mentions
  /// Those of the option's own texts, and of the title and description of the sheet.
  let told: Mentions
}

extension Substring.UnicodeScalarView {
  /// Whether another word follows after a blank, as after an article, rather than a mark or one of the words that follow a
  /// name.
  fileprivate var startsWithNoun: Bool {
    guard first == " " else { return false }
    let word = dropFirst().prefix { $0.isWordPart }
    let follow: Set = [
      "and", "or", "is", "are", "was", "has", "to", "at", "in", "on", "of", "from", "with", "by",
    ]
    return word.first?.isASCIILowercase == true && !follow.contains(String(word))
  }
}

extension Unicode.Scalar {
  fileprivate var isASCIILowercase: Bool { "a"..."z" ~= self }
  fileprivate var isWordPart: Bool { isAlphanumeric || self == "_" }

  /// Avoids looking up ASCII, which is most characters, in the Unicode tables.
  fileprivate var isAlphanumeric: Bool {
    if isASCII { return "0"..."9" ~= self || "a"..."z" ~= self || "A"..."Z" ~= self }
    return properties.isAlphabetic || properties.numericType != nil || properties.isGraphemeExtend
  }
}

extension String {
  /// Whether the string contains another, byte by byte: Embedded Swift can only search for single characters.
  func holds(_ other: String) -> Bool {
    let (bytes, wanted) = (Array(utf8), Array(other.utf8))
    guard bytes.count >= wanted.count else { return false }
    return (0...bytes.count - wanted.count).contains { bytes[$0...].starts(with: wanted) }
  }
}
