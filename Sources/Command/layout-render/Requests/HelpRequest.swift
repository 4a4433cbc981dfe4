import FileAccess

/// help: explains the program or one of its commands.
struct HelpRequest: Request {
  /// nil: the program.
  let topic: CommandName?
  let isManPage: Bool

  init(_ arguments: ParsedArguments) {
    topic = arguments.operands.first.flatMap(CommandName.init)
    isManPage = arguments.has(.man)
  }

  func run(in session: Session) -> ExitStatus {
    session.console.printOutput(isManPage ? ManPage.text() : HelpText.help(on: topic))
  }
}
