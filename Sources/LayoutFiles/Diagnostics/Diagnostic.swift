/// A finding about an input: what is wrong, where, and how to mend it. Printing it is the command's task.
public struct Diagnostic: Hashable, Sendable, Error {
  public enum Severity: String, Sendable {
    case error
    case warning
    case note
  }

  public var severity: Severity
  /// Such as `unknown-view`; never changes once published.
  public var code: String
  public var message: String
  /// nil where a finding is about the file as a whole.
  public var place: SourcePlace?
  /// How to mend it, as one sentence without a full stop.
  public var help: String?

  public init(
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

/// A place in an input as a reader counts it.
public struct SourcePlace: Hashable, Sendable {
  /// From 1.
  public var line: Int
  /// In Unicode scalars, from 1.
  public var column: Int
  /// In Unicode scalars, within the line; at least 1.
  public var length: Int
  /// The line's text without its end; of a long line what is about the place.
  public var text: String
  /// The column of the text's first scalar: 1 unless the line is long.
  public var textColumn: Int

  public init(line: Int, column: Int, length: Int, text: String, textColumn: Int = 1) {
    self.line = line
    self.column = column
    self.length = length
    self.text = text
    self.textColumn = textColumn
  }
}
