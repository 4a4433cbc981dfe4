import Diagnostics

/// A failure: the messages for the reader, and the exit status of the command.
///
/// It is the only error type of the command's own functions. Extensions named `Failure+…` define every failure, beside
/// what can fail; nothing else turns an error into words or a status.
package struct Failure: Error, Hashable {
  package var status: ExitStatus
  package var messages: [Message]

  package init(_ status: ExitStatus, _ messages: [Message]) {
    self.status = status
    self.messages = messages
  }

  /// - Parameter file: the file that it is about, if the message should name it.
  package init(_ status: ExitStatus, code: String, _ text: String, help: String? = nil, file: String? = nil) {
    self.init(status, [Message(Diagnostic(.error, code: code, text, help: help), input: file)])
  }

  /// Does the work, and turns an error that it throws into a failure.
  package static func from<Value, Other: Error>(
    _ failure: (Other) -> Failure, _ work: () throws(Other) -> Value
  ) throws(Failure) -> Value {
    do throws(Other) { return try work() } catch { throw failure(error) }
  }

  /// The failure as that of an input, whose name precedes the messages.
  package func about(_ file: InputFile) -> Failure {
    Failure(status, messages.map { $0.input == nil ? Message($0.diagnostic, about: file) : $0 })
  }

  /// Both failures combined.
  package func and(_ other: Failure) -> Failure {
    Failure(max(status, other.status), messages + other.messages)
  }

  package static func usage(_ text: String, help: String? = nil) -> Failure {
    Failure(.usage, code: "usage", text, help: help)
  }

  /// - Parameter name: nil if there is no similar name.
  package static func question(_ name: String?) -> String? { name.map { "did you mean \"\($0)\"?" } }

  /// Help for an unknown name.
  package static func known(_ names: [String], near name: String) -> String {
    Suggestion.question(for: name, in: names)
      ?? "available: " + names.unique.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
  }

  /// The failure of an input whose process ended before it was done.
  package static let bug = Failure(.bug, code: "bug", "internal error; please report it with the input")

  /// Help that refers to the help of a command.
  package static func explanation(of command: String) -> String {
    "\"layout-render help \(command)\" explains it"
  }
}
