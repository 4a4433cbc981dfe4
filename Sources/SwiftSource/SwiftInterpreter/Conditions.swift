import SwiftOperators
import SwiftSyntax

/// The conditions that decide which branches of `#if` are active: those of a debug build for a phone, which is what
/// previews are made with.
struct Conditions {
  /// The version of iOS that `#available` compares with.
  let version = 18

  func active<List: SyntaxCollection>(_ items: List) -> [List.Element] {
    items.flatMap { item in
      let only = item.children(viewMode: .sourceAccurate).first
      guard let config = only?.as(IfConfigDeclSyntax.self) else { return [item] }
      let branch = config.clauses.first { $0.condition.map { holds($0, 0) } ?? true }
      return branch?.elements.flatMap { Syntax($0).as(List.self) }.map(active) ?? []
    }
  }

  private func holds(_ condition: ExprSyntax, _ depth: Int) -> Bool {
    guard depth < 100 else { return false }
    switch condition.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let literal): return literal.literal.text == "true"
    case .declReferenceExpr(let name): return name.baseName.text == "DEBUG"
    case .prefixOperatorExpr(let not): return !holds(not.expression, depth + 1)
    case .tupleExpr(let tuple): return tuple.elements.first.map { holds($0.expression, depth + 1) } ?? false
    case .functionCallExpr(let call):
      let argument = call.arguments.first?.trimmedDescription ?? ""
      switch call.calledExpression.trimmedDescription {
      case "os", "arch", "targetEnvironment": return ["iOS", "arm64", "simulator"].contains(argument)
      case "canImport": return !["AppKit", "WatchKit", "Cocoa", "Glibc"].contains(argument)
      case "swift", "compiler": return argument.hasPrefix(">")
      default: return false
      }
    case .sequenceExpr(let sequence):
      return holds(OperatorTable.standardOperators.foldSingle(sequence) { _ in }, depth + 1)
    case .infixOperatorExpr(let one):
      let isEither = one.operator.trimmedDescription == "||"
      return holds(one.leftOperand, depth + 1) == isEither ? isEither : holds(one.rightOperand, depth + 1)
    default: return false
    }
  }
}
