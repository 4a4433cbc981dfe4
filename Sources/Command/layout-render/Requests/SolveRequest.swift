import FileAccess

/// solve: prints or writes the solution as JSON or text.
struct SolveRequest: SolvingRequest {
  let batch: Batch
  let solving: SolvingOptions
  let outputs: OutputPlan?

  init(_ arguments: ParsedArguments) throws(Failure) {
    batch = try Batch(arguments)
    solving = try SolvingOptions(arguments)
    var flags = OutputFlags(arguments)
    if let path = flags.path, let named = flags.named, named.isPicture {
      throw .otherFormat(path, .solve, writing: "JSON or text")
    }
    flags.format = flags.format ?? (flags.named == .text ? .text : .json)
    outputs = try OutputPlan(flags, of: arguments, batch.files)
  }

  func work(on job: inout InputJob, in reserved: ReservedFiles) throws(Failure) {
    try job.make(outputs, of: job.solve(solving), keeping: reserved)
  }
}
