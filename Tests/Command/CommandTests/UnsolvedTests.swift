import Foundation
import TestSupport
import Testing

/// A layout that is in part beyond the solver: the rest is drawn, and the exit status says that something is wrong.
@Suite struct UnsolvedTests {
  /// Twenty groups of views whose widths hang together by multipliers that no one would use, and a view that is as
  /// good as any.
  private static let scenario: String = {
    var random = RandomSource(seed: 1)
    let multipliers = [0.0001, 0.01, 1, 1000, 100_000]
    var views = [#"{"id": "plain"}"#]
    var constraints = [
      "plain.left = superview.left + 10", "plain.top = superview.top + 20", "plain.width = 30",
      "plain.height = 40",
    ]
    for group in 0..<20 {
      let names = (0..<5).map { "g\(group)-\($0)" }
      views += names.map { #"{"id": "\#($0)"}"# }
      for _ in 0..<10 {
        let relation = random.pick(["=", "=", ">="])
        let multiplier = Double(random.int(1...9)) * random.pick(multipliers)
        constraints.append(
          "\(random.pick(names)).width \(relation) \(multiplier) * \(random.pick(names)).width + \(random.int(1...50))"
        )
      }
    }
    return """
      {"canvas": {"size": [320, 200]}, "views": [\(views.joined(separator: ", "))],
      "constraints": [
      \(constraints.map { "\"\($0)\"" }.joined(separator: ",\n"))
      ]}
      """
  }()

  @Test func theRestIsSolvedAndTheStatusSaysSo() throws {
    let scratch = try Scratch()
    let path = try scratch.write(Self.scenario, to: "wild.json")
    let solved = try Run.command(["solve", path])
    let object = try #require(JSONSerialization.jsonObject(with: solved.output) as? [String: Any])
    let options = try #require(object["options"] as? [[String: Any]])
    let views = try #require(options.first?["views"] as? [[String: Any]])
    let warnings = try #require(options.first?["warnings"] as? [[String: Any]])
    let plain = views.first { $0["id"] as? String == "plain" }
    #expect(plain?["frame"] as? [Double] == [10, 20, 30, 40])
    let unsolved = warnings.filter { $0["code"] as? String == "not-solved" }
    #expect(!unsolved.isEmpty && unsolved.allSatisfy { !($0["views"] as? [String] ?? []).isEmpty })
    #expect(solved.status == 65)
    #expect(solved.errors.contains("wild.json:") && solved.errors.contains("error: “g"))
    #expect(!solved.errors.contains("numericallyUnstable"))
    let drawn = try Run.command([path, "-o", scratch.path("wild.svg")])
    #expect(drawn.status == 65)
    #expect(try scratch.names.sorted() == ["wild.json", "wild.svg"])
  }
}
