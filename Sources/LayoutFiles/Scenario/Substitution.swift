import AutoLayout
import LayoutScene

extension JSONValue {
  /// The value with what `$name` stands for in its texts. A text that is nothing else becomes the variable's value,
  /// of whatever type; `${name}` is the same as `$name`, and `$$` a dollar sign. Without variables texts stay as they are.
  func substituting(_ variables: [String: JSONValue], _ findings: inout Findings) -> JSONValue {
    guard !variables.isEmpty else { return self }
    var value = self
    switch content {
    case .null, .boolean, .number, .invalid: break
    case .array(let elements):
      value.content = .array(elements.map { $0.substituting(variables, &findings) })
    case .object(let members):
      value.content = .object(members.map { $0.substituting(variables, &findings) })
    case .string(let text):
      guard text.unicodeScalars.contains("$") else { break }
      value.content = Substitution(variables: variables, place: range).content(of: text, &findings)
    }
    return value
  }
}

extension JSONMember {
  func substituting(_ variables: [String: JSONValue], _ findings: inout Findings) -> JSONMember {
    JSONMember(key: key, keyRange: keyRange, value: value.substituting(variables, &findings))
  }
}

/// Puts the values of variables into a text.
private struct Substitution {
  let variables: [String: JSONValue]
  /// Of the text.
  let place: SourceRange

  func content(of text: String, _ findings: inout Findings) -> JSONValue.Content {
    var result = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += rest[..<dollar]
      rest = rest[dollar...].dropFirst()
      if rest.first == "$" {
        result.append("$")
        rest = rest.dropFirst()
        continue
      }
      let isBraced = rest.first == "{"
      let name = String(scalars: rest.drop { $0 == "{" }.prefix { Character($0).isIdentifierPart })
      let length = name.unicodeScalars.count + (isBraced ? 2 : 0)
      rest = rest.dropFirst(length)
      guard let value = variables[name] else {
        findings.error(
          .unknownVariable, at: place, "no variable named \"\(name)\"",
          help: Suggestion.question(for: name, in: variables.keys.sorted()) ?? "write $$ for a dollar sign")
        return .invalid
      }
      if length + 1 == text.unicodeScalars.count { return value.content }
      switch value.content {
      case .string(let words): result += words.unicodeScalars
      case .number(let number): result += plainNumber(number).unicodeScalars
      case .null, .boolean, .array, .object, .invalid:
        findings.error(
          .wrongType, at: place,
          "\"$\(name)\" is inside a string, but its value is \(value.kindInWords)",
          help: "the value of a variable inside a string must be a string or a number")
        return .invalid
      }
    }
    return .string(String(result + rest))
  }
}
