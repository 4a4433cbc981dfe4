/// Times the work of a live page after each change, in its engine compiled to WebAssembly: it reads the scenario, lays
/// it out, draws it and reports it. Node runs the engine.
enum PageBenchmark {
  private static let script = #filePath.replacing("PageBenchmark.swift", with: "page.mjs")

  /// - Parameters:
  ///   - counts: numbers of views.
  ///   - command: the path of the built command.
  ///   - folder: for the scenarios and pages.
  /// - Returns: an exit status.
  static func run(counts: [Int], command: String, folder: String) -> Int32 {
    print("Milliseconds of processor time for an update, medians")
    print("| views | constraints | width | constant | priority | text |")
    print("|---|---|---|---|---|---|")
    for count in counts {
      guard printRow(of: GeneratedForm(viewCount: count), command: command, folder: folder) else { return 69 }
    }
    print("\nKilobytes that the engine holds after so many updates, and its memory")
    print("| views | constraints | \(soak / 10) | \(soak) | memory |")
    print("|---|---|---|---|---|")
    let small = GeneratedForm(viewCount: 20)
    return printRow(of: small, ["\(soak)"], command: command, folder: folder) ? 0 : 69
  }

  private static let soak = 10_000

  private static func printRow(
    of form: GeneratedForm, _ arguments: [String] = [], command: String, folder: String
  ) -> Bool {
    let path = "\(folder)/page-\(form.viewCount)"
    // As a browser compiles what has run often.
    let node = ["node", "--no-liftoff", script, path + ".html"] + arguments
    guard FileOutput.write(form.json, to: path + ".json"),
      TimedProgram.seconds([command, path + ".json", "-o", path + ".html", "--quiet"]) != nil,
      let row = TimedProgram.output(of: node), row.hasPrefix("|")
    else {
      SolverBenchmark.complain("no page of \(form.viewCount) views; it takes make live, and node")
      return false
    }
    print("| \(form.viewCount) | \(form.constraintCount) \(row)", terminator: "")
    return true
  }
}

/// Rows of a title, a value with a least width, and a line below, in columns: 14 constraints for every four views, less
/// one.
private struct GeneratedForm {
  private let rows: Int
  private let columns: Int

  var viewCount: Int { rows * 4 }

  init(viewCount: Int) {
    rows = max(1, viewCount / 4)
    columns = max(1, Int((Double(rows) / 4).squareRoot().rounded()))
  }

  var constraintCount: Int { (0..<rows).reduce(0) { $0 + constraints($1).count } }

  var json: String {
    let views = (0..<rows).map { row in
      """
      { "id": "cell \(row)", "subviews": [
        { "id": "title \(row)", "type": "label", "text": "Platform \(row % 97)" },
        { "id": "value \(row)", "type": "label", "text": "\(row % 24):\(10 + row % 50)" },
        { "id": "line \(row)", "backgroundColor": "#8e8e93" }] }
      """
    }
    let constraints = (0..<rows).flatMap(constraints).map { name, equation in
      "{ \"identifier\": \"\(name)\", \"equation\": \"\(equation)\" }"
    }
    return """
      { "canvas": { "size": [\(200 * columns), \(44 * ((rows + columns - 1) / columns))], "scale": 1 },
        "views": [\(views.joined(separator: ",\n"))],
        "constraints": [\(constraints.joined(separator: ",\n"))] }
      """
  }

  /// Those that the benchmark edits, in the second row or the first, have names of their own.
  private func constraints(_ row: Int) -> [(name: String, equation: String)] {
    let column = row % columns
    let equations = [
      column == 0
        ? "cell \(row).leading = superview.leading" : "cell \(row).leading = cell \(row - 1).trailing",
      row < columns ? "cell \(row).top = superview.top" : "cell \(row).top = cell \(row - columns).bottom",
      row == 0
        ? "cell 0.width = \(1 / Double(columns)) * superview.width" : "cell \(row).width = cell 0.width",
      "cell \(row).height = 44", "title \(row).leading = cell \(row).leading + 12",
      "title \(row).centerY = cell \(row).centerY", "value \(row).leading >= title \(row).trailing + 8",
      "value \(row).trailing = cell \(row).trailing - 12",
      "value \(row).firstBaseline = title \(row).firstBaseline",
      "line \(row).leading = title \(row).leading", "line \(row).trailing = cell \(row).trailing",
      "line \(row).bottom = cell \(row).bottom", "line \(row).height = 1",
    ]
    let wish = row > 0 ? ["value \(row).width >= 60 @300"] : []
    return (equations + wish).enumerated().map { number, equation in
      let edited = [4: "title.leading", 13: "value.wish"][number]
      return (name: row == 1 ? edited ?? "\(row).\(number)" : "\(row).\(number)", equation: equation)
    }
  }
}
