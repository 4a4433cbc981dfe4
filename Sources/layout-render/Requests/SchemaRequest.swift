import LayoutFiles

/// schema: prints the JSON Schema of scenarios, or of solutions.
struct SchemaRequest: Request {
  let isOfSolutions: Bool

  init(_ arguments: ParsedArguments) { isOfSolutions = arguments.has(.solution) }

  func run(in session: Session) -> ExitStatus {
    session.console.printOutput(isOfSolutions ? SolutionSchema.json() : ScenarioSchema.json())
  }
}
