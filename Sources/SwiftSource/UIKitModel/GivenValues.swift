import JSONText
import SwiftInterpreter

/// Sets properties to the values that the JSON of a request has for them.
extension Model {
  private struct Refusal: Error { let expected: String }

  /// Sets the property at a path, or reports what it accepts, at its place in the request.
  func set(_ path: String, of me: Value, to json: Value) throws {
    let file = "#set.\(path)"
    let place = Place(unit: SourceUnit(path: file, text: path, isModel: false), offset: 0)
    guard Self.isPath(path) else {
      interpreter.tell("this is not the path of a property, such as ‘titleLabel.text’", at: place)
      return
    }
    do {
      try interpreter.set(path, of: Box(me), from: file) { expected in
        guard let expected, !json.isNone || !expected.type.isOptional else { return json }
        guard let value = try given(json, as: expected) else {
          throw Refusal(expected: try words(for: expected))
        }
        return value
      }
    } catch let refusal as Refusal {
      interpreter.tell("‘\(path)’ takes \(refusal.expected), not \(json.json.line)", at: place)
    }
  }

  /// Whether the text consists of names separated by dots, perhaps with elements, and of nothing that is run.
  private static func isPath(_ text: String) -> Bool {
    let plain = text.replacing(/\[[^\]]*\]/, with: "")
    return plain.split(separator: ".", omittingEmptySubsequences: false).allSatisfy {
      $0.wholeMatch(of: /`?[\p{L}_][\p{L}\p{N}_]*`?[?!]*/) != nil
    }
  }

  /// A JSON value in the form that a property expects; nil if the property does not accept it.
  private func given(_ json: Value, as expected: Expected) throws -> Value? {
    let type = expected.type.unwrapped
    switch type {
    case .array:
      guard let element = expected.element, case .array(let values) = json else { return nil }
      let taken = try values.compactMap { try given($0, as: element) }
      return taken.count == values.count ? .array(taken) : nil
    case .named("Any", _): return json
    // Nothing is known of a type that is declared elsewhere.
    case .named, .member:
      guard let declared = interpreter.resolve(expected) else { return json }
      return try taken(json, declared)
    case .optional, .dictionary, .tuple, .function, .metatype, .composition, .other: return nil
    }
  }

  /// A JSON value as a type accepts it: as it is, by the name of a case or of a static property, or as a model
  /// determines.
  func taken(_ json: Value, _ type: TypeDeclaration) throws -> Value? {
    if type.kind == .builtIn {
      switch (SourceIndex.canonical(type.name), json) {
      case ("Bool", .bool), ("Int", .int), ("CGFloat", .double), ("String", .string): return json
      case ("CGFloat", .int(let number)): return .double(Double(number))
      default: return nil
      }
    }
    func fitting(_ value: Value?) -> Value? {
      value.flatMap { $0.declaration?.inherits(from: type) == true ? $0 : nil }
    }
    if let text = json.string {
      let name = text.split(separator: ".").last.map(String.init) ?? ""
      if let named = fitting(try interpreter.symbol(name, nil, of: type)) { return named }
      if type.kind == .enumeration, !type.cases.isEmpty {
        return fitting(try interpreter.construct(type, [Given("rawValue", json)]))
      }
    }
    return fitting(try interpreter.send("given", to: .type(.named(type.qualifiedName), type), json))
  }

  /// A description of what a property accepts.
  private func words(for expected: Expected) throws -> String {
    if case .array = expected.type.unwrapped {
      return try "an array" + (expected.element.map { ", each \(try words(for: $0))" } ?? "")
    }
    let name = expected.type.unwrapped.name
    guard let type = interpreter.resolve(expected) else { return "a value of type \(name)" }
    switch SourceIndex.canonical(type.name) {
    case "Bool": return "true or false"
    case "Int": return "a whole number"
    case "CGFloat": return "a number"
    case "String": return "a text"
    default: break
    }
    let own = Value.type(.named(type.qualifiedName), type)
    if let said = try interpreter.get("givenAs", of: own).string { return said }
    let cases = type.cases.filter(\.parameters.isEmpty).map { "“\($0.name)”" }
    if !cases.isEmpty { return (cases.count > 1 ? "one of " : "") + cases.prefix(12).joined(separator: ", ") }
    return "a value of type \(name), which “calls” can give it"
  }
}

extension Interpreter {
  /// Sets `self.path` of a value.
  func set(_ path: String, of me: Value, to value: Value) throws {
    try set(path, of: Box(me)) { _ in value }
  }
}
