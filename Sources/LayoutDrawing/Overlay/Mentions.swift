/// The names and numbers that texts speak of.
struct Mentions {
  private let texts: [String]
  private let words: Set<String>
  private let numbers: Set<String>

  init(in texts: [String]) {
    self.texts = texts.map { $0.lowercased() }
    words = Set(self.texts.flatMap { Self.words(in: $0) })
    numbers = Set(texts.flatMap { Self.numbers(in: $0) })
  }

  func contains(_ name: String) -> Bool {
    let name = name.lowercased()
    guard !name.isEmpty else { return false }
    // A name of several words, or with signs in it, is looked for as it stands.
    return Self.words(in: name) == [name] ? words.contains(name) : texts.contains { $0.holds(name) }
  }

  /// - Parameter number: as a picture writes it, such as `250` or `20.5`.
  func contains(number: String) -> Bool { numbers.contains(number) }

  /// Without the directions of visual formats, such as `H:|-[find]`, which are nothing's names.
  private static func words(in text: String) -> [String] {
    let scalars = text.unicodeScalars
    return scalars.split { !($0.isAlphanumeric || $0 == "_") }.filter { word in
      let rest = scalars[word.endIndex...].prefix(2)
      return rest.first != ":" || !["|", "["].contains(rest.last)
    }.map { String($0) }
  }

  /// Those that stand by themselves or before a unit, as in `44pt`: the digits of an id such as `p7E-ie-b8t` say nothing.
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

/// Of what the texts about one option speak.
struct OptionMentions {
  /// The caption below it.
  let caption: Mentions
  /// The captions below all options.
  let captions: Mentions
  /// Its own title and description.
  let own: Mentions
  /// These, and the title and description of the sheet.
  let told: Mentions
}

extension Unicode.Scalar {
  /// Most characters are looked up in no table of Unicode's.
  fileprivate var isAlphanumeric: Bool {
    if isASCII { return "0"..."9" ~= self || "a"..."z" ~= self || "A"..."Z" ~= self }
    return properties.isAlphabetic || properties.numericType != nil || properties.isGraphemeExtend
  }
}

extension String {
  /// Whether another text is part of it, byte by byte: Embedded Swift looks for single characters only.
  func holds(_ other: String) -> Bool {
    let (bytes, wanted) = (Array(utf8), Array(other.utf8))
    guard bytes.count >= wanted.count else { return false }
    return (0...bytes.count - wanted.count).contains { bytes[$0...].starts(with: wanted) }
  }
}
