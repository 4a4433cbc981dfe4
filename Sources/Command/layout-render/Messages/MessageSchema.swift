import Diagnostics
import JSONText

/// The JSON Schema of each line that `--diagnostics json` prints.
enum MessageSchema {
  static let version = 1.0

  static var node: JSONNode {
    .schema(
      "message", version: version,
      of: .object(
        "A message of the command.",
        [
          KeySchema(
            "severity", .words(Diagnostic.Severity.allCases.map(\.rawValue)),
            "Errors prevent a result; warnings are findings; notes are neither."),
          KeySchema("code", .textSchema, "What it is about: the same for all messages of a kind."),
          KeySchema("file", .textSchema, required: false, "The input, as on the command line."),
          KeySchema("line", .integerSchema, required: false, "The line in the input, from 1."),
          KeySchema("column", .integerSchema, required: false, "The column, in Unicode scalars, from 1."),
          KeySchema(
            "length", .integerSchema, required: false, "The length of the place, in Unicode scalars."),
          KeySchema("message", .textSchema, "In plain English."),
          KeySchema("help", .textSchema, required: false, "What to do about it."),
        ]))
  }
}
