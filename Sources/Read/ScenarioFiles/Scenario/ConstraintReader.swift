import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

/// Reads constraints of every form and resolves them against the views.
struct ConstraintReader {
  let tree: ScenarioTree
  /// The prefix of identifiers; nil outside templates.
  var prefix: String?
  /// Whether a UIKit class has the constraints by itself.
  var isStandard = false

  /// A constraint with the identifier that the file gives it.
  private typealias Entry = (constraint: ScenarioConstraint, identifier: Located<String>?)

  /// The scenario's constraints in the order of the file, then those that views have; invalid ones are reported and
  /// left out.
  func read(_ nodes: [JSONValue], _ findings: inout Findings) -> ScenarioConstraints {
    var unusable: Set<String> = []
    var read: [Entry] = []
    var hasRoom = add(nodes, to: &read, &unusable, &findings)
    for group in tree.constraintGroups where hasRoom {
      hasRoom = ConstraintReader(
        tree: tree.seen(by: group), prefix: group.identifierPrefix, isStandard: group.isStandard
      )
      .add(group.nodes, with: group.variables, to: &read, &unusable, &findings)
    }
    return ScenarioConstraints(all: named(read, &findings), unusable: unusable)
  }

  /// - Returns: whether there may be more.
  private func add(
    _ nodes: [JSONValue], with variables: [String: JSONValue] = [:], to read: inout [Entry],
    _ unusable: inout Set<String>, _ findings: inout Findings
  ) -> Bool {
    for node in nodes {
      guard !findings.isFull else { return false }
      let node = node.substituting(variables, &findings)
      var draft = ConstraintDraft()
      let constraints = unresolved(node, &draft, &findings).compactMap { resolve($0, &findings) }
      if constraints.isEmpty, let name = name(of: node) { unusable.insert(name) }
      guard read.count + constraints.count <= SceneLimits.constraints else {
        findings.error(.tooMany, at: node.range, "there are more than \(SceneLimits.constraints) constraints")
        return false
      }
      if let name = draft.identifier?.value ?? draft.visualFormat?.value {
        for patch in draft.variations.all { patch.checkSharing(constraints.count, name: name, &findings) }
      }
      if let prefix { draft.identifier?.value.insert(contentsOf: prefix, at: "".startIndex) }
      let leader = read.count
      for (index, var constraint) in constraints.enumerated() {
        // The others of a visual format are named after the first.
        let identifier = index == 0 ? draft.identifier : nil
        constraint.shouldBeArchived = draft.shouldBeArchived
        constraint.isStandard = isStandard
        (constraint.code, constraint.standIn) = (draft.code, draft.standIn)
        // The words of a template are the same in every instance.
        if prefix != nil { constraint.identifier = constraint.text }
        if identifier == nil { constraint.identifier = draft.identifier?.value ?? constraint.identifier }
        let entry = ScenarioConstraint(
          constraint: constraint, sizeClasses: draft.sizeClasses, variations: draft.variations,
          leader: leader)
        read.append((entry, identifier))
      }
    }
    return true
  }

  /// The file's name for a constraint, if it can be found without reading the constraint.
  private func name(of node: JSONValue) -> String? {
    let names = [node.member("identifier"), node.member("equation"), node.member("visualFormat")]
    for node in [node] + names.compactMap({ $0?.value }) {
      if case .string(let name) = node.content { return name }
    }
    return nil
  }

  // MARK: Forms

  /// The constraints of any form; empty after reporting an error.
  ///
  /// - Parameter draft: receives the object's values; stays empty for an equation alone.
  private func unresolved(
    _ node: JSONValue, _ draft: inout ConstraintDraft, _ findings: inout Findings
  ) -> [UnresolvedConstraint] {
    switch node.content {
    case .string(let text) where text.isVisualFormat:
      draft.visualFormat = Located(value: text, range: node.range)
      return visualFormat(draft, source: node.range, &findings)
    case .string(let text):
      return equations(Located(value: text, range: node.range), &findings)
    case .object where node.member("equation") != nil:
      ConstraintDraft.equationFormat.read(node, into: &draft, &findings, lacks: Self.inEquation)
      guard let text = draft.equation else { return [] }
      return equations(text, &findings).map { constraint in
        var constraint = constraint
        constraint.isActive = draft.isActive
        return constraint
      }
    case .object where node.member("visualFormat") != nil:
      ConstraintDraft.visualFormatFormat.read(node, into: &draft, &findings, lacks: Self.inVisualFormat)
      return visualFormat(draft, source: node.range, &findings)
    case .object:
      ConstraintDraft.attributeFormat.read(node, into: &draft, &findings, lacks: Self.ofVisualFormat)
      return parts(draft, source: node.range, &findings).map { [$0] } ?? []
    default:
      findings.wrongType(node, expected: "an equation or an object")
      return []
    }
  }

  /// Keys of the other forms, with where their values belong.
  private static let inEquation = ConstraintDraft.attributeFormat.fields.reduce(into: ofVisualFormat) {
    lacks, field in
    if lacks[field.name] == nil {
      lacks[field.name] = "write it in the equation, as in \"b.width >= 2 × a.width + 8 @750\""
    }
  }

  private static let inVisualFormat = Dictionary(
    uniqueKeysWithValues: ConstraintDraft.attributeFormat.fields.map {
      ($0.name, "write it in the format, as in \"H:|-[a(>=50@750)]-8-[b(a)]\"")
    })

  private static let ofVisualFormat = ["options", "metrics"].reduce(into: [:]) {
    $0[$1] = "it belongs with a \"visualFormat\""
  }

  /// Empty after reporting an error.
  private func equations(_ text: Located<String>, _ findings: inout Findings) -> [UnresolvedConstraint] {
    let places = JSONStringPlaces(of: text.range, in: findings.source.bytes)
    do throws(EquationError) {
      var constraints: [UnresolvedConstraint] = []
      for equation in try EquationParser.parse(text.value, names: tree.names) {
        var constraint = try UnresolvedConstraint(equation, text: text, in: places)
        if let (value, range) = equation.priority {
          guard let priority = checkedPriority(value, at: places.range(of: range), &findings) else {
            return []
          }
          constraint.priority = priority
        }
        constraints.append(constraint)
      }
      return constraints
    } catch {
      findings.error(error, in: places, names: tree.names)
      return []
    }
  }

  private func parts(
    _ draft: ConstraintDraft, source: SourceRange, _ findings: inout Findings
  ) -> UnresolvedConstraint? {
    guard let first = draft.firstItem, let firstAttribute = draft.firstAttribute else { return nil }
    var second: UnresolvedConstraint.Anchor?
    if let item = draft.secondItem, let name = item.value {
      guard let attribute = draft.secondAttribute else {
        findings.error(
          .missingKey, at: item.range, "there is a \"secondItem\" but no \"secondAttribute\"")
        return nil
      }
      second = anchor(Located(value: name, range: item.range), attribute, &findings)
      guard second != nil else { return nil }
    } else if let attribute = draft.secondAttribute, attribute.value != .notAnAttribute {
      findings.error(
        .missingKey, at: attribute.range, "there is a \"secondAttribute\" but no \"secondItem\"")
      return nil
    }
    guard let first = anchor(first, firstAttribute, &findings) else { return nil }
    return UnresolvedConstraint(
      first: first, relation: draft.relation, second: second,
      multiplier: second == nil ? 1 : draft.multiplier,
      constant: draft.constant, priority: draft.priority, isActive: draft.isActive, source: source)
  }

  private func anchor(
    _ name: Located<String>, _ attribute: Located<LayoutAttribute>, _ findings: inout Findings
  ) -> UnresolvedConstraint.Anchor? {
    namedItem(name, &findings).map {
      UnresolvedConstraint.Anchor(
        item: $0, attribute: attribute.value, itemPlace: name.range, attributePlace: attribute.range)
    }
  }

  func namedItem(_ name: Located<String>, _ findings: inout Findings) -> NamedItem? {
    do throws(EquationError) {
      return try EquationParser.parseItem(name.value, names: tree.names)
    } catch {
      findings.error(
        error, in: JSONStringPlaces(of: name.range, in: findings.source.bytes), names: tree.names)
      return nil
    }
  }

  // MARK: Names

  /// Gives every constraint its identifier: the file's, which must be unique, or the text, made unique.
  private func named(
    _ resolved: [Entry], _ findings: inout Findings
  ) -> [ScenarioConstraint] {
    let source = findings.source
    var taken: [String: SourceRange] = [:]
    for case let identifier? in resolved.map(\.identifier) {
      if identifier.value.isEmpty {
        findings.error(.invalidIdentifier, at: identifier.range, "an identifier cannot be empty")
        continue
      }
      // UIKit reserves those that begin with UI, too; in scenarios made from logs they are UIKit's own.
      if identifier.value.hasPrefix("NS") {
        findings.warning(
          .invalidIdentifier, at: identifier.range,
          "identifiers that begin with NS are reserved for the system",
          help: "let \"\(identifier.value)\" begin with something else")
      }
      if let first = taken[identifier.value] {
        findings.error(
          .duplicateIdentifier, at: identifier.range,
          "the identifier \"\(identifier.value)\" is already used at \(source.words(for: first))")
      } else {
        taken[identifier.value] = identifier.range
      }
    }
    var counts: [String: Int] = [:]
    return resolved.map { read, identifier in
      var read = read
      read.constraint.hasGivenIdentifier = identifier != nil
      read.constraint.identifier =
        identifier?.value ?? unique(read.constraint.identifier, &taken, &counts, read.constraint.source)
      return read
    }
  }

  /// The text, with a number after it if another constraint has that name.
  private func unique(
    _ text: String, _ taken: inout [String: SourceRange], _ counts: inout [String: Int],
    _ source: SourceRange?
  ) -> String {
    var name = text
    while taken[name] != nil {
      let count = counts[text, default: 1] + 1
      counts[text] = count
      name = "\(text) #\(count)"
    }
    taken[name] = source ?? SourceRange(offset: 0, length: 0)
    return name
  }
}

extension Findings {
  mutating func error(_ error: EquationError, in places: JSONStringPlaces, names: ItemNames) {
    self.error(
      error.code, at: places.range(of: error.range), error.message, help: error.help?.text(names: names))
  }
}
