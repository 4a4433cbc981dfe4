import FileAccess
import LivePage
import PangoCairoBackend

/// playground: writes a page in which scenarios are written.
struct PlaygroundRequest: Request {
  /// `-` is standard output.
  let path: String
  let fonts: FontOptions

  private static let usualPath = "playground.html"

  init(_ arguments: ParsedArguments) throws(Failure) {
    path = arguments.value(of: .output) ?? Self.usualPath
    fonts = FontOptions(arguments)
    if path.hasSuffix("/") { throw .folder(path, template: path + Self.usualPath) }
    if let named = OutputFormat(path: path), named != .html {
      throw .otherFormat(path, .playground, writing: "HTML", ending: ".html")
    }
  }

  func run(in session: Session) throws(Failure) -> ExitStatus {
    let module = LiveModuleFile(engine: try LiveEngine.read(), isShared: false)
    return try fonts.load(reportingTo: session.console) { library throws(Failure) in
      let measurer = PangoTextMeasurer(library)
      let page = PlaygroundData.html(measurer, module: module)
      let problems = Failure(measurer.problems)
      if problems.status > .success { throw problems }
      if path == "-" { return session.console.printOutput(page) }
      try OutputFile.write(page, to: path)
      session.console.tellWritten([path])
      return .success
    }
  }
}
