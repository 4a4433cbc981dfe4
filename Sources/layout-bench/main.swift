import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())

switch arguments.first {
case "phases" where arguments.count == 2:
  exit(PhaseBenchmark.run(file: arguments[1]))
case "command" where arguments.count == 4:
  exit(CommandBenchmark.run(file: arguments[1], command: arguments[2], folder: arguments[3]))
case "solver":
  exit(SolverBenchmark.run(files: Array(arguments.dropFirst())))
default:
  SolverBenchmark.complain("usage: layout-bench phases FILE.json | solver FILE.alp...")
  exit(64)
}
