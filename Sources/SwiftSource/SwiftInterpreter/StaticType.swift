package import SwiftSyntax

/// A type as it is written.
package indirect enum StaticType: Sendable {
  case named(String, [StaticType] = [])
  case member(StaticType, String, [StaticType])
  case optional(StaticType, isForced: Bool = false)
  case array(StaticType)
  case dictionary(StaticType, StaticType)
  case tuple([StaticType], labels: [String?])
  case function([StaticType], result: StaticType)
  case metatype(StaticType)
  case composition([StaticType])
  case other

  init(_ syntax: TypeSyntax) {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .identifierType(let type):
      self = Self.plain(type.name.plain, Self.arguments(type.genericArgumentClause))
    case .memberType(let type):
      self = .member(StaticType(type.baseType), type.name.plain, Self.arguments(type.genericArgumentClause))
    case .metatypeType(let type): self = .metatype(StaticType(type.baseType))
    case .optionalType(let type): self = .optional(StaticType(type.wrappedType))
    case .implicitlyUnwrappedOptionalType(let type):
      self = .optional(StaticType(type.wrappedType), isForced: true)
    case .arrayType(let type): self = .array(StaticType(type.element))
    case .dictionaryType(let type): self = .dictionary(StaticType(type.key), StaticType(type.value))
    case .attributedType(let type): self = StaticType(type.baseType)
    case .someOrAnyType(let type): self = StaticType(type.constraint)
    case .functionType(let type):
      self = .function(
        type.parameters.map { StaticType($0.type) }, result: StaticType(type.returnClause.type))
    case .tupleType(let type):
      let parts = type.elements.map { StaticType($0.type) }
      let labels = type.elements.map { $0.secondName?.plain ?? $0.firstName?.plain }
      self = parts.count == 1 ? parts[0] : .tuple(parts, labels: labels)
    case .compositionType: self = .composition(Self.parts(of: syntax))
    default: self = .other
    }
  }

  /// The types of literals; a whole number takes the type of what is beside it.
  static let literals: [SyntaxKind: StaticType] = [
    .booleanLiteralExpr: .named("Bool"), .floatLiteralExpr: .named("Double"),
    .stringLiteralExpr: .named("String"),
  ]

  /// The types between the ampersands.
  static func parts(of syntax: TypeSyntax) -> [StaticType] {
    syntax.as(CompositionTypeSyntax.self)?.elements.map { StaticType($0.type) } ?? [StaticType(syntax)]
  }

  private static func plain(_ name: String, _ arguments: [StaticType]) -> StaticType {
    switch (name, arguments.count) {
    case ("Array", 1), ("ContiguousArray", 1): .array(arguments[0])
    case ("Dictionary", 2): .dictionary(arguments[0], arguments[1])
    case ("Optional", 1): .optional(arguments[0])
    default: .named(name, arguments)
    }
  }

  static func arguments(_ clause: GenericArgumentClauseSyntax?) -> [StaticType] {
    clause?.arguments.map { if case .type(let type) = $0.argument { StaticType(type) } else { .other } } ?? []
  }

  package var name: String {
    switch self {
    case .named(let name, _): name
    case .member(let base, let name, _): base.name + "." + name
    case .optional(let type, _): type.name + "?"
    case .array(let type): "[" + type.name + "]"
    case .dictionary(let key, let value): "[" + key.name + ": " + value.name + "]"
    case .tuple(let types, _): "(" + types.map(\.name).joined(separator: ", ") + ")"
    case .function: "a closure"
    case .metatype(let type): type.name + ".Type"
    case .composition(let all): all.map(\.name).joined(separator: " & ")
    case .other: "a type that is not understood"
    }
  }
  /// The declaration of the type, given the meaning of names.
  func declaration(in index: SourceIndex, _ named: (String) -> TypeDeclaration?) -> TypeDeclaration? {
    switch self {
    case .named(let name, _): named(name)
    // What is before the dot may be a module.
    case .member(let base, let name, _):
      if let outer = base.declaration(in: index, named) {
        outer.nestedType(name)
      } else {
        index.type(name, ofModule: base.name, or: named(name))
      }
    case .optional(let type, _): type.declaration(in: index, named)
    case .array: index.builtIn("Array")
    case .dictionary: index.builtIn("Dictionary")
    case .composition(let all): all.compactMap { $0.declaration(in: index, named) }.first
    case .tuple, .function, .metatype, .other: nil
    }
  }
  /// The types that it consists of: those of its elements, or the arguments of a generic type.
  var parts: [StaticType] {
    switch self {
    case .named(_, let all), .member(_, _, let all), .tuple(let all, _): all
    case .array(let element): [element]
    case .dictionary(let key, let value): [key, value]
    case .optional, .function, .metatype, .composition, .other: []
    }
  }
  package var unwrapped: StaticType { if case .optional(let type, _) = self { type.unwrapped } else { self } }
  var isFunction: Bool { if case .function = unwrapped { true } else { false } }
  package var isOptional: Bool { if case .optional = self { true } else { false } }
  /// Whether its values are used as if they were never nil: `UILabel!`.
  var isForced: Bool { if case .optional(_, isForced: true) = self { true } else { false } }
  var isReal: Bool { SourceIndex.canonical(unwrapped.name) == "CGFloat" }
  /// Whether literals already have this type.
  var isPlain: Bool { ["CGFloat", "Int", "String", "Any"].contains(SourceIndex.canonical(unwrapped.name)) }
}

extension TokenSyntax {
  /// The name without backticks.
  package var plain: String {
    let text = text
    return text.utf8.first == UInt8(ascii: "`") ? identifier?.name ?? text : text
  }
}
