import Diagnostics
import JSONText

extension Field {
  /// A key of a scenario whose views come from Swift source. The command has them read, by a program of its own, before
  /// the scenario is; nothing else can.
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
