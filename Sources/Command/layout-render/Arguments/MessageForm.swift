/// The forms that `--diagnostics` chooses from.
enum MessageForm: String, CaseIterable, Sendable {
  /// For people, with the line and a caret under the place.
  case human
  /// For programs: one object per line.
  case json
  /// For GitHub Actions: workflow commands.
  case github
}
