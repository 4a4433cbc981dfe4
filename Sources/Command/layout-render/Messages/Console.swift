import Diagnostics
import FileAccess
import Glibc
import SafeText

/// The command's standard streams: outputs, messages and the progress line.
final class Console {
  let style: MessageStyle
  private let isTerminal: Bool
  private var progress = Progress()

  init(form: MessageForm) {
    isTerminal = isatty(STDERR_FILENO) == 1
    style = MessageStyle(
      form: form,
      isColored: isTerminal && Self.variable("NO_COLOR").isEmpty && Self.variable("TERM") != "dumb")
  }

  private static func variable(_ name: String) -> String { getenv(name).map { String(cString: $0) } ?? "" }

  func report(_ message: Message) {
    progress.clear()
    _ = Descriptor.write(Array(style.text(of: message).utf8), to: STDERR_FILENO)
  }

  /// - Returns: the status of the failure; the command ends with the worst status.
  func report(_ failure: Failure) -> ExitStatus {
    for message in failure.messages { report(message) }
    return failure.status
  }

  func printOutput(_ text: String) -> ExitStatus { printOutput(Array(text.utf8)) }

  /// Prints a line that is not about an input to standard error; for programs, as a note with the code.
  func printMessage(line: String, code: String) {
    if style.form == .json { return report(Message(Diagnostic(.note, code: code, line))) }
    printMessage(Array(Printable.lines([line]).utf8))
  }

  /// - Parameter bytes: printable lines.
  func printMessage(_ bytes: [UInt8]) {
    progress.clear()
    _ = Descriptor.write(bytes, to: STDERR_FILENO)
  }

  func printOutput(line: String) -> ExitStatus { printOutput(Array(Printable.lines([line]).utf8)) }

  /// - Parameter bytes: a picture, a document, or printable lines.
  /// - Returns: the status of this output; the command ends with the worst status. There is no message if the
  ///   reader, such as `head`, is gone.
  func printOutput(_ bytes: [UInt8]) -> ExitStatus {
    progress.clear()
    guard let failure = Descriptor.write(bytes, to: STDOUT_FILENO) else { return .success }
    return failure == EPIPE ? .cannotWrite : report(.cannotWrite("<stdout>", failure))
  }

  func startProgress(of count: Int, isQuiet: Bool) { progress.start(count, isShown: isTerminal && !isQuiet) }
  /// A line that shows how long another program has been at work; nil: nothing is shown.
  func waitingLine(isQuiet: Bool) -> WaitingLine? { isTerminal && !isQuiet ? WaitingLine() : nil }

  /// Tells someone at a terminal where the results are.
  func tellWritten(_ paths: [String]) {
    guard isTerminal, style.form == .human, !paths.isEmpty else { return }
    let (named, more) = (paths.prefix(3).joined(separator: ", "), paths.count - 3)
    printMessage(Array(Printable.lines(["wrote \(named)" + (more > 0 ? " and \(more) more" : "")]).utf8))
  }

  func advance() { progress.advance() }
  func endProgress() { progress.clear() }
}
