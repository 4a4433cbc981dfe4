import FileAccess
import PangoCairoBackend

/// The whole command: from arguments to an exit status.
enum Command {
  /// - Parameter arguments: without the program's own name.
  static func run(_ arguments: [String]) -> ExitStatus {
    Process.prepare()
    let isWorker = arguments.first == Worker.argument
    let commandLine = isWorker ? Array(arguments.dropFirst()) : arguments
    let console = Console(form: ArgumentParser.messageForm(in: commandLine))
    do throws(Failure) {
      var arguments = try ArgumentParser.parse(commandLine)
      if arguments.has(.version) {
        return console.printOutput("\(CommandTable.program) \(CommandTable.fullVersion)\n")
      }
      if arguments.has(.help) { return console.printOutput(HelpText.help(for: arguments)) }
      arguments = try ConfigurationFile.applied(to: arguments)
      let request = try RequestTable.request(arguments)
      guard isWorker else { return try request.run(in: Session(console: console, commandLine: commandLine)) }
      guard let request = request as? any BatchRequest else { return .bug }
      return Worker.run(request, style: console.style)
    } catch {
      return console.report(error)
    }
  }
}
