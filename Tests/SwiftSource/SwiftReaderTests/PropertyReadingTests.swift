import Foundation
import TestSupport
import Testing

/// What code sets has an effect on what is shown, or is told: the examples of the library UIKit, read as source.
@Suite(.enabled(if: ReaderProgram.isExpected, "make reader builds the reader"))
struct PropertyReadingTests {
  private struct Example {
    let type: String, property: String, given: String, code: String
    var name: String { "\(type).\(property)" }
  }

  private static let text = try? String(
    contentsOf: PackageFolder.url.appending(
      path: "Tests/UIKit/LayoutRenderTests/Properties/PropertyExamples.swift"),
    encoding: .utf8)

  private static func stages() throws -> [String: String] {
    let found = try #require(text).matches(of: /Stage\((\w+)\.self\) \{ stage in (.+); return it \},/).map {
      (String($0.1), String($0.2))
    }
    return Dictionary(uniqueKeysWithValues: found)
  }

  private static func examples() throws -> [Example] {
    try #require(text).matches(
      of: /Example\((\w+)\.self, "([\w.]+)"(?:, given: \{ (.+) \})?\) \{ (.+) \},/
    ).map {
      Example(
        type: String($0.1), property: String($0.2),
        given: String($0.3 ?? "").replacing("$0", with: "it"),
        code: String($0.4).replacing("$0", with: "it"))
    }
  }

  @Test func everyPropertyHasAnEffectOrIsTold() throws {
    let (stages, examples) = (try Self.stages(), try Self.examples())
    #expect(stages.count > 20 && examples.count > 150)
    // The classes of what lists show.
    let text = try #require(Self.text)
    let lists = try #require(text.range(of: "final class ExampleRows"))
    var source = "import UIKit\n" + text[lists.lowerBound...] + "\n"
    func add(_ name: String, _ code: String) {
      source += """
        class \(name): UITabBarController { override func viewDidLoad() { super.viewDidLoad(); \
        let stage = UIViewController(); viewControllers = [UINavigationController(rootViewController: stage)]; \(code) } }

        """
    }
    for (index, example) in examples.enumerated() {
      let given = try #require(stages[example.type]) + "; " + example.given
      add("Plain\(index)", given)
      add("Example\(index)", given + "; " + example.code)
    }
    let reading = try Reading(source)
    for (index, example) in examples.enumerated() {
      let plain = try seen("Plain\(index)", reading)
      #expect(try seen("Example\(index)", reading) != plain, "\(example.name)")
    }
  }

  /// What is shown and told, without places in the source.
  private func seen(_ name: String, _ reading: Reading) throws -> String {
    func placeless(_ value: Any) -> Any {
      if let object = value as? [String: Any] {
        return object.filter { $0.key != "source" }.mapValues(placeless)
      }
      if let list = value as? [Any] { return list.map(placeless) }
      return value
    }
    let option = try reading.option(name)
    let told = (option["notUnderstood"] as? [[String: Any]] ?? []).map { "\($0["reason"] ?? "")" }
    let scenario = placeless(option["scenario"] ?? [:])
    let data = try JSONSerialization.data(withJSONObject: scenario, options: [.sortedKeys])
    return (told + [String(decoding: data, as: UTF8.self)]).joined(separator: "\n")
      .replacing(/\b(Plain\d+|Example\d+)\b/, with: "Screen")
  }
}
