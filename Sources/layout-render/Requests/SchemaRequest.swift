import LayoutFiles

/// schema: prints the JSON Schema of scenarios, of solutions, or of sweeps.
struct SchemaRequest: Request {
  let text: @Sendable () -> String

  init(_ arguments: ParsedArguments) {
    text =
      arguments.has(.solution)
      ? SolutionSchema.json : arguments.has(.breakpoints) ? SolutionSchema.sweepJSON : ScenarioSchema.json
  }

  func run(in session: Session) -> ExitStatus { session.console.printOutput(text()) }
}
