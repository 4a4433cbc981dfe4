import FileAccess

/// fonts: lists the fonts that texts are set in, and reports what is wrong with them.
struct FontsRequest: Request {
  let fonts: FontOptions
  let isForPrograms: Bool

  init(_ arguments: ParsedArguments) {
    fonts = FontOptions(arguments)
    isForPrograms = arguments.value(of: .format) == "json"
  }

  func run(in session: Session) throws(Failure) -> ExitStatus {
    let status = session.console.printOutput(
      isForPrograms ? FontList.json(fonts.files) : FontList.text(fonts.files))
    return try fonts.load(reportingTo: session.console) { _ in status }
  }
}
