/// Measures the time and memory of the built command on larger and larger tables, by phase.
enum TableBenchmark {
  private static let counts = [100, 1000, 10_000]

  /// - Parameters:
  ///   - command: the path of the built command.
  ///   - folder: for the scenarios and pictures.
  /// - Returns: an exit status.
  static func run(command: String, folder: String) -> Int32 {
    for count in counts {
      let table = GeneratedTable(viewCount: count)
      let path = "\(folder)/table-\(count)"
      guard FileOutput.write(table.json, to: path + ".json") else {
        SolverBenchmark.complain("cannot write \(path).json")
        return 74
      }
      let words = [command, path + ".json", "-o", path + ".png", "--timings", "--quiet"]
      let phases = TimedProgram.output(of: words, suffix: " 2>&1").map(phases(in:)) ?? []
      guard let all = phases.first(where: { $0.name == "all" }) else {
        SolverBenchmark.complain("\(command) failed on \(path).json")
        return 70
      }
      if count == counts.first { printHead(phases) }
      let cells =
        ["\(table.viewCount)", "\(table.constraintCount)"]
        + phases.map {
          SolverBenchmark.fixed($0.milliseconds, 1) + " / " + SolverBenchmark.fixed($0.megabytes, 0)
        } + [SolverBenchmark.fixed(1000 * all.milliseconds / Double(table.viewCount), 0)]
      print("| " + cells.joined(separator: " | ") + " |")
    }
    return 0
  }

  private typealias Phase = (name: Substring, milliseconds: Double, megabytes: Double)

  private static func printHead(_ phases: [Phase]) {
    let names = ["views", "constraints"] + phases.map { "\($0.name), ms / MB" } + ["µs a view"]
    print("| " + names.joined(separator: " | ") + " |")
    print("|" + names.map { _ in "---|" }.joined())
  }

  /// The lines that consist of a name and two numbers.
  private static func phases(in report: String) -> [Phase] {
    report.split(separator: "\n").compactMap { line in
      let words = line.split(separator: " ")
      guard words.count == 3, let milliseconds = Double(words[1]), let megabytes = Double(words[2]) else {
        return nil
      }
      return (words[0], milliseconds, megabytes)
    }
  }
}
