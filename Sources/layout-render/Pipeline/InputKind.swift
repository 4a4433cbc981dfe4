import LayoutFiles

/// What an input holds, as its name and its first sign have it.
enum InputKind {
  case scenario
  case interfaceBuilder
  case conflictLog

  /// Standard input and names that say nothing are known by their content: XML begins with an angle bracket. A
  /// log is mostly pasted, and known by what it says.
  ///
  /// - Parameter explains: whether a log is as likely as anything.
  init(of input: InputFile, _ bytes: [UInt8], explains: Bool) throws(Failure) {
    let isXML = Self.firstSign(of: bytes) == UInt8(ascii: "<")
    let isJSON = Self.firstSign(of: bytes) == UInt8(ascii: "{")
    if InterfaceBuilderReader.reads(input.name), !input.isStandardInput {
      if isJSON { throw .scenarioNamedInterface }
      self = .interfaceBuilder
    } else if input.name.hasSuffix(".json") {
      if isXML { throw .interfaceNamedScenario }
      self = .scenario
    } else if Self.isDocument(bytes) {
      self = .interfaceBuilder
    } else if ConflictLogReader.reads(bytes, isExpected: explains) {
      self = .conflictLog
    } else {
      self = isXML ? .interfaceBuilder : .scenario
    }
  }

  /// Whether the bytes begin as Interface Builder's files do; a constraint in a log has an angle bracket too.
  private static func isDocument(_ bytes: [UInt8]) -> Bool {
    let start = String(decoding: bytes.prefix(200), as: UTF8.self).drop {
      $0.isWhitespace || $0 == "\u{FEFF}"
    }
    return start.hasPrefix("<?xml") || start.hasPrefix("<document")
  }

  /// The first byte behind a byte order mark and blanks.
  private static func firstSign(of bytes: [UInt8]) -> UInt8? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
      .first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }
}
