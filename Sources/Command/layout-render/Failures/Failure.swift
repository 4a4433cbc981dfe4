import Diagnostics
import LayoutReview

/// What went wrong: the messages for the reader, and the status that the command ends with.
///
/// It is the only error type of the command's own functions. This folder defines every failure; nothing else
/// turns an error into words or a status.
struct Failure: Error, Hashable {
  var status: ExitStatus
  var messages: [Message]

  init(_ status: ExitStatus, _ messages: [Message]) {
    self.status = status
    self.messages = messages
  }

  /// - Parameter file: the file that it is about, if the message should name it.
  init(_ status: ExitStatus, code: String, _ text: String, help: String? = nil, file: String? = nil) {
    self.init(status, [Message(Diagnostic(.error, code: code, text, help: help), input: file)])
  }

  /// Does the work, and turns what it throws into a failure.
  static func from<Value, Other: Error>(
    _ failure: (Other) -> Failure, _ work: () throws(Other) -> Value
  ) throws(Failure) -> Value {
    do throws(Other) { return try work() } catch { throw failure(error) }
  }

  /// The failure as that of an input, whose name precedes the messages.
  func about(_ file: InputFile) -> Failure {
    Failure(status, messages.map { $0.input == nil ? Message($0.diagnostic, about: file) : $0 })
  }

  /// Both failures combined.
  func and(_ other: Failure) -> Failure { Failure(max(status, other.status), messages + other.messages) }

  static func usage(_ text: String, help: String? = nil) -> Failure {
    Failure(.usage, code: "usage", text, help: help)
  }

  /// - Parameter name: nil if there is no similar name.
  static func question(_ name: String?) -> String? { name.map { "did you mean \"\($0)\"?" } }

  /// Help for an unknown name.
  static func known(_ names: [String], near name: String) -> String {
    Suggestion.question(for: name, in: names)
      ?? "available: " + names.unique.prefix(20).map { "\"\($0)\"" }.joined(separator: ", ")
  }
}
