import SwiftSyntax

/// What a file says outside of types, and which names it uses that it does not declare.
package struct FreeNames {
  /// The names, each once for each use.
  package let names: [String]
  /// Whether there are statements, not only declarations.
  package let hasStatements: Bool

  /// nil if the file declares a type, an extension or a preview.
  package init?(_ unit: SourceUnit) {
    if unit.declaresTypes { return nil }
    let items = unit.tree.statements
    hasStatements = items.contains { !$0.item.is(DeclSyntax.self) }
    let visitor = Visitor(viewMode: .sourceAccurate)
    visitor.walk(items)
    names = visitor.used.filter { !visitor.declared.contains($0) }
  }

  private final class Visitor: SyntaxVisitor {
    var used: [String] = [], declared: Set<String> = []

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      if node.withBase.id == node.id { used.append(node.baseName.plain) }
      return .visitChildren
    }
    override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
      declared.insert(node.identifier.plain)
      return .visitChildren
    }
    override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
      declared.insert((node.secondName ?? node.firstName).plain)
      return .visitChildren
    }
    override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
      declared.insert(node.name.plain)
      return .visitChildren
    }
    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
      // An override is one of the class's own.
      if node.modifiers.names.contains("override") { used.append(node.name.plain) }
      declared.formUnion(node.modifiers.names.contains("override") ? [] : [node.name.plain])
      return .visitChildren
    }
  }
}
