import AutoLayout
package import JSONText
import LayoutScene

/// The scenario format as a JSON Schema.
package enum ScenarioSchema {
  /// A schema of draft 2020-12, generated from the reader's table; the text is always the same.
  ///
  /// It cannot express rules across values, such as unique names, or the syntax of equations.
  package static func json() -> String { node.text }

  /// The schema as a value.
  package static var node: JSONNode {
    JSONNode.schema(
      "scenario", version: Double(ScenarioDraft.version),
      of: whole, definitions: definitions)
  }

  /// Views that come from Swift source need not be there.
  private static var whole: JSONNode {
    guard case .object(let members) = ScenarioDraft.format.schema(from: ScenarioDraft()) else { return .null }
    func required(_ key: String) -> JSONNode { .object([("required", .array([.string(key)]))]) }
    return .object(
      members.map { $0.0 == "required" ? ("anyOf", .array([required("views"), required("source")])) : $0 })
  }

  private static var definitions: [(String, JSONNode)] {
    [
      ("view", ViewDraft.format.schema(from: ViewDraft(view: SceneView(id: "")))),
      ("rootView", ViewDraft.rootFormat.schema),
      ("addedView", ViewDraft.addedFormat.schema),
      ("template", ViewDraft.templateFormat.schema),
      ("color", ValueFormat<DynamicColor>.writtenColor.schema),
      ("priority", ValueFormat<LayoutPriority>.writtenPriority.schema),
      ("attributedText", ValueFormat<[RunDraft]>.writtenText.schema),
      ("image", ValueFormat<SceneImage>.writtenImage.schema),
      ("run", RunDraft.format.schema(from: RunDraft())),
      ("buttonConfiguration", ButtonContent.configurationFormat.schema),
      ("viewPatch", ViewDraft.patchFormat.schema),
      (
        "constraint",
        .any(of: [
          JSONNode.type("string").described(ConstraintDraft.equationDoc),
          ConstraintDraft.equationFormat.schema(from: ConstraintDraft()),
          ConstraintDraft.attributeFormat.schema(from: ConstraintDraft()),
          ConstraintDraft.visualFormatFormat.schema(from: ConstraintDraft()),
        ])
      ),
      ("constraintPatch", ConstraintPatch.format.schema),
      ("option", OptionDraft.format.schema),
    ]
  }
}
