import LayoutFiles

/// The lines of code that messages are about, each file read once.
struct CodeLines {
  private var files: [String: [Substring]] = [:]

  /// The diagnostic with the line of its place, if that is in code that can be read.
  mutating func quoting(_ diagnostic: Diagnostic) -> Diagnostic {
    guard let place = diagnostic.place, let file = place.file, place.text.isEmpty else { return diagnostic }
    let lines = lines(of: file)
    guard lines.indices.contains(place.line - 1) else { return diagnostic }
    var quoted = diagnostic
    quoted.place?.text = String(lines[place.line - 1])
    return quoted
  }

  private mutating func lines(of file: String) -> [Substring] {
    if let known = files[file] { return known }
    let bytes = (try? InputFile(argument: file).readRegular()) ?? []
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    files[file] = lines
    return lines
  }
}
