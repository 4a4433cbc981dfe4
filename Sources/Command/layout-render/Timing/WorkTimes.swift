package import Diagnostics
import JSONText

/// How long the work on each input took, which the next run divides into equal parts.
package struct WorkTimes: Hashable, Sendable {
  package static let version = 1.0

  /// In seconds of processor time, by the names of inputs.
  package var times: [String: Double] = [:]

  package init(_ times: [String: Double] = [:]) { self.times = times }

  static let format = ObjectFormat<WorkTimes>(
    "file of times", "How long the work on each input took.",
    [
      Field(
        name: "version", doc: "The version of this format.", isRequired: true,
        schema: { .object([("const", .number(version))]) },
        read: { member, _, findings in
          guard case .number(version) = member.value.content else {
            findings.error(.wrongType, at: member.value.range, "only version 1 is known")
            return
          }
        },
        write: { _, _ in .number(version) }),
      Field(
        "times", .byName(.number(NumberRange(minimum: 0, maximum: 1e6))), \.times, required: true,
        "Seconds of processor time, by the names of inputs on the command line."),
    ])

  /// - Throws: the first error, with its place.
  package init(parsing bytes: [UInt8]) throws(Diagnostic) {
    var findings = Findings(source: SourceText(bytes))
    if let json = JSONParser.parse(&findings) { Self.format.read(json, into: &self, &findings) }
    if let error = findings.diagnostics().first(where: { $0.severity == .error }) { throw error }
  }

  /// As a file: every input on a line of its own.
  package var text: String {
    JSONNode.object(Self.format.members(of: self, over: WorkTimes())).text
  }

  /// A schema of draft 2020-12.
  package static func schema() -> String {
    JSONNode.schema("times", version: version, of: format.schema).text
  }
}
