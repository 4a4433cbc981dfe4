import Glibc

let arguments = Array(CommandLine.arguments.dropFirst())

switch arguments.first {
case "solver":
  exit(SolverBenchmark.run(files: Array(arguments.dropFirst())))
default:
  SolverBenchmark.complain("usage: layout-bench solver FILE.alp...")
  exit(64)
}
