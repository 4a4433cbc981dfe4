import LayoutFiles

/// schema: prints the JSON Schema of scenario files.
struct SchemaRequest: Request {
  init(_ arguments: ParsedArguments) {}

  func run(in session: Session) -> ExitStatus {
    let schema = ScenarioSchema.json()
    return session.console.printOutput(schema.hasSuffix("\n") ? schema : schema + "\n")
  }
}
