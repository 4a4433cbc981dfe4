package import Diagnostics

extension JSONNode {
  /// Reads a JSON text as strictly as a scenario: duplicate keys and numbers beyond Double are errors too.
  ///
  /// - Throws: the first error, with its place.
  package init(parsing bytes: [UInt8]) throws(Diagnostic) {
    var findings = Findings(source: SourceText(bytes))
    let value = JSONParser.parse(&findings)
    guard let value, !findings.hasErrors else {
      throw findings.diagnostics().first { $0.severity == .error }
        ?? Diagnostic(.error, code: FindingCode.syntaxError.rawValue, "this is not JSON")
    }
    self.init(value)
  }

  package init(_ value: JSONValue) {
    self =
      switch value.content {
      case .null, .invalid: .null
      case .boolean(let boolean): .boolean(boolean)
      case .number(let number): .number(number)
      case .string(let string): .string(string)
      case .array(let elements): .array(elements.map(JSONNode.init))
      case .object(let members): .object(members.map { ($0.key, JSONNode($0.value)) })
      }
  }
}

// MARK: Access

extension JSONNode {
  /// An object's member; nil if there is none of this name, or the node is not an object.
  package subscript(_ name: String) -> JSONNode? {
    guard case .object(let members) = self else { return nil }
    return members.first { $0.0 == name }?.1
  }

  package var string: String? {
    if case .string(let string) = self { string } else { nil }
  }

  package var number: Double? {
    if case .number(let number) = self { number } else { nil }
  }

  package var boolean: Bool? {
    if case .boolean(let boolean) = self { boolean } else { nil }
  }

  package var elements: [JSONNode]? {
    if case .array(let elements) = self { elements } else { nil }
  }

  package var members: [Member]? {
    if case .object(let members) = self { members } else { nil }
  }
}
