import Foundation

/// The JSON Schema of scenarios, or of solutions, as Markdown tables, keys in alphabetical order.
struct SchemaTables {
  typealias Object = [String: Any]

  let schema: Object

  init(json: Data) throws {
    schema = try JSONSerialization.jsonObject(with: json) as? Object ?? [:]
  }

  private static let definitions = "$defs"

  /// Objects with tables of their own, by the keys that tell them.
  private static let tables: [Set<String>: String] = [["device"]: "*canvas*", ["textStyle"]: "*font*"]

  func definition(_ name: String) -> Object {
    (schema[Self.definitions] as? Object)?[name] as? Object ?? [:]
  }

  func properties(of object: Any?) -> [String: Object] {
    (object as? Object)?["properties"] as? [String: Object] ?? [:]
  }

  /// The form of a value that is an object, where others may stand for it.
  func objectForm(of value: Any?) -> Any? {
    let forms = (value as? Object)?["anyOf"] as? [Object]
    return forms?.first { $0["properties"] != nil } ?? value
  }

  /// A table of some keys of an object; all of them unless said otherwise.
  ///
  /// - Parameter note: a third column, for each key.
  func table(
    of object: Any?, keys: Set<String>? = nil, note: (title: String, text: (String) -> String)? = nil
  ) -> String {
    let properties = properties(of: object)
    let required = Set((object as? Object)?["required"] as? [String] ?? [])
    var rows = [["Key", "Value", "Meaning"] + (note.map { [$0.title] } ?? [])]
    for key in properties.keys.sorted() where keys?.contains(key) ?? true {
      let property = properties[key] ?? [:]
      let meaning = property["description"] as? String ?? ""
      rows.append(
        ["`\(key)`", value(property), meaning + (required.contains(key) ? " Required." : "")]
          + (note.map { [$0.text(key)] } ?? []))
    }
    return MarkdownTable.text(rows)
  }

  /// What a key takes, in words.
  func value(_ schema: Object) -> String {
    if let words = schema["enum"] as? [String] { return words.map { "`\($0)`" }.joined(separator: ", ") }
    if let only = schema["const"] { return "`\(only)`" }
    if let reference = schema["$ref"] as? String { return referred(reference) }
    if let choices = schema["anyOf"] as? [Object] {
      if choices.contains(where: { Set(properties(of: $0).keys).isSuperset(of: ["light", "dark"]) }) {
        return "*colour*"
      }
      return choices.map(value).joined(separator: "; or ")
    }
    switch schema["type"] as? String {
    case "string":
      let pattern = schema["pattern"] as? String ?? ""
      if pattern.hasPrefix("^#") { return "`#rgb`, `#rrggbb` or `#rrggbbaa`" }
      return pattern.contains(":") ? "`file:line:column`" : "text"
    case "boolean": return "`true`, `false`"
    case "null": return "`null`"
    case "number", "integer": return number(schema)
    case "array": return array(schema)
    case "object": return object(schema)
    default: return schema.isEmpty ? "any value" : "?"
    }
  }

  /// `#/$defs/view` as "view"; a definition of plain values as these.
  private func referred(_ reference: String) -> String {
    let name = reference.split(separator: "/").last.map(String.init) ?? reference
    if ["attributedText", "color", "image", "priority"].contains(name) { return value(definition(name)) }
    let apart = name.map { $0.isUppercase ? " \($0.lowercased())" : String($0) }.joined()
    return "*\(apart)*"
  }

  private func number(_ schema: Object) -> String {
    let kind = schema["type"] as? String == "integer" ? "whole number" : "number"
    func bound(_ key: String) -> Double? { (schema[key] as? NSNumber)?.doubleValue }
    // The limits of all coordinates are stated once, in the text.
    let maximum = bound("maximum").flatMap { abs($0) < 1e6 ? " up to \(Self.text($0))" : nil } ?? ""
    if let minimum = bound("exclusiveMinimum") { return "\(kind) above \(Self.text(minimum))\(maximum)" }
    if let minimum = bound("minimum"), minimum > -1e6 {
      return "\(kind) from \(Self.text(minimum))\(maximum)"
    }
    return kind + maximum
  }

  private static func text(_ number: Double) -> String {
    number == number.rounded() ? String(Int(number)) : String(number)
  }

  private func array(_ schema: Object) -> String {
    if let items = schema["prefixItems"] as? [Object] { return "array of \(items.count) numbers" }
    let count = (schema["minItems"] as? Int).map { "\($0): " } ?? ""
    return "array of " + count + value(schema["items"] as? Object ?? [:])
  }

  private func object(_ schema: Object) -> String {
    if let values = schema["additionalProperties"] as? Object { return "object of \(value(values)) by name" }
    let properties = properties(of: schema)
    if properties.isEmpty { return "object" }
    if let name = Self.tables[Set(properties.keys).intersection(["device", "textStyle"])] { return name }
    let values = Set(properties.values.map(value))
    let keys = properties.keys.sorted().map { "`\($0)`" }
    if let only = values.first, values.count == 1, keys.count > 1 {
      return "object of \(only) by \(keys.joined(separator: ", "))"
    }
    let members = zip(keys, properties.keys.sorted()).map { "\($0): \(value(properties[$1] ?? [:]))" }
    return "object with " + members.joined(separator: "; ")
  }
}

/// Markdown's tables, which have no bars within cells.
enum MarkdownTable {
  /// - Parameter rows: the first is the head.
  static func text(_ rows: [[String]]) -> String {
    guard let head = rows.first else { return "" }
    let lines = [line(head), line(head.map { _ in "---" })] + rows.dropFirst().map(line)
    return lines.joined()
  }

  private static func line(_ cells: [String]) -> String {
    "| " + cells.map { $0.replacing("|", with: "\\|") }.joined(separator: " | ") + " |\n"
  }
}
