/// What one command is to do: a command line whose values have their types, and nothing that the command does not
/// use. The command table says which command makes which request.
protocol Request: Sendable {
  init(_ arguments: ParsedArguments) throws(Failure)

  /// Does it.
  ///
  /// - Returns: the worst that happened.
  func run(in session: Session) throws(Failure) -> ExitStatus
}

/// What a run of the command has at hand.
struct Session {
  let console: Console
  /// As it was given, for worker processes.
  let commandLine: [String]
}
