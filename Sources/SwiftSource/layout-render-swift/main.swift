if CommandLine.arguments.contains("--maps") {
  Session.printMaps()
} else {
  Session.run()
}
