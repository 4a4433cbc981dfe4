import FileAccess
import InterfaceBuilderFiles
import SwiftSourceFiles
import XcodeLogs

/// The kind of an input, judging by its name and its content.
enum InputKind {
  case scenario
  case interfaceBuilder
  /// The result of the reader of Swift source.
  case swiftSource
  /// Also the debugger's output about views.
  case conflictLog

  /// Whether the options are layouts of their own, such as the scenes of a storyboard, and not variants of one.
  var hasSeparateOptions: Bool {
    switch self {
    case .interfaceBuilder, .swiftSource: true
    case .scenario, .conflictLog: false
    }
  }

  /// Standard input, and files whose names say nothing, are recognised by their content: XML begins with an
  /// angle bracket. A log is usually pasted, and recognised by what it says.
  ///
  /// - Parameter explains: whether a log is as likely as any other kind of input.
  init(of input: InputFile, _ bytes: [UInt8], explains: Bool) throws(Failure) {
    if input.isSwiftSource || SwiftReading.isReading(bytes) {
      self = .swiftSource
      return
    }
    let start = Self.start(of: bytes)
    let (isXML, isJSON) = (start.first == UInt8(ascii: "<"), start.first == UInt8(ascii: "{"))
    if InterfaceBuilderReader.reads(input.name), !input.isStandardInput {
      if isJSON { throw .scenarioNamedInterface }
      self = .interfaceBuilder
    } else if input.name.hasSuffix(".json") {
      if isXML { throw .interfaceNamedScenario }
      self = .scenario
    } else if start.starts(with: "<?xml".utf8) || start.starts(with: "<document".utf8) {
      // A constraint or a view in a log begins with an angle bracket too.
      self = .interfaceBuilder
    } else if ConflictLogReader.reads(bytes, isExpected: explains) {
      self = .conflictLog
    } else if Self.isSwift(start) {
      throw .swiftNotNamed
    } else {
      self = isXML ? .interfaceBuilder : .scenario
    }
  }

  /// Whether text without a name is Swift source: a file, or a piece of code, which may begin with any word.
  static func isSwift(_ bytes: [UInt8], explains: Bool) -> Bool {
    guard let first = start(of: bytes).first else { return false }
    let isLetter = (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(first | 32)
    return (isLetter || "@#_/".utf8.contains(first)) && !ConflictLogReader.reads(bytes, isExpected: explains)
  }

  /// Whether text begins as source does, perhaps after a comment.
  private static func isSwift(_ text: ArraySlice<UInt8>) -> Bool {
    let line = text.split(separator: 0x0A).first { !$0.starts(with: "//".utf8) } ?? []
    return ["import ", "@", "class ", "final ", "public ", "struct ", "extension "].contains {
      line.starts(with: $0.utf8)
    }
  }

  /// The bytes after a byte order mark and white space.
  private static func start(of bytes: [UInt8]) -> ArraySlice<UInt8> {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    return bytes.dropFirst(bytes.starts(with: mark) ? mark.count : 0)
      .drop { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
  }
}
