import FileAccess

/// How messages are formatted.
struct MessageStyle: Sendable {
  var form: MessageForm
  var isColored: Bool

  /// The message, ending in a line break.
  func text(of message: Message) -> String { form.text(of: message, colored: isColored) }
}
