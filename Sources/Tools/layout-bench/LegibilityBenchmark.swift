import PictureReading

/// Measures how well pictures can be read, from their SVG files.
enum LegibilityBenchmark {
  /// - Returns: an exit status.
  static func run(files: [String]) -> Int32 {
    var table = LegibilityTable()
    var status: Int32 = 0
    for file in files {
      guard let bytes = SolverBenchmark.read(file) else {
        SolverBenchmark.complain("cannot read \(file)")
        status = 66
        continue
      }
      guard let picture = PictureReader.read(bytes) else {
        SolverBenchmark.complain("\(file) is not an SVG picture")
        status = max(status, 65)
        continue
      }
      table.add(file, picture)
    }
    print(table.markdown, terminator: "")
    return status
  }
}
