import TestSupport
import Testing
import UIKit

/// No property that code can set is forgotten: each has an example, or is among those of which nothing is to be seen.
@MainActor @Suite struct PropertyScanTests {
  @Test func everySettablePropertyIsAccountedFor() throws {
    let all = try LibraryDeclarations().settable
    #expect(all.values.map(\.count).reduce(0, +) > 500)
    let shown = Self.examples()
    for (type, names) in all.sorted(by: { $0.key < $1.key }) where !UnseenProperties.types.contains(type) {
      let unseen = UnseenProperties.names(of: type)
      for name in names.subtracting(shown[type] ?? []).subtracting(unseen).sorted() {
        Issue.record("\(type).\(name) has no example in PropertyExamples")
      }
      let gone = unseen.subtracting(names).sorted()
      #expect(gone.isEmpty, "\(type) has no settable \(gone.joined(separator: ", "))")
    }
    let types = UnseenProperties.types.subtracting(all.keys).sorted()
    #expect(types.isEmpty, "without settable properties: \(types.joined(separator: ", "))")
  }

  /// The names with examples, by the types that declare them: a class has the examples of its subclasses, and a value
  /// those on the class that it is set on.
  private static func examples() -> [String: Set<String>] {
    var found: [String: Set<String>] = [:]
    for example in PropertyExamples.all {
      let path = example.property.split(separator: ".").map(String.init)
      var owner = "\(example.type)"
      for name in path.dropLast() {
        found[owner, default: []].insert(name)
        owner = UnseenProperties.values["\(owner).\(name)"] ?? "\(owner).\(name)"
      }
      if path.count > 1 { found[owner, default: []].insert(path[path.count - 1]) }
      for ancestor in ancestors(of: example.type) { found[ancestor, default: []].insert(path[0]) }
    }
    return found
  }

  private static func ancestors(of type: Any.Type) -> [String] {
    sequence(first: type as? AnyClass) { $0.map { _getSuperclass($0) } }.compactMap { $0.map { "\($0)" } }
  }
}
