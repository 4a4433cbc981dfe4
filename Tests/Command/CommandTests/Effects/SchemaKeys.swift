import JSONText

/// The keys of objects that a schema describes, each called by its definition and its path there: `view.font.size`.
struct SchemaKeys {
  private let root: JSONNode
  private let definitions: [String: JSONNode]
  /// What is described in several places, for views that stand in several places, has one name.
  private static let names = [
    "rootView": "view", "addedView": "view", "template": "view", "viewPatch": "view",
    "constraintPatch": "constraint",
  ]

  /// Options have canvases of the same keys as the scenario has.
  private static func name(_ path: String) -> String {
    for start in ["scenario.", "option."] where path.hasPrefix(start + "canvas") {
      return String(path.dropFirst(start.count))
    }
    return path
  }

  init(_ schema: JSONNode) {
    root = schema
    definitions = Dictionary(schema["$defs"]?.members ?? []) { first, _ in first }
  }

  /// All of them.
  var all: Set<String> {
    var keys = Set<String>()
    func visit(_ schema: JSONNode, _ path: String, _ depth: Int) {
      for one in alternatives(of: schema) {
        if let items = one["items"], items["$ref"] == nil { visit(items, path, depth) }
        guard one["$ref"] == nil else { continue }
        for (key, value) in one["properties"]?.members ?? [] {
          keys.insert(Self.name("\(path).\(key)"))
          visit(value, "\(path).\(key)", depth + 1)
        }
      }
    }
    visit(root, "scenario", 0)
    for (name, definition) in definitions { visit(definition, Self.names[name] ?? name, 0) }
    return keys
  }

  /// A member of an object in a text.
  struct Occurrence {
    let key: String
    /// The whole text, with something else in this place: without the member, and with other values of it.
    let others: [JSONNode]
  }

  /// All members of a text that the schema describes.
  func occurrences(in text: JSONNode) -> [Occurrence] {
    var found: [Occurrence] = []
    visit(text, root, "scenario", { $0 }, &found)
    return found
  }

  private func visit(
    _ node: JSONNode, _ schema: JSONNode, _ path: String, _ whole: @escaping (JSONNode) -> JSONNode,
    _ found: inout [Occurrence]
  ) {
    switch node {
    case .string, .number, .boolean, .null: break
    case .array(let elements):
      guard let items = items(of: schema) else { return }
      for (index, element) in elements.enumerated() {
        let put = { (new: JSONNode) in
          var elements = elements
          elements[index] = new
          return whole(.array(elements))
        }
        visit(element, items, path, put, &found)
      }
    case .object(let members):
      guard let (described, path) = object(with: members.map(\.0), schema, path) else { return }
      for (index, (key, value)) in members.enumerated() {
        guard let schema = described["properties"]?[key] ?? described["additionalProperties"] else {
          continue
        }
        let put = { (new: JSONNode) in
          var members = members
          members[index].1 = new
          return whole(.object(members))
        }
        let isDescribed = described["properties"]?[key] != nil
        if isDescribed {
          var rest = members
          rest.remove(at: index)
          found.append(
            Occurrence(
              key: Self.name("\(path).\(key)"), others: [whole(.object(rest))] + Self.others(value).map(put)))
        }
        visit(value, schema, isDescribed ? "\(path).\(key)" : path, put, &found)
      }
    }
  }

  private static func others(_ value: JSONNode) -> [JSONNode] {
    switch value {
    case .boolean(let flag): [.boolean(!flag)]
    case .number(let number): [.number(number + 7), .number(0)]
    case .string, .null, .array, .object: []
    }
  }

  /// The description of an object with some keys among those that are allowed, and what its keys are called by.
  private func object(with keys: [String], _ schema: JSONNode, _ path: String) -> (JSONNode, String)? {
    for one in alternatives(of: schema) {
      if let name = reference(of: one), let definition = definitions[name] {
        if let found = object(with: keys, definition, Self.names[name] ?? name) { return found }
      } else if one["additionalProperties"]?.members != nil
        || one["properties"].map({ properties in keys.allSatisfy { properties[$0] != nil } }) == true
      {
        return (one, path)
      }
    }
    return nil
  }

  private func items(of schema: JSONNode) -> JSONNode? {
    alternatives(of: schema).lazy.compactMap { one in
      one["items"] ?? reference(of: one).flatMap { definitions[$0] }.flatMap(items)
    }.first
  }

  private func alternatives(of schema: JSONNode) -> [JSONNode] {
    guard let name = reference(of: schema), let definition = definitions[name] else {
      return (schema["anyOf"]?.elements ?? []).flatMap(alternatives) + [schema]
    }
    // Keeps the name, by which the keys are called.
    return definition["properties"] == nil && definition["anyOf"] == nil ? [definition] : [schema]
  }

  private func reference(of schema: JSONNode) -> String? {
    schema["$ref"]?.string.map { String($0.drop { $0 != "/" }.split(separator: "/").last ?? "") }
  }
}
