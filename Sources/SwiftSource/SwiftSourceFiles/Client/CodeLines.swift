package import Diagnostics
package import FileAccess

/// The lines of code that messages are about, each file read once.
package struct CodeLines {
  /// The input whose messages quote them. It names the files, and may come from anyone.
  private let input: InputFile
  /// The files that the command line names together with the input.
  private lazy var sources = Set([input.argument] + input.sources)
  private var files: [String: [Substring]] = [:]

  /// The endings of files whose code makes views and constraints.
  private static let endings = [".swift", ".m", ".mm", ".h", ".storyboard", ".xib"]

  package init(of input: InputFile) { self.input = input }

  /// The diagnostic with the line of its place, if the place is in code that can be read.
  package mutating func quoting(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let place = diagnostic.place, let file = place.file, place.text.isEmpty else { return diagnostic }
    let lines = lines(of: file)
    guard lines.indices.contains(place.line - 1) else { return diagnostic }
    var quoted = diagnostic
    quoted.place?.text = String(lines[place.line - 1])
    return quoted
  }

  private mutating func lines(of file: String) -> [Substring] {
    if let known = files[file] { return known }
    let chooser =
      file == input.argument || input.isSwiftSource && sources.contains(file)
      ? PathChooser.person : .input(input.folder(of: Self.endings))
    let bytes = (try? FileReading.content(of: file, chosenBy: chooser)) ?? []
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    files[file] = lines
    return lines
  }
}
