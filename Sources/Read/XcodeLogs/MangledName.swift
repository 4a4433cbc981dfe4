import Diagnostics

/// The name of a Swift class as the Objective-C runtime has it: `_TtCC5UIKit19NavigationButtonBar15ItemWrapperView` is
/// `NavigationButtonBar.ItemWrapperView` of the module `UIKit`.
///
/// The arguments of a generic class are left out.
struct MangledName {
  /// nil if it is not named but referred to.
  private(set) var module: String?
  /// The name with the types around it.
  private(set) var name: String

  /// - Returns: nil for a name that is not mangled, or in a way that classes of views do not need.
  init?(_ mangled: String) {
    let bytes = Array(mangled.utf8)
    var path: [String]?
    for (prefix, isOld) in [("_TtG", true), ("_Tt", true), ("_$s", false), ("$s", false), ("$S", false)]
    where mangled.hasPrefix(prefix) {
      var reader = Reader(bytes: bytes, position: prefix.utf8.count)
      path = isOld ? reader.takeNominal() : reader.takePostfixPath()
      break
    }
    guard let path, path.count > 1 else { return nil }
    module = path[0].isEmpty ? nil : path[0]
    name = path.dropFirst().joined(separator: ".")
  }

  /// A position in a mangled name. The first part of what it takes is the module, empty if it is unknown.
  private struct Reader {
    let bytes: [UInt8]
    var position: Int
    /// The words of the identifiers so far, to which later ones may refer.
    private var words: [ArraySlice<UInt8>] = []

    init(bytes: [UInt8], position: Int) {
      self.bytes = bytes
      self.position = position
    }

    private static let deepest = 20
    private static let mostWords = 26

    private func peek() -> UInt8? { position < bytes.count ? bytes[position] : nil }

    private mutating func take(_ byte: Unicode.Scalar) -> Bool {
      guard peek() == UInt8(ascii: byte) else { return false }
      position += 1
      return true
    }

    private mutating func takeKind() -> Bool { take("C") || take("V") || take("O") }

    // MARK: Before Swift 5, and still in the Objective-C runtime

    /// A kind, what it is in, and its name: `CC5UIKit3Bar4Item`.
    mutating func takeNominal(depth: Int = 0) -> [String]? {
      guard depth < Self.deepest, takeKind() else { return nil }
      guard var path = takeContext(depth: depth), let name = takeDeclaredName() else { return nil }
      path.append(name)
      return path
    }

    private mutating func takeContext(depth: Int) -> [String]? {
      if take("s") { return ["Swift"] }
      if take("S") {
        if take("o") { return ["__C"] }
        if take("s") { return ["Swift"] }
        while let byte = peek(), byte.isDigit { position += 1 }
        return take("_") ? [""] : nil
      }
      // An extension is in a module, and says what it extends.
      if take("E") {
        guard depth < Self.deepest, let module = takeIdentifier(),
          let extended = takeContext(depth: depth + 1)
        else { return nil }
        return [module] + extended.dropFirst()
      }
      guard let byte = peek() else { return nil }
      return byte.isDigit ? takeIdentifier().map { [$0] } : takeNominal(depth: depth + 1)
    }

    /// A private name has the file that it is private to before it.
    private mutating func takeDeclaredName() -> String? {
      if take("P") {
        guard takeIdentifier() != nil else { return nil }
      }
      return takeIdentifier()
    }

    private mutating func takeIdentifier() -> String? {
      guard let count = takeCount(), count > 0, position + count <= bytes.count else { return nil }
      defer { position += count }
      return String(decoding: bytes[position..<(position + count)], as: UTF8.self)
    }

    private mutating func takeCount() -> Int? {
      var count: Int?
      while let byte = peek(), byte.isDigit, (count ?? 0) <= bytes.count {
        count = (count ?? 0) * 10 + Int(byte - UInt8(ascii: "0"))
        position += 1
      }
      return count
    }

    // MARK: From Swift 5 on

    /// A module, then names, each followed by its kind: `5UIKit3BarC4ItemC`.
    mutating func takePostfixPath() -> [String]? {
      guard let module = take("s") ? "Swift" : takeReferringIdentifier() else { return nil }
      var path = [module]
      while path.count < Self.deepest, peek()?.isDigit == true {
        guard let name = takeReferringIdentifier() else { return nil }
        // The file that the name is private to comes after it.
        if peek()?.isDigit == true {
          guard takeReferringIdentifier() != nil, take("L"), take("L") else { return nil }
        }
        guard takeKind() else { return nil }
        path.append(name)
      }
      return path
    }

    /// An identifier; one that starts with a zero refers to words of earlier ones, each by a letter, the last by a
    /// capital one.
    private mutating func takeReferringIdentifier() -> String? {
      guard take("0") else {
        guard let count = takeCount(), count > 0, position + count <= bytes.count else { return nil }
        let identifier = bytes[position..<(position + count)]
        addWords(identifier)
        position += count
        return String(decoding: identifier, as: UTF8.self)
      }
      guard peek() != UInt8(ascii: "0") else { return nil }
      var identifier: [UInt8] = []
      var refers = true
      repeat {
        while refers, let byte = peek(), byte.isLetter {
          position += 1
          refers = byte >= UInt8(ascii: "a")
          let word = Int(byte | 0x20) - Int(UInt8(ascii: "a"))
          guard words.indices.contains(word) else { return nil }
          identifier += words[word]
        }
        if take("0") { break }
        guard let count = takeCount(), count > 0, position + count <= bytes.count else { return nil }
        let part = bytes[position..<(position + count)]
        addWords(part)
        identifier += part
        position += count
      } while refers
      return String(decoding: identifier, as: UTF8.self)
    }

    /// A word ends before a capital letter that follows none, and before an underscore.
    private mutating func addWords(_ identifier: ArraySlice<UInt8>) {
      var start: Int?
      for index in identifier.startIndex...identifier.endIndex {
        let byte = index < identifier.endIndex ? identifier[index] : UInt8(ascii: "_")
        if let begun = start {
          let endsWord =
            byte == UInt8(ascii: "_") || (byte.isCapital && !identifier[index - 1].isCapital)
          if endsWord {
            if index - begun > 1, words.count < Self.mostWords { words.append(identifier[begun..<index]) }
            start = nil
          }
        }
        if start == nil, byte != UInt8(ascii: "_"), !byte.isDigit { start = index }
      }
    }
  }
}

extension UInt8 {
  fileprivate var isCapital: Bool { self >= UInt8(ascii: "A") && self <= UInt8(ascii: "Z") }
}
