import SwiftInterpreter
import SwiftSyntax

/// The first thing in a file that does not parse.
struct SyntaxFault {
  let offset: Int
  let reason: String
  /// The function or statement that contains it, about which nothing else is certain.
  let range: Range<Int>

  /// nil: the file parses.
  init?(in unit: SourceUnit) {
    guard unit.tree.hasError else { return nil }
    var node = Syntax(unit.tree)
    var around: Syntax?
    while let next = node.children(viewMode: .all).first(where: { $0.hasError || $0.isMissing }) {
      // Within a function, it is not certain where the next statement begins.
      if next.is(FunctionDeclSyntax.self) || next.is(InitializerDeclSyntax.self)
        || around == nil && next.is(CodeBlockItemSyntax.self)
      {
        around = next
      }
      node = next
    }
    if node.isMissing, let bracket = Self.opening(of: node) {
      (offset, reason) = (bracket.positionAfterSkippingLeadingTrivia.utf8Offset, "this bracket is not closed")
    } else {
      (offset, reason) = (node.positionAfterSkippingLeadingTrivia.utf8Offset, "this does not parse")
    }
    let whole = around ?? node
    range = min(whole.position.utf8Offset, offset)..<max(whole.endPosition.utf8Offset, offset + 1)
  }

  /// The opening bracket next to a missing one that would close it.
  private static func opening(of missing: Syntax) -> TokenSyntax? {
    let pairs: [TokenKind: TokenKind] = [
      .rightParen: .leftParen, .rightSquare: .leftSquare, .rightBrace: .leftBrace,
    ]
    guard let token = missing.as(TokenSyntax.self), let kind = pairs[token.tokenKind] else { return nil }
    return missing.parent?.children(viewMode: .sourceAccurate).lazy.compactMap { $0.as(TokenSyntax.self) }
      .last { $0.tokenKind == kind }
  }
}

extension Syntax {
  fileprivate var isMissing: Bool { self.as(TokenSyntax.self)?.presence == .missing }
}
