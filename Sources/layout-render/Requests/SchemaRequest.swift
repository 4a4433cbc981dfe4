import LayoutFiles

/// schema: prints the JSON Schema of scenarios, of solutions, of sweeps, or of the configuration file.
struct SchemaRequest: Request {
  let text: @Sendable () -> String

  init(_ arguments: ParsedArguments) {
    if arguments.has(.solution) {
      text = SolutionSchema.json
    } else if arguments.has(.breakpoints) {
      text = SolutionSchema.sweepJSON
    } else if arguments.has(.configurationSchema) {
      text = { ConfigurationSchema.json(flags: ConfigurationFile.flags) }
    } else {
      text = ScenarioSchema.json
    }
  }

  func run(in session: Session) -> ExitStatus { session.console.printOutput(text()) }
}
