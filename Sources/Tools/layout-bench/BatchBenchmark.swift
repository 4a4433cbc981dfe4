/// Times a batch of scenarios drawn light and dark, as for documentation, by one and two workers alternately.
enum BatchBenchmark {
  private static let runs = 5

  /// - Parameters:
  ///   - command: the path of the built command.
  ///   - folder: for the pictures.
  /// - Returns: an exit status.
  static func run(files: [String], command: String, folder: String) -> Int32 {
    func batch(jobs: Int) -> [String] {
      [command] + files + [
        "-o", "\(folder)/{scenario}-{appearance}.png", "--appearance", "light,dark", "--quiet", "--jobs",
        "\(jobs)",
      ]
    }
    guard let (alone, both) = TimedProgram.best(of: batch(jobs: 1), and: batch(jobs: 2), runs: runs) else {
      SolverBenchmark.complain("\(command) failed")
      return 70
    }
    print("\(files.count) scenarios to PNG, light and dark, best of \(runs) runs in turn, in seconds")
    print("  --jobs 1         \(TimedProgram.rounded(alone))")
    print("  --jobs 2         \(TimedProgram.rounded(both))")
    print("  ratio            \(TimedProgram.rounded(alone / both))")
    return 0
  }
}
