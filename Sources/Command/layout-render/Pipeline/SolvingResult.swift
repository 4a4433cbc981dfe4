import FileAccess

/// The result for all inputs.
struct SolvingResult {
  var status = ExitStatus.success
  private(set) var timings = PhaseTimings()
  /// The files that were written, in order, each with its input.
  private var written: [(path: String, input: InputFile)] = []
  private var dependencies = DependencyFile()
  /// The other files that each input is made from.
  private(set) var sources: [InputFile: [String]] = [:]

  var paths: [String] { written.map(\.path) }

  mutating func add(_ outcome: Outcome, of input: InputFile) {
    status.worsen(to: outcome.status)
    timings += outcome.timings
    sources[input] = outcome.sources
    written += outcome.written.map { ($0, input) }
    dependencies.add(outputs: outcome.written, inputs: [input.argument] + outcome.sources)
  }

  /// Files to which more than one input, or the dependency file, was written. Options of two inputs may lead
  /// to the same file, which shows only when both are written.
  func collisions(dependencies: String?) -> [Failure] {
    var writers: [FileIdentity: InputFile] = [:]
    var failures: [Failure] = []
    for (path, input) in written {
      let other = writers.updateValue(input, forKey: FileIdentity(path))
      guard let other, other != input else { continue }
      failures.append(.collision(path: path, first: other.path, second: input.path))
    }
    guard let path = dependencies, let other = writers[FileIdentity(path)] else { return failures }
    return failures + [.collision(path: path, first: other.path, second: "the dependency file")]
  }

  /// - Parameter fonts: files that every picture depends on.
  func writeDependencies(to path: String, fonts: [String]) throws(Failure) {
    try OutputFile.write(Array(dependencies.text(fonts: fonts).utf8), to: path)
  }
}
