import Foundation

/// As much of JSON Schema, draft 2020-12, as the schemas of scenarios and solutions use.
package struct SchemaValidator {
  let schema: [String: Any]

  package init(schema: [String: Any]) { self.schema = schema }

  /// The paths of values that the schema refuses.
  package func problems(_ value: Any) -> [String] { problems(value, schema, "") }

  private func problems(_ value: Any, _ node: [String: Any], _ path: String) -> [String] {
    var found: [String] = []
    if let name = node["$ref"] as? String {
      let definitions = schema["$defs"] as? [String: Any]
      let definition = definitions?[String(name.dropFirst("#/$defs/".count))] as? [String: Any]
      found += definition.map { problems(value, $0, path) } ?? ["\(path): \(name)"]
    }
    if let choices = node["anyOf"] as? [[String: Any]] {
      if !choices.contains(where: { problems(value, $0, path).isEmpty }) { found.append("\(path): anyOf") }
    }
    if let type = node["type"] as? String, !isOf(type, value) { found.append("\(path): \(type)") }
    if let choices = node["enum"] as? [String], !choices.contains(where: { $0 == value as? String }) {
      found.append("\(path): enum")
    }
    if let only = node["const"] as? NSObject, only != value as? NSObject { found.append("\(path): const") }
    if let number = value as? NSNumber, isOf("number", value) {
      found += numberProblems(number.doubleValue, node, path)
    }
    if let object = value as? [String: Any] { found += objectProblems(object, node, path) }
    if let array = value as? [Any] { found += arrayProblems(array, node, path) }
    if let pattern = node["pattern"] as? String, let text = value as? String,
      text.range(of: pattern, options: .regularExpression) == nil
    {
      found.append("\(path): pattern")
    }
    return found
  }

  private func isOf(_ type: String, _ value: Any) -> Bool {
    let isBoolean = (value as? NSNumber).map { $0.isBoolean } ?? false
    switch type {
    case "object": return value is [String: Any]
    case "array": return value is [Any]
    case "string": return value is String
    case "boolean": return isBoolean
    case "number": return value is NSNumber && !isBoolean
    case "integer":
      guard let number = value as? NSNumber, !isBoolean else { return false }
      return number.doubleValue == number.doubleValue.rounded()
    case "null": return value is NSNull
    default: return false
    }
  }

  private func numberProblems(_ number: Double, _ node: [String: Any], _ path: String) -> [String] {
    func bound(_ key: String) -> Double? { (node[key] as? NSNumber)?.doubleValue }
    let isRight =
      number >= bound("minimum") ?? number && number <= bound("maximum") ?? number
      && number > bound("exclusiveMinimum") ?? -.infinity
    return isRight ? [] : ["\(path): range"]
  }

  private func objectProblems(_ object: [String: Any], _ node: [String: Any], _ path: String) -> [String] {
    var found: [String] = []
    let properties = node["properties"] as? [String: [String: Any]] ?? [:]
    for key in node["required"] as? [String] ?? [] where object[key] == nil {
      found.append("\(path): no \(key)")
    }
    for (key, value) in object {
      if let property = properties[key] {
        found += problems(value, property, "\(path).\(key)")
      } else if let others = node["additionalProperties"] as? [String: Any] {
        found += problems(value, others, "\(path).\(key)")
      } else if node["additionalProperties"] as? Bool == false {
        found.append("\(path).\(key)")
      }
    }
    return found
  }

  private func arrayProblems(_ array: [Any], _ node: [String: Any], _ path: String) -> [String] {
    var found: [String] = []
    let prefix = node["prefixItems"] as? [[String: Any]] ?? []
    for (value, schema) in zip(array, prefix) { found += problems(value, schema, "\(path)[]") }
    if let items = node["items"] as? [String: Any] {
      for value in array.dropFirst(prefix.count) { found += problems(value, items, "\(path)[]") }
    }
    let isRight =
      array.count >= node["minItems"] as? Int ?? 0 && array.count <= node["maxItems"] as? Int ?? .max
    return isRight ? found : found + ["\(path): count"]
  }
}

extension NSNumber {
  /// Told from a number by the type encoding alone.
  fileprivate var isBoolean: Bool { String(cString: objCType) == "c" }
}
