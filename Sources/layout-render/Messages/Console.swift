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

  /// - Returns: the status that the command must not be better than.
  func report(_ failure: Failure) -> ExitStatus {
    for message in failure.messages { report(message) }
    return failure.status
  }

  func printOutput(_ text: String) -> ExitStatus { printOutput(Array(text.utf8)) }

  /// A line for the reader that is no diagnostic.
  func printMessage(line: String) { printMessage(Array(Printable.lines([line]).utf8)) }

  /// - Parameter bytes: of lines that are printable.
  func printMessage(_ bytes: [UInt8]) {
    progress.clear()
    _ = Descriptor.write(bytes, to: STDERR_FILENO)
  }

  func printOutput(line: String) -> ExitStatus { printOutput(Array(Printable.lines([line]).utf8)) }

  /// - Parameter bytes: of a picture or document, or of lines that are printable.
  /// - Returns: the status that the command must not be better than. A reader that has gone, such as `head`,
  ///   has no use for a message.
  func printOutput(_ bytes: [UInt8]) -> ExitStatus {
    progress.clear()
    guard let failure = Descriptor.write(bytes, to: STDOUT_FILENO) else { return .success }
    return failure == EPIPE ? .cannotWrite : report(.cannotWrite("<stdout>", failure))
  }

  func startProgress(of count: Int, isQuiet: Bool) { progress.start(count, isShown: isTerminal && !isQuiet) }
  func advance() { progress.advance() }
  func endProgress() { progress.clear() }
}
