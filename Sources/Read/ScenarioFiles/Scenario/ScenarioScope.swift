import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

/// The names that a scenario's views and constraints can refer to: templates, and variables with their values.
struct ScenarioScope: Sendable {
  private var templates: [String: JSONValue] = [:]
  private(set) var variables: [String: JSONValue] = [:]
  /// Prefixes that names may lack here, the innermost first: in the instance `card` of a template, `title` means
  /// `card.title`.
  private(set) var prefixes: [String] = []

  /// A template can be based on others; a chain longer than this is a mistake.
  private static let longestChain = 20

  init(templates: JSONValue? = nil, variables: JSONValue? = nil) {
    for member in templates?.members ?? [] { self.templates[member.key] = member.value }
    setVariables(variables)
  }

  private mutating func setVariables(_ node: JSONValue?) {
    for member in node?.members ?? [] { variables[member.key] = member.value.withSingleDollars }
  }

  /// The same scope with the variables of an option.
  func overriding(_ variables: JSONValue?) -> ScenarioScope {
    var scope = self
    scope.setVariables(variables)
    return scope
  }

  /// The same scope with the variables of a view, whose values may have variables of this scope in them.
  private func overriding(_ own: JSONValue?, _ findings: inout Findings) -> ScenarioScope {
    guard !variables.isEmpty else { return overriding(own) }
    var scope = self
    for member in own?.members ?? [] {
      scope.variables[member.key] = member.value.substituting(variables, &findings)
    }
    return scope
  }

  /// The scope inside an instance of a template.
  func inside(_ id: String) -> ScenarioScope {
    var scope = self
    scope.prefixes.insert(id + ".", at: 0)
    return scope
  }

  // MARK: Views

  /// A view as it is after templates and variables have been applied.
  struct Expansion {
    /// Without subviews and constraints.
    var node: JSONValue
    /// The scope with the view's own variables.
    var scope: ScenarioScope
    /// Subviews and constraints, a template's before those that are added to it.
    var parts: [Part] = []
  }

  /// The contents of a view according to one object, before variables are replaced.
  struct Part {
    var subviews: [JSONValue]
    var constraints: [JSONValue]
    /// Whether they come from a template, so that names in them are those of the instance.
    var isInherited: Bool
    /// Whether a UIKit class has them by itself.
    var isStandard = false
  }

  /// The view with its template's keys and its variables' values; a key of its own takes precedence over the
  /// template's, while subviews and constraints add to the template's.
  func expanded(_ node: JSONValue, _ findings: inout Findings) -> Expansion {
    guard case .object = node.content else { return Expansion(node: node, scope: self) }
    let chain = chain(of: node, &findings)
    var expansion = Expansion(node: node, scope: self)
    for node in chain.reversed() {
      expansion.scope = expansion.scope.overriding(node.member("variables")?.value, &findings)
    }
    let variables = expansion.scope.variables
    var members: [JSONMember] = []
    var keys: Set<String> = []
    for (depth, node) in chain.enumerated() {
      for member in node.members
      where !Self.structure.contains(member.key) && keys.insert(member.key).inserted {
        members.append(member.substituting(variables, &findings))
      }
      let constraints = node.elements("constraints", &findings)
      let subviews = node.elements("subviews", &findings) + node.elements("arrangedSubviews", &findings)
      expansion.parts.insert(
        Part(subviews: subviews, constraints: constraints, isInherited: depth > 0), at: 0)
    }
    expansion.node.content = .object(members)
    let kind = ViewKind(of: expansion.node)
    if let part = StandardRows.part(of: chain, kind, &findings) { expansion.parts.insert(part, at: 0) }
    if kind == .collectionView {
      expansion.node.content = .object(members.filter { $0.key != StandardRows.items })
    }
    return expansion
  }

  private static let structure = StandardRows.keys.union([
    "template", "variables", "subviews", "arrangedSubviews", "constraints",
  ])

  /// The object, the template it names, the template that this one names, and so on.
  private func chain(of node: JSONValue, _ findings: inout Findings) -> [JSONValue] {
    var chain = [node]
    while let reference = chain.last?.member("template")?.value {
      guard case .string(let name) = reference.content else {
        findings.wrongType(reference, expected: "the name of a template")
        break
      }
      guard let template = templates[name] else {
        findings.error(
          .unknownTemplate, at: reference.range, "no template named \"\(name)\"",
          help: Suggestion.question(for: name, in: templates.keys.sorted())
            ?? "define templates under \"templates\"")
        break
      }
      guard chain.count < Self.longestChain else {
        findings.error(
          .tooDeep, at: reference.range,
          "the template \"\(name)\" is based on itself, or on more than \(Self.longestChain) others")
        break
      }
      chain.append(template)
    }
    return chain
  }
}

extension JSONValue {
  /// An object's members; none of other values.
  var members: [JSONMember] {
    guard case .object(let members) = content else { return [] }
    return members
  }

  fileprivate func elements(_ key: String, _ findings: inout Findings) -> [JSONValue] {
    guard let value = member(key)?.value else { return [] }
    guard case .array(let elements) = value.content else {
      findings.wrongType(value, expected: "an array")
      return []
    }
    return elements
  }
}
