import AutoLayout
import LayoutFiles

/// convert: scenes in, scenarios and messages out.
struct Conversion {
  private let request: RenderRequest
  private let console: Console
  private var status = ExitStatus.success

  init(_ request: RenderRequest, console: Console) {
    self.request = request
    self.console = console
  }

  /// - Returns: the worst that happened.
  mutating func run() -> ExitStatus {
    do throws(TemplateError) {
      // Wrong names are told before anything is read.
      let plan = try ConversionPlan(request)
      let inputs = request.inputs.map { ReadInput(InputFile(argument: $0), request) }
      for input in inputs {
        report(input.diagnostics, of: input.input)
        status.worsen(to: input.status)
      }
      for scenario in try plan.scenarios(of: inputs) { write(scenario, of: inputs[scenario.input]) }
    } catch {
      console.report(Message(error.diagnostic))
      status.worsen(to: .usage)
    }
    return status
  }

  private mutating func write(_ planned: PlannedScenario, of input: ReadInput) {
    do throws(ScenarioWriteError) {
      guard let text = try planned.text(of: input) else { return }
      write(Array(text.utf8), to: planned.path)
    } catch {
      let diagnostic = Diagnostic(.error, code: error.code, error.message, help: error.help)
      console.report(Message(diagnostic, input: input.input.path))
      status.worsen(to: .badInput)
    }
  }

  private mutating func write(_ bytes: [UInt8], to path: String?) {
    guard let path else {
      status.worsen(to: console.printOutput(bytes))
      return
    }
    do throws(OutputError) {
      try OutputFile.write(bytes, to: path)
    } catch {
      console.report(Message(error.diagnostic))
      status.worsen(to: .cannotWrite)
    }
  }

  private mutating func report(_ diagnostics: [Diagnostic], of input: InputFile) {
    for diagnostic in diagnostics where diagnostic.severity != .note {
      console.report(Message(diagnostic, input: input.path))
      if diagnostic.severity == .warning, request.isStrict { status.worsen(to: .findings) }
    }
  }
}
