import AutoLayout
import LayoutFiles
import LayoutWords
import PangoCairoBackend

/// The whole command: from arguments to an exit status.
struct Command {
  private let console: Console

  /// - Parameter arguments: without the program's own name.
  static func run(_ arguments: [String]) -> ExitStatus {
    Process.prepare()
    var arguments = arguments
    let isWorker = arguments.first == Worker.argument
    if isWorker { arguments.removeFirst() }
    let command = Command(console: Console(form: ArgumentParser.messageForm(in: arguments)))
    do throws(ArgumentError) {
      let parsed = try ArgumentParser.parse(arguments)
      return isWorker
        ? command.work(try RenderRequest(parsed)) : try command.run(parsed, commandLine: arguments)
    } catch {
      return command.fail(error.diagnostic, .usage)
    }
  }

  private func run(
    _ arguments: ParsedArguments, commandLine: [String]
  ) throws(ArgumentError) -> ExitStatus {
    if arguments.has(.version) { return print("\(CommandTable.program) \(CommandTable.version)\n") }
    if arguments.has(.help) { return print(help(for: arguments)) }
    switch arguments.command {
    case .render, .solve, .check, .explain, .animate: return draw(try RenderRequest(arguments), commandLine)
    case .convert: return convert(try RenderRequest(arguments))
    case .review: return review(try RenderRequest(arguments), commandLine)
    case .approve: return try Approval.run(arguments, console: console)
    case .schema: return print(arguments.has(.solution) ? SolutionSchema.json() : ScenarioSchema.json())
    case .devices: return print(DeviceList.text())
    case .fonts: return listFonts(FontRequest(arguments))
    case .completions: return print(CompletionScript.text(for: arguments.operands.first ?? "") ?? "")
    case .help: return print(arguments.has(.man) ? ManPage.text() : help(for: arguments))
    }
  }

  private func help(for arguments: ParsedArguments) -> String {
    let wanted =
      arguments.command == .help
      ? arguments.operands.first.flatMap(CommandName.init(rawValue:)) : arguments.command
    guard let wanted, let syntax = CommandTable.syntax(of: wanted),
      wanted != .render || arguments.command == .help
    else { return HelpText.overview() }
    return HelpText.help(for: syntax)
  }

  private func draw(_ request: RenderRequest, _ commandLine: [String]) -> ExitStatus {
    withLibrary(request.fonts) { library in
      var pipeline = Pipeline(request, library: library, console: console)
      return request.isWatching
        ? Watch.run(&pipeline, request, commandLine: commandLine, console) : pipeline.run(commandLine)
    }
  }

  private func work(_ request: RenderRequest) -> ExitStatus {
    do throws(FontError) {
      return Worker.run(request, library: try library(request.fonts), style: console.style)
    } catch {
      // The parent has loaded the same fonts.
      return .bug
    }
  }

  private func convert(_ request: RenderRequest) -> ExitStatus {
    var conversion = Conversion(request, console: console)
    return conversion.run()
  }

  private func review(_ request: RenderRequest, _ commandLine: [String]) -> ExitStatus {
    if request.isMerging { return ReportMerge.run(request, console: console) }
    return withLibrary(request.fonts) { library in
      var review = ReviewRun(request, library: library, console: console)
      return review.run(commandLine)
    }
  }

  /// Loads the fonts, and tells what is wrong with them.
  private func withLibrary(_ request: FontRequest, _ body: (FontLibrary) -> ExitStatus) -> ExitStatus {
    do throws(FontError) {
      let library = try library(request)
      let status = library.problems.map { fail($0.diagnostic, $0.status) }.max() ?? .success
      return max(status, body(library))
    } catch {
      return fail(error.diagnostic, error.status)
    }
  }

  private func library(_ request: FontRequest) throws(FontError) -> FontLibrary {
    try FontLibrary(extraDirectories: request.directories, usesSystemFonts: request.usesSystemFonts)
  }

  private func listFonts(_ request: FontRequest) -> ExitStatus {
    let rows = FontLibrary.describe(extraDirectories: request.directories)
    let status = print(FontList.text(rows))
    return max(status, withLibrary(request) { _ in .success })
  }

  private func fail(_ diagnostic: Diagnostic, _ status: ExitStatus) -> ExitStatus {
    console.report(Message(diagnostic))
    return status
  }

  private func print(_ text: String) -> ExitStatus { console.printOutput(Array(text.utf8)) }
}

extension FontError {
  var diagnostic: Diagnostic { Diagnostic(.error, code: "missing-font", description) }

  var status: ExitStatus {
    switch self {
    case .directoryUnreadable, .directoryEmpty: .noInput
    case .fileUnreadable(_, nil): .badInput
    case .fileMissing, .fileUnreadable, .configurationUnreadable, .outOfMemory: .unavailable
    }
  }
}
