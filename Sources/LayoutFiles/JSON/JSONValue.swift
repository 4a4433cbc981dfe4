import AutoLayout
import LayoutScene

/// A node of a JSON text with the bytes it came from.
struct JSONValue: Sendable {
  enum Content: Sendable {
    case null
    case boolean(Bool)
    case number(Double)
    case string(String)
    case array([JSONValue])
    case object([JSONMember])
    /// Well formed, but already reported as unusable, so it is not reported again.
    case invalid
  }

  var content: Content
  var range: SourceRange

  /// In words for messages: `a number`.
  var kindInWords: String {
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
  func member(_ name: String) -> JSONMember? {
    guard case .object(let members) = content else { return nil }
    return members.first { $0.key == name }
  }
}

/// A key of an object with its value; no two members of an object have the same key.
struct JSONMember: Sendable {
  var key: String
  /// With the quotation marks.
  var keyRange: SourceRange
  var value: JSONValue
}
