#if canImport(SwiftParser)
  if CommandLine.arguments.contains("--maps") {
    Session.printMaps()
  } else {
    Session.run()
  }
#else
  Session.fail(
    """
    this build cannot read Swift source: the compiler that built it came without its parser. Take a toolchain from \
    https://www.swift.org/install, and build with make reader.
    """, status: 69)
#endif
