import Diagnostics

/// A diagnostic and the input that it is about.
struct Message: Hashable, Sendable {
  var diagnostic: Diagnostic
  /// The input as the command line names it; nil for a message about the command line itself.
  var input: String?

  init(_ diagnostic: Diagnostic, input: String? = nil) {
    self.diagnostic = diagnostic
    self.input = input
  }

  /// A message about an input. Of one that a link has brought in from elsewhere it quotes nothing.
  init(_ diagnostic: Diagnostic, about file: InputFile) {
    self.init(diagnostic, input: file.path)
    if file.isLinkToElsewhere { self.diagnostic.place?.text = "" }
  }

  /// The file that contains the place: the input, or code that it is made from.
  var file: String? { diagnostic.place?.file ?? input }
}

/// The forms that `--diagnostics` chooses from.
enum MessageForm: String, CaseIterable, Sendable {
  /// For people, with the line and a caret under the place.
  case human
  /// For programs: one object per line.
  case json
  /// For GitHub Actions: workflow commands.
  case github

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
