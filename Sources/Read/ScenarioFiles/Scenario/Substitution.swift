import AutoLayout
import Diagnostics
import JSONText
import LayoutScene

extension JSONValue {
  /// The value with each `$name` in its texts replaced by the variable's value. A text that is nothing else becomes the
  /// variable's value, of whatever type; `${name}` is the same as `$name`, and `$$` is a dollar sign. Without
  /// variables, texts stay as they are.
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
      // An error in a variable's value is reported where the variable gets it.
      if let name = Substitution.variable(in: text), let whole = variables[name] { return whole }
      value.content = Substitution(variables: variables, place: range).content(of: text, &findings)
    }
    return value
  }

  /// The value with a dollar sign for each `$$` in its texts: the value of a variable, which cannot name other
  /// variables.
  var withSingleDollars: JSONValue {
    var value = self
    switch content {
    case .null, .boolean, .number, .invalid: break
    case .array(let elements): value.content = .array(elements.map(\.withSingleDollars))
    case .object(let members):
      value.content = .object(
        members.map { JSONMember(key: $0.key, keyRange: $0.keyRange, value: $0.value.withSingleDollars) })
    case .string(let text):
      guard text.unicodeScalars.contains("$") else { break }
      var single = String.UnicodeScalarView()
      var rest = text.unicodeScalars[...]
      while let scalar = rest.popFirst() {
        single.append(scalar)
        if scalar == "$", rest.first == "$" { rest.removeFirst() }
      }
      value.content = .string(String(single))
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
  /// The place of the text.
  let place: SourceRange

  /// Bytes of a string with variables in it. Without a limit, strings made of strings could double in length again
  /// and again.
  private static let longest = 10_000

  /// The variable that a text consists of; nil for any other text.
  static func variable(in text: String) -> String? {
    guard text.unicodeScalars.first == "$" else { return nil }
    var rest = text.unicodeScalars.dropFirst()
    let name = takeName(from: &rest)
    return rest.isEmpty && !name.isEmpty ? name : nil
  }

  func content(of text: String, _ findings: inout Findings) -> JSONValue.Content {
    guard text.utf8.count <= Self.longest else { return tooLong(&findings) }
    var result = ""
    var rest = text.unicodeScalars[...]
    while let dollar = rest.firstIndex(of: "$") {
      result += String(rest[..<dollar])
      rest = rest[dollar...].dropFirst()
      if rest.first == "$" {
        result += "$"
        rest = rest.dropFirst()
        continue
      }
      let name = Self.takeName(from: &rest)
      guard let value = variables[name] else {
        findings.error(
          .unknownVariable, at: place, "no variable named \"\(name)\"",
          help: Suggestion.question(for: name, in: variables.keys.sorted()) ?? "write $$ for a dollar sign")
        return .invalid
      }
      switch value.content {
      case .string(let words): result += words
      case .number(let number): result += plainNumber(number)
      case .invalid: return .invalid
      case .null, .boolean, .array, .object:
        findings.error(
          .wrongType, at: place,
          "\"$\(name)\" is inside a string, but its value is \(value.kindInWords)",
          help: "the value of a variable inside a string must be a string or a number")
        return .invalid
      }
      guard result.utf8.count <= Self.longest else { return tooLong(&findings) }
    }
    return .string(result + String(rest))
  }

  /// Reads `name` or `{name}`; empty if there is neither.
  private static func takeName(from rest: inout Substring.UnicodeScalarView) -> String {
    let isBraced = rest.first == "{"
    let start = isBraced ? rest.dropFirst() : rest
    let name = start.prefix { Character($0).isIdentifierPart }
    let end = start[name.endIndex...]
    if isBraced, end.first != "}" { return "" }
    rest = isBraced ? end.dropFirst() : end
    return String(name)
  }

  private func tooLong(_ findings: inout Findings) -> JSONValue.Content {
    findings.error(
      .outOfRange, at: place, "a string with variables in it can have at most \(Self.longest) bytes")
    return .invalid
  }
}
