import AutoLayout
import LayoutFiles
import LayoutScene

/// Where the scenarios of convert go.
struct ConversionPlan {
  /// nil: standard output.
  private var template: OutputTemplate?
  private let reserved: ReservedFiles

  private static let usualName = "{scenario}-{option}.json"

  init(_ request: RenderRequest) throws(TemplateError) {
    reserved = try ReservedFiles(request)
    guard let path = request.output, path != "-" else { return }
    if path.hasSuffix("/") { throw .folder(path, template: path + Self.usualName) }
    if let format = OutputFormat(path: path), format != .json { throw .otherFormat(path, .convert) }
    template = try OutputTemplate(path)
  }

  /// The scenarios that the inputs become, each with its name.
  func scenarios(of inputs: [ReadInput]) throws(TemplateError) -> [PlannedScenario] {
    let scenarios = inputs.enumerated().flatMap { self.scenarios(of: $1, at: $0) }
    if scenarios.count > 1 || inputs.count > 1 { try checkFields(scenarios, of: inputs) }
    try reserved.check(scenarios.map { ($0.path, $0.words(in: inputs)) })
    return scenarios
  }

  /// A scene of a storyboard stands alone; the options of a scenario stay together unless each has a name.
  private func scenarios(of input: ReadInput, at position: Int) -> [PlannedScenario] {
    guard let scene = input.scene else { return [] }
    guard input.kind == .interfaceBuilder || template?.has(.option) == true else {
      return [PlannedScenario(input: position, path: path(of: input, scene.options.first))]
    }
    return scene.options.indices.filter { input.options?.contains($0) ?? true }.map {
      PlannedScenario(input: position, option: $0, path: path(of: input, scene.options[$0]))
    }
  }

  private func path(of input: ReadInput, _ option: SceneOption?) -> String? {
    template?.path { field in
      switch field {
      case .scenario: input.input.scenario
      case .option: option?.name ?? ""
      case .appearance: (option?.canvas.appearance ?? .light).rawValue
      case .scale: plainNumber(option?.canvas.scale ?? 1)
      case .variant:
        PlannedOutput.variant(option.map { PictureAppearance($0.canvas.appearance) }, option?.canvas.scale)
      }
    }
  }

  private func checkFields(_ scenarios: [PlannedScenario], of inputs: [ReadInput]) throws(TemplateError) {
    guard let template else { throw .standardOutputOfMany(template: Self.usualName) }
    var missing: [OutputTemplate.Field] = []
    if inputs.count > 1, !template.has(.scenario) { missing.append(.scenario) }
    let hasSeveralScenes = zip(scenarios, scenarios.dropFirst()).contains { $0.input == $1.input }
    if hasSeveralScenes, !template.has(.option) { missing.append(.option) }
    guard !missing.isEmpty else { return }
    throw .fieldsNeeded(
      count: hasSeveralScenes ? "several scenes" : "several inputs", template: template.adding(missing))
  }
}

/// A scenario that is to be written.
struct PlannedScenario {
  /// The input's position.
  var input: Int
  /// The option's position; nil: all that are wanted.
  var option: Int?
  /// nil: standard output.
  var path: String?

  /// nil for an input that could not be read.
  func text(of input: ReadInput) throws(ScenarioWriteError) -> String? {
    guard let scene = input.scene else { return nil }
    guard let option else { return try ScenarioWriter.json(scene, options: input.options) }
    return input.kind == .interfaceBuilder
      ? try ScenarioWriter.json(ofScene: option, in: scene)
      : try ScenarioWriter.json(scene, options: [option])
  }

  func words(in inputs: [ReadInput]) -> String {
    let (name, scene) = (inputs[input].input.path, inputs[input].scene)
    guard let option, let scene, scene.options.indices.contains(option) else { return name }
    return "option \"\(scene.options[option].name)\" of \(name)"
  }
}
