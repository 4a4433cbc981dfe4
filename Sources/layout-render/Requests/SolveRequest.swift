/// solve: prints or writes the solution as JSON.
struct SolveRequest: SolvingRequest {
  let batch: Batch
  let solving: SolvingOptions
  let outputs: OutputPlan?

  init(_ arguments: ParsedArguments) throws(Failure) {
    batch = try Batch(arguments)
    solving = try SolvingOptions(arguments)
    var flags = OutputFlags(arguments)
    flags.format = .json
    _ = try flags.template(inFolder: "{scenario}.json", jsonOf: .solve)
    outputs = try OutputPlan(flags, of: arguments, batch)
  }

  func work(on job: inout InputJob, in reserved: ReservedFiles) throws(Failure) {
    try job.make(outputs, of: job.solve(solving), keeping: reserved)
  }
}
