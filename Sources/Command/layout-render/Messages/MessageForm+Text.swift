import FileAccess

extension MessageForm {
  /// The message, ending in a line break.
  ///
  /// - Parameter colored: whether `human` may use the terminal's colours.
  func text(of message: Message, colored: Bool) -> String {
    switch self {
    case .human: HumanMessage(colored: colored).text(of: message)
    case .json: JSONMessage.text(of: message)
    case .github: GitHubMessage.text(of: message)
    }
  }
}
