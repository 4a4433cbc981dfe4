/// How messages look where they are read.
struct MessageStyle: Sendable {
  var form: MessageForm
  var isColored: Bool

  /// The message with its line ends.
  func text(of message: Message) -> String { form.text(of: message, colored: isColored) }
}
