import FileAccess

/// The work that a command should do: the values of the command line, typed, and only those that the command
/// uses. `RequestTable` says which command makes which request.
protocol Request: Sendable {
  init(_ arguments: ParsedArguments) throws(Failure)

  /// Runs the command.
  ///
  /// - Returns: the worst status.
  func run(in session: Session) throws(Failure) -> ExitStatus
}

/// The resources that are available to a run of the command.
struct Session {
  let console: Console
  /// As it was given, for worker processes.
  let commandLine: [String]
}
