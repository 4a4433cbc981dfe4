import Diagnostics
import JSONText

extension Field {
  /// A key of a scenario whose views come from Swift source. Before the command reads the scenario, it has a separate
  /// program read the source; nothing else can read it.
  static func fromSource(_ name: String, _ schema: JSONNode, _ doc: String) -> Field {
    Field(
      name: name, doc: doc, schema: { schema },
      read: { member, _, findings in
        findings.error(
          .unusedKey, at: member.value.range,
          "\"\(name)\" is for views from Swift source, which the command reads",
          help: "name a file and a class, as in \"source\": \"CardView.swift#CardView\"")
      },
      write: { _, _ in nil })
  }
}
