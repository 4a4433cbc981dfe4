/// Times a batch of scenarios drawn by one worker and by two, in turn.
enum BatchBenchmark {
  private static let runs = 5

  /// - Parameters:
  ///   - command: the path of the built command.
  ///   - folder: for the pictures.
  /// - Returns: an exit status.
  static func run(files: [String], command: String, folder: String) -> Int32 {
    var one: [Double] = []
    var two: [Double] = []
    func draw(jobs: Int) -> Double? {
      TimedProgram.seconds(
        [command] + files + ["-o", "\(folder)/{scenario}.png", "--quiet", "--jobs", "\(jobs)"])
    }
    for _ in 0..<runs {
      guard let alone = draw(jobs: 1), let both = draw(jobs: 2) else {
        SolverBenchmark.complain("\(command) failed")
        return 70
      }
      one.append(alone)
      two.append(both)
    }
    let (alone, both) = (TimedProgram.median(one), TimedProgram.median(two))
    print("\(files.count) scenarios to PNG, medians of \(runs) runs in turn, in seconds")
    print("  --jobs 1         \(TimedProgram.rounded(alone))")
    print("  --jobs 2         \(TimedProgram.rounded(both))")
    print("  ratio            \(TimedProgram.rounded(alone / both))")
    return 0
  }
}
