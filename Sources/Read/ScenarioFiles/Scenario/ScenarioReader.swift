import AutoLayout
package import Diagnostics
import JSONText
import LayoutScene
import SafeText

/// Reads scenarios in JSON.
package enum ScenarioReader {
  /// Reads a scenario, or reports everything that is wrong with it.
  ///
  /// A syntax error ends parsing; all other errors are collected, up to a hundred.
  ///
  /// - Parameters:
  ///   - bytes: UTF-8, at most 64 MiB.
  ///   - input: the file's name; the scene leaves out its folders.
  ///   - overrides: the command line's settings for the canvas.
  ///   - images: the content of the image files that the scenario names.
  ///   - memory: the parts that are known of a scenario that was read before.
  package static func read(
    _ bytes: [UInt8], input: String, overrides: CanvasOverrides = CanvasOverrides(),
    images: ImageSource = .scenario, memory: ScenarioMemory? = nil
  ) -> ReadResult {
    var findings = Findings(source: SourceText(bytes))
    let name = PathText.name(of: input)
    let scene = parts(memory, &findings).flatMap { scenario, body in
      read(scenario, body, input: name, overrides: overrides, images, &findings)
    }
    return ReadResult(scene: findings.hasErrors ? nil : scene, diagnostics: findings.diagnostics())
  }

  private static func parts(
    _ memory: ScenarioMemory?, _ findings: inout Findings
  ) -> (ScenarioDraft, ScenarioBody)? {
    if let known = memory?.recalled(&findings) { return known }
    memory?.forget()
    guard let node = JSONParser.parse(&findings, allowsComments: true) else { return nil }
    var scenario = ScenarioDraft()
    ScenarioDraft.format.read(node, into: &scenario, &findings)
    let body = ScenarioBody(scenario, &findings)
    if findings.count == 0 { memory?.remember(node, scenario, body, findings.source) }
    return (scenario, body)
  }

  private static func read(
    _ scenario: ScenarioDraft, _ body: ScenarioBody, input: String, overrides: CanvasOverrides,
    _ images: ImageSource, _ findings: inout Findings
  ) -> Scene? {
    let reader = OptionReader(
      scenario: scenario, overrides: CanvasDraft(overrides, &findings), body: body)
    let options = reader.read(scenario.options, &findings)
    var scene = Scene(
      input: input, title: scenario.title, description: scenario.description, overlay: scenario.overlay,
      options: options)
    scene.showsPlain = scenario.withPlain
    scene.ignoredRemarks = Set(scenario.ignoredRemarks)
    scene.loadImages(from: images, carried: scenario.images, &findings)
    return scene
  }
}

/// The views and constraints of a scenario, or of an option that has others.
struct ScenarioBody {
  let tree: ScenarioTree
  let constraints: ScenarioConstraints

  /// - Parameter option: adds views and constraints, and gives variables other values.
  init(_ scenario: ScenarioDraft, for option: OptionDraft? = nil, _ findings: inout Findings) {
    let scope = ScenarioScope(templates: scenario.templates, variables: scenario.variables)
      .overriding(option?.variables)
    tree = ScenarioTree(
      scenario.views, root: scenario.root, adding: option?.addedViews ?? [], in: scope, &findings)
    let nodes = (scenario.constraints + (option?.addedConstraints ?? [])).map {
      $0.substituting(scope.variables, &findings)
    }
    constraints = ConstraintReader(tree: tree).read(nodes, &findings)
  }
}
