import FileAccess

/// completions: prints the completion script for a shell.
struct CompletionsRequest: Request {
  /// One of `CommandTable.shells`.
  let shell: String

  init(_ arguments: ParsedArguments) { shell = arguments.operands.first ?? "" }

  func run(in session: Session) -> ExitStatus {
    session.console.printOutput(CompletionScript.text(for: shell) ?? "")
  }
}
