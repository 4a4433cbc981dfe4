import LayoutFiles

/// What an input holds, as its name and its first sign have it.
enum InputKind {
  case scenario
  case interfaceBuilder

  /// Standard input and names that say nothing are known by their content: XML begins with an angle bracket.
  init(of input: InputFile, _ bytes: [UInt8]) throws(MisnamedInput) {
    let isXML = Self.firstSign(of: bytes) == UInt8(ascii: "<")
    let isJSON = Self.firstSign(of: bytes) == UInt8(ascii: "{")
    if InterfaceBuilderReader.reads(input.name), input.argument != "-" {
      if isJSON { throw .scenarioNamedInterface }
      self = .interfaceBuilder
    } else if input.name.hasSuffix(".json") {
      if isXML { throw .interfaceNamedScenario }
      self = .scenario
    } else {
      self = isXML ? .interfaceBuilder : .scenario
    }
  }

  /// The first byte behind a byte order mark and blanks.
  private static func firstSign(of bytes: [UInt8]) -> UInt8? {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
      .first { ![0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }
}

/// A file whose extension promises another content than it has.
enum MisnamedInput: Error {
  case scenarioNamedInterface
  case interfaceNamedScenario

  var diagnostic: Diagnostic {
    switch self {
    case .scenarioNamedInterface:
      Diagnostic(
        .error, code: "wrong-extension", "this is JSON, and no file of Interface Builder",
        help: "a scenario is called .json")
    case .interfaceNamedScenario:
      Diagnostic(
        .error, code: "wrong-extension", "this is XML, and no scenario in JSON",
        help: "a file of Interface Builder is called .storyboard or .xib")
    }
  }
}
