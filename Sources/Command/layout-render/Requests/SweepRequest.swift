import FileAccess

/// solve --sweep: prints or writes the sizes of the canvas at which something changes, as JSON or text.
struct SweepRequest: SolvingRequest {
  let batch: Batch
  let solving: SolvingOptions
  let outputs: OutputPlan?

  init(_ arguments: ParsedArguments) throws(Failure) {
    let solve = try SolveRequest(arguments)
    batch = solve.batch
    solving = solve.solving
    var outputs = solve.outputs
    if let value = arguments.value(of: .sweep), let range = try? SweptRange(argument: value) {
      outputs?.content = .sweep(range)
    }
    self.outputs = outputs
  }

  func work(on job: inout InputJob, in reserved: ReservedFiles) throws(Failure) {
    try job.make(outputs, of: job.solve(solving), keeping: reserved)
  }
}
