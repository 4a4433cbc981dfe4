package import LayoutScene

/// A finding about an input: what is wrong, where, and how to fix it. The command prints it.
package struct Diagnostic: Hashable, Sendable, Error {
  package enum Severity: String, CaseIterable, Sendable {
    case error
    case warning
    case note
  }

  package var severity: Severity
  /// Such as `unknown-view`; never changes once published.
  package var code: String
  package var message: String
  /// nil if the finding is about the file as a whole.
  package var place: SourcePlace?
  /// How to fix it, as one sentence without a full stop.
  package var help: String?
  /// The name of the only option that it is about; nil: all, or not known.
  package var option: String?

  package init(
    _ severity: Severity, code: String, _ message: String, at place: SourcePlace? = nil,
    help: String? = nil
  ) {
    self.severity = severity
    self.code = code
    self.message = message
    self.place = place
    self.help = help
  }
}

/// A place in an input, counted as readers do.
package struct SourcePlace: Hashable, Sendable {
  /// The file that contains it; nil for the input itself.
  package var file: String?
  /// From 1.
  package var line: Int
  /// In Unicode scalars, from 1.
  package var column: Int
  /// In Unicode scalars, within the line; at least 1.
  package var length: Int
  /// The line's text without its line break; for a long line, the part around the place.
  package var text: String
  /// The column of the text's first scalar: 1 unless the line is long.
  package var textColumn: Int

  package init(line: Int, column: Int, length: Int, text: String, textColumn: Int = 1) {
    self.line = line
    self.column = column
    self.length = length
    self.text = text
    self.textColumn = textColumn
  }

  /// - Parameter code: a place in a file that is not at hand, so that its text is missing.
  package init(_ code: CodePlace) {
    self.init(line: code.line, column: code.column, length: 1, text: "")
    file = code.file
  }
}
