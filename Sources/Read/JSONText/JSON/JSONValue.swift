import AutoLayout
package import LayoutScene

/// A node of a JSON text with the bytes it came from.
package struct JSONValue: Sendable {
  package enum Content: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
    /// Well formed, but already reported as unusable, so it is not reported again.
    case invalid
  }

  package var content: Content
  package var range: SourceRange

  package init(content: Content, range: SourceRange) {
    self.content = content
    self.range = range
  }

  /// In words for messages: `a number`.
  package var kindInWords: String {
    switch content {
    case .null: "null"
    case .boolean: "a Boolean"
    case .number: "a number"
    case .string: "a string"
    case .array: "an array"
    case .object: "an object"
    case .invalid: "an invalid value"
    }
  }

  /// An object's first member with the name.
  package func member(_ name: String) -> JSONMember? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == name }
  }
}

/// A key of an object with its value; no two members of an object have the same key.
package struct JSONMember: Sendable {
  package var key: String
  /// With the quotation marks.
  package var keyRange: SourceRange
  package var value: JSONValue

  package init(key: String, keyRange: SourceRange, value: JSONValue) {
    self.key = key
    self.keyRange = keyRange
    self.value = value
  }
}
