import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())

switch arguments.first {
case "phases" where arguments.count == 2:
  exit(PhaseBenchmark.run(file: arguments[1]))
case "command" where arguments.count == 4:
  exit(CommandBenchmark.run(file: arguments[1], command: arguments[2], folder: arguments[3]))
case "jobs" where arguments.count > 3:
  exit(BatchBenchmark.run(files: Array(arguments[3...]), command: arguments[1], folder: arguments[2]))
case "table" where arguments.count == 3:
  exit(TableBenchmark.run(command: arguments[1], folder: arguments[2]))
case "page" where arguments.count == 3:
  exit(PageBenchmark.run(counts: [100, 1000], command: arguments[1], folder: arguments[2]))
case "drawing" where arguments.count == 1:
  exit(DrawingBenchmark.run(counts: [10, 100, 1000, 2500]))
case "legibility" where arguments.count > 1:
  exit(LegibilityBenchmark.run(files: Array(arguments.dropFirst())))
case "changes" where arguments.count == 1:
  let status = ChangeBenchmark.run(families: [.list, .form], counts: [100, 1000, 10_000])
  print("")
  exit(max(status, EditBenchmark.run(counts: [100, 1000])))
case "solver":
  exit(SolverBenchmark.run(files: Array(arguments.dropFirst())))
case "generate" where arguments.count == 3:
  guard let family = ProblemFamily(rawValue: arguments[1]), let count = Int(arguments[2]), count > 0 else {
    SolverBenchmark.complain(
      "the families are \(ProblemFamily.allCases.map(\.rawValue).joined(separator: ", "))")
    exit(64)
  }
  print(family.problem(count).text, terminator: "")
case "compare" where arguments.count == 3 || arguments.count == 4:
  exit(
    Comparison.run(
      folder: arguments[1], results: arguments[2], peer: arguments.count == 4 ? arguments[3] : nil))
default:
  SolverBenchmark.complain(
    """
    usage: layout-bench phases FILE.json
           layout-bench command FILE.json LAYOUT-RENDER FOLDER
           layout-bench jobs LAYOUT-RENDER FOLDER FILE.json...
           layout-bench table LAYOUT-RENDER FOLDER
           layout-bench page LAYOUT-RENDER FOLDER
           layout-bench drawing
           layout-bench legibility FILE.svg...
           layout-bench changes
           layout-bench solver FILE.alp...
           layout-bench generate FAMILY COUNT
           layout-bench compare FOLDER RESULTS [PEER]
    """)
  exit(64)
}
