import SwiftInterpreter
import SwiftSyntax

/// The names that a file without types uses but does not declare.
struct FreeNames {
  /// The names, once for each use.
  let names: [String]
  /// Whether there are statements, not only declarations.
  let hasStatements: Bool
  /// The offset at which the code begins.
  let offset: Int

  /// nil if the file declares a type, an extension or a preview.
  init?(_ unit: SourceUnit) {
    if unit.declaresTypes { return nil }
    offset = unit.tree.statements.positionAfterSkippingLeadingTrivia.utf8Offset
    hasStatements = unit.tree.statements.contains { !$0.item.is(DeclSyntax.self) }
    var used: [String] = [], declared: Set<String> = []
    for token in unit.tree.tokens(viewMode: .sourceAccurate) {
      switch token.parent?.as(SyntaxEnum.self) {
      case .declReferenceExpr(let one): if one.withBase.id == one.id { used.append(token.plain) }
      // An override overrides a function of the class around the code.
      case .functionDecl(let one) where one.modifiers.names.contains("override"): used.append(token.plain)
      case .functionDecl, .identifierPattern, .functionParameter, .closureShorthandParameter:
        declared.insert(token.plain)
      default: break
      }
    }
    names = used.filter { !declared.contains($0) }
  }
}
