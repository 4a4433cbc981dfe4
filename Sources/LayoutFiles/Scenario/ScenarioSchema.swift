/// The scenario format as a JSON Schema.
package enum ScenarioSchema {
  /// A schema of draft 2020-12, made from the table by which the reader reads; the same text every time.
  ///
  /// What spans values, such as unique names and the words of equations, it cannot say.
  package static func json() -> String {
    guard case .object(let scenario) = ScenarioDraft.format.schema else { return "" }
    return JSONNode.object(
      [
        ("$schema", .string("https://json-schema.org/draft/2020-12/schema")),
        ("title", .string("layout-render scenario")),
      ] + scenario + [("$defs", .object(definitions))]
    ).text
  }

  private static var definitions: [(String, JSONNode)] {
    [
      ("view", ViewDraft.format.schema),
      ("rootView", ViewDraft.rootFormat.schema),
      ("viewPatch", ViewDraft.patchFormat.schema),
      (
        "constraint",
        .object([
          (
            "anyOf",
            .array([
              JSONNode.type("string").described(ConstraintDraft.equationDoc),
              ConstraintDraft.equationFormat.schema,
              ConstraintDraft.attributeFormat.schema,
              ConstraintDraft.visualFormatFormat.schema,
            ])
          )
        ])
      ),
      ("constraintPatch", ConstraintPatch.format.schema),
      ("option", OptionDraft.format.schema),
    ]
  }
}
