import Diagnostics
import SafeText

/// An input as the command line names it.
package struct InputFile: Hashable, Sendable {
  /// `-` is standard input.
  package let argument: String
  /// Whether it is Swift source: a file, or a folder with a file in it or below.
  package let isSwiftSource: Bool
  /// Other files of Swift source, in which what this one uses may be declared.
  package private(set) var companions: [String] = []
  /// Whether it stands for its companions, too: their classes are laid out with its own.
  package private(set) var isWhole = false

  package init(argument: String) {
    self.init(
      argument: argument,
      isSwiftSource: argument != "-"
        && (Self.isSwift(argument) || !SourceFolder.files(below: argument, atMost: 1).isEmpty))
  }

  /// - Parameter isSwiftSource: whether it is Swift source, which the name of the file may not show, as for code in a
  ///   page.
  package init(argument: String, isSwiftSource: Bool) {
    (self.argument, self.isSwiftSource) = (argument, isSwiftSource)
  }

  /// The inputs that operands name. Files of Swift source are read together, since what one uses may be declared in
  /// another.
  ///
  /// - Parameter asOne: whether files of Swift source, if there is nothing else, are one input.
  package static func inputs(_ operands: [String], asOne: Bool) -> [InputFile] {
    let sources = operands.filter(isSwift)
    if asOne, let first = sources.first, sources.count == operands.count {
      var whole = InputFile(argument: first)
      (whole.companions, whole.isWhole) = (Array(sources.dropFirst()), true)
      return [whole]
    }
    return operands.map { operand in
      var file = InputFile(argument: operand)
      if isSwift(operand) { file.companions = sources.filter { $0 != operand } }
      return file
    }
  }

  /// In bytes.
  package static let sizeLimit = SourceText.maximumSize

  package var isStandardInput: Bool { argument == "-" }

  package static func isSwift(_ path: String) -> Bool { path.hasSuffix(".swift") }

  /// Other files of Swift source that belong to it: those named with it, and those in the folder.
  package var sources: [String] {
    guard isSwiftSource else { return [] }
    return companions + SourceFolder.files(below: argument)
  }

  /// The whole content or, of Swift source, digests of all files that belong to it.
  package func content() throws(InputError) -> [UInt8] {
    guard isSwiftSource else { return try read() }
    let files = (Self.isSwift(argument) ? [argument] : []) + sources
    var text = isWhole ? "whole\n" : ""
    for path in files {
      text += "\(SHA256.hexadecimal(of: try FileReading.content(of: path, chosenBy: .person))) \(path)\n"
    }
    return Array(text.utf8)
  }

  /// The name in messages.
  package var path: String { isStandardInput ? "<stdin>" : argument }

  /// The name in reports: without the folder.
  package var name: String { isStandardInput ? "<stdin>" : PathText.name(of: argument) }

  /// The name in the names of outputs: without the folder and the extension.
  package var scenario: String {
    if isStandardInput { return "stdin" }
    let stem = PathText.divided(name).stem
    return stem.isEmpty ? name : stem
  }

  /// The folder of the images that it names, with a slash at the end; empty for the current folder, in which standard
  /// input is.
  package var imageFolder: String { isStandardInput ? "" : FilePath.parts(of: argument).folder }

  /// The whole content; of a regular file only, since a pipe or a device might never end.
  package func readRegular() throws(InputError) -> [UInt8] {
    try FileReading.content(of: argument, chosenBy: .person)
  }

  /// The whole content.
  package func read() throws(InputError) -> [UInt8] {
    try FileReading.operand(isStandardInput ? nil : argument)
  }
}
