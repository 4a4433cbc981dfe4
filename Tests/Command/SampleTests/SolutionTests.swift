import AutoLayout
import Diagnostics
import Foundation
import SolutionFiles
import TestSupport
import Testing

/// The solutions of all samples: what the schema says, and what was written.
@Suite struct SolutionTests {
  private func schema() throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(SolutionSchema.json().utf8)) as? [String: Any])
  }

  @Test(arguments: Sample.all)
  func isValidAndReadAsItWasWritten(_ sample: Sample) throws {
    let schema = try schema()
    let layouts = solve(try #require(sample.read().scene), isExplaining: true)
    // With all that a solution can have.
    let solution = Solution(forReviewOf: layouts, input: sample.path)
    let text = solution.text
    #expect(try Solution(parsing: Array(text.utf8)) == solution)
    let json = try JSONSerialization.jsonObject(with: Data(text.utf8))
    #expect(SchemaValidator(schema: schema).problems(json) == [])
    // As the numbers say and the words too.
    for constraint in solution.options.flatMap(\.constraints)
    where constraint.second == nil {
      // Words have two decimals, but an author's own numbers all of theirs.
      let sign = " \(constraint.relation.symbol) "
      let end = try #require(constraint.description.firstRange(of: sign)).upperBound
      let number = try #require(Double(constraint.description[end...].prefix { $0 != " " }))
      #expect(abs(number - constraint.constant) <= 0.005 + 1e-9, "\(constraint.description)")
    }
  }

  /// The reader is as strict as the schema: what one refuses the other does.
  @Test func theSchemaRefusesWhatTheReaderRefuses() throws {
    let schema = try schema()
    let layouts = solve(try #require(Sample("4-debugging/1-unsatisfiable").read().scene), isExplaining: true)
    let text = Solution(forReviewOf: [layouts[0]], input: "a").text
    var count = 0
    for match in text.matches(of: /: (\d[\d.]*|true|false|null|"[^"]*"|\[[^\[\]{}]*\])/) {
      for value in ["{\"x\": 1}", "[[]]", "true", "\"wrong\"", "-1e9"] {
        let changed = text[..<match.1.startIndex] + value + text[match.1.endIndex...]
        guard (try? Solution(parsing: Array(changed.utf8))) == nil else { continue }
        let json = try JSONSerialization.jsonObject(with: Data(changed.utf8))
        // That deciders are constraints of the option spans values, which a schema cannot say.
        let isRefused =
          !SchemaValidator(schema: schema).problems(json).isEmpty || match.0.contains("deciders")
        #expect(isRefused, "\(match.0) as \(value)")
        count += 1
      }
    }
    #expect(count > 300)
  }

  @Test func theSchemaIsDescribed() throws {
    let schema = try schema()
    #expect(schema["$id"] as? String == "urn:layout-render:solution:2")
    let objects = [schema] + Array(try #require(schema["$defs"] as? [String: [String: Any]]).values)
    for object in objects where object["anyOf"] == nil {
      #expect(object["additionalProperties"] as? Bool == false)
      let properties = try #require(object["properties"] as? [String: [String: Any]])
      for (key, property) in properties {
        #expect((property["description"] as? String)?.isEmpty == false, "\(key)")
      }
    }
  }
}
