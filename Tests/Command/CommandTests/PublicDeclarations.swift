import Foundation
import RegexBuilder

/// What a source file declares for other modules, read line by line: the formatter gives all sources one shape.
struct PublicDeclaration {
  enum Kind: String {
    case `class`, `struct`, `enum`, `protocol`, `extension`, `func`, `var`, `let`, `subscript`
    case `typealias`, `associatedtype`, `case`
    case initializer = "init"
  }

  let kind: Kind
  /// The type it belongs to, such as `UIView.ContentMode`; empty for what belongs to none.
  let owner: String
  /// With the labels of a function: `addSubview(_:)`.
  let name: String
  /// What a class inherits.
  let parent: String?
  let isOverride: Bool
  let isDocumented: Bool
  let line: Int

  var isType: Bool { [.class, .struct, .enum, .protocol].contains(kind) }
  /// With the types around it.
  var fullName: String { owner.isEmpty ? name : "\(owner).\(name)" }

  static func all(in file: URL) throws -> [PublicDeclaration] {
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
    var scan = DeclarationScan(lines: lines)
    return lines.indices.flatMap { scan.read($0) }
  }
}

/// The lines of a file up to some line.
private struct DeclarationScan {
  /// What is open around a line.
  private struct Scope {
    let indent: Int
    let kind: PublicDeclaration.Kind
    let name: String
    let isPublic: Bool
  }

  private let lines: [String]
  private var scopes: [Scope] = []

  init(lines: [String]) { self.lines = lines }

  private let form = Regex {
    Capture {
      ZeroOrMore {
        ChoiceOf {
          /(?:public|open|package|internal|private|fileprivate)(?:\(set\))?/
          /final|static|class|override|required|convenience|nonisolated|mutating|weak|lazy|indirect|dynamic/
        }
        OneOrMore(.whitespace)
      }
    }
    TryCapture(OneOrMore(.word)) { PublicDeclaration.Kind(rawValue: String($0)) }
    /(?![\w.])\s*/
    Capture(/[\w.`]+|[^\w\s(]+|(?=\()|(?=\?)/)
  }

  mutating func read(_ index: Int) -> [PublicDeclaration] {
    let indent = lines[index].prefix { $0 == " " }.count
    let text = String(lines[index].dropFirst(indent)).replacing(/@\w+(\([^)]*\))?\s*/, with: "")
    // A brace alone opens what the lines above it declare.
    guard !text.isEmpty, !text.hasPrefix("//"), text != "{" else { return [] }
    scopes.removeAll { $0.indent >= indent }
    guard let match = text.prefixMatch(of: form) else { return [] }
    let (modifiers, kind) = (match.output.1.split(separator: " "), match.output.2)
    let name = String(match.output.3).replacing("`", with: "")
    let isPublic = modifiers.contains("public") || modifiers.contains("open") || isPublicByItsType(kind)
    let owner = scopes.map(\.name).joined(separator: ".")
    func declaration(_ kind: PublicDeclaration.Kind, _ name: String, of owner: String) -> PublicDeclaration {
      PublicDeclaration(
        kind: kind, owner: owner, name: name, parent: parent(of: kind, text),
        isOverride: modifiers.contains("override"), isDocumented: isDocumented(index), line: index + 1)
    }
    switch kind {
    case .class, .struct, .enum, .protocol, .extension:
      scopes.append(Scope(indent: indent, kind: kind, name: name, isPublic: isPublic))
      guard isPublic, kind != .extension else { return [] }
      let fullName = owner.isEmpty ? name : "\(owner).\(name)"
      // An enumeration in one line.
      let cases = text.firstMatch(of: /\{ case (.*) \}/).map { Self.names(ofCases: String($0.1)) } ?? []
      return [declaration(kind, name, of: owner)] + cases.map { declaration(.case, $0, of: fullName) }
    case .func, .initializer, .subscript:
      // What is in a function is nobody else's.
      scopes.append(Scope(indent: indent, kind: kind, name: name, isPublic: false))
      let base = kind == .func ? name : kind.rawValue
      return isPublic ? [declaration(kind, base + labels(from: index), of: owner)] : []
    case .var, .let:
      scopes.append(Scope(indent: indent, kind: kind, name: name, isPublic: false))
      return isPublic ? [declaration(kind, name, of: owner)] : []
    case .typealias, .associatedtype: return isPublic ? [declaration(kind, name, of: owner)] : []
    case .case:
      let names = Self.names(ofCases: String(text.dropFirst(5)))
      return isPublic ? names.map { declaration(kind, $0, of: owner) } : []
    }
  }

  /// A protocol's requirements are as public as it is, and an enumeration's cases.
  private func isPublicByItsType(_ kind: PublicDeclaration.Kind) -> Bool {
    guard let scope = scopes.last, scope.isPublic else { return false }
    return scope.kind == .protocol || (scope.kind == .enum && kind == .case)
  }

  private func parent(of kind: PublicDeclaration.Kind, _ text: String) -> String? {
    kind == .class ? text.firstMatch(of: /class \w+(?:<[^>]*>)?: (\w+)/).map { String($0.1) } : nil
  }

  private static func names(ofCases text: String) -> [String] {
    text.split(separator: ",").map { part in
      String(part.drop { $0 == " " || $0 == "`" }.prefix { $0.isLetter || $0.isNumber })
    }.filter { !$0.isEmpty }
  }

  /// Such as `(_:at:)`, from parameters that may go on in the next lines.
  private func labels(from index: Int) -> String {
    var (depth, parameters) = (0, [""])
    for character in lines[index...].prefix(20).joined(separator: " ").drop(while: { $0 != "(" }) {
      if ")]".contains(character) { depth -= 1 }
      if depth == 0, character == ")" { break }
      if depth == 1, character == "," {
        parameters.append("")
      } else if depth > 0 {
        parameters[parameters.count - 1].append(character)
      }
      if "([".contains(character) { depth += 1 }
    }
    let labels = parameters.compactMap { $0.split(whereSeparator: { " :".contains($0) }).first }
    return "(" + labels.map { $0 + ":" }.joined() + ")"
  }

  private func isDocumented(_ index: Int) -> Bool {
    let attributes = /\s*(?:@\w+(?:\([^)]*\))?\s*)+/
    let above = lines[..<index].last { $0.wholeMatch(of: attributes) == nil }
    return above?.trimmingPrefix { $0 == " " }.hasPrefix("///") == true
  }
}
