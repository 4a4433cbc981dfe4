import AutoLayout
import Diagnostics
import FileAccess
import JSONText
import LayoutScene
import PangoCairoBackend
import SwiftSourceFiles

/// convert: writes scenes as scenarios, or as Swift source.
struct ConvertRequest: Request {
  let files: [InputFile]
  let overrides: CanvasOverrides
  let selection: OptionSelection
  /// nil: standard output.
  let template: OutputTemplate?
  let form: ConvertedForm
  /// For passes of layout in code.
  let fonts: FontOptions
  let isStrict: Bool
  let hidesWarnings: Bool

  private static let usualName = "{scenario}-{option}.json"

  init(_ arguments: ParsedArguments) throws(Failure) {
    files = InputFile.inputs(arguments.operands, asOne: !OutputFlags(arguments).namesInputs)
    overrides = try CanvasOverrides(arguments)
    selection = .named(arguments.all(of: .option))
    let flags = OutputFlags(arguments)
    template = try flags.template(inFolder: Self.usualName)
    form = flags.path?.lowercased().hasSuffix(".swift") == true ? .swift : .scenario
    if let path = flags.path, let named = flags.named, named != .json {
      throw .otherFormat(path, .convert, writing: "JSON or Swift source", ending: ".json or .swift")
    }
    fonts = FontOptions(arguments)
    isStrict = arguments.has(.strict)
    hidesWarnings = arguments.has(.noWarnings)
  }

  func run(in session: Session) throws(Failure) -> ExitStatus {
    var status = ExitStatus.success
    var scenarios: [[PlannedScenario]] = []
    for file in files {
      do throws(Failure) {
        let document = try Document.read(
          file, overrides, options: selection.names,
          fonts: CodeFonts(directories: fonts.directories, usesSystemFonts: fonts.usesSystemFonts))
        let positions = try selection.positions(among: document.scene.options)
        status.worsen(to: report(document.diagnostics(of: positions), about: file, in: session))
        scenarios.append(try planned(document, positions))
      } catch {
        if !file.onlyHelps(error) { status.worsen(to: session.console.report(error.about(file))) }
      }
    }
    do throws(Failure) {
      try checkNames(scenarios)
    } catch {
      return max(status, session.console.report(error))
    }
    var written: [String] = []
    for scenario in scenarios.joined() { status.worsen(to: write(scenario, &written, in: session)) }
    session.console.tellWritten(written)
    return status
  }

  private func write(
    _ scenario: PlannedScenario, _ written: inout [String], in session: Session
  ) -> ExitStatus {
    do throws(Failure) {
      let (text, diagnostics) = try scenario.text()
      let status = report(diagnostics, about: scenario.document.file, in: session)
      guard let bytes = text.map({ Array($0.utf8) }) else { return status }
      guard let path = scenario.path else { return max(status, session.console.printOutput(bytes)) }
      try OutputFile.write(bytes, to: path)
      written.append(path)
      return status
    } catch {
      return session.console.report(error)
    }
  }

  private func report(_ diagnostics: [Diagnostic], about file: InputFile, in session: Session) -> ExitStatus {
    var status = ExitStatus.success
    for diagnostic in diagnostics where diagnostic.severity != .note {
      if diagnostic.severity == .error || !hidesWarnings {
        session.console.report(Message(diagnostic, about: file))
      }
      if isStrict, diagnostic.severity == .warning { status.worsen(to: .findings) }
    }
    return status
  }

  /// The scenes of a storyboard are written separately as scenarios, and together as Swift source. The options of a
  /// scenario, and scenes as Swift source, are written separately only if the template names each.
  private func planned(_ document: Document, _ positions: [Int]?) throws(Failure) -> [PlannedScenario] {
    let options = document.scene.options
    guard form == .scenario && document.kind.hasSeparateOptions || template?.has(.option) == true else {
      return [
        PlannedScenario(
          document: document, form: form, options: positions.map(Set.init),
          path: path(of: document.file, options.first))
      ]
    }
    return (positions ?? Array(options.indices)).map {
      PlannedScenario(
        document: document, form: form, option: $0, options: [$0], path: path(of: document.file, options[$0]))
    }
  }

  private func path(of file: InputFile, _ option: SceneOption?) -> String? {
    template?.path { field in
      switch field {
      case .scenario: file.scenario
      case .option: option?.name ?? ""
      case .appearance: (option?.canvas.appearance ?? .light).rawValue
      case .scale: plainNumber(option?.canvas.scale ?? 1)
      case .variant:
        PlannedOutput.variant(option.map { PictureAppearance($0.canvas.appearance) }, option?.canvas.scale)
      }
    }
  }

  /// - Parameter scenarios: those of each input.
  private func checkNames(_ scenarios: [[PlannedScenario]]) throws(Failure) {
    let hasSeveralScenes = scenarios.contains { $0.count > 1 }
    if hasSeveralScenes || files.count > 1 {
      guard let template else { throw .standardOutputOfMany(template: Self.usualName) }
      var missing: [OutputTemplate.Field] = []
      if files.count > 1, !template.has(.scenario) { missing.append(.scenario) }
      if hasSeveralScenes, !template.has(.option) { missing.append(.option) }
      if !missing.isEmpty {
        throw .fieldsNeeded(
          count: hasSeveralScenes ? "several scenes" : "several inputs", template: template.adding(missing))
      }
    }
    try ReservedFiles(files).check(scenarios.joined().map { ($0.path, $0.words) })
  }
}
