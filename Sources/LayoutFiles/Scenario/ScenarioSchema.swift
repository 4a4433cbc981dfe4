/// The scenario format as a JSON Schema.
package enum ScenarioSchema {
  /// A schema of draft 2020-12, made from the table by which the reader reads; the same text every time.
  ///
  /// What spans values, such as unique names and the words of equations, it cannot say.
  package static func json() -> String {
    JSONNode.schema(
      title: "layout-render scenario", of: ScenarioDraft.format.schema, definitions: definitions)
  }

  private static var definitions: [(String, JSONNode)] {
    [
      ("view", ViewDraft.format.schema),
      ("rootView", ViewDraft.rootFormat.schema),
      ("addedView", ViewDraft.addedFormat.schema),
      ("template", ViewDraft.templateFormat.schema),
      ("viewPatch", ViewDraft.patchFormat.schema),
      (
        "constraint",
        .any(of: [
          JSONNode.type("string").described(ConstraintDraft.equationDoc),
          ConstraintDraft.equationFormat.schema,
          ConstraintDraft.attributeFormat.schema,
          ConstraintDraft.visualFormatFormat.schema,
        ])
      ),
      ("constraintPatch", ConstraintPatch.format.schema),
      ("option", OptionDraft.format.schema),
    ]
  }
}
