import AutoLayout
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
  package static func read(
    _ bytes: [UInt8], input: String, overrides: CanvasOverrides = CanvasOverrides()
  ) -> ReadResult {
    var findings = Findings(source: SourceText(bytes))
    let name = PathText.name(of: input)
    let scene = JSONParser.parse(&findings, allowsComments: true).flatMap { node in
      read(node, input: name, overrides: overrides, &findings)
    }
    return ReadResult(scene: findings.hasErrors ? nil : scene, diagnostics: findings.diagnostics())
  }

  private static func read(
    _ node: JSONValue, input: String, overrides: CanvasOverrides, _ findings: inout Findings
  ) -> Scene? {
    var scenario = ScenarioDraft()
    ScenarioDraft.format.read(node, into: &scenario, &findings)
    let tree = ViewTree(scenario.views, root: scenario.root, &findings)
    let constraints = ConstraintReader(tree: tree).read(scenario.constraints, &findings)
    let reader = OptionReader(
      canvas: scenario.canvas, overrides: CanvasDraft(overrides, &findings), tree: tree,
      constraints: constraints)
    let options = reader.read(scenario.options, &findings)
    var scene = Scene(
      input: input, title: scenario.title, description: scenario.description, overlay: scenario.overlay,
      options: options)
    scene.showsPlain = scenario.withPlain
    return scene
  }
}
